import type { BookmarkNode, BookmarksPort } from '@/src/contract/ports.ts';
import type { ApplyRun } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { brought, labels } from '../../tags/rows/label-changes.ts';
import { madeFolders } from '../folders/new-folders.ts';

/** A bookmark to be made below `parent`, in the folders `missing`. */
export const newBookmark = labels.extend({
  url: z.string(),
  title: z.string(),
  parent: z.string(),
  missing: z.array(z.string()),
});

/** State of a bookmark when it was made, to tell it from what a user has changed since. */
export const createdBookmark = madeFolders.extend({
  ...brought.shape,
  id: z.string(),
  title: z.string(),
  url: z.string(),
  parent: z.string(),
});
export type CreatedBookmark = z.infer<typeof createdBookmark>;

interface Wanted {
  parentId: string;
  title: string;
  url: string;
}

/** Bookmarks looked at first, newest first. */
const atFirst = 500;

/**
 * Gives a function that makes a bookmark, or finds the one that a killed worker had made for the same call: also where
 * the user has moved it, thrown it away, or changed its title or its address since. None of `earlier` is found again.
 */
export function bookmarkMaker(
  port: Pick<BookmarksPort, 'newest' | 'create'>,
  { at, repeated, earlier }: Pick<ApplyRun, 'at' | 'repeated' | 'earlier'>,
) {
  let young: Promise<Set<BookmarkNode>> | null = null;

  /** Bookmarks that this call may have made and nobody has recorded. */
  async function unrecorded(): Promise<Set<BookmarkNode>> {
    const known = new Set(
      earlier.flatMap((one) => (one.state === 'done' ? (createdBookmark.safeParse(one.after).data?.id ?? []) : [])),
    );
    // Only what is young, for the whole library may be too large to read between two ends of the worker.
    for (let most = atFirst; ; most *= 4) {
      const nodes = await port.newest(most);
      const since = nodes.filter(({ dateAdded }) => dateAdded >= at);
      if (since.length === nodes.length && nodes.length >= most) continue;
      return new Set(since.filter(({ id }) => !known.has(id)));
    }
  }

  async function found({ parentId, title, url }: Wanted): Promise<BookmarkNode | undefined> {
    young ??= unrecorded();
    const nodes = [...(await young)];
    const ofPage = nodes.filter((node) => node.url === url);
    return (
      ofPage.find((node) => node.parentId === parentId) ??
      ofPage[0] ??
      nodes.find((node) => node.parentId === parentId && node.title === title && title !== '')
    );
  }

  return async (wanted: Wanted): Promise<Pick<CreatedBookmark, 'id' | 'title' | 'url' | 'parent'>> => {
    const before = repeated ? await found(wanted) : undefined;
    if (before) (await young)?.delete(before);
    const node = before ?? (await port.create(wanted));
    // The user's own changes are none of what was made: undo meets them as a conflict.
    const title = before && before.title.trim() !== wanted.title.trim() ? wanted.title : node.title;
    return { id: node.id, title, url: before ? wanted.url : (node.url ?? ''), parent: wanted.parentId };
  };
}

export const isUnchanged = (node: BookmarkNode, { title, url, parent }: CreatedBookmark): boolean =>
  node.title === title && node.url === url && node.parentId === parent;
