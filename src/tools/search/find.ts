import { matchesSite, tagAddress, withoutFragment } from '@/src/address/address.ts';
import type { BookmarkNode, HistoryPage, Tab } from '@/src/contract/ports.ts';
import { type DataKind, privateWords } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { type LiveRow, type ReadTool, ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rank } from '../bookmark-index/rank.ts';
import { countedSentence } from '../count-sentence.ts';
import { between, dayField } from '../date-span.ts';
import { type VisitedItem, visitedItems, visitedPages, visitedRow } from '../history/rows/visited-pages.ts';
import { bookmarkFilter } from '../library/bookmark-filter.ts';
import { type BookmarkItem, bookmarkItems, bookmarkSources, liveRow } from '../library/bookmark-item.ts';
import { lookFor } from '../library/bookmarks-with-words.ts';
import type { Places } from '../library/library.ts';
import { highestPage, type Page, pagingFields } from '../pagination.ts';
import { itemsOf, type TabItem, tabRow } from '../tabs/rows/tab-item.ts';
import type { Tag } from '../tags/rows/known-tags.ts';
import { withSeenTags } from '../tags/rows/seen-tags.ts';
import { countOutsideTrash } from '../tags/rows/trashed-addresses.ts';
import { pageSources, textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';

const shelves = ['tabs', 'bookmarks', 'history', 'tags'] as const;
type Shelf = (typeof shelves)[number];

const parameters = z.strictObject({
  query: z.string().min(1).describe('Words that must all be there; typing errors are forgiven'),
  match: z.enum(['all', 'any']).optional().describe('any: some of the words are enough'),
  in: z.array(z.enum(shelves)).min(1).optional().describe('Where to look; default: everywhere'),
  from: dayField.optional().describe('Used, saved or visited on this date or later, such as 2026-11-21'),
  to: dayField.optional().describe('Used, saved or visited on this date or earlier'),
  site: z.string().min(1).optional().describe('Only this site, such as github.com'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

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
type Hit = Found & { score: number; at: number; url: string | null };

/** `sees`: kinds of data that may be seen; absent: all. */
type Wanted = Omit<Arguments, 'limit' | 'cursor'> & { sees?: readonly DataKind[] | undefined };

const nowhere: Places = { path: () => [], isInside: () => false };

async function tabHits({ tabs, tags }: ToolPorts, { query, match, site, from, to }: Wanted): Promise<Hit[]> {
  const { start, end } = between(from, to);
  const open = (await tabs.all()).filter(
    ({ url, lastAccessed }) =>
      (site === undefined || matchesSite(url, site)) &&
      ((from === undefined && to === undefined) || (lastAccessed >= start && lastAccessed < end)),
  );
  const known = await tags.of([...new Set(open.map(({ url }) => tagAddress(url)))]);
  const hits = rank(open, query, ({ title, url }) => ({ title, url, more: known.get(tagAddress(url)) }), match);
  return hits.map(({ item, score }) => ({ kind: 'tab', thing: item, score, at: item.lastAccessed, url: item.url }));
}

/** Tags that match; none if a site or a time is given, which tags do not have. */
async function tagHits({ tags }: ToolPorts, { query, match, site, from, to }: Wanted): Promise<Hit[]> {
  if (site !== undefined || from !== undefined || to !== undefined) return [];
  const hits = rank(await tags.all(), query, ({ name }) => ({ title: name }), match);
  return hits.map(({ item, score }) => ({ kind: 'tag', thing: item, score, at: item.at, url: null }));
}

async function historyHits(ports: ToolPorts, { query, match, site, from, to }: Wanted): Promise<Hit[]> {
  const hits = await visitedPages(ports, { query, match, site, span: between(from, to) });
  return hits.map(({ item, score }) => ({ kind: 'history', thing: item, score, at: item.lastVisit, url: item.url }));
}

/**
 * Searches all wanted kinds. `left`: kinds that were not searched since the user has not allowed them, `hidden`: since
 * the model may not see them. Throws `missing-permission` if history was named in the request and is not allowed.
 */
async function lookEverywhere(ports: ToolPorts, wanted: Wanted) {
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
    within.has('bookmarks') ? lookFor(ports, wanted.query, wanted.match) : null,
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

type Everything = Awaited<ReturnType<typeof lookEverywhere>>;

/** Rank of the kinds; the highest hit of an address is shown: a tab before a bookmark, a bookmark before a visit. */
const precedence: Record<Hit['kind'], number> = { tab: 3, bookmark: 2, history: 1, tag: 0 };

/** The id of the item in the tools of its kind. */
function idOf({ kind, thing }: Hit): number | string {
  if (kind === 'history') return thing.url;
  return kind === 'tag' ? thing.name : thing.id;
}

/** The hits of each page: the one that is shown, and the others. */
function merged(hits: Hit[]) {
  const byPage = Map.groupBy(hits, (hit) => (hit.url === null ? `#${idOf(hit)}` : withoutFragment(hit.url)));
  return [...byPage.values()].flatMap((same) => {
    const [hit, ...others] = same.sort((a, b) => precedence[b.kind] - precedence[a.kind] || b.score - a.score);
    return hit ? [{ hit, score: Math.max(...same.map(({ score }) => score)), others }] : [];
  });
}
type Merged = ReturnType<typeof merged>[number];

/** Sort key: score, then open before saved, then date; seconds fit in the rest. */
const keyOf = ({ hit, score }: Merged): number =>
  (Math.round(score * 1000) * 4 + precedence[hit.kind]) * 2 ** 33 + Math.floor(hit.at / 1000);

type TagItem = { id: string; title: string; count: number };
/** The same page in other places, such as a bookmark of an open tab. */
type Also = { also?: { kind: Hit['kind']; id: number | string }[] };
type Item = Also &
  (
    | ({ kind: 'tab' } & TabItem)
    | ({ kind: 'bookmark' } & BookmarkItem)
    | ({ kind: 'history' } & VisitedItem)
    | ({ kind: 'tag' } & TagItem)
  );
type Result = Page<Item> & { index?: 'building'; not_searched?: Shelf[]; kept_private?: string };

async function itemsFor(ports: ToolPorts, page: Merged[], { places }: Everything): Promise<Item[]> {
  const hits = page.map(({ hit }) => hit);
  const open = hits.flatMap((hit) => (hit.kind === 'tab' ? hit.thing : []));
  const saved = hits.flatMap((hit) => (hit.kind === 'bookmark' ? hit.thing : []));
  const visited = hits.flatMap((hit) => (hit.kind === 'history' ? hit.thing : []));
  const tags = hits.flatMap((hit) => (hit.kind === 'tag' ? hit.thing : []));
  const [tabs, bookmarks, pages, countOf] = await Promise.all([
    itemsOf(ports, open),
    bookmarkItems(ports, places, saved),
    visitedItems(ports, visited),
    tags.length > 0 ? countOutsideTrash(ports) : ({ count }: Tag) => count,
  ]);
  const items: Item[] = [
    ...tabs.map((item): Item => ({ kind: 'tab', ...item })),
    ...bookmarks.map((item): Item => ({ kind: 'bookmark', ...item })),
    ...pages.map((item): Item => ({ kind: 'history', ...item })),
    ...tags.map((tag): Item => ({ kind: 'tag', id: tag.name, title: tag.name, count: countOf(tag) })),
  ];
  const byId = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]));
  return page.flatMap(({ hit, others }) => {
    const item = byId.get(`${hit.kind} ${idOf(hit)}`);
    const also = others.map((other) => ({ kind: other.kind, id: idOf(other) }));
    return item ? [also.length > 0 ? { ...item, also } : item] : [];
  });
}

function rowOf(item: Item): LiveRow {
  if (item.kind === 'tab') return tabRow(item);
  if (item.kind === 'bookmark') return liveRow(item);
  if (item.kind === 'history') return visitedRow(item);
  return { kind: 'tag', id: item.id, title: item.title, detail: text('tags_carried_by', { n: item.count }) };
}

export const find = (ports: ToolPorts): ReadTool<Arguments, Result> => ({
  name: 'find',
  area: 'everything',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  respectsAccess: true,
  description: 'Find anything by words in open tabs, bookmarks, history and tags: one list, best first.',
  parameters,
  async read(args, context) {
    const { sees } = context;
    const { seen } = withSeenTags(ports, context);
    const everything = await lookEverywhere(seen, { ...args, sees });
    const page = highestPage(merged(everything.hits), keyOf, args);
    return {
      ...page,
      items: await itemsFor(seen, page.items, everything),
      ...(everything.building && { index: 'building' }),
      ...(everything.left.length > 0 && { not_searched: everything.left }),
      ...(everything.hidden.length > 0 && { kept_private: privateWords(everything.hidden) }),
    };
  },
  rows: (data) => data.items.map(rowOf),
  sources({ items }) {
    const tabs = items.filter((item) => item.kind === 'tab');
    const bookmarks = items.filter((item) => item.kind === 'bookmark');
    const visited = items.filter((item) => item.kind === 'history');
    const tags = items.flatMap((item) => (item.kind === 'tag' ? item.title : []));
    return [
      ...pageSources('tabs', tabs),
      ...bookmarkSources(bookmarks),
      ...pageSources('history', visited),
      ...textSources('tags', tags),
    ];
  },
  sentence: ({ data }) => countedSentence(data, 'total', 'tools_found', 'tools_find_plain'),
});
