import type { TagsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { z } from '@/src/contract/zod.ts';
import { rowConflict } from '@/src/registry/each-row.ts';
import { nameKey } from '@/src/text/fold.ts';
import { cleanTags } from './clean-tags.ts';
import { knownTags } from './known-tags.ts';

/** The tags that a row adds to an address. */
export const labels = z.object({
  /** Tags that the address does not have. */
  lacked: z.array(z.string()),
  /** Tags that did not exist. Undo removes them if nothing else has them then. */
  fresh: z.array(z.string()),
});
export type Labels = z.infer<typeof labels>;

export const brought = z.object({
  added: z.array(z.string()),
  /** All tags that the address had then; null in a row of an earlier version. */
  carried: z.array(z.string()).nullable().default(null),
});
export type Brought = z.infer<typeof brought>;

/** The tags that each address lacks, by address. */
export async function labelsFor(port: TagsPort, wanted: Map<string, string[]>): Promise<Map<string, Labels>> {
  const [tags, all] = await Promise.all([port.of([...wanted.keys()]), port.all()]);
  const known = new Set(all.map(({ name }) => nameKey(name)));
  return new Map(
    [...wanted].map(([address, names]) => {
      const borne = new Set((tags.get(address) ?? []).map(nameKey));
      const lacked = cleanTags(names).filter((name) => !borne.has(nameKey(name)));
      return [address, { lacked, fresh: lacked.filter((name) => !known.has(nameKey(name))) }];
    }),
  );
}

/** `names` without those of `others`, ignoring case. */
export function without(names: string[], others: string[]): string[] {
  const keys = new Set(others.map(nameKey));
  return names.filter((name) => !keys.has(nameKey(name)));
}

/** Adds tags and gives those that each address got, in a repeated run with those that it lacked at first. */
export async function addLabels(port: TagsPort, wanted: ReadonlyMap<string, Labels>, repeated: boolean) {
  const got = new Map<string, Brought>();
  const lacking = [...wanted].filter(([, { lacked }]) => lacked.length > 0).map(([address]) => address);
  await port.change(lacking, (present, address) => {
    const { lacked } = wanted.get(address)!;
    const news = without(lacked, present);
    const carried = [...present, ...news];
    got.set(address, { added: repeated ? lacked : news, carried });
    return carried;
  });
  return got;
}

/** The added tags that may have been renamed since, by address: they are gone, and the address has a new one. */
async function supersededLabels(port: TagsPort, got: ReadonlyMap<string, Brought>) {
  const present = await port.of([...got.keys()]);
  const suspects = [...got].flatMap(([address, { added, carried }]) => {
    const now = present.get(address) ?? [];
    const lost = without(added, now);
    return carried !== null && lost.length > 0 && without(now, carried).length > 0 ? [{ address, lost }] : [];
  });
  if (suspects.length === 0) return new Map<string, string>();
  const known = await knownTags(port);
  const gone = suspects.map(({ address, lost }) => ({ address, tag: lost.find((name) => !known.find(name)) }));
  return new Map(gone.flatMap(({ address, tag }) => (tag === undefined ? [] : [[address, tag]])));
}

/** Conflicts for the rows whose tags may have been renamed since. `got`: the rows by address. */
export async function labelConflicts(port: TagsPort, got: ReadonlyMap<string, Brought & { row: string }>) {
  return [...(await supersededLabels(port, got))].map(([address, tag]) => ({
    row: got.get(address)!.row,
    ...rowConflict(text('tags_gone_since', { tag })),
  }));
}

/** Removes the added tags from addresses, and deletes tags that were created for them. */
export async function removeLabels(port: TagsPort, gone: ReadonlyMap<string, { added: string[]; fresh: string[] }>) {
  const bearing = [...gone].filter(([, { added }]) => added.length > 0).map(([address]) => address);
  await port.change(bearing, (present, address) => without(present, gone.get(address)!.added));
  const fresh = new Set([...gone.values()].flatMap((one) => one.fresh));
  if (fresh.size > 0) await port.forget([...fresh]);
}
