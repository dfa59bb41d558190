import type { BookmarkNode, TrashRecord } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../ports.ts';

/** The same in every language, so that a synchronised library has one. */
export const TRASH_TITLE = 'Outrigger trash';

/** The trash folder's own record names itself as its parent, which nothing that was deleted can do. */
export const isFolderRecord = (record: TrashRecord): boolean => record.bookmark === record.parentId;

/**
 * The trash folders of a library: those of the title that lie in the default folder or that we remember making.
 * Two, where synchronisation brought another machine's. The title must hold, since ids are given anew by an import.
 */
export function trashFolders(nodes: BookmarkNode[], defaultFolder: string, records: TrashRecord[]): string[] {
  const made = new Set(records.filter(isFolderRecord).map((record) => record.bookmark));
  return nodes
    .filter((node) => node.url === null && node.title === TRASH_TITLE)
    .filter((node) => node.parentId === defaultFolder || made.has(node.id))
    .map((node) => node.id);
}

/** The folder that deleted bookmarks go to; made when it is first needed. */
export async function ensureTrash(ports: ToolPorts): Promise<string> {
  const [nodes, parentId, records] = await Promise.all([
    ports.bookmarks.all(),
    ports.bookmarks.defaultFolder(),
    ports.trash.all(),
  ]);
  const [found] = trashFolders(nodes, parentId, records);
  if (found) return found;
  const { id, index } = await ports.bookmarks.create({ parentId, title: TRASH_TITLE });
  await ports.trash.put({ bookmark: id, parentId: id, index, at: ports.clock.now() });
  return id;
}
