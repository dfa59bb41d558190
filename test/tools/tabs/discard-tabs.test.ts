import { describe, expect, it } from 'vitest';
import { discardTabs } from '@/src/tools/tabs/discard-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';

const world = () =>
  fakePorts({
    tabs: [
      { id: 1, url: 'https://a.test/', active: true },
      { id: 2, url: 'https://b.test/', pinned: true },
      { id: 3, url: 'https://c.test/', audible: true },
      { id: 4, url: 'https://d.test/' },
      { id: 5, url: 'https://e.test/', discarded: true },
      { id: 6, url: 'https://d.test/' },
    ],
  });

const asleep = async ({ tabs }: ReturnType<typeof world>) =>
  (await tabs.all()).filter(({ discarded }) => discarded).map(({ url }) => url);

describe('discard_tabs', () => {
  it('leaves out tabs that are in front, pinned, playing or asleep, and says so', async () => {
    const ports = world();
    const run = await runWrite(discardTabs(ports), { tab_ids: [1, 2, 3, 4, 5, 77] });
    expect(await asleep(ports)).toEqual(['https://d.test/', 'https://e.test/']);
    expect(run.data).toMatchObject({
      discarded: 1,
      not_found: [77],
      left_out: [
        { tab_id: 1, because: 'in front of its window' },
        { tab_id: 2, because: 'pinned' },
        { tab_id: 3, because: 'playing' },
        { tab_id: 5, because: 'asleep already' },
      ],
    });
    expect(run.plan.notes.map(({ key }) => key)).toEqual(['tabs_discard_typed_text', 'tabs_left_out']);
  });

  it('includes pinned and playing ones if included or named alone', async () => {
    const ports = world();
    await runWrite(discardTabs(ports), { tab_ids: [2, 3], include: ['pinned', 'playing'] });
    expect(await asleep(ports)).toEqual(['https://b.test/', 'https://c.test/', 'https://e.test/']);
    const single = world();
    await runWrite(discardTabs(single), { tab_ids: [2] });
    expect(await asleep(single)).toEqual(['https://b.test/', 'https://e.test/']);
  });

  it('follows the new id of a sleeping tab, and wakes it', async () => {
    const ports = world();
    const run = await runWrite(discardTabs(ports), { tab_ids: [4] });
    expect(await ports.tabs.get(4)).toBeNull();
    const [now] = (run.data as { tab_ids: number[] }).tab_ids;
    expect(await ports.tabs.get(now!)).toMatchObject({ url: 'https://d.test/', discarded: true });
    expect(await run.undo()).toEqual([{ row: 'tab:4', state: 'undone' }]);
    expect(await ports.tabs.get(now!)).toMatchObject({ discarded: false });
  });

  it('finds tabs that a stopped worker had put to sleep, by their place', async () => {
    const ports = world();
    const run = await runWrite(discardTabs(ports), { tab_ids: [6, 4] }, { killed: true });
    expect(run.outcomes.map(({ state }) => state)).toEqual(['done', 'done']);
    const ids = (run.data as { tab_ids: number[] }).tab_ids;
    expect(await Promise.all(ids.map(async (id) => (await ports.tabs.get(id))?.index))).toEqual([5, 3]);
  });

  it('reports tabs that the browser kept awake, and gone ones on undo', async () => {
    const ports = world();
    const tool = discardTabs(ports);
    const plan = tool.plan.bind(tool);
    tool.plan = async (args, context) => {
      const planned = await plan(args, context);
      await ports.tabs.activate(4);
      return planned;
    };
    const run = await runWrite(tool, { tab_ids: [4, 6] });
    expect(run.outcomes[0]).toEqual({ row: 'tab:4', state: 'failed', reason: { key: 'tabs_stayed_awake' } });
    await ports.tabs.close((run.data as { tab_ids: number[] }).tab_ids);
    expect(await run.undo()).toEqual([{ row: 'tab:6', state: 'failed', reason: { key: 'tabs_gone' } }]);
  });
});
