import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { nodeId } from '../../library/bookmark-row.ts';
import { isFolderRecord, removeEmptyTrash, wouldBeTrash } from '../../library/trash-folder.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { putBack } from '../folders/put-back.ts';

/** Number of newest actions among which the deletion of an item is looked for. */
const recent = 500;

const idOf = (row: string): string => row.slice(row.indexOf(':') + 1);

/** The rows that moved these to the trash, by journal entry. */
function deletions(entries: JournalEntry[], ids: ReadonlySet<string>): Map<string, string[]> {
  const left = new Set(ids);
  const found = new Map<string, string[]>();
  for (const { id, rows, outcomes, undone } of entries) {
    const trashed = new Set(
      outcomes.flatMap((one) => (one.state === 'done' && Object(one.after).trash !== undefined ? one.row : [])),
    );
    const here = rows.filter((row) => trashed.has(row.id) && !undone.includes(row.id) && left.has(nodeId(row)));
    for (const row of here) left.delete(nodeId(row));
    if (here.length > 0)
      found.set(
        id,
        here.map((row) => row.id),
      );
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
export async function undoDeletions(ports: ToolPorts, ids: string[]): Promise<Map<string, Text | null>> {
  const known = deletions(await ports.actions.undoable(recent), new Set(ids));
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
