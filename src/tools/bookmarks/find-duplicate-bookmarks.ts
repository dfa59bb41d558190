import { canonicalAddress, looseAddress, withoutFragment, withoutTracking } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { type BookmarkItem, bookmarkItems, bookmarkSources, liveRow } from '../library/bookmark-item.ts';
import { readLibrary } from '../library/library.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import type { ToolPorts } from '../tool-ports.ts';

const parameters = z.strictObject({
  ignore: z
    .enum(['tracking', 'fragment', 'variants'])
    .default('tracking')
    .describe(
      'What may differ: tracking parameters; these and the part after #; these, http or https, www and a slash at the end',
    ),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

/**
 * Pages of addresses with their bookmarks, oldest first. `surplus`: number of bookmarks that could be deleted while
 * each address keeps one.
 */
type Duplicates = Page<{ url: string; bookmarks: BookmarkItem[] }> & { surplus: number };

/** The address by which pages are compared. By default a `#fragment` counts and tracking parameters do not. */
const readings: Record<Arguments['ignore'], (url: string) => string> = {
  tracking: (url) => withoutTracking(canonicalAddress(url)),
  fragment: (url) => withoutTracking(withoutFragment(canonicalAddress(url))),
  variants: (url) => looseAddress(withoutTracking(withoutFragment(url))),
};

const copiesIn = (data: Duplicates): BookmarkItem[] => data.items.flatMap(({ bookmarks }) => bookmarks);

export const findDuplicateBookmarks = (ports: ToolPorts): ReadTool<Arguments, Duplicates> => ({
  name: 'find_duplicate_bookmarks',
  area: 'bookmarks',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'Find addresses that are saved more than once, tracking parameters aside; the oldest copy comes first.',
  parameters,
  async read(args) {
    const library = await readLibrary(ports);
    const saved = library.nodes.filter((node) => node.url !== null);
    const groups = [...Map.groupBy(saved, (node: BookmarkNode) => readings[args.ignore](node.url ?? ''))]
      .filter(([, nodes]) => nodes.length > 1)
      .map(([url, nodes]) => ({ url, nodes: nodes.toSorted((a, b) => a.dateAdded - b.dateAdded) }));
    const page = pageOf(groups, args);
    const copies = page.items.flatMap(({ nodes }) => nodes);
    const items = await bookmarkItems(ports, library, copies);
    const byId = new Map(items.map((item) => [item.id, item]));
    return {
      ...page,
      items: page.items.map(({ url, nodes }) => ({ url, bookmarks: nodes.flatMap(({ id }) => byId.get(id) ?? []) })),
      surplus: groups.reduce((sum, { nodes }) => sum + nodes.length - 1, 0),
    };
  },
  rows: (data) => copiesIn(data).map(liveRow),
  sources: (data) => bookmarkSources(copiesIn(data)),
  sentence: ({ data }) =>
    data
      ? text('bookmarks_duplicates_found', { n: data.total, surplus: data.surplus })
      : text('bookmarks_duplicates_searched'),
});
