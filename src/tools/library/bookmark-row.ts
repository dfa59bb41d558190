import type { BookmarkNode } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { formatPath } from './folder-path.ts';
import type { Library } from './library.ts';

/** The row of an existing bookmark or folder, without its change. */
export function nodeRow(library: Library, node: BookmarkNode): Omit<PlannedRow, 'before' | 'change'> {
  const { id, title, url } = node;
  const parent = node.parentId ?? '';
  return {
    id: `${url === null ? 'folder' : 'bookmark'}:${id}`,
    title: title || (url ?? ''),
    ...(url !== null && { url }),
    place: text('bookmarks_place', { path: formatPath(library.path(parent)) }),
    digest: url === null ? { parent } : { url, parent },
  };
}

/** The id of the node that a row made by `nodeRow` stands for. */
export const nodeId = (row: PlannedRow): string => row.id.slice(row.id.indexOf(':') + 1);

/** Place of an item in the trash, as a plan keeps it. */
export const trashPlace = z.object({ trash: z.string(), index: z.number() });

export const trashRow = ({ id, title, url, parentId, index }: BookmarkNode): PlannedRow => ({
  id: `${url === null ? 'folder' : 'bookmark'}:${id}`,
  title: title || (url ?? ''),
  ...(url !== null && { url }),
  digest: { ...(url !== null && { url }), parent: parentId ?? '' },
  before: { trash: parentId ?? '', index },
  change: null,
});
