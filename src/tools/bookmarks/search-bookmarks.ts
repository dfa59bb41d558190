import { tagAddress } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { compareNames } from '@/src/text/compare-names.ts';
import { dayField } from '../date-span.ts';
import { bookmarkFilter } from '../library/bookmark-filter.ts';
import { folderById, idField } from '../library/bookmark-id.ts';
import { type BookmarkItem, bookmarkItems, bookmarkSources, liveRow } from '../library/bookmark-item.ts';
import { type LookedFor, lookFor } from '../library/bookmarks-with-words.ts';
import { readLibrary } from '../library/library.ts';
import { highestPage, type Page, pageOf, pagingFields } from '../pagination.ts';
import type { ToolPorts } from '../tool-ports.ts';

const parameters = z.strictObject({
  query: z.string().optional().describe('Words that must all be there; typing errors are forgiven'),
  tags: z.array(z.string()).optional().describe('Only with all of these tags'),
  untagged: z.boolean().optional().describe('True: only without tags; false: only with some'),
  folder_id: idField.optional().describe('Only in this folder and the folders in it'),
  site: z.string().optional().describe('Only from this site, such as github.com'),
  url: z.string().optional().describe('Only this page, tracking parameters and #fragment aside'),
  from: dayField.optional().describe('Added on this date or later, such as 2026-11-21'),
  to: dayField.optional().describe('Added on this date or earlier'),
  sort: z
    .enum(['relevance', 'newest', 'oldest', 'title'])
    .optional()
    .describe('Default: relevance with a query, else newest'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

type Hit = LookedFor['hits'][number];

/** Sort keys. By score, then by date: the seconds fit below the thousandths of a score. */
const keys = {
  relevance: ({ score, item }: Hit) => Math.round(score * 1000) * 2 ** 33 + Math.floor(item.dateAdded / 1000),
  newest: ({ item }: Hit) => item.dateAdded,
  oldest: ({ item }: Hit) => -item.dateAdded,
};
const byTitle = (a: Hit, b: Hit) => compareNames(a.item.title, b.item.title);

/** Number of tags up to which their bookmarks are looked up by tag. For more, the tags of all bookmarks are read. */
const few = 200;

/** The tags that the answer needs, by address. Of 100,000 bookmarks, few have one of the requested tags. */
async function tagsFor(ports: ToolPorts, hits: Hit[], { tags = [], untagged }: Arguments) {
  if (tags.length === 0 && untagged === undefined) return new Map<string, string[]>();
  if (untagged === undefined && tags.length <= few) {
    const bearers = await Promise.all(tags.map((name) => ports.tags.addressesOf(name)));
    return ports.tags.of([...new Set(bearers.flat())]);
  }
  return ports.tags.of([...new Set(hits.map(({ item }) => tagAddress(item.url ?? '')))]);
}

/** A page of bookmarks. `index`: the index is being built, and these are the results of the browser's own search. */
type Found = Page<BookmarkItem> & { index?: 'building' };

export const searchBookmarks = (ports: ToolPorts): ReadTool<Arguments, Found> => ({
  name: 'search_bookmarks',
  area: 'bookmarks',
  effect: 'read',
  inverse: 'none',
  basic: true,
  untrusted: 'label',
  description: 'Find bookmarks by words, tags, folder, site, address or date, best first.',
  parameters,
  warmUp: ({ query }) => (query ? ports.index.warmUp() : undefined),
  async read(args) {
    const { hits, places, building } = await lookFor(ports, args.query ?? '');
    const folder = args.folder_id;
    // A wrong id would otherwise look like an empty folder.
    if (folder !== undefined && places.path(folder).length === 0) folderById(await readLibrary(ports), folder);
    const tags = await tagsFor(ports, hits, args);
    const passes = bookmarkFilter(args, places, (address) => tags.get(address) ?? []);
    const passed = hits.filter(({ item }) => passes(item));
    const { sort = args.query ? 'relevance' : 'newest' } = args;
    const page = sort === 'title' ? pageOf(passed.sort(byTitle), args) : highestPage(passed, keys[sort], args);
    const nodes = page.items.map(({ item }) => item);
    return { ...page, items: await bookmarkItems(ports, places, nodes), ...(building && { index: 'building' }) };
  },
  rows: (data) => data.items.map(liveRow),
  sources: (data) => bookmarkSources(data.items),
  sentence: ({ data }) => (data ? text('bookmarks_found', { n: data.total }) : text('bookmarks_searched')),
});
