import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { tagAddress } from '../address.ts';
import { dayField } from '../day.ts';
import { type Page, pageOf, pagingFields } from '../paging.ts';
import type { ToolPorts } from '../ports.ts';
import { fold, wordsOf } from '../text-match.ts';
import { folderById, idField } from './bookmark-id.ts';
import { type Hit, matching } from './filter.ts';
import { type BookmarkItem, bookmarkItems, bookmarkSources, liveRow } from './item.ts';
import { type Library, readLibrary } from './library.ts';

const parameters = z.strictObject({
  query: z.string().optional().describe('Words that must all stand in the title, address, folder or tags'),
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

const newest = (a: Hit, b: Hit) => b.node.dateAdded - a.node.dateAdded;
const orders = {
  relevance: (a: Hit, b: Hit) => b.score - a.score || newest(a, b),
  newest,
  oldest: (a: Hit, b: Hit) => -newest(a, b),
  title: (a: Hit, b: Hit) => a.node.title.localeCompare(b.node.title, undefined, { numeric: true }),
};

/** More tags than these are looked up by the bookmarks and not by themselves. */
const few = 200;

/** The tags on which the answer depends, by address: of 100,000 bookmarks few carry one that was asked for. */
async function tagsFor(ports: ToolPorts, library: Library, args: Arguments): Promise<Map<string, string[]>> {
  const { query = '', tags = [], untagged } = args;
  const words = wordsOf(query);
  const wanted = tags.map(fold);
  const counts = ({ name }: { name: string }) =>
    wanted.includes(fold(name)) || words.some((word) => fold(name).includes(word));
  const relevant = (await ports.tags.all()).filter(counts);
  if (untagged === undefined && relevant.length <= few) {
    const bearers = await Promise.all(relevant.map(({ name }) => ports.tags.addressesOf(name)));
    return ports.tags.of([...new Set(bearers.flat())]);
  }
  return ports.tags.of([...new Set(library.nodes.flatMap(({ url }) => (url === null ? [] : tagAddress(url))))]);
}

export const searchBookmarks = (ports: ToolPorts): ReadTool<Arguments> => ({
  name: 'search_bookmarks',
  area: 'bookmarks',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'Find bookmarks by words, tags, folder, site, address or date, best first.',
  parameters,
  async read(args): Promise<Page<BookmarkItem>> {
    const library = await readLibrary(ports);
    if (args.folder_id !== undefined) folderById(library, args.folder_id);
    const tags = await tagsFor(ports, library, args);
    const hits = matching(library, args, (address) => tags.get(address) ?? []);
    const page = pageOf(hits.sort(orders[args.sort ?? (args.query ? 'relevance' : 'newest')]), args);
    const nodes = page.items.map(({ node }) => node);
    return { ...page, items: await bookmarkItems(ports, library, nodes) };
  },
  rows: (data) => (data as Page<BookmarkItem>).items.map(liveRow),
  sources: (data) => bookmarkSources((data as Page<BookmarkItem>).items),
  sentence: ({ data }) =>
    data ? text('bookmarks_found', { n: (data as Page<BookmarkItem>).total }) : text('bookmarks_searched'),
});
