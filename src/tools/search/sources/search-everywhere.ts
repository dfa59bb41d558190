import { matchesSite, tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode, HistoryPage, Tab } from '@/src/contract/ports.ts';
import type { DataKind } from '@/src/contract/settings.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { rank } from '../../bookmark-index/rank.ts';
import { between } from '../../date-span.ts';
import { visitedPages } from '../../history/rows/visited-pages.ts';
import { bookmarkFilter } from '../../library/bookmark-filter.ts';
import { lookFor } from '../../library/bookmarks-with-words.ts';
import type { Places } from '../../library/library.ts';
import type { Tag } from '../../tags/rows/known-tags.ts';
import type { ToolPorts } from '../../tool-ports.ts';

export const shelves = ['tabs', 'bookmarks', 'history', 'tags'] as const;
export type Shelf = (typeof shelves)[number];

const kindOf: Record<Shelf, DataKind> = {
  tabs: 'tabs',
  bookmarks: 'bookmarks',
  history: 'history',
  tags: 'bookmarks',
};

type Found =
  | { kind: 'tab'; thing: Tab }
  | { kind: 'bookmark'; thing: Omit<BookmarkNode, 'index'> }
  | { kind: 'history'; thing: HistoryPage }
  | { kind: 'tag'; thing: Tag };

/** `at`: when it was last used, saved or visited, in epoch milliseconds. */
export type Hit = Found & { score: number; at: number; url: string | null };

interface Wanted {
  query: string;
  in?: Shelf[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  site?: string | undefined;
  /** Kinds of data that may be seen; absent: all. */
  sees?: readonly DataKind[] | undefined;
}

const nowhere: Places = { path: () => [], isInside: () => false };

async function tabHits({ tabs, tags }: ToolPorts, { query, site, from, to }: Wanted): Promise<Hit[]> {
  const { start, end } = between(from, to);
  const open = (await tabs.all()).filter(
    ({ url, lastAccessed }) =>
      (site === undefined || matchesSite(url, site)) &&
      ((from === undefined && to === undefined) || (lastAccessed >= start && lastAccessed < end)),
  );
  const known = await tags.of([...new Set(open.map(({ url }) => tagAddress(url)))]);
  const hits = rank(open, query, ({ title, url }) => ({ title, url, more: known.get(tagAddress(url)) }));
  return hits.map(({ item, score }) => ({ kind: 'tab', thing: item, score, at: item.lastAccessed, url: item.url }));
}

/** Tags that match; none if a site or a time is given, which tags do not have. */
async function tagHits({ tags }: ToolPorts, { query, site, from, to }: Wanted): Promise<Hit[]> {
  if (site !== undefined || from !== undefined || to !== undefined) return [];
  const hits = rank(await tags.all(), query, ({ name }) => ({ title: name }));
  return hits.map(({ item, score }) => ({ kind: 'tag', thing: item, score, at: item.at, url: null }));
}

async function historyHits(ports: ToolPorts, { query, site, from, to }: Wanted): Promise<Hit[]> {
  const hits = await visitedPages(ports, { query, site, span: between(from, to) });
  return hits.map(({ item, score }) => ({ kind: 'history', thing: item, score, at: item.lastVisit, url: item.url }));
}

/**
 * Searches all wanted kinds. `left`: kinds that were not searched since the user has not allowed them, `hidden`: since
 * the model may not see them. Throws `missing-permission` if history was named in the request and is not allowed.
 */
export async function lookEverywhere(ports: ToolPorts, wanted: Wanted) {
  const asked = wanted.in ?? shelves;
  const { sees } = wanted;
  const within = new Set(asked.filter((shelf) => !sees || sees.includes(kindOf[shelf])));
  const hidden = [...new Set(asked.filter((shelf) => !within.has(shelf)).map((shelf) => kindOf[shelf]))];
  const left: Shelf[] = [];
  if (within.has('history') && !(await ports.permissions.has('history'))) {
    if (wanted.in)
      throw new ToolError('missing-permission', 'The user has not allowed the history yet.', 'Ask them.', 'history');
    within.delete('history');
    left.push('history');
  }
  const [bookmarks, ...others] = await Promise.all([
    within.has('bookmarks') ? lookFor(ports, wanted.query) : null,
    within.has('tabs') ? tabHits(ports, wanted) : [],
    within.has('history') ? historyHits(ports, wanted) : [],
    within.has('tags') ? tagHits(ports, wanted) : [],
  ]);
  const places = bookmarks?.places ?? nowhere;
  const { site, from, to } = wanted;
  const passes = bookmarkFilter({ site, from, to }, places, () => []);
  const saved = (bookmarks?.hits ?? []).flatMap(({ item, score }): Hit[] =>
    passes(item) ? [{ kind: 'bookmark', thing: item, score, at: item.dateAdded, url: item.url }] : [],
  );
  return { hits: [...saved, ...others.flat()], places, building: bookmarks?.building ?? false, left, hidden };
}

export type Everything = Awaited<ReturnType<typeof lookEverywhere>>;
