import { tagAddress } from '@/src/address/address.ts';
import type { TagsPort } from '@/src/contract/ports.ts';
import type { DoneRow, PlannedRow, RowOutcome, UndoOutcome } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rowsWith } from '../../rows-with.ts';
import { addLabels, brought, labelConflicts, labels, removeLabels } from '../../tags/rows/label-changes.ts';

/** The tags that a row adds to its address. Null if the row makes a folder or a separator. */
const wanted = labels.extend({ url: z.string().nullable() });
const made = brought.extend({ url: z.string().nullable() });

/** Adds the tags of the rows that were done. Gives the outcomes with the tags that each address got. */
export async function addMadeLabels(port: TagsPort, rows: PlannedRow[], outcomes: RowOutcome[], repeated: boolean) {
  const changes = rowsWith('done', rows, outcomes).flatMap(({ id, change }) => {
    const { url, ...due } = wanted.parse(change);
    return url === null ? [] : { id, address: tagAddress(url), due };
  });
  // All in one change, which costs as much for one page as for hundreds.
  const got = await addLabels(port, new Map(changes.map(({ address, due }) => [address, due])), repeated);
  const addresses = new Map(changes.map(({ id, address }) => [id, address]));
  return outcomes.map((one): RowOutcome => {
    const address = addresses.get(one.row);
    if (one.state !== 'done' || address === undefined) return one;
    const mine = got.get(address);
    // If a page has several copies, only the first one records the tags, and removes them on undo.
    got.delete(address);
    return { ...one, after: { ...Object(one.after), ...mine } };
  });
}

/** Conflicts for the rows whose tags may have been renamed since. */
export function madeLabelConflicts(port: TagsPort, rows: DoneRow[]): Promise<UndoOutcome[]> {
  const byAddress = new Map(
    rows.flatMap(({ id, after }) => {
      const { url, ...own } = made.parse(after);
      return url === null || own.added.length === 0 ? [] : [[tagAddress(url), { ...own, row: id }] as const];
    }),
  );
  return labelConflicts(port, byAddress);
}

/** Removes the tags that undone rows had added; those of several copies of a page are removed together. */
export async function removeMadeLabels(port: TagsPort, rows: DoneRow[], outcomes: UndoOutcome[]): Promise<void> {
  const gone = new Map<string, { added: string[]; fresh: string[] }>();
  for (const { change, after } of rowsWith('undone', rows, outcomes)) {
    const { url, fresh } = wanted.parse(change);
    if (url === null) continue;
    const before = gone.get(tagAddress(url)) ?? { added: [], fresh: [] };
    const { added } = made.parse(after);
    gone.set(tagAddress(url), { added: [...before.added, ...added], fresh: [...before.fresh, ...fresh] });
  }
  await removeLabels(port, gone);
}
