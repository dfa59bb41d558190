import { describe, expect, it } from 'vitest';
import { editTabGroups } from '@/src/tools/tabs/edit-tab-groups.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { Browser } from './restarting-browser.ts';

const url = (name: string) => `https://${name}.test/`;
const seeds = () => [
  { id: 1, url: url('a') },
  { id: 2, url: url('b'), group: 'Stuff' },
  { id: 3, url: url('c'), group: 'Trip' },
  { id: 4, url: url('d'), windowId: 2, group: 'Trip' },
];

type Groups = Awaited<ReturnType<ReturnType<typeof fakePorts>['tabs']['groups']>>;
const looksOf = (groups: Groups) => groups.map(({ title, color, collapsed }) => ({ title, color, collapsed }));
const changed = { title: 'House hunting', color: 'green', collapsed: true };

async function three() {
  const ports = fakePorts({ tabs: seeds() });
  const groups = await ports.tabs.groups();
  const now = async () => looksOf(await ports.tabs.groups());
  return { ports, ids: groups.map(({ id }) => id), before: looksOf(groups), now };
}

describe('editing groups', () => {
  it('renames, colours and folds in one call, tells what each becomes, and takes it back', async () => {
    const { ports, ids, before, now } = await three();
    const groups = [
      { group_id: ids[0], ...changed },
      { group_id: ids[2], color: 'cyan' },
    ];
    const run = await runWrite(editTabGroups(ports), { groups });
    expect(await now()).toEqual([changed, before[1], { ...before[2], color: 'cyan' }]);
    expect(run.plan.rows.map(({ title, place, becomes }) => [title, place?.params, becomes?.params?.changes])).toEqual([
      [
        'Stuff',
        { n: 1 },
        [
          'House hunting',
          { key: 'tabs_group_look', params: { look: 'green' } },
          { key: 'tabs_group_look', params: { look: 'folded' } },
        ],
      ],
      ['Trip', { n: 2 }, [{ key: 'tabs_group_look', params: { look: 'cyan' } }]],
    ]);
    expect(run.data).toEqual({ changed: 2, already: 0 });
    expect((await run.undo()).map(({ state }) => state)).toEqual(['undone', 'undone']);
    expect(await now()).toEqual(before);
  });

  it('leaves out what is so already, and names groups that there are not', async () => {
    const { ports, ids } = await three();
    const groups = [
      { group_id: ids[0], title: 'Stuff' },
      { group_id: ids[1], title: 'Trip', collapsed: true },
      { group_id: 777, collapsed: true },
    ];
    const run = await runWrite(editTabGroups(ports), { groups });
    expect(run.plan.rows.map(({ change }) => change)).toEqual([{ collapsed: true }]);
    expect(run.data).toEqual({ changed: 1, already: 1, not_found: [777] });
  });

  it('leaves a group alone that was changed since, and keeps what the call did not change', async () => {
    const { ports, ids, before, now } = await three();
    const groups = ids.slice(0, 2).map((group_id) => ({ group_id, color: 'pink' }));
    const run = await runWrite(editTabGroups(ports), { groups });
    await ports.tabs.updateGroup(ids[0]!, { color: 'orange' });
    await ports.tabs.updateGroup(ids[1]!, { title: 'Journey', collapsed: true });
    expect(new Set((await run.undo()).map(({ state }) => state))).toEqual(new Set(['conflict', 'undone']));
    expect(await now()).toEqual([
      { ...before[0], color: 'orange' },
      { title: 'Journey', color: before[1]!.color, collapsed: true },
      before[2],
    ]);
  });

  it('brings back how a group looked right before, also where a stopped worker had begun', async () => {
    const { ports, ids, before, now } = await three();
    const groups = [{ group_id: ids[0], title: 'House hunting' }];
    const run = await runWrite(editTabGroups(ports), { groups }, { killed: true });
    await run.undo(undefined, { killed: true });
    expect(await now()).toEqual(before);
    const tool = editTabGroups(ports);
    const [row] = run.plan.rows;
    await ports.tabs.updateGroup(ids[0]!, { title: 'Odds and ends' });
    expect(await tool.changed!([row!], { repeated: false })).toMatchObject([{ before: { title: 'Odds and ends' } }]);
    await ports.tabs.updateGroup(ids[0]!, { title: 'House hunting' });
    expect(await tool.changed!([row!], { repeated: true })).toEqual([]);
  });

  it('skips a group that is gone', async () => {
    const { ports, ids } = await three();
    const tool = editTabGroups(ports);
    const plan = tool.plan;
    const late = {
      ...tool,
      plan: async (...given: Parameters<typeof plan>) => {
        const planned = await plan(...given);
        await ports.tabs.close([2]);
        return planned;
      },
    };
    const run = await runWrite(late, { groups: ids.map((group_id) => ({ group_id, collapsed: true })) });
    expect(run.outcomes.map(({ state }) => state)).toEqual(['skipped', 'done', 'done']);
    await ports.tabs.close([3]);
    expect(new Set((await run.undo()).map(({ state }) => state))).toEqual(new Set(['failed', 'undone']));
  });

  it('finds a group again after a restart by title and colour, if there is one such', async () => {
    const browser = new Browser(seeds());
    const before = looksOf(await browser.tabs.groups());
    const [stuff, trip, other] = (await browser.tabs.groups()).map(({ id }) => id);
    const done = await browser.does('edit_tab_groups', { groups: [{ group_id: stuff, ...changed }] });
    const alike = await browser.does('edit_tab_groups', {
      groups: [trip, other].map((group_id) => ({ group_id, title: 'Same', color: 'red' })),
    });
    browser.restart();
    expect((await browser.undo(alike)).map(({ state }) => state)).toEqual(['conflict', 'conflict']);
    expect((await browser.undo(done)).map(({ state }) => state)).toEqual(['undone']);
    expect(looksOf(await browser.tabs.groups())).toContainEqual(before[0]);
  });
});
