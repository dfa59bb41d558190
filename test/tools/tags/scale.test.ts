import { describe, expect, it } from 'vitest';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const addresses = Array.from({ length: 6_000 }, (_, at) => `https://site-${at}.example/page`);

/** Every change of tags takes four and a half seconds, however many addresses are in it. */
async function start() {
  const its = world();
  const ports = fakePorts();
  const tags = new Map(
    addresses.map((address, at) => [address, at % 3 === 0 ? ['a', 'js', 'script'] : ['js', `t${at % 50}`]]),
  );
  await ports.tags.change(addresses, (_, address) => tags.get(address)!);
  const { change } = ports.tags;
  const sizes: number[] = [];
  ports.tags.change = async (some, to) => {
    if (some.length > 0) its.clock.advance(4_500);
    sizes.push(some.length);
    return change(some, to);
  };
  const look = async () => ({ all: await ports.tags.all(), of: [...(await ports.tags.of(addresses))] });
  return {
    its,
    ports,
    sizes,
    look,
    ...worker(
      its,
      tools.map((make) => make(ports)),
    ),
  };
}

type Started = Awaited<ReturnType<typeof start>>;

async function undoWhole({ registry }: Started): Promise<number> {
  for (let messages = 1; ; messages++) if (!(await registry.undo({ entry: 'r:1' })).left) return messages;
}

const changes: [string, Record<string, unknown>][] = [
  ['rename_tag', { tag: 'js', name: 'ecmascript' }],
  ['merge_tags', { from: ['js', 'a'], into: 'script' }],
  ['tag_items', { items: [{ urls: addresses, tags: ['new', 'a'] }] }],
  ['untag_items', { items: [{ urls: addresses, tags: ['js', 'script'] }] }],
];

describe('a tag on thousands of pages', () => {
  it.each(changes)('%s runs in portions over several messages, and back', async (name, args) => {
    const started = await start();
    const { registry, sizes, look } = started;
    const before = await look();
    let answer = await registry.run(call('r:1', name, args), context());
    let messages = 1;
    for (; answer.kind === 'more'; messages++) answer = await registry.run(call('r:1', name, args), context());
    expect(answer).toMatchObject({ kind: 'result', result: { success: true } });
    expect(messages).toBeGreaterThan(1);
    expect(await undoWhole(started)).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5_000);
    expect(await look()).toEqual(before);
  });

  it('is deleted in part, and undo restores that part', async () => {
    const started = await start();
    const { registry, look, ports } = started;
    const before = await look();
    const asked = await registry.run(call('r:1', 'delete_tags', { tags: ['js', 't1'] }), context());
    if (asked.kind !== 'confirm') throw new Error(asked.kind);
    const rows = asked.preview.sections.flatMap((section) => section.rows.map(({ id }) => id));
    expect(await registry.approve({ ticket: asked.ticket, rows })).toMatchObject({ kind: 'more' });
    expect((await ports.tags.addressesOf('js')).length).toBe(4_000);
    await registry.stop('r:1');
    expect(await look()).not.toEqual(before);
    await undoWhole(started);
    expect(await look()).toEqual(before);
  });
});
