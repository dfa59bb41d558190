import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { doneRows, eachRow, rowConflict, rowDone, rowFailed, rowUndone } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { notThere } from '../errors/call-errors.ts';
import { idField } from '../library/bookmark-id.ts';
import { nodeId, trashPlace, trashRow } from '../library/bookmark-row.ts';
import {
  ensureTrash,
  findTrashFolders,
  isFolderRecord,
  removeEmptyTrash,
  wouldBeTrash,
} from '../library/trash-folder.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { putBack } from './folders/put-back.ts';

/** Number of newest actions among which the deletion of an item is looked for. */
const recent = 500;

const idOf = (row: string): string => row.slice(row.indexOf(':') + 1);

/** The rows that moved these to the trash, by journal entry. */
function deletions(entries: JournalEntry[], wanted: string[]): Map<string, string[]> {
  const left = new Set(wanted);
  const found = new Map<string, string[]>();
  for (const { id, rows, outcomes, undone } of entries) {
    const trashed = new Set(
      outcomes.flatMap((one) => (one.state === 'done' && Object(one.after).trash !== undefined ? one.row : [])),
    );
    const here = rows.filter((row) => trashed.has(row.id) && !undone.includes(row.id) && left.has(nodeId(row)));
    for (const row of here) left.delete(nodeId(row));
    const ids = here.map((row) => row.id);
    if (ids.length > 0) found.set(id, ids);
  }
  return found;
}

/** Moves items back by the trash's own record. Gives the reasons why some stay, by id. */
async function restoreByRecord(ports: ToolPorts, ids: string[]): Promise<Map<string, Text>> {
  const back: Parameters<typeof putBack>[1] = [];
  const defaultFolder = await ports.bookmarks.defaultFolder();
  const folders = new Set<string>();
  const left = new Map<string, Text>();
  for (const id of ids) {
    const [node, record] = [await ports.bookmarks.get(id), await ports.trash.get(id)];
    if (!node) left.set(id, text('bookmarks_gone_for_good'));
    else if (record && !isFolderRecord(record) && !(await ports.bookmarks.get(record.parentId)))
      left.set(id, text('bookmarks_folder_gone_in_trash'));
    else {
      // An item without a record was moved to the trash by hand; it goes to the folder for new bookmarks.
      const { parentId: parent, index } = record ?? { parentId: defaultFolder, index: Number.MAX_SAFE_INTEGER };
      folders.add(node.parentId ?? '');
      if (wouldBeTrash(node, parent, defaultFolder)) left.set(id, text('bookmarks_would_be_trash'));
      else back.push({ id, place: { parent, index, before: [], after: [] } });
    }
  }
  const { blocked } = await putBack(ports.bookmarks, back);
  for (const { id } of back) {
    if (blocked.has(id)) left.set(id, text('bookmarks_folder_in_trash'));
    else await ports.trash.remove(id);
  }
  for (const folder of folders) await removeEmptyTrash(ports, folder);
  return left;
}

/** Undoes the actions that deleted items, as far as the journal knows them. Gives their ids, with a reason to stay. */
async function undoDeletions(ports: ToolPorts, ids: string[]): Promise<Map<string, Text | null>> {
  const known = deletions(await ports.actions.undoable(recent), ids);
  const found = new Map<string, Text | null>([...known.values()].flat().map((row) => [idOf(row), null]));
  for (const [entry, rows] of known) {
    for (let waiting: string[] | undefined = rows; waiting; ) {
      const undone = await ports.actions.undo(entry, waiting);
      for (const outcome of undone.outcomes)
        if (outcome.state !== 'undone') found.set(idOf(outcome.row), outcome.reason);
      waiting = undone.left;
    }
  }
  return found;
}

/** Brings items back, by the journal or the trash's own record. Gives the reasons why some stay, by id. */
export async function restoreItems(ports: ToolPorts, ids: string[]): Promise<Map<string, Text>> {
  const found = await undoDeletions(ports, ids);
  const staying = [...found].flatMap(([id, reason]): [string, Text][] => (reason ? [[id, reason]] : []));
  const others = ids.filter((id) => !found.has(id));
  return new Map([...staying, ...(await restoreByRecord(ports, others))]);
}

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
    if (inTrash.length === 0) throw notThere('None of these is in the trash.', 'Look at the trash again.');
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
    const isInTrash = (row: PlannedRow) => before.get(nodeId(row))?.parentId === trashPlace.parse(row.before).trash;
    const inTrash = rows.filter(isInTrash);
    const moved = rows.filter((row) => !isInTrash(row));
    // Rows that a killed worker had moved already: the entry of their deletion may not yet be marked as undone.
    if (repeated) await undoDeletions(ports, moved.map(nodeId));
    const left = await restoreItems(ports, inTrash.map(nodeId));
    const after = await ports.bookmarks.byId(rows.map(nodeId));
    return rows.map((row): RowOutcome => {
      const [node, reason] = [after.get(nodeId(row)), left.get(nodeId(row))];
      if (node && !reason) return { row: row.id, ...rowDone({ parent: node.parentId ?? '' }) };
      return { row: row.id, ...rowFailed(reason ?? text('bookmarks_gone_for_good')) };
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
