import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { formatPath } from './folder-path.ts';
import type { Library, Places } from './library.ts';

/** A folder without counts of its content. */
export type PlainFolderItem = Omit<ReturnType<typeof folderItem>, 'bookmarks' | 'folders'>;

/** `bar`: it is the bookmarks bar. */
export type FolderItem = ReturnType<typeof folderItem> & { bar?: true };

/** A bookmark or folder of a list without counts. */
export type PlainItem = BookmarkItem | PlainFolderItem;

/** A date as ISO text. Lost dates (0, or out of range) must not break a list. */
const isoDate = (at: number): string => new Date(Math.abs(at) <= 8.64e15 ? at : 0).toISOString();

/** A folder with the numbers of bookmarks and folders directly in it. `folder`: path of the one that contains it. */
export function folderItem(library: Library, node: BookmarkNode) {
  const children = library.children(node.id);
  const folders = children.filter((child) => child.url === null).length;
  return {
    id: node.id,
    kind: 'folder' as const,
    title: node.title,
    folder: formatPath(library.path(node.id).slice(0, -1)),
    folder_id: library.isRoot(node.id) ? null : node.parentId,
    bookmarks: children.length - folders,
    folders,
  };
}

/** The items of the bookmarks among nodes, in their order, with their tags. `folder` is a path as `folder_path`. */
export async function bookmarkItems(ports: ToolPorts, places: Places, nodes: Omit<BookmarkNode, 'index'>[]) {
  const bookmarks = nodes.flatMap((node) => (node.url === null ? [] : { ...node, url: node.url }));
  const addresses = new Set(bookmarks.map(({ url }) => tagAddress(url)));
  const tags = addresses.size > 0 ? await ports.tags.of([...addresses]) : new Map<string, string[]>();
  return bookmarks.map(({ id, title, url, parentId, dateAdded }) => ({
    id,
    title,
    url,
    folder: formatPath(places.path(parentId ?? '')),
    folder_id: parentId ?? '',
    added: isoDate(dateAdded),
    tags: tags.get(tagAddress(url)) ?? [],
  }));
}

export type BookmarkItem = Awaited<ReturnType<typeof bookmarkItems>>[number];

const isFolder = (item: PlainItem): item is PlainFolderItem => !('url' in item);

export function liveRow(item: PlainItem): LiveRow {
  const { id, title, folder } = item;
  const row = { id, title, ...(folder && { detail: text('bookmarks_place', { path: folder }) }) };
  return isFolder(item) ? { kind: 'folder', ...row } : { kind: 'bookmark', ...row, url: item.url };
}

/** The titles and addresses in a result, to be recorded as text of others. */
export function bookmarkSources(listed: PlainItem[]) {
  const lines = listed.flatMap((item) => (isFolder(item) ? [item.title] : [item.title, item.url]));
  return textSources('bookmarks', lines);
}
