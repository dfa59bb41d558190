import { isWebAddress, normalizeAddress, tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode, Tab } from '@/src/contract/ports.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { idField } from '../../library/bookmark-id.ts';
import { type Spot, spotPath } from '../../library/folder-path.ts';
import type { Library } from '../../library/library.ts';
import { noSuchTab } from '../../tab-ids/named-tabs.ts';
import { spotOf } from '../folders/new-folders.ts';

export const wantedItem = z.strictObject({
  url: z.string().optional().describe('Address, http or https'),
  tab_id: z.number().int().optional().describe('Or the open tab to save'),
  title: z.string().optional().describe('Default: the title of the tab with this address'),
  folder_id: idField.optional().describe('Folder to save it in; default: other bookmarks'),
  folder_path: z.string().optional().describe('Or its path, such as "Dev/Rust"; missing folders are made'),
  tags: z.array(z.string()).optional().describe('Tags for the address'),
});
type WantedItem = z.infer<typeof wantedItem>;

export interface Wanted {
  url: string;
  title: string;
  spot: Spot;
  /** Path of the spot. */
  folder: string;
  tags: string[];
}

/** The page, folder and tags of an item. Throws `ToolError` for what is not possible. */
function wantedOf(item: WantedItem, library: Library, tabs: Tab[]): Wanted {
  const tab = item.tab_id === undefined ? undefined : tabs.find(({ id }) => id === item.tab_id);
  if (item.tab_id !== undefined && !tab) throw noSuchTab([item.tab_id], tabs);
  const address = item.url?.trim() ?? tab?.url;
  if (!address) {
    throw new ToolError('invalid-arguments', 'An item names no page.', 'Send url or tab_id for each item.');
  }
  if (!isWebAddress(address)) {
    throw new ToolError(
      'invalid-arguments',
      `"${address}" can't be saved: only http and https addresses can.`,
      'Leave it out, or send its web address.',
    );
  }
  const url = normalizeAddress(address);
  const title = item.title?.trim() || (tab ?? tabs.find((open) => open.url === url))?.title || url;
  const spot = spotOf(library, item, library.defaultFolder);
  return { url, title, spot, folder: spotPath(library, spot), tags: [...(item.tags ?? [])] };
}

export interface Sorted {
  wanted: Wanted[];
  /** Bookmarks of the same address in the same folder; none is made. */
  there: BookmarkNode[];
  /** Bookmarks of the same address in other folders; one is made nevertheless. */
  elsewhere: BookmarkNode[];
  /** Ids of tabs and folders that do not exist. */
  notFound: (number | string)[];
  /** Reasons for other items that are not possible. */
  refused: string[];
}

/** Sorts items into new, existing and impossible ones. Throws if all are impossible. */
export function sortWanted(items: WantedItem[], library: Library, tabs: Tab[]): Sorted {
  const sorted: Sorted = { wanted: [], there: [], elsewhere: [], notFound: [], refused: [] };
  const saved = Map.groupBy(library.nodes, ({ url }) => (url === null ? '' : tagAddress(url)));
  const twins = new Map<string, Wanted>();
  let first: ToolError | undefined;
  for (const item of items) {
    try {
      const wanted = wantedOf(item, library, tabs);
      const { url, spot } = wanted;
      const key = JSON.stringify([wanted.folder, url]);
      const twin = twins.get(key);
      const same = saved.get(tagAddress(url)) ?? [];
      const there = same.find((node) => node.url === url && node.parentId === spot.parent);
      if (twin) twin.tags.push(...wanted.tags);
      else if (there && spot.missing.length === 0) sorted.there.push(there);
      else {
        twins.set(key, wanted);
        sorted.wanted.push(wanted);
        sorted.elsewhere.push(...same);
      }
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      first ??= error;
      const id = item.tab_id ?? item.folder_id;
      if (error.code === 'not-found' && id !== undefined) sorted.notFound.push(id);
      else sorted.refused.push(error.message);
    }
  }
  if (first && sorted.wanted.length + sorted.there.length === 0) throw first;
  return sorted;
}
