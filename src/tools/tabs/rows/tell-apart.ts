import type { Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { tabRows } from './tab-location.ts';

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
