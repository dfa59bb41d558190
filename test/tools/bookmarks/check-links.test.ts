import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from '@/src/address/private-address.ts';
import type { Tool } from '@/src/contract/tool.ts';
import { checkBookmarkLinks } from '@/src/tools/bookmarks/check-bookmark-links.ts';
import { fakeLinks, type PageSeed } from '@/test/fakes/links.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const allSites = 'http://*/* https://*/*';

const pages: Record<string, PageSeed> = {
  'https://a.example/gone': 404,
  'https://a.example/gone-too': { HEAD: 405, GET: 410 },
  'https://a.example/head-refused': { HEAD: 403, GET: 200 },
  'https://b.example/old': 'https://b.example/new',
  'http://b.example/plain': 'https://www.b.example/plain/',
  'https://c.example/deep': 'https://c.example/',
  'https://c.example/private': 'http://192.168.0.1/admin',
  'https://c.example/members': 'https://c.example/login?next=members',
  'https://d.example/': 'silent',
  'https://d.example/broken': 503,
};
const own = ['http://localhost:3000/', 'http://10.1.2.3/', 'http://router.local/', 'http://[fd00::1]/', 'javascript:x'];

function start(
  { wait, its = world() }: { wait?: Parameters<typeof worker>[2]; its?: ReturnType<typeof world> } = {},
  during?: () => Promise<void>,
) {
  const ports = fakePorts({
    permissions: [allSites],
    bookmarks: {
      bar: [
        ...[...Object.keys(pages), 'https://e.example/#part', 'https://e.example/#other', ...own].map((url, at) => ({
          id: `b${at}`,
          title: url,
          url,
        })),
        { id: 'folder', title: 'F', children: [{ id: 'in', title: 'In', url: 'https://f.example/x' }] },
      ],
    },
  });
  const links = fakeLinks(pages, during);
  const tool = checkBookmarkLinks({ ...ports, links });
  return { ports, links, ...worker(its, [tool as Tool], wait) };
}
type Started = ReturnType<typeof start>;

async function asked({ registry }: Started, args: Record<string, unknown> = {}) {
  const answer = await registry.run(call('r:1', 'check_bookmark_links', args), context());
  if (answer.kind !== 'confirm') throw new Error(JSON.stringify(answer));
  return { ...answer, rows: answer.preview.sections.flatMap(({ rows }) => rows) };
}
const urls = (list: { url: string }[]) => list.map(({ url }) => url);

describe('check_bookmark_links', () => {
  it('always asks first, with its counts, and sends nothing to the local network', async () => {
    const started = start();
    await started.ports.permissions.has(allSites);
    const { preview, rows } = await asked(started);
    expect(preview).toMatchObject({
      headline: { key: 'bookmarks_check_headline', params: { addresses: 12, sites: 6, minutes: 1 } },
      notes: [{ key: 'bookmarks_note_private', params: { n: own.length } }],
      grants: [],
    });
    expect(rows.map(({ title }) => title)).toEqual([
      'a.example',
      'b.example',
      'c.example',
      'd.example',
      'e.example',
      'f.example',
    ]);
    expect(started.links.asked).toEqual([]);
  });

  it('sorts into gone, moved and unsure, one page of a site at a time', async () => {
    const started = start();
    const { ticket, rows } = await asked(started);
    const answer = await started.registry.approve({ ticket, rows: rows.map(({ id }) => id) });
    if (answer.kind !== 'result') throw new Error(answer.kind);
    const data = answer.result.data as Record<
      'gone' | 'moved' | 'unsure',
      { url: string; to?: string; why?: string }[]
    >;
    expect(urls(data.gone)).toEqual(['https://a.example/gone', 'https://a.example/gone-too']);
    expect(data.moved.map(({ url, to }) => [url, to])).toEqual([['https://b.example/old', 'https://b.example/new']]);
    expect(data.unsure.map(({ url, why }) => [url, why])).toEqual([
      ['https://c.example/deep', 'leads to a start page'],
      ['https://c.example/private', 'leads into a private network'],
      ['https://c.example/members', 'leads to a login'],
      ['https://d.example/', 'did not answer'],
      ['https://d.example/broken', 'answered 503'],
    ]);
    expect(data).toMatchObject({ checked: 12, there: 5, skipped: own.length });
    expect(answer.view).toMatchObject({ sentence: { params: { n: 12, gone: 2, moved: 1, unsure: 5 } } });
    expect(started.links.most.host).toBe(1);
    expect(started.links.most.all).toBeGreaterThan(1);
    expect(started.links.asked.filter(({ url }) => own.includes(url))).toEqual([]);
  });

  it('requests only ticked sites, and only the pages of the named folder', async () => {
    const started = start();
    const { ticket } = await asked(started);
    await started.registry.approve({ ticket, rows: ['site:b.example'] });
    expect(new Set(started.links.asked.map(({ url }) => new URL(url).host))).toEqual(new Set(['b.example']));
    expect((await asked(start(), { folder_id: 'folder' })).rows.map(({ title }) => title)).toEqual(['f.example']);
    expect((await asked(start(), { bookmark_ids: ['b0', 'b3', 'none'] })).rows).toHaveLength(2);
  });

  it('asks for access to all sites if it is missing', async () => {
    const { ports } = start();
    const tool = checkBookmarkLinks({ ...ports, permissions: { has: async () => false } });
    const { registry } = worker(world(), [tool as Tool]);
    expect(await registry.run(call('r:1', 'check_bookmark_links'), context())).toMatchObject({
      kind: 'permission',
      permission: allSites,
      reason: { key: 'gate_permission_all_sites' },
    });
  });
});

describe('a long check', () => {
  /** Messages are over as soon as nothing else happens; nobody forgets a read. */
  function slow() {
    const door = Promise.withResolvers<void>();
    const wait = (time: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        if (time === 4_000) setImmediate(resolve);
      });
    return { door, ...start({ wait: { wait } }, () => door.promise) };
  }

  it('answers "more" with its progress, and continues between messages', async () => {
    const started = slow();
    const { ticket, rows } = await asked(started);
    const run = () => started.registry.run(call('r:1', 'check_bookmark_links'), context());
    expect(await started.registry.approve({ ticket, rows: rows.map(({ id }) => id) })).toMatchObject({ kind: 'more' });
    expect(await run()).toMatchObject({ kind: 'more' });
    started.door.resolve();
    let answer = await run();
    while (answer.kind === 'more') answer = await run();
    expect(answer).toMatchObject({ result: { success: true, data: { checked: 12 } } });
    expect(started.links.asked.filter(({ url }) => url === 'https://a.example/gone')).toHaveLength(2);
    expect((await started.registry.statistics()).used).toMatchObject([{ calls: 1, failures: 0 }]);
  });

  it('keeps its findings when it is stopped between two messages', async () => {
    const started = slow();
    const { ticket, rows } = await asked(started);
    expect(await started.registry.approve({ ticket, rows: rows.map(({ id }) => id) })).toMatchObject({ kind: 'more' });
    await started.registry.stop('r:1');
    started.door.resolve();
    const run = () => started.registry.run(call('r:1', 'check_bookmark_links'), context());
    let answer = await run();
    while (answer.kind === 'more') answer = await run();
    expect(answer).toMatchObject({ kind: 'result', result: { success: true, data: { checked: 0, unchecked: 12 } } });
  });
});

describe('a check whose worker is killed', () => {
  it('continues in the next worker, requests no page twice, and stores nothing after its end', async () => {
    const its = world();
    const killed = Promise.withResolvers<never>();
    let left = 7;
    const first = start({ its }, () => {
      left -= 1;
      return left < 0 ? killed.promise : Promise.resolve();
    });
    const { ticket, rows } = await asked(first);
    void first.registry.approve({ ticket, rows: rows.map(({ id }) => id) });
    await expect.poll(() => left).toBeLessThan(-2);
    const before = await its.records.findings.of('r:1');
    expect(before.length).toBeGreaterThan(2);

    const second = start({ its });
    const answer = await second.registry.run(call('r:1', 'check_bookmark_links'), context());
    expect(answer).toMatchObject({
      kind: 'result',
      result: { data: { checked: 12, there: 5, gone: { length: 2 }, moved: { length: 1 }, unsure: { length: 5 } } },
    });
    const known = before.map((found) => Object(found).url);
    expect(second.links.asked.filter(({ url }) => known.includes(url))).toEqual([]);
    expect(await its.records.findings.of('r:1')).toEqual([]);
  });
});

describe('private addresses', () => {
  it.each([
    'http://localhost/',
    'http://a.localhost:8080/',
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://printer/',
    'http://nas.local./',
    'http://x.home.arpa/',
    'http://[::1]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::192.168.0.1]/',
    'nonsense',
  ])('%s', (url) => expect(isPrivateAddress(url)).toBe(true));

  it.each([
    'https://example.com/',
    'http://172.32.0.1/',
    'http://8.8.8.8/',
    'http://100.128.0.1/',
    'http://[2606:4700::1111]/',
    'https://local.example/',
    'https://homecorp.example/',
  ])('not %s', (url) => expect(isPrivateAddress(url)).toBe(false));
});
