import { describe, expect, it } from 'vitest';
import type { WorkOutcome } from '@/src/contract/call.ts';
import { text } from '@/src/contract/text.ts';
import { type ReadTool, ToolError, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { requirePage } from '@/src/registry/call-run.ts';
import { call, context, type World, worker, world } from '@/test/fakes/registry.ts';
import { shelf, takeTool } from '@/test/fakes/shelf.ts';

const parameters = z.strictObject({});
const words = { description: 'Needs a page.', parameters, sentence: () => text('gate_gone_headline') };

const weigh: ReadTool<Record<string, never>> = {
  ...words,
  name: 'weigh',
  area: 'pages',
  effect: 'read',
  inverse: 'none',
  async read(_, run) {
    // However a handler catches failures, the page's work is no failure.
    const weight = await requirePage(run)('scales', { what: 'cake' }).catch((error) => {
      throw new ToolError('failed', `Not weighed: ${error.message}`);
    });
    return { weight };
  },
};

/** Copies what it takes by way of a page. */
const copyOut = (taken: string[]): WriteTool<{ names: string[] }> => ({
  ...takeTool(shelf({ a: 'top', b: 'top' }), { effect: 'write', slice: 10 }),
  async apply(rows, run) {
    const names = rows.map(({ id }) => id);
    await requirePage(run)('copier', names);
    taken.push(...names);
    return names.map((row) => ({ row, state: 'done', after: null }));
  },
});

const start = (its: World, taken: string[] = []) => worker(its, [weigh, copyOut(taken)] as never).registry;
const done = (data: number | string): WorkOutcome => ({ ok: true, data });
const [read, write] = [call('r:1', 'weigh'), call('r:2', 'take', { names: ['a', 'b'] })];

describe('work of a page', () => {
  it('is requested from the calling page, which repeats the call with the result', async () => {
    const its = world();
    const registry = start(its);
    const asked = { kind: 'page-work', work: 'scales', data: { what: 'cake' } };
    expect(await registry.run(read, context())).toEqual(asked);
    expect(await registry.run(read, context())).toEqual(asked);
    const answer = await registry.run(read, context(), [], { scales: done(7) });
    expect(answer).toMatchObject({ kind: 'result', result: { success: true, data: { weight: 7 } } });
    expect(await its.records.statistics.all()).toMatchObject([{ tool: 'weigh', calls: 1, failures: 0 }]);
    const again = await registry.run(call('r:9', 'weigh'), context());
    expect(again).toMatchObject({ result: { cached: true, data: { weight: 7 } } });
  });

  it('is requested from the panel if it reads outside of a turn', async () => {
    const registry = start(world());
    const panel = context({ caller: 'panel', turn: null });
    expect(await registry.run(read, panel)).toMatchObject({ kind: 'page-work', work: 'scales' });
    const answer = await registry.run(read, panel, [], { scales: done(7) });
    expect(answer).toMatchObject({ kind: 'result', result: { data: { weight: 7 } } });
  });

  it('reports failures as values', async () => {
    const its = world();
    const answer = await start(its).run(read, context(), [], { scales: { ok: false, error: 'no batteries' } });
    expect(answer).toMatchObject({ result: { success: false, error: 'Not weighed: no batteries' } });
    expect(await its.records.statistics.all()).toMatchObject([{ calls: 1, failures: 1 }]);
  });

  it('is refused if no page repeats the call', async () => {
    const answer = await start(world()).run(read, context({ caller: 'shortcut', turn: null }));
    expect(answer).toMatchObject({
      result: { success: false, error: expect.stringMatching(/open page of Outrigger/) },
    });
  });

  it('of a write comes after its intent, and is not repeated', async () => {
    const [its, taken]: [World, string[]] = [world(), []];
    const asked = await start(its, taken).run(write, context());
    expect(asked).toEqual({ kind: 'page-work', work: 'copier', data: ['thing:a', 'thing:b'] });
    expect(await its.records.journal.get('r:2')).toMatchObject({ state: 'intended', outcomes: [] });
    expect(taken).toEqual([]);
    const registry = start(its, taken);
    const worked = { copier: done('copied') };
    const answer = await registry.run(write, context(), [], worked);
    expect(answer).toMatchObject({ kind: 'result', result: { success: true } });
    expect(await registry.run(write, context(), [], worked)).toMatchObject({ kind: 'result' });
    expect(await registry.run(write, context())).toMatchObject({ kind: 'result' });
    expect(taken).toEqual(['thing:a', 'thing:b']);
    expect(await its.records.statistics.all()).toMatchObject([{ tool: 'take', calls: 1, failures: 0 }]);
  });

  it('of a write may be stopped: nothing was done, and the journal says so', async () => {
    const its = world();
    const taken: string[] = [];
    const registry = start(its, taken);
    await registry.run(write, context());
    await registry.stop('r:2');
    const answer = await registry.run(write, context(), [], { copier: done('copied') });
    expect(answer).toMatchObject({ result: { success: false } });
    expect(await its.records.journal.get('r:2')).toMatchObject({ state: 'stopped', outcomes: [] });
    expect(taken).toEqual([]);
  });
});

it('an approved call that needs a closed page is released by the next worker', async () => {
  const its = world();
  let reads = 0;
  const asking: ReadTool<Record<string, never>> = {
    ...weigh,
    plan: async () => ({
      headline: text('gate_gone_headline'),
      verb: text('gate_gone_verb'),
      refuse: text('gate_gone_refuse'),
      notes: [],
      rows: [{ id: 'tab:3', title: 'Cake', url: '', digest: {}, before: null, change: null }],
    }),
    async read(args, run) {
      reads += 1;
      return weigh.read(args, run);
    },
  };
  const next = () => worker(its, [asking] as never).registry;
  await its.records.settings.change({ policies: { weigh: 'ask' } });
  const asked = await next().run(
    call('r:9', 'weigh', {}),
    context({ caller: 'panel', turn: null, conversation: null }),
  );
  await next().approve({ ticket: asked.kind === 'confirm' ? asked.ticket : '', rows: ['tab:3'] });
  await next().goOn();
  const before = reads;
  expect(before).toBeGreaterThan(0);
  await next().goOn();
  expect(reads).toBe(before);
});
