import type { BookmarkNode } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { formatPath } from './folder-path.ts';
import type { Library } from './library.ts';

const bareRow = ({ id, title, url, parentId }: BookmarkNode) => ({
  id: `${url === null ? 'folder' : 'bookmark'}:${id}`,
  title: title || (url ?? ''),
  ...(url !== null && { url }),
  digest: { ...(url !== null && { url }), parent: parentId ?? '' },
});

/** The row of an existing bookmark or folder, without its change. */
export function nodeRow(library: Library, node: BookmarkNode): Omit<PlannedRow, 'before' | 'change'> {
  const path = formatPath(library.path(node.parentId ?? ''));
  return { ...bareRow(node), place: text('bookmarks_place', { path }) };
}

/** The id of the node that such a row stands for. */
export const nodeId = (row: PlannedRow): string => row.id.slice(row.id.indexOf(':') + 1);

/** Place of an item in the trash, as a plan keeps it. */
export const trashPlace = z.object({ trash: z.string(), index: z.number() });

export function trashRow(node: BookmarkNode): PlannedRow {
  return { ...bareRow(node), before: { trash: node.parentId ?? '', index: node.index }, change: null };
}
