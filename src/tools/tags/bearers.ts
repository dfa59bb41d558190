import type { TagsPort } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { tagKey } from './tag-name.ts';

/** An address with its tags in their order. */
export const bearer = z.object({ address: z.string(), tags: z.array(z.string()) });
export type Bearer = z.infer<typeof bearer>;

export async function bearersOf(port: TagsPort, tag: string): Promise<Bearer[]> {
  const addresses = await port.addressesOf(tag);
  const tags = await port.of(addresses);
  return addresses.map((address) => ({ address, tags: tags.get(address) ?? [] }));
}

/** Makes these the tags of an address, in this order. */
export async function setTags(port: TagsPort, address: string, wanted: string[]): Promise<void> {
  const present = (await port.of([address])).get(address) ?? [];
  const change = present.findIndex((name, at) => tagKey(name) !== tagKey(wanted[at] ?? ''));
  const same = change < 0 ? present.length : change;
  if (present.length > same) await port.remove(address, present.slice(same));
  if (wanted.length > same) await port.add(address, wanted.slice(same));
}

/** Gives tags back to an address that bore them, where they stood; what it has got since comes after. */
export async function giveBack(port: TagsPort, { address, tags }: Bearer, back: string[]): Promise<void> {
  const present = (await port.of([address])).get(address) ?? [];
  const wanted = new Set([...present, ...back].map(tagKey));
  const before = tags.filter((name) => wanted.has(tagKey(name)));
  const known = new Set(before.map(tagKey));
  await setTags(port, address, [...before, ...present.filter((name) => !known.has(tagKey(name)))]);
}
