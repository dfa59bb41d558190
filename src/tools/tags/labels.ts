import type { TagsPort } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { cleanTags, tagKey } from './tag-name.ts';

/** The tags that an address is to get, as a row keeps them. */
export const labels = z.object({
  /** Those it does not have. */
  lacked: z.array(z.string()),
  /** Those of them that did not exist; undo forgets them where nothing else has come to bear them. */
  fresh: z.array(z.string()),
});
export type Labels = z.infer<typeof labels>;

/** For each address the labels that it lacks. */
export async function labelsFor(port: TagsPort, wanted: Map<string, string[]>): Promise<Map<string, Labels>> {
  const [tags, all] = await Promise.all([port.of([...wanted.keys()]), port.all()]);
  const known = new Set(all.map(({ name }) => tagKey(name)));
  return new Map(
    [...wanted].map(([address, names]) => {
      const borne = new Set((tags.get(address) ?? []).map(tagKey));
      const lacked = cleanTags(names).filter((name) => !borne.has(tagKey(name)));
      return [address, { lacked, fresh: lacked.filter((name) => !known.has(tagKey(name))) }];
    }),
  );
}

/** Gives what it added. In a repeated run that is what the address lacked at first. */
export async function addLabels(
  port: TagsPort,
  address: string,
  { lacked }: Labels,
  repeated: boolean,
): Promise<string[]> {
  if (lacked.length === 0) return [];
  const { added } = await port.add(address, lacked);
  return repeated ? lacked : added;
}

export async function removeLabels(port: TagsPort, address: string, added: string[], { fresh }: Labels): Promise<void> {
  if (added.length > 0) await port.remove(address, added);
  if (fresh.length > 0) await port.forget(fresh);
}
