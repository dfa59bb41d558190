import { matchesSite, siteOf, tagAddress } from '@/src/address/address.ts';
import type { HistoryPage, HistorySpan } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { type Ranked, rank } from '../../bookmark-index/rank.ts';
import type { Match } from '../../bookmark-index/scores.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** Maximum number of pages that are examined, the latest first. */
const most = 20_000;
/** Maximum number of pages that are searched with typing errors forgiven. */
const mostForgiving = 5_000;

/** A word that every address of the site contains, for the browser's own search. */
const wordOf = (site: string): string => /^(?:[a-z]+:\/\/)?(?:\*\.)?(?:www\.)?([^/:]*)/i.exec(site.trim())?.[1] ?? '';

/** The visited pages that match, latest first. If the browser's search, which needs all words, finds nothing, typing errors are forgiven. */
export async function visitedPages(
  ports: Pick<ToolPorts, 'history' | 'tags'>,
  {
    query = '',
    site,
    span,
    match = 'all',
  }: { query?: string | undefined; site?: string | undefined; span: HistorySpan; match?: Match | undefined },
): Promise<Ranked<HistoryPage>[]> {
  const { history, tags } = ports;
  const ofSite = (pages: HistoryPage[]) =>
    site === undefined ? pages : pages.filter(({ url }) => matchesSite(url, site));
  const host = site === undefined ? '' : wordOf(site);
  if (query.trim() === '') return ofSite(await history.search(host, span, most)).map((item) => ({ item, score: 1 }));

  const ranked = async (pages: HistoryPage[]) => {
    const known = await tags.of([...new Set(pages.map(({ url }) => tagAddress(url)))]);
    return rank(pages, query, ({ title, url }) => ({ title, url, more: known.get(tagAddress(url)) }), match);
  };
  const found = match === 'any' ? [] : await ranked(ofSite(await history.search(query, span, most)));
  return found.length > 0 ? found : ranked(ofSite(await history.search(host, span, mostForgiving)));
}

/** Visited pages as the reading tools give them, with their tags. The id is the address. */
export async function visitedItems({ tags }: Pick<ToolPorts, 'tags'>, pages: HistoryPage[]) {
  const known =
    pages.length > 0
      ? await tags.of([...new Set(pages.map(({ url }) => tagAddress(url)))])
      : new Map<string, string[]>();
  return pages.map(({ title, url, lastVisit, visits }) => ({
    id: url,
    title: title || url,
    url,
    last_visit: new Date(lastVisit).toISOString(),
    visits,
    tags: known.get(tagAddress(url)) ?? [],
  }));
}

export type VisitedItem = Awaited<ReturnType<typeof visitedItems>>[number];

/** "Tue, Nov 17, 2:20 PM · heise.de · seen 3 times". */
export const visitedRow = ({ id, title, url, last_visit, visits }: VisitedItem): LiveRow => ({
  kind: 'page',
  from: 'history',
  id,
  title,
  url,
  detail: text('history_seen', { at: Date.parse(last_visit), site: siteOf(url), n: visits }),
});
