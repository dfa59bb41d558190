import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { folderById, idField } from '../library/bookmark-id.ts';
import { bookmarkItems, bookmarkSources, liveRow, type PlainItem } from '../library/bookmark-item.ts';
import { formatPath, pathFinder } from '../library/folder-path.ts';
import { readLibrary } from '../library/library.ts';
import { findTrashFolders } from '../library/trash-folder.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import type { ToolPorts } from '../tool-ports.ts';

const parameters = z.strictObject({
  folder_id: idField.optional().describe('The folder to look into; without it, the root folders'),
  ...pagingFields,
});

/** Gives the items of `list_bookmarks` for one folder without reading the rest of the library. */
export const listBookmarkLevel = (ports: ToolPorts): ReadTool<z.infer<typeof parameters>, Page<PlainItem>> => ({
  name: 'list_bookmark_level',
  area: 'bookmarks',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  userOnly: true,
  description: 'Lists what lies in a bookmark folder without counting what lies deeper.',
  parameters,
  async read({ folder_id, ...paging }) {
    const trash = await findTrashFolders(ports);
    const path = folder_id === undefined ? [] : await pathFinder(ports.bookmarks, trash)(folder_id);
    // Throws an error that says what is wrong with the id.
    if (path === null) folderById(await readLibrary(ports), folder_id ?? '');
    const all = await (folder_id === undefined ? ports.bookmarks.roots() : ports.bookmarks.children(folder_id));
    const visible = all.filter(({ id }) => !trash.has(id));
    const page = pageOf(visible, paging);
    const titles = path ?? [];
    const bookmarks = await bookmarkItems(ports, { path: () => titles, isInside: () => false }, page.items);
    const byId = new Map(bookmarks.map((item) => [item.id, item]));
    const folder = formatPath(titles);
    const items = page.items.map(
      ({ id, title, parentId }) => byId.get(id) ?? { id, kind: 'folder' as const, title, folder, folder_id: parentId },
    );
    return { ...page, items };
  },
  rows: (data) => data.items.map(liveRow),
  sources: (data) => bookmarkSources(data.items),
  sentence: ({ data }) => (data ? text('bookmarks_listed', { n: data.total }) : text('bookmarks_looked_into')),
});
