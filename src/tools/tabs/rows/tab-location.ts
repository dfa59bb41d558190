import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';

/** The name of a window by its number, from 1. */
export const windowName = (id: number, windows: { id: number }[]): Text =>
  text('tabs_place_window', { n: windows.findIndex((window) => window.id === id) + 1 });

/** Makes the function that gives the part of a row that identifies a tab. Its place is its group and its window. */
export const tabRows =
  (groups: TabGroup[], windows: { id: number }[]) =>
  ({ id, title, url, groupId, windowId }: Tab): Pick<PlannedRow, 'id' | 'title' | 'url' | 'place'> => {
    const group = groups.find((one) => one.id === groupId);
    const n = windows.findIndex((window) => window.id === windowId) + 1;
    const place = group ? text('tabs_place_group', { group: group.title, n }) : windowName(windowId, windows);
    return { id: `tab:${id}`, title, url, place };
  };

type RowOf = ReturnType<typeof tabRows>;

/** Adds number and last use to the place of tabs that look alike, and leaves out a place that all tabs share. */
export function tellApart(tabs: Tab[], rowOf: RowOf, now: number): RowOf {
  const lookOf = (tab: Tab) => {
    const { title, url, place } = rowOf(tab);
    return JSON.stringify([title, url, place]);
  };
  const byLook = Map.groupBy(tabs, lookOf);
  const places = new Set(tabs.map((tab) => JSON.stringify(rowOf(tab).place))).size > 1 ? 'several' : 'one';
  return (tab) => {
    const { place, ...row } = rowOf(tab);
    if (!place || (byLook.get(lookOf(tab))?.length ?? 0) < 2) return { ...row, ...(place && { place }) };
    const { index, lastAccessed: at } = tab;
    return { ...row, place: text('tabs_place_apart', { place, places, n: index + 1, at, used: dayOf(at, now) }) };
  };
}

function dayOf(at: number, now: number): 'today' | 'earlier' | 'unknown' {
  if (at === 0) return 'unknown';
  return new Date(at).toDateString() === new Date(now).toDateString() ? 'today' : 'earlier';
}
