import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import type { ToolPorts } from '../ports.ts';
import { restoreFront } from './front.ts';
import { isGroup, latestGroup } from './membership.ts';
import { orderOf, putBack } from './place.ts';
import { latest, type Returned } from './returned.ts';
import { gather, settle } from './settle.ts';
import type { StandingTab } from './standing-tab.ts';

export interface StandingRow {
  row: string;
  tab: StandingTab;
}

interface Way<Row> {
  /** Whether the tab still is where the call brought it; one that the user has moved since stays. */
  unchanged(row: Row, now: Tab, group: TabGroup | undefined): boolean;
  /** A worker that was stopped may have brought some of them back already. */
  repeated: boolean;
  /** Windows into which the call had moved them. */
  filled?: ReadonlySet<number>;
}

type Ports = Pick<ToolPorts, 'tabs' | 'returned'>;

/**
 * The window that tabs came from. One that ended when its last tab left comes back as a new one. A worker that was
 * stopped may have made that: then one that is newer than their places holds them or their neighbours.
 */
async function homeOf({ tabs, returned }: Ports, rows: StandingRow[], filled: ReadonlySet<number>): Promise<number> {
  const [{ tab: first }] = rows as [StandingRow, ...StandingRow[]];
  const was = latest(returned.windows, first.place.windowId);
  const all = await tabs.all();
  if (all.some(({ windowId }) => windowId === was)) return was;
  const near = new Set(rows.flatMap(({ tab: { id, place } }) => [id, ...place.left, ...place.right]));
  const others = new Set([...first.place.windows, ...filled, ...returned.windows.values()]);
  const known = first.place.windows.length > 0;
  const standsIn = all.find((tab) => known && near.has(tab.id) && !others.has(tab.windowId));
  const home = standsIn?.windowId ?? (await tabs.moveToNewWindow(first.id));
  returned.windows.set(was, home);
  return home;
}

/** The row with the ids under which its tabs go now. */
function withLatest<Row extends StandingRow>(row: Row, returned: Returned): Row {
  const { tab } = row;
  const now = (old: number[]) => old.map((id) => latest(returned.tabs, id));
  const place = { ...tab.place, left: now(tab.place.left), right: now(tab.place.right) };
  return { ...row, tab: { ...tab, id: latest(returned.tabs, tab.id), place, group: latestGroup(tab.group, returned) } };
}

/** Brings tabs back to the places, pins and groups that they had. */
export async function returnTabs<Row extends StandingRow>(
  { tabs, returned }: Ports,
  planned: Row[],
  { unchanged, repeated, filled = new Set() }: Way<Row>,
): Promise<UndoOutcome[]> {
  const rows = planned.map((row) => withLatest(row, returned));
  const [before, current, groups] = await Promise.all([tabs.all(), tabs.current(null), tabs.groups()]);
  const now = new Map(before.map((tab) => [tab.id, tab]));
  const groupNow = ({ id }: StandingTab) => groups.find((group) => group.id === now.get(id)?.groupId);
  const back = rows.filter((row) => {
    const tab = now.get(row.tab.id);
    return tab && (repeated || unchanged(row, tab, groupNow(row.tab)));
  });

  const strangers = back.filter(({ tab }) => {
    const group = groupNow(tab);
    return group && !(tab.group && isGroup(group, tab.group));
  });
  if (strangers.length > 0) await tabs.ungroup(strangers.map(({ tab }) => tab.id));
  const homes: { windowId: number; together: Row[] }[] = [];
  for (const together of Map.groupBy(back, ({ tab }) => tab.place.windowId).values()) {
    const windowId = await homeOf({ tabs, returned }, together, filled);
    const ids = together.map(({ tab }) => tab.id);
    await gather(tabs, ids, windowId);
    homes.push({ windowId, together });
  }
  for (const { windowId, together } of homes) {
    const ids = new Set(together.map(({ tab }) => tab.id));
    const others = orderOf(await tabs.all(), windowId).filter((id) => !ids.has(id));
    const wanted = together.map(({ tab }) => tab).sort((a, b) => a.place.index - b.place.index);
    await settle({ tabs, returned }, windowId, putBack(others, wanted), wanted);
  }
  const left = back.filter(({ tab }) => tab.active && now.get(tab.id)?.windowId !== tab.place.windowId);
  await restoreFront(tabs, { before, current, front: left.map(({ tab }) => tab.id) });

  return rows.map((row): UndoOutcome => {
    if (back.includes(row)) return { row: row.row, state: 'undone' };
    return now.has(row.tab.id)
      ? { row: row.row, state: 'conflict', reason: text('tabs_moved_since') }
      : { row: row.row, state: 'failed', reason: text('tabs_gone') };
  });
}
