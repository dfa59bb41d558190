import { expect, it } from 'vitest';
import { latest, type Returned, rememberReturned } from '@/src/tools/tab-ids/new-tab-ids.ts';
import { closeTabs } from '@/src/tools/tabs/close-tabs.ts';
import { discardTabs } from '@/src/tools/tabs/discard-tabs.ts';
import { groupTabs } from '@/src/tools/tabs/group-tabs.ts';
import { muteTabs } from '@/src/tools/tabs/mute-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { fakeRenumbering } from '@/test/fakes/renumbering.ts';
import { runWrite } from '@/test/fakes/write-run.ts';

it('finds restored tabs, however often, also in the next worker', async () => {
  const kept = fakeRenumbering();
  const first = rememberReturned(kept);
  await first.note('tabs', [
    [1, 5],
    [2, 2],
  ]);
  await first.note('tabs', [[5, 9]]);
  await first.note('windows', [[1, 7]]);
  const { tabs, windows, groups } = await rememberReturned(kept).ids();
  expect([latest(tabs, 1), latest(tabs, 2), latest(tabs, 5), latest(windows, 1), groups.size]).toEqual([9, 2, 9, 7, 0]);
  expect(await first.ids()).toEqual(await rememberReturned(kept).ids());
});

it('actions are undone one after the other by workers that know only the stored data', async () => {
  const ports = fakePorts({
    tabs: ['a', 'b', 'c', 'd'].map((name, at) => ({ id: at + 1, url: `https://${name}.test/` })),
  });
  const kept = fakeRenumbering();
  const returned: Returned = {
    ids: () => rememberReturned(kept).ids(),
    note: (kind, pairs) => rememberReturned(kept).note(kind, pairs),
  };
  const short = { ...ports, returned };
  const before = ports.tabs.look();
  const muted = await runWrite(muteTabs(short), { tab_ids: [2] });
  const grouped = await runWrite(groupTabs(short), { groups: [{ title: 'New', tab_ids: [2, 3] }] });
  const asleep = await runWrite(discardTabs(short), { tab_ids: [2, 3] });
  const sleeping = (await ports.tabs.all()).filter(({ discarded }) => discarded).map(({ id }) => id);
  const closed = await runWrite(closeTabs(short), { tab_ids: sleeping });
  for (const act of [closed, asleep, grouped, muted])
    expect(await act.undo()).not.toContainEqual(expect.objectContaining({ state: 'failed' }));
  expect(ports.tabs.look()).toEqual(before);
});
