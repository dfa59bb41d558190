import { tagAddress } from '@/src/address/address.ts';
import type { Tab } from '@/src/contract/ports.ts';
import { latest } from './new-tab-ids.ts';

/** An address without what servers add by themselves: https, `www.`, a last slash. */
export const page = (url: string) =>
  tagAddress(url)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

/** Traits that tell a tab across its ids. */
export interface Trace {
  /** Null: no id was written down. */
  id: number | null;
  url: string;
  /** Other tabs that showed the page before it did. */
  had: number[];
}

/**
 * The tab of each trace, where there is one: it goes by its id or a later one. Where that was not written down, it is a
 * tab that shows the page and was not there before. `taken` are others' already.
 */
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
