import { text } from '@/src/contract/text.ts';
import { type RowOutcome, ToolError, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { doneRows, eachRow, rowConflict, rowDone, rowFailed, rowUndone } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { idField } from '../library/bookmark-id.ts';
import { nodeId } from '../library/bookmark-row.ts';
import { ensureTrash, findTrashFolders } from '../library/trash-folder.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { restoreItems, undoDeletions } from './trash/restore-items.ts';
import { trashPlace, trashRow } from './trash/trash-row.ts';

const parameters = z.strictObject({ ids: z.array(idField).min(1).max(1_000).describe('Items in the trash') });
type Arguments = z.infer<typeof parameters>;

const restored = z.object({ parent: z.string() });

export const restoreFromTrash = (ports: ToolPorts): WriteTool<Arguments, { restored: number; left: string[] }> => ({
  name: 'restore_from_trash',
  area: 'bookmarks',
  effect: 'write',
  // Restoring a merged bookmark also takes its tags from the kept one. Undo does not revert that.
  inverse: 'partial',
  userOnly: true,
  description: 'Bring deleted bookmarks and folders back to where they were.',
  parameters,
  async plan({ ids }) {
    const [folders, nodes] = [await findTrashFolders(ports), await ports.bookmarks.byId(ids)];
    const inTrash = [...new Set(ids)]
      .flatMap((id) => nodes.get(id) ?? [])
      .filter((node) => folders.has(node.parentId ?? ''));
    if (inTrash.length === 0)
      throw new ToolError('not-found', 'None of these is in the trash.', 'Look at the trash again.');
    return {
      headline: text('bookmarks_restore_headline'),
      notes: [],
      verb: text('bookmarks_restore_verb'),
      refuse: text('bookmarks_delete_refuse'),
      rows: inTrash.map(trashRow),
    };
  },
  async apply(rows, { repeated }) {
    const before = await ports.bookmarks.byId(rows.map(nodeId));
    const isInTrash = (row: (typeof rows)[number]) =>
      before.get(nodeId(row))?.parentId === trashPlace.parse(row.before).trash;
    const [inTrash, moved] = [rows.filter(isInTrash), rows.filter((row) => !isInTrash(row))];
    // Rows that a killed worker had moved already: the entry of their deletion may not yet be marked as undone.
    if (repeated) await undoDeletions(ports, moved.map(nodeId));
    const left = await restoreItems(ports, inTrash.map(nodeId));
    const after = await ports.bookmarks.byId(rows.map(nodeId));
    return rows.map((row): RowOutcome => {
      const [node, reason] = [after.get(nodeId(row)), left.get(nodeId(row))];
      const end =
        node && !reason
          ? rowDone({ parent: node.parentId ?? '' })
          : rowFailed(reason ?? text('bookmarks_gone_for_good'));
      return { row: row.id, ...end };
    });
  },
  undo: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const id = nodeId(row);
      const node = await ports.bookmarks.get(id);
      const { index } = trashPlace.parse(row.before);
      if (!node) return rowFailed(text('bookmarks_gone'));
      if ((await findTrashFolders(ports)).has(node.parentId ?? '')) return rowUndone();
      const { parent } = restored.parse(row.after);
      if (node.parentId !== parent) return rowConflict(text('bookmarks_moved_since'));
      const folder = await ensureTrash(ports);
      // The record comes first: without it the place would be lost, and an unused record does no harm.
      await ports.trash.put({ bookmark: id, parentId: parent, index: node.index, at: run.at });
      const length = (await ports.bookmarks.entries(folder)).length;
      await ports.bookmarks.move(id, { parentId: folder, index: Math.min(index, length) });
      return rowUndone();
    }),
  result: (rows, outcomes) => ({
    restored: doneRows(rows, outcomes).length,
    left: outcomes.flatMap((one) => (one.state === 'done' ? [] : ports.words(one.reason))),
  }),
  undoLabel: text('bookmarks_restore_undo'),
  sentence: ({ data }) => countedSentence(data, 'restored', 'options_data_restored', 'bookmarks_restore_plain'),
});
