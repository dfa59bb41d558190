import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { type Page, pageOf, pagingFields } from '../paging.ts';
import type { ToolPorts } from '../ports.ts';
import { matchScore, wordsOf } from '../text-match.ts';
import type { Tag } from './known-tags.ts';
import { tagSources } from './tag-sources.ts';
import { countOutsideTrash } from './trashed-counts.ts';

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

export const listTags = (ports: ToolPorts): ReadTool<Arguments> => ({
  name: 'list_tags',
  area: 'tags',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'List tags with how many addresses carry each.',
  parameters,
  async read(args): Promise<Page<TagItem>> {
    const [all, countOf] = await Promise.all([ports.tags.all(), countOutsideTrash(ports)]);
    const words = wordsOf(args.query ?? '');
    const hits = all
      .filter((tag) => matchScore(words, [{ text: tag.name, weight: 1 }]) > 0)
      .map((tag) => ({ ...tag, count: countOf(tag) }));
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
