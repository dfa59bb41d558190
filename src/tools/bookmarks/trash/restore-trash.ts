import type { Answers, Payload } from '@/src/contract/messages.ts';
import type { JournalEntry } from '@/src/contract/run.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { putBack } from '../folders/put-back.ts';
import { nodeId } from '../library/bookmark-row.ts';
import { isFolderRecord, removeEmptyTrash } from '../library/trash-folder.ts';

type Undo = (payload: Payload<'undo'>) => Promise<Answers['undo']>;

/** Number of actions that are searched for the deletion of something. */
const recent = 500;

/** The rows that brought these to the trash, by their journal entry. */
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

async function undone(undo: Undo, entry: string, rows: string[]): Promise<{ restored: number; left: Text[] }> {
  const total = { restored: 0, left: [] as Text[] };
  for (let waiting: string[] | undefined = rows; waiting; ) {
    const { outcomes, left }: Answers['undo'] = await undo({ entry, rows: waiting });
    for (const outcome of outcomes) {
      if (outcome.state === 'undone') total.restored += 1;
      else total.left.push(outcome.reason);
    }
    waiting = left;
  }
  return total;
}

/** Moves back by the trash's own record what no journal entry knows any more. */
async function byRecord(ports: ToolPorts, ids: string[]): Promise<{ restored: number; left: Text[] }> {
  const back: Parameters<typeof putBack>[1] = [];
  const folders = new Set<string>();
  const left: Text[] = [];
  for (const id of ids) {
    const [node, record] = [await ports.bookmarks.get(id), await ports.trash.get(id)];
    if (!node) left.push(text('bookmarks_gone_for_good'));
    else if (!record || isFolderRecord(record) || !(await ports.bookmarks.get(record.parentId)))
      left.push(text('bookmarks_folder_gone_in_trash'));
    else {
      folders.add(node.parentId ?? '');
      back.push({ id, place: { parent: record.parentId, index: record.index, before: [], after: [] } });
    }
  }
  const { blocked } = await putBack(ports.bookmarks, back);
  for (const { id } of back) if (!blocked.has(id)) await ports.trash.remove(id);
  for (const folder of folders) await removeEmptyTrash(ports, folder);
  return { restored: back.length - blocked.size, left };
}

/** Brings things back from the trash, by undoing what deleted them, where that is still known. */
export async function restoreTrash(ports: ToolPorts, undo: Undo, ids: string[]): Promise<Answers['restoreTrash']> {
  const total = { restored: 0, left: [] as Text[] };
  const add = ({ restored, left }: { restored: number; left: Text[] }) => {
    total.restored += restored;
    total.left.push(...left);
  };
  const known = deletions(await ports.actions.undoable(recent), new Set(ids));
  for (const [entry, rows] of known) add(await undone(undo, entry, rows));
  const tried = new Set([...known.values()].flat().map((row) => row.slice(row.indexOf(':') + 1)));
  add(
    await byRecord(
      ports,
      ids.filter((id) => !tried.has(id)),
    ),
  );
  return total;
}
