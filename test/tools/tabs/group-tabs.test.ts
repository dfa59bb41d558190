import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupTabs } from '@/src/tools/tabs/group-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { looks, someOf, tabSeeds } from './strips.ts';

const five = () =>
  fakePorts({
    tabs: [
      { id: 1, url: 'https://a.test/', pinned: true },
      { id: 2, url: 'https://b.test/', group: 'Code' },
      { id: 3, url: 'https://c.test/' },
      { id: 4, url: 'https://d.test/' },
      { id: 5, url: 'https://e.test/', windowId: 2 },
      { id: 6, url: 'https://f.test/', windowId: 2 },
    ],
  });

const members = async ({ tabs }: ReturnType<typeof five>, title: string) => {
  const group = (await tabs.groups()).find((each) => each.title === title);
  return (await tabs.all()).filter(({ groupId }) => group && groupId === group.id).map(({ id }) => id);
};

describe('grouping', () => {
  it('creates several groups in one call', async () => {
    const ports = five();
    const run = await runWrite(groupTabs(ports), {
      groups: [
        { title: 'News', color: 'red', tab_ids: [3, 4] },
        { title: 'Mail', tab_ids: [5] },
      ],
    });
    expect(await members(ports, 'News')).toEqual([3, 4]);
    expect(await members(ports, 'Mail')).toEqual([5]);
    expect((await ports.tabs.groups()).find(({ title }) => title === 'News')?.color).toBe('red');
    expect(run.data).toMatchObject({
      grouped: 3,
      groups: [
        { title: 'News', tabs: 2 },
        { title: 'Mail', tabs: 1 },
      ],
    });
  });

  it('adds to an existing group with the title, reports it, and restores its colour', async () => {
    const ports = five();
    const before = ports.tabs.look();
    const run = await runWrite(groupTabs(ports), { groups: [{ title: 'code', color: 'cyan', tab_ids: [4, 3] }] });
    expect(await members(ports, 'Code')).toEqual([2, 3, 4]);
    expect(run.plan.notes).toContainEqual({ key: 'tabs_group_joins', params: { group: 'code', n: 2 } });
    expect((await ports.tabs.groups())[0]?.color).toBe('cyan');
    await run.undo();
    expect(ports.tabs.look()).toEqual(before);
  });

  it('gathers tabs of two windows where most of them are', async () => {
    const ports = five();
    const before = ports.tabs.look();
    const run = await runWrite(groupTabs(ports), { groups: [{ title: 'All', tab_ids: [3, 5, 4] }] });
    expect((await ports.tabs.all()).filter(({ id }) => [3, 4, 5].includes(id)).map((tab) => tab.windowId)).toEqual([
      1, 1, 1,
    ]);
    expect(run.plan.notes).toEqual([{ key: 'tabs_group_moves_window', params: { n: 1 } }]);
    await run.undo();
    expect(ports.tabs.look()).toEqual(before);
  });

  it('is undone exactly, also when a stopped worker did it twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        tabSeeds,
        someOf,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        async (seeds, pick, count, killed) => {
          const ports = fakePorts({ tabs: seeds });
          const before = looks(ports.tabs);
          const ids = pick(seeds.map(({ id }) => id));
          const titles = ['Trip', 'New', 'Other', 'Last'].slice(0, count);
          const groups = titles
            .map((title, at) => ({ title, color: 'pink', tab_ids: ids.filter((_, n) => n % count === at) }))
            .filter(({ tab_ids }) => tab_ids.length > 0);
          const run = await runWrite(groupTabs(ports), { groups }, { killed });
          for (const { title, tab_ids } of groups) {
            const there = await Promise.all(tab_ids.map((id) => ports.tabs.get(id)));
            const names = (await ports.tabs.groups()).filter((group) => group.title === title).map(({ id }) => id);
            expect(there.every((tab) => tab && names.includes(tab.groupId ?? 0))).toBe(true);
          }
          expect((await run.undo()).filter(({ state }) => state !== 'undone')).toEqual([]);
          expect(looks(ports.tabs)).toEqual(before);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('tabs that are not grouped or ungrouped', () => {
  it('refuses a tab in two groups', async () => {
    const groups = [
      { title: 'A', tab_ids: [3] },
      { title: 'B', tab_ids: [4, 3] },
    ];
    await expect(runWrite(groupTabs(five()), { groups })).rejects.toMatchObject({
      code: 'invalid-arguments',
      message: 'Tab 3 stands in two groups.',
    });
  });

  it('leaves tabs that the user has moved since', async () => {
    const ports = five();
    const run = await runWrite(groupTabs(ports), { groups: [{ title: 'New', tab_ids: [3, 4, 6] }] });
    await ports.tabs.ungroup([3]);
    await ports.tabs.close([4]);
    const left = await ports.tabs.get(3);
    expect(await run.undo()).toEqual([
      { row: 'tab:3', state: 'conflict', reason: { key: 'tabs_moved_since' } },
      { row: 'tab:6', state: 'undone' },
      { row: 'tab:4', state: 'failed', reason: { key: 'tabs_gone' } },
    ]);
    expect((await ports.tabs.get(3))?.groupId).toBe(left?.groupId);
    expect((await ports.tabs.get(6))?.windowId).toBe(2);
  });
});
