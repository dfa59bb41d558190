import { tagAddress } from '@/src/address/address.ts';
import type { TagsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { RowOutcome, UndoOutcome } from '@/src/contract/tool.ts';
import { addLabels, type Brought, type Labels, supersededLabels } from '../../tags/rows/label-changes.ts';

/** Outcomes with the tags that their addresses got; `wanted`: address and tags by row. */
export async function addMadeLabels(
  port: TagsPort,
  outcomes: RowOutcome[],
  wanted: ReadonlyMap<string, Labels & { url: string }>,
  repeated: boolean,
): Promise<RowOutcome[]> {
  // All at once: a change of tags costs as much for one page as for hundreds.
  const labels = outcomes.flatMap(({ row, state }) => (state === 'done' ? (wanted.get(row) ?? []) : []));
  const got = await addLabels(port, new Map(labels.map((one) => [tagAddress(one.url), one])), repeated);
  return outcomes.map((one): RowOutcome => {
    const url = wanted.get(one.row)?.url;
    if (one.state !== 'done' || url === undefined) return one;
    const mine = got.get(tagAddress(url));
    // Of several copies of a page the first one takes the tags back.
    got.delete(tagAddress(url));
    return { ...one, after: { ...Object(one.after), ...mine } };
  });
}

/** Conflicts of rows whose tags may bear another name by now. */
export async function labelConflicts(
  port: TagsPort,
  made: (Brought & { row: string; url: string })[],
): Promise<UndoOutcome[]> {
  const byAddress = new Map(made.flatMap((one) => (one.added.length > 0 ? [[tagAddress(one.url), one] as const] : [])));
  return [...(await supersededLabels(port, byAddress))].map(([address, tag]) => ({
    row: byAddress.get(address)!.row,
    state: 'conflict',
    reason: text('tags_gone_since', { tag }),
  }));
}

/** The tags that rows brought, by address: those of several copies of a page together. */
export function labelsByAddress(
  made: (Pick<Brought, 'added'> & Pick<Labels, 'fresh'> & { url: string })[],
): Map<string, Pick<Brought, 'added'> & Pick<Labels, 'fresh'>> {
  const labels = new Map<string, Pick<Brought, 'added'> & Pick<Labels, 'fresh'>>();
  for (const { url, added, fresh } of made) {
    const before = labels.get(tagAddress(url)) ?? { added: [], fresh: [] };
    labels.set(tagAddress(url), { added: [...before.added, ...added], fresh: [...before.fresh, ...fresh] });
  }
  return labels;
}
