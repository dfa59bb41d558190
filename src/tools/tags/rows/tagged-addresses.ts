import type { TagsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rowSkipped } from '@/src/registry/each-row.ts';
import { nameKey } from '@/src/text/fold.ts';
import type { Tag } from './known-tags.ts';

/** An address with its tags in their order. */
export const bearer = z.object({ address: z.string(), tags: z.array(z.string()) });

async function bearersOf(port: TagsPort, tag: string) {
  const addresses = await port.addressesOf(tag);
  const tags = await port.of(addresses);
  return addresses.map((address) => ({ address, tags: tags.get(address) ?? [] }));
}

/** The tags of an address that had `tags` and gets some of them back: in their places, newer ones after them. */
export function restored(tags: string[], present: string[], back: string[]): string[] {
  const wanted = new Set([...present, ...back].map(nameKey));
  const before = tags.filter((name) => wanted.has(nameKey(name)));
  const known = new Set(before.map(nameKey));
  return [...before, ...present.filter((name) => !known.has(nameKey(name)))];
}

/** Maximum number of addresses of one slice, so that a message does not take too long. */
const mostAtOnce = 2_000;

/** Makes a function that takes as much of a list as fits into the slice. */
export function portions(): <T>(list: T[]) => T[] {
  let left = mostAtOnce;
  return (list) => {
    const portion = list.slice(0, left);
    left -= portion.length;
    return portion;
  };
}

/** The outcome of a row that waits for the next slice. */
export const later = () => ({ ...rowSkipped(text('tools_stopped')), open: true }) as const;

/** A tag as a row stores it, with all addresses that have it. */
export const storedTag = z.object({
  name: z.string(),
  color: z.string().nullable(),
  at: z.number(),
  bearers: z.array(bearer),
});

/** The row of a tag, without its change. */
export async function tagRow(port: TagsPort, { name, color, at }: Tag): Promise<Omit<PlannedRow, 'change'>> {
  const bearers = await bearersOf(port, name);
  return {
    id: `tag:${nameKey(name)}`,
    title: name,
    becomes: text('tags_carried_by', { n: bearers.length }),
    digest: {},
    before: { name, color, at, bearers },
  };
}
