import type { Answers, Payload, TrashItem } from '@/src/contract/messages.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { rank } from '../../search/bookmark-index/rank.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { formatPath } from '../library/folder-path.ts';
import { libraryOf } from '../library/library.ts';
import { trashFolders } from '../library/trash-folder.ts';
import { keptFor } from './remove-from-trash.ts';

/** Items of one answer. */
const most = 500;

/** Contents of the trash, the newest first, for pages of ours. No model sees them. */
export async function trashContents(
  { bookmarks, trash, clock }: Pick<ToolPorts, 'bookmarks' | 'trash' | 'clock'>,
  { query = '', offset = 0 }: Payload<'trash'> = {},
): Promise<Answers['trash']> {
  const [all, defaultFolder, records] = await Promise.all([bookmarks.all(), bookmarks.defaultFolder(), trash.all()]);
  const folders = new Set(trashFolders(all, defaultFolder, records));
  const library = libraryOf(all, defaultFolder, [...folders]);
  const children = Map.groupBy(all, (node) => node.parentId ?? '');
  const recorded = new Map(records.map((record) => [record.bookmark, record]));

  const count = (node: BookmarkNode): number =>
    node.url === null ? (children.get(node.id) ?? []).reduce((sum, child) => sum + count(child), 0) : 1;
  const itemOf = (node: BookmarkNode): TrashItem => {
    const record = recorded.get(node.id);
    const parent = record && library.get(record.parentId);
    return {
      id: node.id,
      title: node.title,
      url: node.url,
      from: parent ? formatPath(library.path(parent.id)) : null,
      bookmarks: count(node),
      until: (record?.at ?? clock.now()) + keptFor,
    };
  };
  const trashed = all.filter(({ parentId }) => parentId !== null && folders.has(parentId));
  const hits = rank(trashed, query, ({ title, url }) => ({ title, ...(url !== null && { url }) }));
  const items = hits.map(({ item }) => itemOf(item)).sort((a, b) => b.until - a.until);
  return { items: items.slice(offset, offset + most), total: items.length };
}
