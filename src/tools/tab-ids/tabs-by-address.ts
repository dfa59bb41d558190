import { tagAddress } from '@/src/address/address.ts';
import type { Tab } from '@/src/contract/ports.ts';
import { latest } from './new-tab-ids.ts';

/** An address without the parts that servers add: https, `www.`, a trailing slash. */
export const page = (url: string) =>
  tagAddress(url)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

/** Data by which a tab can be found when its id has changed. */
export interface Trace {
  /** Id of the tab; null if none was recorded. */
  id: number | null;
  url: string;
  /** Ids of other tabs that showed the page before. */
  had: number[];
}

/** The tab of each trace: by its id or a later one, else one with its page that was not there before. */
export function tabsOfPages<Row extends Trace>(
  all: Tab[],
  rows: Row[],
  { ids = new Map(), taken = [] }: { ids?: ReadonlyMap<number, number>; taken?: Iterable<number> },
): Map<Row, Tab> {
  const byId = new Map(all.map((tab) => [tab.id, tab]));
  const byPage = Map.groupBy(all, ({ url }) => page(url));
  const known = (row: Row) => (row.id === null ? undefined : byId.get(latest(ids, row.id)));
  const claimed = new Set([...taken, ...rows.flatMap((row) => known(row)?.id ?? [])]);
  return new Map(
    rows.flatMap((row): [Row, Tab][] => {
      const isIt = ({ id }: Tab) => !claimed.has(id) && !row.had.includes(id);
      const tab = known(row) ?? byPage.get(page(row.url))?.find(isIt);
      if (!tab) return [];
      claimed.add(tab.id);
      return [[row, tab]];
    }),
  );
}
