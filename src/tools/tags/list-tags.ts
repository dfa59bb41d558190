import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { compareNames } from '@/src/text/compare-names.ts';
import { rank } from '../bookmark-index/rank.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import type { Tag } from './rows/known-tags.ts';
import { countOutsideTrash } from './rows/trashed-addresses.ts';

const parameters = z.strictObject({
  query: z.string().optional().describe('Words that must all be there; typing errors are forgiven'),
  sort: z
    .enum(['count', 'name', 'newest'])
    .optional()
    .describe('count: most used first. Default: with a query best first, else count'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

const itemOf = ({ name, color, count }: Tag) => ({ id: name, title: name, color, count });

const byName = (a: Tag, b: Tag) => compareNames(a.name, b.name);
const orders: Record<NonNullable<Arguments['sort']>, (a: Tag, b: Tag) => number> = {
  count: (a, b) => b.count - a.count || byName(a, b),
  name: byName,
  newest: (a, b) => b.at - a.at || byName(a, b),
};

export const listTags = (ports: ToolPorts): ReadTool<Arguments, Page<ReturnType<typeof itemOf>>> => ({
  name: 'list_tags',
  area: 'tags',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'List tags with how many addresses carry each.',
  parameters,
  async read(args) {
    const [all, countOf] = await Promise.all([ports.tags.all(), countOutsideTrash(ports)]);
    const counted = all.map((tag) => ({ ...tag, count: countOf(tag) }));
    const hits = rank(counted, args.query ?? '', ({ name }) => ({ title: name }));
    hits.sort((a, b) => orders[args.sort ?? 'count'](a.item, b.item));
    if (!args.sort) hits.sort((a, b) => b.score - a.score);
    const page = pageOf(hits, args);
    return { ...page, items: page.items.map(({ item }) => itemOf(item)) };
  },
  rows: (data) =>
    data.items.map(({ id, title, count: n }) => ({ kind: 'tag', id, title, detail: text('tags_carried_by', { n }) })),
  sources(data) {
    const names = data.items.map(({ title }) => title);
    return textSources('tags', names);
  },
  sentence: ({ data }) => (data ? text('tags_listed', { n: data.total }) : text('tags_list_plain')),
});
