import type { Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow, ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../count-sentence.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { refuseUnknown } from '../tab-ids/named-tabs.ts';
import { withSeenTags } from '../tags/rows/seen-tags.ts';
import { textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { heapOf, type Selection, selectionFields, selectTabs } from './rows/select-tabs.ts';
import { itemsOf, type TabItem, tabRow, tabSources } from './rows/tab-item.ts';

const parameters = z.strictObject({
  ...selectionFields,
  group_by: z.enum(['site', 'window']).optional().describe('Give counts and tab ids by site or by window, most first'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

type Heap = { site?: string; window_id?: number; count: number; tab_ids: number[] };

type Listing = Page<TabItem | Heap> & {
  /** Number of tabs that were searched; `counts` are of those that matched. */
  searched: number;
  counts: { tabs: number; windows: number; grouped: number; pinned: number; audible: number; discarded: number };
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

const countsOf = (tabs: Tab[]): Listing['counts'] => ({
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

export function listTabs(ports: ToolPorts): ReadTool<Arguments, Listing> {
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
      return [...tabSources(tabItems(data)), ...textSources('tabs', sites)];
    },
    sentence: ({ data }) => countedSentence(data, 'searched', 'tabs_list_sentence', 'tabs_list_plain'),
  };
}
