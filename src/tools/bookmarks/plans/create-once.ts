import type { BookmarkNode, BookmarksPort } from '@/src/contract/ports.ts';
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
export type NewBookmark = z.infer<typeof newBookmark>;

/** What was made, to tell it from what a user has changed since. */
export const createdBookmark = madeFolders.extend({
  ...brought.shape,
  id: z.string(),
  title: z.string(),
  url: z.string(),
  parent: z.string(),
});
export type CreatedBookmark = z.infer<typeof createdBookmark>;

/** Makes a bookmark, or finds the one that a killed worker had made for the same call. */
export async function createOnce(
  port: BookmarksPort,
  wanted: { parentId: string; title: string; url: string },
  { at, repeated }: { at: number; repeated: boolean },
): Promise<BookmarkNode> {
  const made = repeated
    ? (await port.children(wanted.parentId)).find(({ url, dateAdded }) => url === wanted.url && dateAdded >= at)
    : undefined;
  return made ?? port.create(wanted);
}

export const isUnchanged = (node: BookmarkNode, { title, url, parent }: CreatedBookmark): boolean =>
  node.title === title && node.url === url && node.parentId === parent;
