import type { TabsPort } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Rebound, WriteTool } from '@/src/contract/tool.ts';
import { recognised } from '../../tab-ids/tab-sightings.ts';
import type { TabPorts } from '../../tool-ports.ts';
import type { GroupState } from '../layout/group-state.ts';
import { movedSince, returnTabs } from '../layout/return-tabs.ts';
import { type StandingRow, standingRow } from '../layout/standing-tab.ts';
import { type FoundRow, type NewNumbers, newNumbers } from './new-numbers.ts';
import { type DoneRow, fields, never } from './rebind.ts';

interface Found extends FoundRow {
  done: DoneRow;
}

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
  const found = stood.flatMap((row): Found[] => {
    const now = tabOf.get(row.row);
    return now ? [{ ...row, now }] : [];
  });
  const is = newNumbers(found, all, groups);
  const rebound: DoneRow[] = [];
  for (const row of found) {
    const reason = whyLost(row, ours, is);
    if (reason) lost.push({ row: row.row, state: 'conflict', reason });
    else rebound.push(renumbered(row, is, at));
  }
  return { rows: rebound, lost };
}

/** The undo of tools whose rows contain a `StandingTab`: it restores the state of the tabs. */
export const standingUndo = (ports: TabPorts) =>
  ({
    conflicts: (rows) => movedSince(ports, rows.map(standingRow)),
    undo: (rows, run) => returnTabs(ports, rows.map(standingRow), run),
    rebind: (rows, at) => rebindStanding(ports.tabs, rows, at),
    undoneTogether: true,
  }) satisfies Partial<WriteTool>;
