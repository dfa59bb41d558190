import { isWebAddress, normalizeAddress, tagAddress } from '@/src/address/address.ts';
import type { Tab } from '@/src/contract/ports.ts';
import type { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { invalid, notThere } from '../../errors/call-errors.ts';
import { idField, noSuchBookmark } from '../../library/bookmark-id.ts';
import { type Library, readLibrary, savedAt } from '../../library/library.ts';
import { noSuchTab } from '../../tab-ids/named-tabs.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { cleanTags, tagsField } from './clean-tags.ts';

/** The argument of tag_items and untag_items. */
export const taggedItems = z
  .array(
    z.strictObject({
      tab_ids: z.array(z.number().int()).optional().describe('Open tabs'),
      bookmark_ids: z.array(idField).optional().describe('Bookmarks, not folders'),
      urls: z.array(z.string()).optional().describe('Addresses, http or https'),
      tags: tagsField.describe('Names of tags'),
    }),
  )
  .min(1);

/** A page that a call names, with its address in the form that tags use. */
interface NamedPage {
  address: string;
  url: string;
  title: string;
  tags: string[];
}

/** The pages that items name, each once with all its tags, given addresses, unknown ids and impossible addresses. */
export async function namedPages(ports: ToolPorts, items: z.infer<typeof taggedItems>) {
  const byId = items.some(({ bookmark_ids = [] }) => bookmark_ids.length > 0);
  const addresses = new Set(items.flatMap(({ urls = [] }) => urls.map((url) => tagAddress(normalizeAddress(url)))));
  const [library, saved, tabs] = await Promise.all([
    byId ? readLibrary(ports) : null,
    addresses.size > 0 ? savedAt(ports, addresses) : new Map(),
    ports.tabs.all(),
  ]);
  const byTab = new Map(tabs.map((tab) => [tab.id, tab]));
  const open = new Map(tabs.map(({ url, title }) => [tagAddress(url), title]));
  const titleOf = (address: string) => open.get(address) ?? saved.get(address)?.at(-1)?.title;
  const pages = new Map<string, NamedPage>();
  const given: string[] = [];
  const notFound: (number | string)[] = [];
  const refused: string[] = [];

  const add = (url: string, title: string, tags: string[]) => {
    const address = tagAddress(url);
    if (!isWebAddress(url)) refused.push(url);
    else {
      const page = pages.get(address) ?? { address, url, title: title || url, tags: [] };
      pages.set(address, { ...page, tags: cleanTags([...page.tags, ...tags]) });
    }
  };

  for (const { tab_ids = [], bookmark_ids = [], urls = [], tags } of items) {
    if (cleanTags(tags).length === 0) throw invalid('An item names no tag.', 'Send words.');
    for (const id of tab_ids) {
      const tab = byTab.get(id);
      if (tab) add(tab.url, tab.title, tags);
      else notFound.push(id);
    }
    for (const id of bookmark_ids) {
      const node = library?.get(id);
      if (node && node.url !== null) add(node.url, node.title, tags);
      else notFound.push(id);
    }
    for (const written of urls) {
      const url = normalizeAddress(written);
      add(url, titleOf(tagAddress(url)) ?? url, tags);
      if (isWebAddress(url)) given.push(url);
    }
  }
  if (pages.size === 0) throw nothingNamed(notFound, refused, tabs, library);
  return { pages: [...pages.values()], urls: given, notFound, refused };
}
type NamedPages = Awaited<ReturnType<typeof namedPages>>;

function nothingNamed(
  notFound: (number | string)[],
  refused: string[],
  tabs: Tab[],
  library: Library | null,
): ToolError {
  const ofTabs = notFound.filter((id) => typeof id === 'number');
  const bookmark = notFound.find((id) => typeof id === 'string');
  const errors = [
    ...(ofTabs.length > 0 ? [noSuchTab(ofTabs, tabs)] : []),
    ...(library && bookmark !== undefined ? [noSuchBookmark(library, bookmark)] : []),
  ];
  const told = (what: 'message' | 'suggestion') => errors.map((error) => error[what]).join(' ');
  if (notFound.length > 0) return notThere(told('message'), told('suggestion'));
  if (refused.length > 0) {
    const message = `Only http and https addresses carry tags, not ${refused.join(', ')}.`;
    return invalid(message, 'Name web pages.');
  }
  return invalid('No page is named.', 'Send tab_ids, bookmark_ids or urls with each item.');
}

/** The part of a result about names that were wrong. */
export const leftOut = ({ notFound, refused }: NamedPages) => ({
  ...(notFound.length > 0 && { not_found: notFound }),
  ...(refused.length > 0 && { refused }),
});
