import type { BookmarkNode } from '@/src/contract/ports.ts';
import { findTrashFolders, isFolderRecord } from '../../library/trash-folder.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** Milliseconds for which deleted bookmarks can be restored: 30 days. */
export const keptFor = 30 * 86_400_000;

type Ports = Pick<ToolPorts, 'bookmarks' | 'trash'>;

/** Removes a bookmark or folder in `parent` for good. Gives the number of bookmarks that were removed. */
export async function removeForGood(ports: Ports, { id, url }: BookmarkNode, parent: string): Promise<number> {
  const { bookmarks, trash } = ports;
  /** True if it is still in the trash: undo or the user may have moved it out meanwhile. */
  const isStillThere = async () => (await bookmarks.get(id))?.parentId === parent;
  if (!(await isStillThere())) return 0;
  let removed = 0;
  if (url === null) {
    for (const child of await bookmarks.children(id)) removed += await removeForGood(ports, child, id);
    if (!(await isStillThere()) || (await bookmarks.children(id)).length > 0) return removed;
    // The folder may still contain a separator, and `remove` only removes empty folders.
    await bookmarks.removeWhole(id);
  } else {
    await bookmarks.remove(id);
    removed = 1;
  }
  await trash.remove(id);
  return removed;
}

/** Removes items after 30 days in the trash, and records of items that left it. Gives the number of bookmarks. */
export async function removeExpired(ports: ToolPorts, now: number): Promise<number> {
  const { bookmarks, trash } = ports;
  const [folders, records] = await Promise.all([findTrashFolders(ports), trash.all()]);
  const recorded = await bookmarks.byId(records.map(({ bookmark }) => bookmark));
  const items = records.filter((record) => !isFolderRecord(record));
  const since = new Map(items.map(({ bookmark, at }) => [bookmark, at]));
  let removed = 0;
  for (const folder of folders) {
    for (const node of await bookmarks.children(folder)) {
      const at = since.get(node.id);
      if (at === undefined) await trash.put({ bookmark: node.id, parentId: folder, index: node.index, at: now });
      else if (now - at >= keptFor) removed += await removeForGood(ports, node, folder);
    }
  }
  const inTrash = (id: string) => folders.has(recorded.get(id)?.parentId ?? '');
  for (const { bookmark } of records) if (!folders.has(bookmark) && !inTrash(bookmark)) await trash.remove(bookmark);
  return removed;
}
