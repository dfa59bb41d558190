import type { BookmarkNode } from '@/src/contract/ports.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';

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
