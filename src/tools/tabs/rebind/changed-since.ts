import type { Json } from '@/src/contract/json.ts';
import type { Tab, TabGroup, TabsPort } from '@/src/contract/ports.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { isInGroup } from '../layout/group-state.ts';
import { type StandingTab, standingTab, standingTabOf } from '../layout/standing-tab.ts';

type Kept = Pick<StandingTab, 'id' | 'place' | 'group' | 'pinned' | 'active'> & { muted?: boolean };

const standsAsPlanned = ({ place, group, pinned, muted }: Kept, tab: Tab, groups: TabGroup[]): boolean =>
  isInGroup(tab, group, groups) &&
  (muted === undefined || muted === tab.muted) &&
  tab.windowId === place.windowId &&
  tab.pinned === pinned;

/** True for a tab whose earlier state is no longer known. */
type IsOver<Was> = (tab: Tab, was: Was, row: PlannedRow) => boolean;

/**
 * Rows whose tab the user has moved to another window, pinned, muted or regrouped since the plan, with its present
 * state. Properties that other rows of the call may have changed stay as planned: the place in the window, and the
 * front tab.
 */
export async function changedTabs<Was extends Kept & { [key: string]: Json }>(
  tabs: TabsPort,
  rows: PlannedRow[],
  parse: (before: Json) => Was,
  look: (tab: Tab, all: Tab[], groups: TabGroup[], going: ReadonlySet<number>) => Was,
  isOver: IsOver<Was>,
): Promise<Pick<PlannedRow, 'id' | 'before'>[]> {
  const [all, groups] = await Promise.all([tabs.all(), tabs.groups()]);
  const open = new Map(all.map((tab) => [tab.id, tab]));
  const planned = rows.map((row) => ({ row, was: parse(row.before) }));
  const going = new Set(planned.map(({ was }) => was.id));
  return planned.flatMap(({ row, was }) => {
    const tab = open.get(was.id);
    if (!tab || isOver(tab, was, row) || standsAsPlanned(was, tab, groups)) return [];
    const now = { ...look(tab, all, groups, going), active: was.active };
    const stays = now.place.windowId === was.place.windowId;
    return { id: row.id, before: stays ? { ...now, place: was.place } : now };
  });
}

/** As `changedTabs`, for rows whose `before` is a `StandingTab`. */
export const changedStanding = (tabs: TabsPort, rows: PlannedRow[], isOver: IsOver<StandingTab>) =>
  changedTabs(tabs, rows, standingTab.parse, standingTabOf, isOver);
