import type { BookmarkNode, TrashRecord } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../ports.ts';

/** The same in every language, so that a synchronised library has one. */
export const TRASH_TITLE = 'Outrigger trash';

const isTrash = (node: BookmarkNode | null): node is BookmarkNode => node?.url === null && node.title === TRASH_TITLE;

/** The trash folder's own record names itself as its parent, which nothing that was deleted can do. */
export const isFolderRecord = (record: TrashRecord): boolean => record.bookmark === record.parentId;

/**
 * The trash folders of a library: those of the title that lie in the default folder or that we remember making.
 * Two, where synchronisation brought another machine's. The title must hold, since ids are given anew by an import.
 */
export function trashFolders(nodes: BookmarkNode[], defaultFolder: string, records: TrashRecord[]): string[] {
  const made = new Set(records.filter(isFolderRecord).map((record) => record.bookmark));
  return nodes
    .filter(isTrash)
    .filter((node) => node.parentId === defaultFolder || made.has(node.id))
    .map((node) => node.id);
}

/** Whether nothing lies in the trash, without a look at the whole tree. */
export async function isTrashEmpty({ bookmarks, trash }: Pick<ToolPorts, 'bookmarks' | 'trash'>): Promise<boolean> {
  const made = (await trash.all()).filter(isFolderRecord);
  const nodes = [
    ...(await Promise.all(made.map(({ bookmark }) => bookmarks.get(bookmark)))),
    ...(await bookmarks.children(await bookmarks.defaultFolder())),
  ];
  const inside = await Promise.all(nodes.filter(isTrash).map(({ id }) => bookmarks.children(id)));
  return inside.every(({ length }) => length === 0);
}

/** The folder that deleted bookmarks go to; made when it is first needed. */
export async function ensureTrash({
  bookmarks,
  trash,
  clock,
}: Pick<ToolPorts, 'bookmarks' | 'trash' | 'clock'>): Promise<string> {
  for (const { bookmark } of (await trash.all()).filter(isFolderRecord)) {
    if (isTrash(await bookmarks.get(bookmark))) return bookmark;
  }
  const parentId = await bookmarks.defaultFolder();
  const there = (await bookmarks.children(parentId)).find(isTrash);
  if (there) return there.id;
  const { id, index } = await bookmarks.create({ parentId, title: TRASH_TITLE });
  await trash.put({ bookmark: id, parentId: id, index, at: clock.now() });
  return id;
}

/** Takes a trash folder of ours away once undo has emptied it, so that undoing leaves the library as it was. */
export async function removeEmptyTrash(
  { bookmarks, trash }: Pick<ToolPorts, 'bookmarks' | 'trash'>,
  folder: string,
): Promise<void> {
  const record = await trash.get(folder);
  if (!record || !isTrash(await bookmarks.get(folder))) return;
  if ((await bookmarks.children(folder)).length > 0) return;
  await bookmarks.remove(folder);
  await trash.remove(folder);
}
