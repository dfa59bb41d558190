import type { TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { arrange } from './arrange.ts';
import { restoreFront } from './front.ts';
import type { GroupedTab, Joined } from './grouped-tab.ts';
import { restoreGroups } from './membership.ts';
import { orderOf, putBack } from './place.ts';

export interface GroupedRow extends Joined {
  row: string;
  tab: GroupedTab;
}

/** A colour that the call gave to a group that was there before goes back, unless it was changed since. */
async function restoreColors(tabs: TabsPort, rows: GroupedRow[]): Promise<void> {
  const groups = new Map((await tabs.groups()).map((group) => [group.id, group]));
  for (const { wanted } of new Map(rows.map((row) => [row.group, row])).values()) {
    const { existing, color } = wanted;
    if (existing && color && existing.color !== color && groups.get(existing.id)?.color === color)
      await tabs.updateGroup(existing.id, { color: existing.color });
  }
}

/** The window that a tab came from; one that ended when its last tab left comes back as a new one. */
async function windowFor(tabs: TabsPort, was: number, first: number): Promise<number> {
  const windows = await tabs.windows();
  return windows.some(({ id }) => id === was) ? was : tabs.moveToNewWindow(first);
}

/** First of all every tab goes to its window, so that none stands between others while those find their places. */
async function bringHome(tabs: TabsPort, rows: GroupedRow[], windowId: number): Promise<void> {
  const home = new Set(orderOf(await tabs.all(), windowId));
  let end = home.size;
  for (const { tab } of rows) if (!home.has(tab.id)) await tabs.move(tab.id, { windowId, index: end++ });
}

async function putBackInWindow(tabs: TabsPort, rows: GroupedRow[], windowId: number): Promise<void> {
  const ids = new Set(rows.map(({ tab }) => tab.id));
  const others = orderOf(await tabs.all(), windowId).filter((id) => !ids.has(id));
  const back = rows.map(({ tab }) => tab).sort((a, b) => a.place.index - b.place.index);
  const order = putBack(others, back);
  await arrange(tabs, windowId, order, ids);
  for (const { tab } of rows) if (tab.pinned) await tabs.setPinned(tab.id, true);
  await restoreGroups(
    tabs,
    rows.map(({ tab }) => ({ id: tab.id, windowId, group: tab.group })),
  );
  await arrange(tabs, windowId, order, ids);
}

/** Takes tabs out of the groups they were put into, back to the places and groups they had. */
export async function ungroupAgain(tabs: TabsPort, rows: GroupedRow[]): Promise<UndoOutcome[]> {
  const before = await tabs.all();
  const current = await tabs.current(null);
  const now = new Map(before.map((tab) => [tab.id, tab]));
  const unchanged = rows.filter((row) => now.get(row.tab.id)?.groupId === row.group);

  if (unchanged.length > 0) await tabs.ungroup(unchanged.map(({ tab }) => tab.id));
  const homes: { windowId: number; together: GroupedRow[] }[] = [];
  for (const [was, together] of Map.groupBy(unchanged, ({ tab }) => tab.place.windowId)) {
    const windowId = await windowFor(tabs, was, together[0]?.tab.id ?? 0);
    await bringHome(tabs, together, windowId);
    homes.push({ windowId, together });
  }
  for (const { windowId, together } of homes) await putBackInWindow(tabs, together, windowId);
  await restoreColors(tabs, unchanged);
  const moved = unchanged.filter(({ tab }) => tab.active && now.get(tab.id)?.windowId !== tab.place.windowId);
  await restoreFront(tabs, { before, current, front: moved.map(({ tab }) => tab.id) });

  return rows.map((row) => {
    if (unchanged.includes(row)) return { row: row.row, state: 'undone' };
    return now.has(row.tab.id)
      ? { row: row.row, state: 'conflict', reason: text('tabs_moved_since') }
      : { row: row.row, state: 'failed', reason: text('tabs_gone') };
  });
}
