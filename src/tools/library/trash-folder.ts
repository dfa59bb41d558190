import type { BookmarkNode, TrashRecord } from '@/src/contract/ports.ts';
import { fold } from '@/src/text/fold.ts';
import { invalid } from '../errors/call-errors.ts';
import type { ToolPorts } from '../tool-ports.ts';

type TrashPorts = Pick<ToolPorts, 'bookmarks' | 'trash'>;

/** The title of the trash, the same in every language so that a synchronised library has one. */
export const TRASH_TITLE = 'Outrigger trash';

const isTrash = (node: BookmarkNode | null): node is BookmarkNode => node?.url === null && node.title === TRASH_TITLE;

/** True for a title that could be taken for that of the trash. Chrome turns line breaks in titles into spaces. */
export const isTrashTitle = (title: string): boolean => fold(title).replace(/\s+/g, ' ').trim() === fold(TRASH_TITLE);

/** True for a folder that would be the trash if it were there: its content is hidden, and removed after 30 days. */
export const wouldBeTrash = (node: Pick<BookmarkNode, 'title' | 'url'>, parent: string, defaultFolder: string) =>
  node.url === null && node.title === TRASH_TITLE && parent === defaultFolder;

/** Throws `invalid-arguments` if a folder would get the title of the trash, anywhere: folders can be moved. */
export function refuseTrashTitle(title: string): void {
  if (!isTrashTitle(title)) return;
  throw invalid(
    `No folder can be called "${title}": that is the trash, which only deleting and its undo use.`,
    'Give the folder another name; to delete, use delete_bookmarks or delete_bookmark_folders.',
  );
}

/** True for the record of the trash folder itself, which names itself as its parent. */
export const isFolderRecord = (record: TrashRecord): boolean => record.bookmark === record.parentId;

/** The trash folders: those of its title in the default folder or made by us. Synchronisation may bring a second. */
export function trashFolders(nodes: BookmarkNode[], defaultFolder: string, records: TrashRecord[]): string[] {
  const made = new Set(records.filter(isFolderRecord).map((record) => record.bookmark));
  return nodes
    .filter(isTrash)
    .filter((node) => wouldBeTrash(node, node.parentId ?? '', defaultFolder) || made.has(node.id))
    .map((node) => node.id);
}

/** The ids of the trash folders. Does not read the whole library. */
export async function findTrashFolders({ bookmarks, trash }: TrashPorts): Promise<Set<string>> {
  const made = (await trash.all()).filter(isFolderRecord);
  const nodes = [
    ...(await Promise.all(made.map(({ bookmark }) => bookmarks.get(bookmark)))),
    ...(await bookmarks.foldersNamed(TRASH_TITLE, await bookmarks.defaultFolder())),
  ];
  return new Set(nodes.filter(isTrash).map(({ id }) => id));
}

/** All nodes in the trash. Does not read the whole library. */
export async function trashed(ports: TrashPorts): Promise<BookmarkNode[]> {
  const { bookmarks } = ports;
  const below = async (folder: string): Promise<BookmarkNode[]> => {
    const children = await bookmarks.children(folder);
    const deeper = await Promise.all(children.map((node) => (node.url === null ? below(node.id) : [])));
    return [...children, ...deeper.flat()];
  };
  return (await Promise.all([...(await findTrashFolders(ports))].map(below))).flat();
}

/** The folder for deleted bookmarks, created if there is none. */
export async function ensureTrash({ bookmarks, trash, clock }: TrashPorts & Pick<ToolPorts, 'clock'>): Promise<string> {
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

/** Removes a trash folder of ours that undo has emptied, so that undo leaves the library as it was. */
export async function removeEmptyTrash({ bookmarks, trash }: TrashPorts, folder: string): Promise<void> {
  const record = await trash.get(folder);
  if (!record || !isTrash(await bookmarks.get(folder))) return;
  if ((await bookmarks.entries(folder)).length > 0) return;
  await bookmarks.remove(folder);
  await trash.remove(folder);
}
