import type { TagsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { z } from '@/src/contract/zod.ts';
import { rowSkipped } from '@/src/registry/each-row.ts';
import { nameKey } from '@/src/text/fold.ts';

/** An address with its tags in their order. */
export const bearer = z.object({ address: z.string(), tags: z.array(z.string()) });
export type Bearer = z.infer<typeof bearer>;

export async function bearersOf(port: TagsPort, tag: string): Promise<Bearer[]> {
  const addresses = await port.addressesOf(tag);
  const tags = await port.of(addresses);
  return addresses.map((address) => ({ address, tags: tags.get(address) ?? [] }));
}

/** The tags of an address that bore `tags`, when it gets some of them back: where they stood, what is newer after. */
export function restored(tags: string[], present: string[], back: string[]): string[] {
  const wanted = new Set([...present, ...back].map(nameKey));
  const before = tags.filter((name) => wanted.has(nameKey(name)));
  const known = new Set(before.map(nameKey));
  return [...before, ...present.filter((name) => !known.has(nameKey(name)))];
}

/** Addresses of one slice, so that a message takes no longer than it may. */
const mostAtOnce = 2_000;

/** Gives a function that takes from lists what is left of one slice. */
export function portions(): <T>(list: T[]) => T[] {
  let left = mostAtOnce;
  return (list) => {
    const portion = list.slice(0, left);
    left -= portion.length;
    return portion;
  };
}

/** The end of a row that has to wait for the next slice. */
export const later = () => ({ ...rowSkipped(text('tools_stopped')), open: true }) as const;
