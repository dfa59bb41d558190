import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rank } from '../bookmark-index/rank.ts';
import { bookmarkSources, type FolderItem, folderItem, liveRow } from '../library/bookmark-item.ts';
import { readLibrary } from '../library/library.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import type { ToolPorts } from '../tool-ports.ts';

const parameters = z.strictObject({
  query: z.string().optional().describe('Words that must all be there; typing errors are forgiven'),
  empty: z.boolean().optional().describe('True: only folders with nothing in them; false: only others'),
  ...pagingFields,
});

export const listBookmarkFolders = (ports: ToolPorts): ReadTool<z.infer<typeof parameters>, Page<FolderItem>> => ({
  name: 'list_bookmark_folders',
  area: 'bookmarks',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'List bookmark folders with their paths and how much lies in them.',
  parameters,
  async read(args) {
    const library = await readLibrary(ports);
    const folders = library.nodes.filter((node) => {
      if (node.url !== null) return false;
      const isEmpty = library.children(node.id).length === 0 && !library.isRoot(node.id);
      return args.empty === undefined || args.empty === isEmpty;
    });
    const hits = rank(folders, args.query ?? '', ({ id, title }) => ({ title, more: library.path(id).slice(1) }));
    hits.sort((a, b) => b.score - a.score);
    const page = pageOf(hits, args);
    return { ...page, items: page.items.map(({ item }) => folderItem(library, item)) };
  },
  rows: (data) => data.items.map(liveRow),
  sources: (data) => bookmarkSources(data.items),
  sentence: ({ data }) =>
    data ? text('bookmarks_folders_found', { n: data.total }) : text('bookmarks_folders_searched'),
});
