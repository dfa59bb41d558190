import { isWebAddress, matchesAnySite, matchesSite, siteOf } from '@/src/address/address.ts';
import type { Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow, ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rank } from '../bookmark-index/rank.ts';
import { countedSentence } from '../count-sentence.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { refuseUnknown } from '../tab-ids/named-tabs.ts';
import { withSeenTags } from '../tags/rows/seen-tags.ts';
import { pageSources, textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { itemsOf, type TabItem, tabRow } from './rows/tab-item.ts';

/** The filters of list_tabs. A tab must pass all that are given. */
const selectionFields = {
  query: z.string().optional().describe('Words that must all be there; typing errors are forgiven'),
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
  grouped: z.boolean().optional().describe('Only tabs in a group, or with false only the others'),
  discarded: z.boolean().optional().describe('Only tabs that are asleep, or with false only the others'),
  unused_days: z.number().min(0).optional().describe('Only tabs not used for so many days; the longest unused first'),
};

const selection = z.object(selectionFields);
type Selection = z.infer<typeof selection>;

/** The site of an address, or its scheme (`about:`) if it is not a web page. */
const heapOf = (url: string): string =>
  isWebAddress(url) ? siteOf(url) : (url.match(/^[a-z][a-z0-9+.-]*:/i)?.[0] ?? '');

const day = 86_400_000;

function passes(tab: Tab, wanted: Selection, now: number): boolean {
  const is = <T>(asked: T | undefined, actual: T) => asked === undefined || asked === actual;
  return (
    is(wanted.window_id, tab.windowId) &&
    is(wanted.group_id, tab.groupId) &&
    is(wanted.grouped, tab.groupId !== null) &&
    is(wanted.pinned, tab.pinned) &&
    is(wanted.audible, tab.audible) &&
    is(wanted.discarded, tab.discarded) &&
    (wanted.site === undefined || heapOf(tab.url) === wanted.site || matchesSite(tab.url, wanted.site)) &&
    (wanted.unused_days === undefined || (tab.lastAccessed > 0 && tab.lastAccessed <= now - wanted.unused_days * day))
  );
}

/** The tabs that pass: best match first if there is a query, else in their order, or the longest unused first. */
function selectTabs(tabs: Tab[], wanted: Selection, now: number): Tab[] {
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

const parameters = z.strictObject({
  ...selectionFields,
  group_by: z.enum(['site', 'window']).optional().describe('Give counts and tab ids by site or by window, most first'),
  ...pagingFields,
});

type Heap = { site?: string; window_id?: number; count: number; tab_ids: number[] };

type Listing = Page<TabItem | Heap> & {
  /** Number of tabs that were searched; `counts` are of those that matched. */
  searched: number;
  counts: ReturnType<typeof countsOf>;
  kept_private?: string;
};

function heaps(tabs: Tab[], by: 'site' | 'window'): Heap[] {
  const byKey = Map.groupBy(tabs, (tab) => (by === 'site' ? heapOf(tab.url) : tab.windowId));
  return [...byKey]
    .map(([key, together]) => ({
      ...(typeof key === 'string' ? { site: key } : { window_id: key }),
      count: together.length,
      tab_ids: together.map((tab) => tab.id),
    }))
    .sort((a, b) => b.count - a.count);
}

const countsOf = (tabs: Tab[]) => ({
  tabs: tabs.length,
  windows: new Set(tabs.map((tab) => tab.windowId)).size,
  grouped: tabs.filter((tab) => tab.groupId !== null).length,
  pinned: tabs.filter((tab) => tab.pinned).length,
  audible: tabs.filter((tab) => tab.audible).length,
  discarded: tabs.filter((tab) => tab.discarded).length,
});

const siteRows = (data: Listing): LiveRow[] =>
  data.items.flatMap((item) =>
    'site' in item && item.site
      ? [{ kind: 'site', id: item.site, title: item.site, detail: text('tabs_of_site', { n: item.count }) }]
      : [],
  );

const tabItems = (data: Listing): TabItem[] => data.items.filter((item): item is TabItem => 'id' in item);

export function listTabs(ports: ToolPorts): ReadTool<z.infer<typeof parameters>, Listing> {
  /** Throws for an unknown window or group, which would otherwise look empty. */
  async function checkIds({ window_id, group_id }: Selection): Promise<void> {
    const [windows, groups] = await Promise.all([ports.tabs.windows(), ports.tabs.groups()]);
    if (window_id !== undefined) refuseUnknown('window', window_id, windows);
    if (group_id !== undefined) refuseUnknown('tab group', group_id, groups);
  }

  return {
    name: 'list_tabs',
    area: 'tabs',
    effect: 'read',
    inverse: 'none',
    basic: true,
    untrusted: 'label',
    tagged: true,
    description: 'Lists open tabs of all windows, with filters. `limit` 0 gives only the counts.',
    parameters,
    async read(args, context) {
      await checkIds(args);
      const all = await ports.tabs.all();
      const chosen = selectTabs(all, args, ports.clock.now());
      const rest = { searched: all.length, counts: countsOf(chosen) };
      if (args.group_by) return { ...pageOf(heaps(chosen, args.group_by), args), ...rest };
      const page = pageOf(chosen, args);
      const { seen, note } = withSeenTags(ports, context);
      return { ...page, items: await itemsOf(seen, page.items), ...rest, ...note };
    },
    rows: (data) => [...tabItems(data).map(tabRow), ...siteRows(data)],
    sources: (data) => {
      const sites = data.items.flatMap((item) => ('site' in item && item.site ? [item.site] : []));
      return [...pageSources('tabs', tabItems(data)), ...textSources('tabs', sites)];
    },
    sentence: ({ data }) => countedSentence(data, 'searched', 'tabs_list_sentence', 'tabs_list_plain'),
  };
}
