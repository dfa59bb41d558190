import type { BookmarkNode, BookmarksPort, Clock, TrashPort, TrashRecord } from '@/src/contract/ports.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { fold } from '@/src/text/fold.ts';

interface TrashPorts {
  bookmarks: BookmarksPort;
  trash: TrashPort;
}

/** The same in every language, so that a synchronised library has one. */
export const TRASH_TITLE = 'Outrigger trash';

const isTrash = (node: BookmarkNode | null): node is BookmarkNode => node?.url === null && node.title === TRASH_TITLE;

/** True for a title that a browser or a path may take for the trash's. Chrome makes line breaks in titles spaces. */
export const isTrashTitle = (title: string): boolean => fold(title).replace(/\s+/g, ' ').trim() === fold(TRASH_TITLE);

/** True for a folder that would be a trash there: its content is hidden, and removed for good after 30 days. */
export const wouldBeTrash = (node: Pick<BookmarkNode, 'title' | 'url'>, parent: string, defaultFolder: string) =>
  node.url === null && node.title === TRASH_TITLE && parent === defaultFolder;

/** Throws `invalid-arguments` where a folder is to get the title of the trash, wherever it lies: it may be moved later. */
export function refuseTrashTitle(title: string): void {
  if (!isTrashTitle(title)) return;
  throw new ToolError(
    'invalid-arguments',
    `No folder can be called "${title}": that is the trash, which only deleting and its undo use.`,
    'Give the folder another name; to delete, use delete_bookmarks or delete_bookmark_folders.',
  );
}

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
    .filter((node) => wouldBeTrash(node, node.parentId ?? '', defaultFolder) || made.has(node.id))
    .map((node) => node.id);
}

/** The ids of the same folders, without a look at the whole tree. */
export async function findTrashFolders({ bookmarks, trash }: TrashPorts): Promise<Set<string>> {
  const made = (await trash.all()).filter(isFolderRecord);
  const nodes = [
    ...(await Promise.all(made.map(({ bookmark }) => bookmarks.get(bookmark)))),
    ...(await bookmarks.foldersNamed(TRASH_TITLE, await bookmarks.defaultFolder())),
  ];
  return new Set(nodes.filter(isTrash).map(({ id }) => id));
}

/** Every bookmark and folder in the trash, without a look at the whole tree. */
export async function trashed(ports: TrashPorts): Promise<BookmarkNode[]> {
  const { bookmarks } = ports;
  const below = async (folder: string): Promise<BookmarkNode[]> => {
    const children = await bookmarks.children(folder);
    const deeper = await Promise.all(children.map((node) => (node.url === null ? below(node.id) : [])));
    return [...children, ...deeper.flat()];
  };
  return (await Promise.all([...(await findTrashFolders(ports))].map(below))).flat();
}

/** The folder that deleted bookmarks go to; made when it is first needed. */
export async function ensureTrash({ bookmarks, trash, clock }: TrashPorts & { clock: Clock }): Promise<string> {
  for (const { bookmark } of (await trash.all()).filter(isFolderRecord)) {
    if (isTrash(await bookmarks.get(bookmark))) return bookmark;
  }
  const parentId = await bookmarks.defaultFolder();
  const [there] = await bookmarks.foldersNamed(TRASH_TITLE, parentId);
  if (there) return there.id;
  const { id, index } = await bookmarks.create({ parentId, title: TRASH_TITLE });
  await trash.put({ bookmark: id, parentId: id, index, at: clock.now() });
  return id;
}

/** Takes a trash folder of ours away once undo has emptied it, so that undoing leaves the library as it was. */
export async function removeEmptyTrash({ bookmarks, trash }: TrashPorts, folder: string): Promise<void> {
  const record = await trash.get(folder);
  if (!record || !isTrash(await bookmarks.get(folder))) return;
  if ((await bookmarks.entries(folder)).length > 0) return;
  await bookmarks.remove(folder);
  await trash.remove(folder);
}
