import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { pick } from '../../library/bookmark-id.ts';
import { bookmarkItems } from '../../library/bookmark-item.ts';
import { type Library, readLibrary } from '../../library/library.ts';
import { namedTabs } from '../../tab-ids/named-tabs.ts';
import { type KnownTags, knownTags } from '../../tags/rows/known-tags.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import type { ExportedItem } from './export-formats.ts';

export interface Wanted {
  tab_ids?: number[] | undefined;
  bookmark_ids?: string[] | undefined;
  tags?: string[] | undefined;
}

/** Items by row id, and the ids and tags that match nothing. */
export interface Collected {
  items: Map<string, ExportedItem>;
  notFound: (string | number)[];
}

/** The bookmarks among nodes, with all bookmarks in the folders among them. */
const within = (library: Library, nodes: BookmarkNode[]): BookmarkNode[] =>
  nodes.flatMap((node) => (node.url === null ? within(library, library.children(node.id)) : [node]));

interface Tagged {
  addresses: Set<string>;
  missing: string[];
  known: KnownTags;
}

async function tagged(ports: ToolPorts, names: string[]): Promise<Tagged> {
  const known = await knownTags(ports.tags);
  const found = names.flatMap((name) => known.find(name) ?? []);
  const lists = await Promise.all(found.map(({ name }) => ports.tags.addressesOf(name)));
  return { addresses: new Set(lists.flat()), missing: names.filter((name) => !known.find(name)), known };
}

/** Collects tabs, bookmarks and the further pages that have one of the tags. */
export async function collect(ports: ToolPorts, wanted: Wanted): Promise<Collected> {
  const { tab_ids = [], bookmark_ids = [], tags = [] } = wanted;
  const [library, open] = await Promise.all([readLibrary(ports), ports.tabs.all()]);
  const { found, missing } = namedTabs(tab_ids, open);
  const picked = pick(library, bookmark_ids, 'both');
  const byTag = await tagged(ports, tags);
  const saved = within(library, picked.nodes);

  const here = new Set([...found, ...saved].map(({ url }) => tagAddress(url ?? '')));
  const more = library.nodes.filter(({ url }) => url !== null && byTag.addresses.has(tagAddress(url)));
  const addresses = byTag.addresses.difference(here);
  const nodes = [...saved, ...more.filter(({ url }) => addresses.has(tagAddress(url ?? '')))];
  const unsaved = addresses.difference(new Set(more.map(({ url }) => tagAddress(url ?? ''))));
  const trashed = new Set(library.trashed.map(({ url }) => tagAddress(url ?? '')));

  const labels = await ports.tags.of([...here, ...unsaved]);
  const labelsOf = (url: string) => labels.get(tagAddress(url)) ?? [];
  const plain = { folder: '', added: null };
  const items: Collected['items'] = new Map();
  for (const { id, title, url } of found) items.set(`tab:${id}`, { ...plain, title, url, tags: labelsOf(url) });
  for (const { id, title, url, folder, added, tags: own } of await bookmarkItems(ports, library, nodes))
    items.set(`bookmark:${id}`, { title, url, folder, added, tags: own });
  for (const address of unsaved) {
    const tab = open.find(({ url }) => tagAddress(url) === address);
    if (!tab && trashed.has(address)) continue;
    const { title, url } = tab ?? { title: address, url: address };
    items.set(`address:${address}`, { ...plain, title, url, tags: labelsOf(url) });
  }
  const notFound = [...missing, ...picked.notFound, ...byTag.missing];
  if (items.size === 0) throw nothing(byTag, [...tab_ids, ...bookmark_ids, ...tags]);
  return { items, notFound };
}

function nothing({ missing: [tag], known }: Tagged, named: (string | number)[]): ToolError {
  if (tag !== undefined) return known.notFound(tag);
  return named.length > 0
    ? new ToolError('not-found', `There is no page in ${named.join(', ')}.`, 'Name other folders or tags.')
    : new ToolError('invalid-arguments', 'Nothing to export is named.', 'Send tab_ids, bookmark_ids or tags.');
}
