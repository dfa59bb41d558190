import type { TagsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { nameKey } from '@/src/text/fold.ts';
import type { Tag } from './known-tags.ts';
import { bearer, bearersOf } from './tagged-addresses.ts';

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
