import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome, UndoRun } from '@/src/contract/tool.ts';
import type { ToolPorts } from '../ports.ts';
import { restoreFront } from './front.ts';
import { homeOf } from './home.ts';
import { isGroup, latestGroup } from './membership.ts';
import { orderOf, putBack } from './place.ts';
import { latest, type NewIds } from './returned.ts';
import { gather, settle } from './settle.ts';
import type { StandingRow } from './standing-tab.ts';

type Ports = Pick<ToolPorts, 'tabs' | 'returned'>;

/** The row with the ids under which everything goes now, but for the window of its place. */
function withLatest({ row, tab, left }: StandingRow, ids: NewIds): StandingRow {
  const now = (old: number[]) => old.map((id) => latest(ids.tabs, id));
  const place = { ...tab.place, left: now(tab.place.left), right: now(tab.place.right) };
  return {
    row,
    tab: { ...tab, id: latest(ids.tabs, tab.id), place, group: latestGroup(tab.group, ids) },
    left: { ...left, windowId: latest(ids.windows, left.windowId), group: latestGroup(left.group, ids) },
  };
}

const groupOf = (tab: Tab, groups: TabGroup[]) => groups.find(({ id }) => id === tab.groupId);

function standsAsLeft({ left }: StandingRow, tab: Tab, groups: TabGroup[]): boolean {
  const group = groupOf(tab, groups);
  const sameGroup = group ? left.group !== null && isGroup(group, left.group) : left.group === null;
  return sameGroup && tab.windowId === left.windowId && tab.pinned === left.pinned;
}

/** Conflicts: tabs that were moved, pinned or grouped otherwise since the call. */
export async function movedSince({ tabs, returned }: Ports, rows: StandingRow[]): Promise<UndoOutcome[]> {
  const [all, groups, ids] = await Promise.all([tabs.all(), tabs.groups(), returned.ids()]);
  const open = new Map(all.map((tab) => [tab.id, tab]));
  return rows.flatMap((stored): UndoOutcome[] => {
    const row = withLatest(stored, ids);
    const tab = open.get(row.tab.id);
    if (!tab || standsAsLeft(row, tab, groups)) return [];
    return [{ row: row.row, state: 'conflict', reason: text('tabs_moved_since') }];
  });
}

/** Brings tabs back to the places, pins and groups that they had. */
export async function returnTabs(
  { tabs, returned }: Ports,
  stored: StandingRow[],
  { repeated }: Pick<UndoRun, 'repeated'>,
): Promise<UndoOutcome[]> {
  const ids = await returned.ids();
  const rows = stored.map((row) => withLatest(row, ids));
  const [before, current, groups] = await Promise.all([tabs.all(), tabs.current(null), tabs.groups()]);
  const now = new Map(before.map((tab) => [tab.id, tab]));
  const back = rows.filter(({ tab }) => now.has(tab.id));

  const strangers = back.flatMap(({ tab: { id, group: own } }) => {
    const tab = now.get(id);
    const group = tab && groupOf(tab, groups);
    return group && !(own && isGroup(group, own)) ? id : [];
  });
  if (strangers.length > 0) await tabs.ungroup(strangers);
  const left = new Set(rows.map((row) => row.left.windowId));
  const homes: { windowId: number; together: StandingRow[] }[] = [];
  for (const [was, together] of Map.groupBy(back, ({ tab }) => tab.place.windowId)) {
    const ours = together.map(({ tab }) => tab.id);
    const windowId = await homeOf(
      { tabs, returned },
      { was, ours, left, repeated, first: async () => ours[0] ?? null },
    );
    if (windowId === null) continue;
    await gather(tabs, ours, windowId);
    homes.push({ windowId, together });
  }
  for (const { windowId, together } of homes) {
    const ours = new Set(together.map(({ tab }) => tab.id));
    const others = orderOf(await tabs.all(), windowId).filter((id) => !ours.has(id));
    const wanted = together.map(({ tab }) => tab).sort((a, b) => a.place.index - b.place.index);
    await settle({ tabs, returned }, windowId, putBack(others, wanted), wanted);
  }
  const inFront = back.filter(({ tab }) => tab.active && now.get(tab.id)?.windowId !== tab.place.windowId);
  await restoreFront(tabs, { before, current, front: inFront.map(({ tab }) => tab.id) });

  return rows.map((row): UndoOutcome => {
    if (back.includes(row)) return { row: row.row, state: 'undone' };
    return { row: row.row, state: 'failed', reason: text('tabs_gone') };
  });
}
