import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doneRows } from '@/src/registry/each-row.ts';
import { rememberReturned } from '@/src/tools/tab-ids/new-tab-ids.ts';
import { closeTabs } from '@/src/tools/tabs/close-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { fakeRenumbering } from '@/test/fakes/renumbering.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { looks, someOf, tabSeeds } from './strips.ts';

const trip = () =>
  fakePorts({
    tabs: [
      { id: 1, url: 'https://a.test/', pinned: true, muted: true },
      { id: 2, url: 'https://b.test/', group: 'Trip' },
      { id: 3, url: 'https://c.test/', group: 'Trip' },
      { id: 4, url: 'https://d.test/', active: true },
    ],
  });

const urls = async ({ tabs }: ReturnType<typeof trip>) => (await tabs.all()).map(({ url }) => url);

describe('closing and undoing', () => {
  it('restores place, group, pin and mute', async () => {
    const ports = trip();
    const [group] = await ports.tabs.groups();
    await ports.tabs.updateGroup(group!.id, { color: 'cyan', collapsed: true });
    const before = ports.tabs.look();
    const run = await runWrite(closeTabs(ports), { tab_ids: [3, 1, 2] });
    expect(await urls(ports)).toEqual(['https://d.test/']);
    expect(run.data).toEqual({ closed: 3 });
    expect((await run.undo()).map(({ state }) => state)).toEqual(['undone', 'undone', 'undone']);
    expect(ports.tabs.look()).toEqual(before);
  });

  it('restores any set of tabs, any part closed, wherever the worker stopped', async () => {
    await fc.assert(
      fc.asyncProperty(
        tabSeeds,
        someOf,
        fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
        async (seeds, pick, how) => {
          const [sessions, killed, killedUndoing, hurried] = how;
          const ports = fakePorts({ tabs: seeds });
          ports.tabs.sessions = sessions;
          const before = looks(ports.tabs);
          const ids = pick(seeds.map(({ id }) => id));
          const run = await runWrite(closeTabs(ports), { tab_ids: ids }, { killed });
          const open = new Set((await ports.tabs.all()).map(({ id }) => id));
          expect(ids.filter((id) => open.has(id))).toEqual([]);
          const outcomes = await run.undo(undefined, { killed: killedUndoing, hurried });
          expect(outcomes.filter(({ state }) => state !== 'undone')).toEqual([]);
          expect(looks(ports.tabs)).toEqual(before);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('opens nothing twice when every slice of undo is begun by one worker and ended by another', async () => {
    await fc.assert(
      fc.asyncProperty(tabSeeds, someOf, fc.boolean(), fc.boolean(), async (seeds, pick, sessions, unique) => {
        const ports = fakePorts({
          tabs: seeds.map((seed) => (unique ? { ...seed, url: `https://${seed.id}.test/` } : seed)),
        });
        ports.tabs.sessions = sessions;
        const addresses = async () => (await ports.tabs.all()).map(({ url }) => url).sort();
        const opened = await addresses();
        const before = looks(ports.tabs);
        const run = await runWrite(closeTabs(ports), { tab_ids: pick(seeds.map(({ id }) => id)) });
        const byId = new Map(run.plan.rows.map((row) => [row.id, row]));
        const done = doneRows([...byId.values()], run.outcomes).map(({ row, after }) => ({ ...row, after }));
        const rows = done.toReversed();
        const renumbering = fakeRenumbering();
        for (let at = 0; at < rows.length; at += 10)
          for (const repeated of [false, true]) {
            const worker = closeTabs({ ...ports, returned: rememberReturned(renumbering) });
            const { signal } = new AbortController();
            await worker.undo(rows.slice(at, at + 10), {
              signal,
              at: 0,
              repeated,
              earlier: rows.slice(0, at),
              late: () => false,
            });
          }
        expect(await addresses()).toEqual(opened);
        if (unique) expect(looks(ports.tabs)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it.each([true, false])(
    'keeps the order of sixty tabs that come back one by one (remembered by the browser: %s)',
    async (sessions) => {
      const ports = fakePorts({
        tabs: Array.from({ length: 62 }, (_, at) => ({ id: at + 1, url: `https://${at}.test/` })),
      });
      ports.tabs.sessions = sessions;
      const before = await urls(ports);
      const run = await runWrite(closeTabs(ports), { tab_ids: Array.from({ length: 60 }, (_, at) => at + 2) });
      await run.undo(undefined, { hurried: true });
      expect(await urls(ports)).toEqual(before);
    },
  );

  it('puts single tabs back in any order', async () => {
    for (const order of [
      ['tab:2', 'tab:3'],
      ['tab:3', 'tab:2'],
    ]) {
      const ports = trip();
      const before = ports.tabs.look();
      const run = await runWrite(closeTabs(ports), { tab_ids: [2, 3] });
      for (const row of order) await run.undo([row]);
      expect(ports.tabs.look()).toEqual(before);
    }
  });

  it('puts a tab between its neighbours when others have come and gone', async () => {
    const ports = trip();
    const run = await runWrite(closeTabs(ports), { tab_ids: [3] });
    await ports.tabs.open({ url: 'https://new.test/', index: 1 });
    await ports.tabs.close([1]);
    await run.undo();
    expect(await urls(ports)).toEqual(['https://new.test/', 'https://b.test/', 'https://c.test/', 'https://d.test/']);
  });

  it('opens more than 25 asleep, if the browser does not remember them', async () => {
    const ports = fakePorts({ tabs: Array.from({ length: 40 }, (_, at) => ({ id: at + 1 })) });
    ports.tabs.sessions = false;
    const run = await runWrite(closeTabs(ports), { tab_ids: Array.from({ length: 30 }, (_, at) => at + 5) });
    await run.undo();
    expect((await ports.tabs.all()).filter(({ discarded }) => discarded)).toHaveLength(30);
  });

  it('uses the current window if another one took the place of the old one', async () => {
    const ports = fakePorts({
      tabs: [
        { id: 1, url: 'https://a.test/' },
        { id: 2, windowId: 2, url: 'https://b.test/' },
        { id: 3, windowId: 2, url: 'https://c.test/' },
      ],
    });
    const run = await runWrite(closeTabs(ports), { tab_ids: [2] });
    await ports.tabs.close([3]);
    await run.undo();
    expect((await ports.tabs.all()).map(({ url, windowId }) => [url, windowId])).toEqual([
      ['https://a.test/', 1],
      ['https://b.test/', 1],
    ]);
  });

  it('reports a tab that could not be reopened', async () => {
    const ports = trip();
    ports.tabs.sessions = false;
    ports.tabs.refused.add('https://b.test/');
    const run = await runWrite(closeTabs(ports), { tab_ids: [2, 3] });
    expect(await run.undo()).toEqual([
      { row: 'tab:3', state: 'undone' },
      { row: 'tab:2', state: 'failed', reason: { key: 'tabs_not_reopened' } },
    ]);
  });

  it('keeps the browser open when its last tab is closed, and closes the blank tab afterwards', async () => {
    const ports = fakePorts({ tabs: [{ id: 1, url: 'https://a.test/' }] });
    const run = await runWrite(closeTabs(ports), { tab_ids: [1] });
    expect(await urls(ports)).toEqual(['about:blank']);
    await run.undo();
    expect(await urls(ports)).toEqual(['https://a.test/']);
  });
});

describe('undoing in slices after everything was closed', () => {
  const three = () =>
    fakePorts({
      tabs: [
        { id: 1, url: 'https://a.test/', windowId: 1, active: true },
        { id: 2, url: 'https://b.test/', windowId: 1 },
        { id: 3, url: 'https://c.test/', windowId: 2, active: true },
      ],
    });
  const placed = async ({ tabs }: ReturnType<typeof three>) =>
    (await tabs.all()).map(({ url, windowId }) => [url, windowId]);

  it('keeps the blank window for the tabs that are still to be reopened', async () => {
    const ports = three();
    const run = await runWrite(closeTabs(ports), { tab_ids: [1, 2, 3] });
    expect(await placed(ports)).toEqual([['about:blank', 1]]);
    await run.undo(['tab:3']);
    expect(await placed(ports)).toContainEqual(['about:blank', 1]);
    await run.undo(['tab:2']);
    await run.undo(['tab:1']);
    const all = await placed(ports);
    expect(all.map(([url]) => url)).toEqual(['https://a.test/', 'https://b.test/', 'https://c.test/']);
    expect(all.slice(0, 2).map(([, window]) => window)).toEqual([1, 1]);
  });
});

describe('tabs that are not closed', () => {
  it('are reported if they stay open, are gone, or show another page', async () => {
    const ports = trip();
    ports.tabs.stubborn.add(1);
    const tool = closeTabs(ports);
    const plan = tool.plan.bind(tool);
    tool.plan = async (args, context) => {
      const planned = await plan(args, context);
      await ports.tabs.close([2]);
      ports.tabs.navigate(3, 'https://elsewhere.test/');
      return planned;
    };
    const { outcomes } = await runWrite(tool, { tab_ids: [1, 2, 3] });
    expect(outcomes).toEqual([
      { row: 'tab:1', state: 'failed', reason: { key: 'tabs_still_open' } },
      { row: 'tab:2', state: 'skipped', reason: { key: 'tabs_gone' } },
      { row: 'tab:3', state: 'skipped', reason: { key: 'tabs_changed' } },
    ]);
    expect(await urls(ports)).toEqual(['https://a.test/', 'https://elsewhere.test/', 'https://d.test/']);
  });

  it('with unknown ids are reported, and the others are closed', async () => {
    const ports = trip();
    const run = await runWrite(closeTabs(ports), { tab_ids: [4, 77] });
    expect(run.plan.data).toEqual({ not_found: [77] });
    expect(run.data).toEqual({ not_found: [77], closed: 1 });
  });

  it('names the nearest ids if none exists', async () => {
    await expect(runWrite(closeTabs(trip()), { tab_ids: [77] })).rejects.toMatchObject({
      code: 'not-found',
      message: 'No tab has the id 77.',
      suggestion: expect.stringContaining('2, 3, 4'),
    });
  });
});
