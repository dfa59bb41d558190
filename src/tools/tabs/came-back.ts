import type { Tab } from '@/src/contract/ports.ts';
import { page } from './close-opened.ts';
import type { ClosedTab } from './closed-tab.ts';
import { latest, type Returned } from './returned.ts';

/** A tab that was closed, with the ids of the tabs that showed its page afterwards. */
export interface GoneTab {
  tab: ClosedTab;
  had: number[];
}

/**
 * Closed tabs that a stopped worker had opened again: of their address, and not there when they were closed. `earlier`
 * were undone before and keep theirs; under which ids they came back is noted, where that was forgotten.
 */
export function cameBack<Row extends GoneTab>(
  all: Tab[],
  rows: Row[],
  earlier: GoneTab[],
  returned: Returned,
): Map<Row, Tab> {
  const byPage = Map.groupBy(all, ({ url }) => page(url));
  const taken = new Set(returned.tabs.values());
  const claim = ({ tab, had }: GoneTab): Tab | undefined => {
    const found = byPage.get(page(tab.url))?.find(({ id }) => !taken.has(id) && !had.includes(id));
    if (found) {
      taken.add(found.id);
      returned.tabs.set(tab.id, found.id);
    }
    return found;
  };
  for (const each of earlier) if (!returned.tabs.has(each.tab.id)) claim(each);
  return new Map(
    rows.flatMap((row): [Row, Tab][] => {
      const known = all.find(({ id }) => returned.tabs.has(row.tab.id) && id === latest(returned.tabs, row.tab.id));
      const found = known ?? claim(row);
      return found ? [[row, found]] : [];
    }),
  );
}
