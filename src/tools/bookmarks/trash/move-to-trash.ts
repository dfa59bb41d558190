import type { BookmarkNode } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { PlannedRow, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowFailed, rowSkipped, rowUndone } from '@/src/registry/each-row.ts';
import { nodeId, nodeRow } from '../../library/bookmark-row.ts';
import type { Library } from '../../library/library.ts';
import { ensureTrash, removeEmptyTrash, wouldBeTrash } from '../../library/trash-folder.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { inOrder, place, placesOf } from '../folders/bookmark-place.ts';
import { liesIn, putBack } from '../folders/put-back.ts';

/** The rows of nodes that go to the trash, with the places to which undo brings them back. */
export function rowsToTrash(library: Library, leaving: BookmarkNode[]): PlannedRow[] {
  const places = placesOf(library, leaving);
  return inOrder(library, leaving).map((node) => ({
    ...nodeRow(library, node),
    before: places.get(node.id) ?? null,
    change: null,
  }));
}

const trashed = z.object({ trash: z.string() });

/** Why nothing can be moved back into a folder; null if it can. */
async function lost({ bookmarks }: ToolPorts, folder: string, trash: string): Promise<Text | null> {
  if (!(await bookmarks.get(folder))) return text('bookmarks_folder_gone_in_trash');
  return (await liesIn(bookmarks, folder, trash)) ? text('bookmarks_folder_in_trash') : null;
}

/** Moves the rows' nodes to the trash, and back. Restored nodes keep id, date and tags. */
export function trashing(ports: ToolPorts): Pick<WriteTool, 'apply' | 'undo'> {
  const { bookmarks, trash } = ports;
  return {
    async apply(rows, run) {
      const folder = await ensureTrash(ports);
      return eachRow(rows, run, async (row) => {
        const id = nodeId(row);
        const node = await bookmarks.get(id);
        if (!node) return rowSkipped(text('bookmarks_gone'));
        const was = place.parse(row.before);
        if (node.parentId !== folder && node.parentId !== was.parent) return rowSkipped(text('bookmarks_moved_since'));
        if (node.parentId !== folder) {
          // The record comes first: without it the place would be lost, and an unused record does no harm.
          await trash.put({ bookmark: id, parentId: was.parent, index: was.index, at: run.at });
          await bookmarks.move(id, { parentId: folder });
        }
        return rowDone({ trash: folder });
      });
    },

    async undo(rows, run) {
      const back: Parameters<typeof putBack>[1] = [];
      const losses = new Map<string, Text | null>();
      const [nodes, defaultFolder] = [await bookmarks.byId(rows.map(nodeId)), await bookmarks.defaultFolder()];
      const outcomes = await eachRow(rows, run, async (row) => {
        const id = nodeId(row);
        const was = place.parse(row.before);
        const now = nodes.get(id);
        if (!now) return rowFailed(text('bookmarks_gone_for_good'));
        if (now.parentId === was.parent) return rowUndone();
        const { trash: folder } = trashed.parse(row.after);
        if (now.parentId !== folder) return rowConflict(text('bookmarks_moved_since'));
        if (!losses.has(was.parent)) losses.set(was.parent, await lost(ports, was.parent, folder));
        const reason = losses.get(was.parent);
        if (reason) return rowConflict(reason);
        if (wouldBeTrash(now, was.parent, defaultFolder)) return rowConflict(text('bookmarks_would_be_trash'));
        back.push({ id, place: was });
        return rowUndone();
      });
      const { left } = await putBack(bookmarks, back, run.late);
      await Promise.all(back.flatMap(({ id }) => (left.has(id) ? [] : trash.remove(id))));
      const folders = new Set(rows.map((row) => trashed.parse(row.after).trash));
      for (const folder of folders) await removeEmptyTrash(ports, folder);
      const later = new Set(rows.flatMap((row) => (left.has(nodeId(row)) ? row.id : [])));
      return outcomes.filter(({ row }) => !later.has(row));
    },
  };
}
