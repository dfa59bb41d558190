import type { BookmarkNode, BookmarksPort } from '@/src/contract/ports.ts';
import type { ApplyRun } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { invalid } from '../../errors/call-errors.ts';
import { folderById } from '../../library/bookmark-id.ts';
import { byTitle, locate, type Spot } from '../../library/folder-path.ts';
import type { Library } from '../../library/library.ts';
import { refuseTrashTitle } from '../../library/trash-folder.ts';

/** A folder that a call made, with its state then. Null in a row of an earlier version, which recorded the id alone. */
const madeFolder = z.union([
  z.object({ id: z.string(), title: z.string().nullable(), parent: z.string().nullable() }),
  z.string().transform((id) => ({ id, title: null, parent: null })),
]);
type MadeFolder = z.infer<typeof madeFolder>;

/** The folders that a call made for a row, outermost first. */
export const madeFolders = z.object({ folders: z.array(madeFolder) });

/** The folder that a call names by id or by path, else `otherwise`. */
export function spotOf(
  library: Library,
  named: { folder_id?: string | undefined; folder_path?: string | undefined },
  otherwise: string | null,
): Spot {
  if (named.folder_id !== undefined) return { parent: folderById(library, named.folder_id).id, missing: [] };
  if (named.folder_path !== undefined) return locate(library, named.folder_path);
  if (otherwise === null) throw invalid('No folder is named.', 'Send folder_id or folder_path.');
  return { parent: otherwise, missing: [] };
}

/** Makes the function that creates missing folders. It gives those that count as made by this call. */
export function folderMaker(port: BookmarksPort, { at, repeated, earlier }: Omit<ApplyRun, 'signal' | 'context'>) {
  const made = new Map<string, MadeFolder>();
  for (const outcome of earlier) {
    const recorded = outcome.state === 'done' ? madeFolders.safeParse(outcome.after) : null;
    for (const folder of recorded?.data?.folders ?? []) made.set(folder.id, folder);
  }
  const known = new Map<string, string>();

  let young: Promise<BookmarkNode[]> | null = null;

  /** A folder that a killed worker had made for this call and that the user has moved since. */
  async function movedSince(title: string): Promise<BookmarkNode | undefined> {
    if (!repeated) return undefined;
    young ??= port.all().then((all) => all.filter(({ url, dateAdded }) => url === null && dateAdded >= at));
    return (await young).find((node) => node.title === title && !made.has(node.id));
  }

  async function child(parentId: string, title: string): Promise<string> {
    const key = JSON.stringify([parentId, title]);
    const before = known.get(key);
    if (before !== undefined) return before;
    // A call that was planned by an older version may have such a title.
    refuseTrashTitle(title);
    const folders = (await port.children(parentId)).filter((node) => node.url === null);
    const there = byTitle(folders, title) ?? (await movedSince(title));
    const folder = there ?? (await port.create({ parentId, title }));
    if (!there || (repeated && folder.dateAdded >= at))
      made.set(folder.id, { id: folder.id, title: folder.title, parent: parentId });
    known.set(key, folder.id);
    return folder.id;
  }

  return async ({ parent, missing }: Spot): Promise<{ id: string; folders: MadeFolder[] }> => {
    const folders: MadeFolder[] = [];
    let id = parent;
    for (const title of missing) {
      id = await child(id, title);
      const folder = made.get(id);
      if (folder) folders.push(folder);
    }
    return { id, folders };
  };
}

/** Removes folders that a call made, if they are empty and the user has not renamed or moved them. */
export async function removeFolders(port: BookmarksPort, folders: MadeFolder[]): Promise<void> {
  for (const { id, title, parent } of new Map(folders.map((one) => [one.id, one])).values().toArray().reverse()) {
    const node = await port.get(id);
    const changed = title !== null && (node?.title !== title || node.parentId !== parent);
    if (node && !changed && (await port.entries(id)).length === 0) await port.remove(id);
  }
}
