import { describe, expect, it } from 'vitest';
import { openTabs } from '@/src/tools/tabs/open-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite, somewhere } from '@/test/fakes/write-run.ts';

const world = () =>
  fakePorts({
    tabs: [{ id: 1, url: 'https://here.test/' }],
    bookmarks: {
      other: [
        { id: '10', title: 'Ten', url: 'https://ten.test/' },
        { id: '11', title: 'Script', url: 'javascript:alert(1)' },
        { id: '12', title: 'Folder', children: [] },
      ],
    },
  });

const urls = async (ports: ReturnType<typeof world>) => (await ports.tabs.all()).map(({ url }) => url);
const many = Array.from({ length: 30 }, (_, at) => `https://many-${at}.test/`);

describe('open_tabs', () => {
  it('opens addresses and bookmarks, and closes exactly those on undo', async () => {
    const ports = world();
    const before = ports.tabs.look();
    const run = await runWrite(openTabs(ports), { urls: ['https://a.test', 'https://a.test'], bookmark_ids: ['10'] });
    expect(await urls(ports)).toEqual([
      'https://here.test/',
      'https://a.test/',
      'https://a.test/',
      'https://ten.test/',
    ]);
    expect(run.plan.addresses).toEqual(['https://a.test/', 'https://ten.test/']);
    expect(run.data).toMatchObject({
      opened: 3,
      tab_ids: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    await ports.tabs.open({ url: 'https://mine.test/' });
    expect((await run.undo()).map(({ state }) => state)).toEqual(['undone', 'undone', 'undone']);
    expect(await urls(ports)).toEqual(['https://here.test/', 'https://mine.test/']);
    await ports.tabs.close([(await ports.tabs.all())[1]!.id]);
    expect(ports.tabs.look()).toEqual(before);
  });

  it('finds tabs that a stopped worker had opened, even if they were redirected', async () => {
    const ports = world();
    const tool = openTabs(ports);
    const context = { ...somewhere, signal: new AbortController().signal };
    const { rows } = await tool.plan(
      tool.parameters.parse({ urls: ['http://a.test/x', 'https://here.test'] }),
      context,
    );
    const run = { signal: context.signal, at: 0, earlier: [], late: () => false, context };
    await tool.apply(rows, { ...run, repeated: false });
    ports.tabs.navigate((await ports.tabs.all())[1]!.id, 'https://www.a.test/x/');
    const outcomes = await tool.apply(rows, { ...run, repeated: true });
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await urls(ports)).toEqual(['https://here.test/', 'https://www.a.test/x/', 'https://here.test/']);
  });

  it('brings a single tab to the front, not several, and undo returns to the tab before', async () => {
    const ports = world();
    const run = await runWrite(openTabs(ports), { urls: ['https://a.test/'] });
    expect((await ports.tabs.current(null))?.url).toBe('https://a.test/');
    await run.undo();
    expect((await ports.tabs.current(null))?.id).toBe(1);
    await runWrite(openTabs(ports), { urls: ['https://a.test/', 'https://b.test/'] });
    expect((await ports.tabs.current(null))?.id).toBe(1);
  });

  it('keeps a tab in which the user went on, but not one that was only redirected', async () => {
    const ports = world();
    const run = await runWrite(openTabs(ports), { urls: ['http://a.test/x', 'https://b.test/'] });
    const [, a, b] = await ports.tabs.all();
    ports.tabs.navigate(a!.id, 'https://www.a.test/x/');
    ports.tabs.navigate(b!.id, 'https://b.test/next');
    expect(await run.undo()).toEqual([
      { row: 'address:https://b.test/', state: 'conflict', reason: { key: 'tabs_changed' } },
      { row: 'address:http://a.test/x', state: 'undone' },
    ]);
    expect(await urls(ports)).toEqual(['https://here.test/', 'https://b.test/next']);
  });

  it('opens all in one new window and one group, also in slices', async () => {
    const ports = world();
    const run = await runWrite(openTabs(ports), { urls: many, window: 'new', group_title: 'Morning' });
    const tabs = (await ports.tabs.all()).filter(({ id }) => id !== 1);
    expect(new Set(tabs.map(({ windowId }) => windowId)).size).toBe(1);
    expect(tabs[0]?.windowId).not.toBe(1);
    expect((await ports.tabs.groups()).map(({ title }) => title)).toEqual(['Morning']);
    expect(new Set(tabs.map(({ groupId }) => groupId)).size).toBe(1);
    await run.undo();
    expect(await urls(ports)).toEqual(['https://here.test/']);
  });

  it('opens more than 25 asleep, and lists each opened address', async () => {
    const ports = world();
    const run = await runWrite(openTabs(ports), { urls: many });
    expect(run.plan.rows.flatMap(({ opens }) => opens)).toEqual(many.map((url) => ({ url })));
    expect((await ports.tabs.all()).filter(({ discarded }) => discarded)).toHaveLength(30);
  });

  it('opens nothing twice when the worker was stopped', async () => {
    const ports = world();
    await runWrite(
      openTabs(ports),
      { urls: ['https://a.test/', 'https://a.test/', 'https://here.test/'] },
      {
        killed: true,
        at: ports.clock.now(),
      },
    );
    expect(await urls(ports)).toEqual([
      'https://here.test/',
      'https://a.test/',
      'https://a.test/',
      'https://here.test/',
    ]);
  });

  it('reports bookmarks that are gone or have no web address', async () => {
    const run = await runWrite(openTabs(world()), { bookmark_ids: ['10', '11', '12', '404'] });
    expect(run.data).toMatchObject({ opened: 1, not_found: ['404'], left_out: ['11', '12'] });
  });

  it('continues when the browser refuses one', async () => {
    const ports = world();
    ports.tabs.refused.add('https://a.test/');
    const { outcomes } = await runWrite(openTabs(ports), { urls: ['https://a.test/', 'https://b.test/'] });
    expect(outcomes.map(({ state }) => state)).toEqual(['failed', 'done']);
  });

  it.each([
    [{}, 'invalid-arguments', 'Send `urls` or `bookmark_ids`.'],
    [{ urls: ['example.com'] }, 'invalid-arguments', 'Send "https://example.com".'],
    [{ urls: ['javascript:alert(1)'] }, 'invalid-arguments', 'Only http and https'],
    [{ urls: ['file:///etc/passwd'] }, 'invalid-arguments', 'Only http and https'],
    [{ bookmark_ids: ['404'] }, 'not-found', 'search_bookmarks'],
    [{ bookmark_ids: ['12'] }, 'not-found', 'list_bookmarks'],
  ])('refuses %o', async (args, code, suggestion) => {
    const run = runWrite(openTabs(world()), args);
    await expect(run).rejects.toMatchObject({ code, suggestion: expect.stringContaining(suggestion) });
  });
});
