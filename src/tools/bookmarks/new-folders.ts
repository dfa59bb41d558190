import type { BookmarksPort } from '@/src/contract/ports.ts';
import { type ApplyRun, ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { folderById } from './bookmark-id.ts';
import { byTitle, locate, type Spot } from './folder-path.ts';
import type { Library } from './library.ts';
import { refuseTrashTitle } from './trash-folder.ts';

/** What a row records of the folders on its way that its call has made, outermost first. */
export const madeFolders = z.object({ folders: z.array(z.string()) });

/** The folder that a call names by id or by path; `otherwise` where it names none. */
export function spotOf(
  library: Library,
  named: { folder_id?: string | undefined; folder_path?: string | undefined },
  otherwise: string | null,
): Spot {
  if (named.folder_id !== undefined) return { parent: folderById(library, named.folder_id).id, missing: [] };
  if (named.folder_path !== undefined) return locate(library, named.folder_path);
  if (otherwise === null)
    throw new ToolError('invalid-arguments', 'No folder is named.', 'Send folder_id or folder_path.');
  return { parent: otherwise, missing: [] };
}

/**
 * Gives a function that makes the missing folders of a spot. Of those it finds, it counts as made by this call what
 * earlier rows made, and in a repeated run what is younger than the call.
 */
export function folderMaker(port: BookmarksPort, { at, repeated, earlier }: Omit<ApplyRun, 'signal' | 'context'>) {
  const made = new Set<string>();
  for (const outcome of earlier) {
    const recorded = outcome.state === 'done' ? madeFolders.safeParse(outcome.after) : null;
    for (const id of recorded?.data?.folders ?? []) made.add(id);
  }
  const known = new Map<string, string>();

  async function child(parentId: string, title: string): Promise<string> {
    const key = JSON.stringify([parentId, title]);
    const before = known.get(key);
    if (before !== undefined) return before;
    // A call that an older version planned may come here with one.
    refuseTrashTitle(title);
    const there = byTitle(
      (await port.children(parentId)).filter((node) => node.url === null),
      title,
    );
    const folder = there ?? (await port.create({ parentId, title }));
    if (!there || (repeated && folder.dateAdded >= at)) made.add(folder.id);
    known.set(key, folder.id);
    return folder.id;
  }

  return async ({ parent, missing }: Spot): Promise<{ id: string; folders: string[] }> => {
    const folders: string[] = [];
    let id = parent;
    for (const title of missing) {
      id = await child(id, title);
      if (made.has(id)) folders.push(id);
    }
    return { id, folders };
  };
}

/** Removes folders that a call had made, as far as nothing lies in them. */
export async function removeFolders(port: BookmarksPort, folders: string[]): Promise<void> {
  for (const id of [...new Set(folders)].reverse()) {
    if ((await port.get(id)) && (await port.children(id)).length === 0) await port.remove(id);
  }
}
