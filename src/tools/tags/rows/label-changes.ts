import type { TagsPort } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { nameKey } from '@/src/text/fold.ts';
import { knownTags } from './known-tags.ts';
import { cleanTags } from './tag-name.ts';

/** The tags that an address is to get, as a row keeps them. */
export const labels = z.object({
  /** Labels that it does not have. */
  lacked: z.array(z.string()),
  /** Labels that did not exist; undo removes them where nothing else carries them by then. */
  fresh: z.array(z.string()),
});
export type Labels = z.infer<typeof labels>;

/** Tags that an address got, as a row records it. */
export const brought = z.object({
  added: z.array(z.string()),
  /** All that it carried then; null: an earlier version did not record it. */
  carried: z.array(z.string()).nullable().default(null),
});
export type Brought = z.infer<typeof brought>;

/** For each address the labels that it lacks. */
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

/** `names` without those of `others`, whatever their case. */
export function without(names: string[], others: string[]): string[] {
  const keys = new Set(others.map(nameKey));
  return names.filter((name) => !keys.has(nameKey(name)));
}

/** Gives what each address got. In a repeated run that is also what it lacked at first. */
export async function addLabels(
  port: TagsPort,
  wanted: ReadonlyMap<string, Labels>,
  repeated: boolean,
): Promise<Map<string, Brought>> {
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

/**
 * By address the tag that was added and is gone, where the address carries one now that it did not carry then: it may
 * be the same under a new name, which nobody but the user may take off.
 */
export async function supersededLabels(
  port: TagsPort,
  got: ReadonlyMap<string, Brought>,
): Promise<Map<string, string>> {
  const present = await port.of([...got.keys()]);
  const suspects = [...got].flatMap(([address, { added, carried }]) => {
    const now = present.get(address) ?? [];
    const lost = without(added, now);
    return carried !== null && lost.length > 0 && without(now, carried).length > 0 ? [{ address, lost }] : [];
  });
  if (suspects.length === 0) return new Map();
  const known = await knownTags(port);
  const gone = suspects.map(({ address, lost }) => ({ address, tag: lost.find((name) => !known.find(name)) }));
  return new Map(gone.flatMap(({ address, tag }) => (tag === undefined ? [] : [[address, tag]])));
}

/** Takes off what was added, and forgets the tags that were made for it. */
export async function removeLabels(
  port: TagsPort,
  gone: ReadonlyMap<string, Pick<Brought, 'added'> & Pick<Labels, 'fresh'>>,
): Promise<void> {
  const bearing = [...gone].filter(([, { added }]) => added.length > 0).map(([address]) => address);
  await port.change(bearing, (present, address) => without(present, gone.get(address)!.added));
  const fresh = new Set([...gone.values()].flatMap((one) => one.fresh));
  if (fresh.size > 0) await port.forget([...fresh]);
}
