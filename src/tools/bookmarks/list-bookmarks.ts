import type { BookmarkNode } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { folderById, idField } from '../library/bookmark-id.ts';
import {
  type BookmarkItem,
  bookmarkItems,
  bookmarkSources,
  type FolderItem,
  folderItem,
  liveRow,
} from '../library/bookmark-item.ts';
import { type Library, readLibrary } from '../library/library.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import type { ToolPorts } from '../tool-ports.ts';

const parameters = z.strictObject({
  folder_id: idField.optional().describe('The folder to look into; without it, the root folders'),
  depth: z.number().int().min(1).max(50).default(1).describe('How many levels of folders to open'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

/** The nodes with the content of each folder right after it. */
const opened = (library: Library, nodes: BookmarkNode[], depth: number): BookmarkNode[] =>
  depth <= 1 ? nodes : nodes.flatMap((node) => [node, ...opened(library, library.children(node.id), depth - 1)]);

export const listBookmarks = (ports: ToolPorts): ReadTool<Arguments, Page<BookmarkItem | FolderItem>> => ({
  name: 'list_bookmarks',
  area: 'bookmarks',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'List what lies in a bookmark folder, folders too, in the order of the browser.',
  parameters,
  async read(args) {
    const library = await readLibrary(ports);
    const top = args.folder_id === undefined ? library.roots : library.children(folderById(library, args.folder_id).id);
    const page = pageOf(opened(library, top, args.depth), args);
    const bookmarks = new Map((await bookmarkItems(ports, library, page.items)).map((item) => [item.id, item]));
    const bars = await ports.bookmarks.bars();
    const folder = (node: BookmarkNode): FolderItem => ({
      ...folderItem(library, node),
      ...(bars.includes(node.id) && { bar: true }),
    });
    return { ...page, items: page.items.map((node) => bookmarks.get(node.id) ?? folder(node)) };
  },
  rows: (data) => data.items.map(liveRow),
  sources: (data) => bookmarkSources(data.items),
  sentence: ({ data }) => (data ? text('bookmarks_listed', { n: data.total }) : text('bookmarks_looked_into')),
});
