import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { type Page, pageOf, pagingFields } from '../paging.ts';
import type { ToolPorts } from '../ports.ts';
import { matchScore, wordsOf } from '../text-match.ts';
import type { Tag } from './known-tags.ts';
import { tagKey } from './tag-name.ts';
import { tagSources } from './tag-sources.ts';
import { trashedAddresses } from './trashed-addresses.ts';

const parameters = z.strictObject({
  query: z.string().optional().describe('Words that must stand in the name'),
  sort: z.enum(['count', 'name', 'newest']).default('count').describe('count: most used first'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

interface TagItem {
  id: string;
  title: string;
  color: string | null;
  /** Addresses that carry it. */
  count: number;
}

const byName = (a: Tag, b: Tag) => a.name.localeCompare(b.name, undefined, { numeric: true });
const orders: Record<Arguments['sort'], (a: Tag, b: Tag) => number> = {
  count: (a, b) => b.count - a.count || byName(a, b),
  name: byName,
  newest: (a, b) => b.at - a.at || byName(a, b),
};

/** Of each tag how many addresses carry it that are only in the trash any more. */
async function trashedCounts(ports: ToolPorts): Promise<Map<string, number>> {
  const addresses = await trashedAddresses(ports);
  const counts = new Map<string, number>();
  if (addresses.size === 0) return counts;
  for (const names of (await ports.tags.of([...addresses])).values()) {
    for (const key of names.map(tagKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export const listTags = (ports: ToolPorts): ReadTool<Arguments> => ({
  name: 'list_tags',
  area: 'tags',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'List tags with how many addresses carry each.',
  parameters,
  async read(args): Promise<Page<TagItem>> {
    const [all, trashed] = await Promise.all([ports.tags.all(), trashedCounts(ports)]);
    const words = wordsOf(args.query ?? '');
    const hits = all
      .filter((tag) => matchScore(words, [{ text: tag.name, weight: 1 }]) > 0)
      .map((tag) => ({ ...tag, count: tag.count - (trashed.get(tagKey(tag.name)) ?? 0) }));
    const page = pageOf(hits.sort(orders[args.sort]), args);
    const items = page.items.map(({ name, color, count }) => ({ id: name, title: name, color, count }));
    return { ...page, items };
  },
  rows: (data) =>
    (data as Page<TagItem>).items.map(({ id, title, count }) => ({
      kind: 'tag',
      id,
      title,
      detail: text('tags_carried_by', { n: count }),
    })),
  sources: (data) => tagSources((data as Page<TagItem>).items.map(({ title }) => title)),
  sentence: ({ data }) => (data ? text('tags_listed', { n: (data as Page<TagItem>).total }) : text('tags_list_plain')),
});
