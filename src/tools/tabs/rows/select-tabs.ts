import { isWebAddress, matchesAnySite, matchesSite, siteOf } from '@/src/address/address.ts';
import type { Tab } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { rank } from '../../bookmark-index/rank.ts';

/** The filters of list_tabs. A tab must pass all that are given. */
export const selectionFields = {
  query: z.string().optional().describe('Words that title or address must contain, typing errors forgiven; best first'),
  window_id: z.number().int().optional().describe('Only this window'),
  group_id: z.number().int().optional().describe('Only this tab group'),
  site: z.string().min(1).optional().describe('Only this site, such as "youtube" or "docs.python.org"'),
  sites: z
    .array(z.string().min(1))
    .max(100)
    .optional()
    .describe('Tabs of any of these sites, besides those with the words of `query` if there are any'),
  pinned: z.boolean().optional().describe('Only pinned tabs, or with false only the others'),
  audible: z.boolean().optional().describe('Only tabs that play sound, or with false only the others'),
  discarded: z.boolean().optional().describe('Only tabs that are asleep, or with false only the others'),
  unused_days: z.number().min(0).optional().describe('Only tabs not used for so many days; the longest unused first'),
};

const selection = z.object(selectionFields);
export type Selection = z.infer<typeof selection>;

/** The site of an address, or its scheme (`about:`) if it is not a web page. */
export const heapOf = (url: string): string =>
  isWebAddress(url) ? siteOf(url) : (url.match(/^[a-z][a-z0-9+.-]*:/i)?.[0] ?? '');

const day = 86_400_000;

function passes(tab: Tab, wanted: Selection, now: number): boolean {
  const is = <T>(asked: T | undefined, actual: T) => asked === undefined || asked === actual;
  return (
    is(wanted.window_id, tab.windowId) &&
    is(wanted.group_id, tab.groupId) &&
    is(wanted.pinned, tab.pinned) &&
    is(wanted.audible, tab.audible) &&
    is(wanted.discarded, tab.discarded) &&
    (wanted.site === undefined || heapOf(tab.url) === wanted.site || matchesSite(tab.url, wanted.site)) &&
    (wanted.unused_days === undefined || (tab.lastAccessed > 0 && tab.lastAccessed <= now - wanted.unused_days * day))
  );
}

/** The tabs that pass: best match first if there is a query, else in their order, or the longest unused first. */
export function selectTabs(tabs: Tab[], wanted: Selection, now: number): Tab[] {
  const { query = '', sites = [] } = wanted;
  const passing = tabs.filter((tab) => passes(tab, wanted, now));
  const worded = query === '' && sites.length > 0 ? [] : rank(passing, query, (tab) => tab);
  const isFound = new Set(worded.map(({ item }) => item));
  const ofSites = passing.filter((tab) => !isFound.has(tab) && matchesAnySite(tab.url, sites));
  const scored = [...worded, ...ofSites.map((item) => ({ item, score: 0 }))];
  if (wanted.unused_days !== undefined) scored.sort((a, b) => a.item.lastAccessed - b.item.lastAccessed);
  if (query !== '') scored.sort((a, b) => b.score - a.score);
  return scored.map(({ item }) => item);
}
