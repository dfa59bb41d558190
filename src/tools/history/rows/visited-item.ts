import { siteOf, tagAddress } from '@/src/address/address.ts';
import type { HistoryPage } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { textSources } from '../../text-sources.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** A visited page as the reading tools give it. Its id is its address. */
export interface VisitedItem {
  id: string;
  title: string;
  url: string;
  /** ISO date and time of the latest visit. */
  last_visit: string;
  /** Number of visits that the browser remembers. */
  visits: number;
  tags: string[];
}

/** The items of pages, with their tags. */
export async function visitedItems({ tags }: Pick<ToolPorts, 'tags'>, pages: HistoryPage[]): Promise<VisitedItem[]> {
  const known = pages.length > 0 ? await tags.of([...new Set(pages.map(({ url }) => tagAddress(url)))]) : new Map();
  return pages.map(({ title, url, lastVisit, visits }) => ({
    id: url,
    title: title || url,
    url,
    last_visit: new Date(lastVisit).toISOString(),
    visits,
    tags: known.get(tagAddress(url)) ?? [],
  }));
}

/** "Tue, Nov 17, 2:20 PM · heise.de · seen 3 times". */
export const visitedRow = ({ id, title, url, last_visit, visits }: VisitedItem): LiveRow => ({
  kind: 'page',
  from: 'history',
  id,
  title,
  url,
  detail: text('history_seen', { at: Date.parse(last_visit), site: siteOf(url), n: visits }),
});

export const visitedSources = (items: { title: string; url: string }[]) =>
  textSources(
    'history',
    items.flatMap(({ title, url }) => [title, url]),
  );
