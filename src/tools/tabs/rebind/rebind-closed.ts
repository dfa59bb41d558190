import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import type { Rebound } from '@/src/contract/tool.ts';
import { page } from '../../tab-ids/tabs-by-address.ts';
import { type ClosedTab, closedTab, closing } from '../layout/standing-tab.ts';
import { landmarksOf, sameWindows } from './new-numbers.ts';
import { type DoneRow, fields, never } from './rebind.ts';

/** A closed tab with unused ids, except the given ones. */
export function closedBefore(
  tab: ClosedTab,
  at: number,
  now: { window?: number | undefined; tabs?: ReadonlyMap<number, number> } = {},
): ClosedTab {
  const { place, group } = tab;
  const tabs = (ids: number[]) => ids.flatMap((id) => now.tabs?.get(id) ?? []);
  const windowId = now.window ?? never(place.windowId, at);
  return {
    ...tab,
    id: never(tab.id, at),
    place: { ...place, windowId, left: tabs(place.left), right: tabs(place.right), windows: [] },
    beside: [],
    group: group && { ...group, id: never(group.id, at) },
  };
}

/** Finds the windows of tabs closed in an earlier session by their neighbours, else takes them for closed too. */
export async function rebindClosed(tabs: TabsPort, rows: DoneRow[], at: number): Promise<Rebound> {
  const all = await tabs.all();
  const byPage = Map.groupBy(all, ({ url }) => page(url));
  const closed = rows.map((row) => ({ row, was: closedTab.parse(row.before), ...closing.parse(row.after) }));
  const stood = closed.map(({ was }) => was);
  const marks = landmarksOf(stood, all);
  const windows = sameWindows(marks.map(({ windowId, now }) => [windowId, now.windowId]));
  const [empty, ...others] = all.filter(({ url }) => url === 'about:blank');
  const alone = (tab: Tab) => all.every(({ id, windowId }) => id === tab.id || windowId !== tab.windowId);
  // The blank tab that kept the browser open, if no other tab can be meant.
  const kept = others.length === 0 && empty && alone(empty) ? empty.id : null;
  const numbers = new Map(marks.map(({ id, now }) => [id, now.id]));
  return {
    rows: closed.map(({ row, was, blank }) => ({
      ...row,
      before: closedBefore(was, at, { window: windows.get(was.place.windowId), tabs: numbers }),
      after: {
        ...fields.parse(row.after),
        had: (byPage.get(page(was.url)) ?? []).map(({ id }) => id),
        blank: blank === null ? null : kept,
      },
    })),
    lost: [],
  };
}
