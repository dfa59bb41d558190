import { tagAddress } from '@/src/address/address.ts';
import type { TagsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow, ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { compareNames } from '@/src/text/compare-names.ts';
import { savedAt } from '../library/library.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { cleanTag, knownTags, tagsField } from './rows/known-tags.ts';
import { trashedAddresses } from './rows/trashed-addresses.ts';

const parameters = z.strictObject({
  tags: tagsField.describe('Names of tags'),
  match: z.enum(['all', 'any']).default('all').describe('all: only what carries every one of them'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

interface TaggedItem {
  id: string;
  title: string;
  url: string;
  tags: string[];
  tab_ids: number[];
  bookmark_ids: string[];
}
type Found = Page<TaggedItem> & Awaited<ReturnType<typeof unknownAmong>>;

/**
 * The unknown names, and names near them. Reads all tags only if a name has no pages: a page with a tag proves that the
 * tag exists.
 */
async function unknownAmong(tags: TagsPort, names: string[]): Promise<{ not_found?: string[]; near?: string[] }> {
  if (names.length === 0) return {};
  const known = await knownTags(tags);
  const missing = names.filter((name) => !known.find(name));
  if (missing.length === 0) return {};
  const near = [...new Set(missing.flatMap((name) => known.near(name)))];
  return { not_found: missing, ...(near.length > 0 && { near }) };
}

async function carriers(tags: TagsPort, { tags: names, match }: Arguments) {
  const sets = await Promise.all(names.map(async (name) => new Set(await tags.addressesOf(cleanTag(name)))));
  const addresses = sets.reduce((a, b) => (match === 'all' ? a.intersection(b) : a.union(b)), sets[0] ?? new Set());
  return { addresses, bare: names.filter((_, at) => sets[at]?.size === 0) };
}

function liveRow({ title, url, tab_ids, bookmark_ids, tags }: TaggedItem): LiveRow {
  const detail = text('tags_names', { tags });
  const [tab] = tab_ids;
  const [bookmark] = bookmark_ids;
  if (tab !== undefined) return { kind: 'tab', id: String(tab), title, url, detail };
  if (bookmark !== undefined) return { kind: 'bookmark', id: bookmark, title, url, detail };
  return { kind: 'page', from: 'bookmarks', id: url, title, url, detail };
}

export const findByTag = (ports: ToolPorts): ReadTool<Arguments, Found> => ({
  name: 'find_by_tag',
  area: 'tags',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'Find the pages that carry tags, with the ids of the tabs and bookmarks they are in.',
  parameters,
  async read(args) {
    const [{ addresses: carrying, bare }, trashed] = await Promise.all([
      carriers(ports.tags, args),
      trashedAddresses(ports),
    ]);
    const addresses = carrying.difference(trashed);
    const unknown = await unknownAmong(ports.tags, bare);
    const [saved, tabs] = await Promise.all([savedAt(ports, addresses), ports.tabs.all()]);
    const open = Map.groupBy(tabs, ({ url }) => tagAddress(url));
    const all = [...addresses].map((address) => {
      const first = saved.get(address)?.[0] ?? open.get(address)?.[0];
      return { address, title: first?.title || address, url: first?.url ?? address };
    });
    all.sort((a, b) => compareNames(a.title, b.title));
    const page = pageOf(all, args);
    const tags = await ports.tags.of(page.items.map(({ address }) => address));
    const items = page.items.map(({ address, title, url }) => ({
      id: address,
      title,
      url,
      tags: tags.get(address) ?? [],
      tab_ids: (open.get(address) ?? []).map(({ id }) => id),
      bookmark_ids: (saved.get(address) ?? []).map(({ id }) => id),
    }));
    return { ...page, items, ...unknown };
  },
  rows: (data) => data.items.map(liveRow),
  sources: ({ items, near = [] }) =>
    textSources('tags', [...items.flatMap(({ title, url, tags }) => [title, url, ...tags]), ...near]),
  sentence: ({ arguments: { tags: names }, data }) =>
    data ? text('tags_found', { n: data.total, names }) : text('tags_find_plain', { names }),
});
