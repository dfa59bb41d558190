import type { Tab, TabGroup, TabsPort } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { DoneRow, Rebound, UndoOutcome, UndoRun, WriteTool } from '@/src/contract/tool.ts';
import { rowConflict } from '@/src/registry/each-row.ts';
import { latest, type NewIds } from '../../tab-ids/new-tab-ids.ts';
import { recognised } from '../../tab-ids/tab-sightings.ts';
import type { TabPorts } from '../../tool-ports.ts';
import { gather, inTime, neverLate, settle } from '../layout/arrange-tabs.ts';
import { type GroupState, isInGroup, latestGroup } from '../layout/group-state.ts';
import { homeOf } from '../layout/home-window.ts';
import { withLastLook } from '../layout/last-look.ts';
import { restoreFront } from '../layout/restore-front.ts';
import { type StandingRow, standingRow } from '../layout/standing-tab.ts';
import { orderOf, putBack, standsAs } from '../layout/tab-place.ts';
import { type FoundRow, type NewNumbers, newNumbers } from './new-numbers.ts';
import { fields, never } from './rebind.ts';

/** The row with all present ids, except the window of its place. */
function withLatest({ row, tab, left }: StandingRow, ids: NewIds): StandingRow {
  const now = (old: number[]) => old.map((id) => latest(ids.tabs, id));
  const place = { ...tab.place, left: now(tab.place.left), right: now(tab.place.right) };
  return {
    row,
    tab: { ...tab, id: latest(ids.tabs, tab.id), place, group: latestGroup(tab.group, ids) },
    left: { ...left, windowId: latest(ids.windows, left.windowId), group: latestGroup(left.group, ids) },
  };
}

const standsAsLeft = ({ left }: StandingRow, tab: Tab, groups: TabGroup[]): boolean =>
  isInGroup(tab, left.group, groups) && tab.windowId === left.windowId && tab.pinned === left.pinned;

/** Conflicts for tabs that were moved, pinned or grouped otherwise since the call. */
async function movedSince({ tabs, returned }: TabPorts, rows: StandingRow[]): Promise<UndoOutcome[]> {
  const [all, groups, ids] = await Promise.all([tabs.all(), tabs.groups(), returned.ids()]);
  const open = new Map(all.map((tab) => [tab.id, tab]));
  return rows.flatMap((stored) => {
    const row = withLatest(stored, ids);
    const tab = open.get(row.tab.id);
    if (!tab || standsAsLeft(row, tab, groups)) return [];
    return { row: row.row, ...rowConflict(text('tabs_moved_since')) };
  });
}

/** Brings tabs back to their windows, places, pins and groups. False if time was up before all were back. */
async function comeBack(
  { tabs, returned }: TabPorts,
  back: StandingRow[],
  { left, repeated, late }: { left: ReadonlySet<number> } & Pick<UndoRun, 'repeated' | 'late'>,
): Promise<boolean> {
  const [before, groups] = await Promise.all([tabs.all(), tabs.groups()]);
  const now = new Map(before.map((tab) => [tab.id, tab]));
  const strangers = back.flatMap(({ tab: { id, group } }) => {
    const tab = now.get(id);
    return tab && !isInGroup(tab, null, groups) && !isInGroup(tab, group, groups) ? id : [];
  });
  if (!(await inTime(strangers, late, tabs.ungroup))) return false;
  const homes: { windowId: number; together: StandingRow[] }[] = [];
  for (const [was, together] of Map.groupBy(back, ({ tab }) => tab.place.windowId)) {
    const ours = together.map(({ tab }) => tab.id);
    const first = async () => ours[0] ?? null;
    const windowId = await homeOf({ tabs, returned }, { was, ours, left, repeated, first });
    if (windowId === null) continue;
    if (!(await gather(tabs, ours, windowId, late))) return false;
    homes.push({ windowId, together });
  }
  for (const { windowId, together } of homes) {
    const ours = new Set(together.map(({ tab }) => tab.id));
    const others = orderOf(await tabs.all(), windowId).filter((id) => !ours.has(id));
    const wanted = together.map(({ tab }) => tab).sort((a, b) => a.place.index - b.place.index);
    if (!(await settle({ tabs, returned }, windowId, putBack(others, wanted), wanted, late))) return false;
  }
  return true;
}

/** Brings tabs back to their places, pins and groups, as far as time allows. */
async function returnTabs({ tabs: asked, returned }: TabPorts, stored: StandingRow[], { repeated, late }: UndoRun) {
  const tabs = withLastLook(asked);
  const ids = await returned.ids();
  const rows = stored.map((row) => withLatest(row, ids));
  const [before, current] = await Promise.all([tabs.all(), tabs.current(null)]);
  const now = new Map(before.map((tab) => [tab.id, tab]));
  const back = rows.filter(({ tab }) => now.has(tab.id));
  const left = new Set(rows.map((row) => row.left.windowId));
  const run = { left, repeated, late };
  const isBack =
    (await comeBack({ tabs, returned }, back, run)) ||
    // The browser refuses some places. If nothing has moved, this run ends regardless of the time, or it would repeat
    // forever.
    (standsAs(before, await tabs.all()) && (await comeBack({ tabs, returned }, back, { ...run, late: neverLate })));
  const inFront = back.filter(({ tab }) => tab.active && now.get(tab.id)?.windowId !== tab.place.windowId);
  await restoreFront(tabs, { before, current, front: inFront.map(({ tab }) => tab.id) });

  return rows.map(({ row, tab }): UndoOutcome => {
    if (now.has(tab.id)) return { row, state: 'undone', ...(isBack ? {} : { open: true }) };
    return { row, state: 'failed', reason: text('tabs_gone') };
  });
}

type Found = FoundRow & { done: DoneRow };

/** Why the former place of a tab cannot be restored; null if it can be found or created again. */
function whyLost({ tab: { place, group }, left }: StandingRow, ours: ReadonlySet<number>, is: NewNumbers): Text | null {
  const stayed = [...place.left, ...place.right].some((id) => !ours.has(id));
  if (!is.windows.has(left.windowId) || (stayed && !is.windows.has(place.windowId))) return text('tabs_window_lost');
  const several = group !== null && is.groups(group, place.windowId).length > 1;
  return several ? text('tabs_group_unsure', { group: group.title }) : null;
}

/** A row with present ids, and unused ones for new windows and groups, which are remembered by them. */
function renumbered({ done, tab, left, now }: Found, is: NewNumbers, at: number): DoneRow {
  const { place } = tab;
  const tabs = (ids: number[]) => ids.flatMap((id) => is.tabs.get(id) ?? []);
  const window = (id: number) => is.windows.get(id) ?? never(id, at);
  const group = (state: GroupState | null, windowId: number) =>
    state && { ...state, id: is.groups(state, windowId)[0] ?? never(state.id, at) };
  const home = { windowId: window(place.windowId), left: tabs(place.left), right: tabs(place.right), windows: [] };
  return {
    ...done,
    before: { ...tab, id: now.id, place: { ...place, ...home }, beside: [], group: group(tab.group, place.windowId) },
    after: {
      ...fields.parse(done.after),
      left: { ...left, windowId: window(left.windowId), group: group(left.group, left.windowId) },
    },
  };
}

/** Finds tabs that were moved, pinned or grouped in an earlier session, and gives the rows their present ids. */
async function rebindStanding(tabs: TabsPort, rows: DoneRow[], at: number): Promise<Rebound> {
  const [all, groups] = await Promise.all([tabs.all(), tabs.groups()]);
  const { tabs: tabOf, lost } = recognised(all, rows);
  const stood = rows.map((done) => ({ done, ...standingRow(done) }));
  const ours = new Set(stood.map(({ tab }) => tab.id));
  const found = stood.flatMap((row) => {
    const now = tabOf.get(row.row);
    return now ? { ...row, now } : [];
  });
  const is = newNumbers(found, all, groups);
  const rebound: Rebound = { rows: [], lost };
  for (const row of found) {
    const reason = whyLost(row, ours, is);
    if (reason) rebound.lost.push({ row: row.row, ...rowConflict(reason) });
    else rebound.rows.push(renumbered(row, is, at));
  }
  return rebound;
}

/** The undo of tools whose rows contain a `StandingTab`: it restores the state of the tabs. */
export const standingUndo = (ports: TabPorts) =>
  ({
    conflicts: (rows) => movedSince(ports, rows.map(standingRow)),
    undo: (rows, run) => returnTabs(ports, rows.map(standingRow), run),
    rebind: (rows, at) => rebindStanding(ports.tabs, rows, at),
    undoneTogether: true,
  }) satisfies Partial<WriteTool>;
