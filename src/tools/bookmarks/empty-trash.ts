import type { BookmarkNode } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../ports.ts';
import { findTrashFolders, isFolderRecord } from './trash-folder.ts';

/** Milliseconds that deleted bookmarks can be brought back: 30 days. */
export const keptFor = 30 * 86_400_000;

/**
 * Removes for good what has lain in the trash for 30 days, and forgets records of what is no longer there. What came
 * into the trash by hand is counted from now. `now` of infinity empties it whole. Gives how many bookmarks went.
 */
export async function emptyTrash(ports: ToolPorts, now: number): Promise<number> {
  const { bookmarks, trash } = ports;
  const [folders, records] = await Promise.all([findTrashFolders(ports), trash.all()]);
  const recorded = await bookmarks.byId(records.map(({ bookmark }) => bookmark));
  const since = new Map(
    records.filter((record) => !isFolderRecord(record)).map((record) => [record.bookmark, record.at]),
  );

  const removeAll = async (node: BookmarkNode): Promise<number> => {
    let removed = node.url === null ? 0 : 1;
    const children = node.url === null ? await bookmarks.children(node.id) : [];
    for (const child of children) removed += await removeAll(child);
    // A separator may be left in a folder, which does not go by itself then.
    await (node.url === null ? bookmarks.removeWhole(node.id) : bookmarks.remove(node.id));
    await trash.remove(node.id);
    return removed;
  };

  /** Undo, or the user, may have taken it out since the trash was looked through. */
  const isStillThere = async ({ id }: BookmarkNode, folder: string) => (await bookmarks.get(id))?.parentId === folder;

  let removed = 0;
  for (const folder of folders) {
    for (const node of await bookmarks.children(folder)) {
      const at = since.get(node.id);
      if (at === undefined && now !== Number.POSITIVE_INFINITY) {
        await trash.put({ bookmark: node.id, parentId: folder, index: node.index, at: now });
      } else if (now - (at ?? 0) >= keptFor && (await isStillThere(node, folder))) removed += await removeAll(node);
    }
  }
  const inTrash = (id: string) => folders.has(recorded.get(id)?.parentId ?? '');
  for (const { bookmark } of records) {
    if (!folders.has(bookmark) && !inTrash(bookmark)) await trash.remove(bookmark);
  }
  return removed;
}
