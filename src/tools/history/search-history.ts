import { siteOf, withoutFragment } from '@/src/address/address.ts';
import type { HistoryPage } from '@/src/contract/ports.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../count-sentence.ts';
import { between, dayField, dayOf } from '../date-span.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { withSeenTags } from '../tags/rows/seen-tags.ts';
import { pageSources, textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { type VisitedItem, visitedItems, visitedPages, visitedRow } from './rows/visited-pages.ts';

const parameters = z.strictObject({
  query: z.string().optional().describe('Words that must all be there; typing errors are forgiven'),
  from: dayField.optional().describe('Visited on this date or later, such as 2026-11-21'),
  to: dayField.optional().describe('Visited on this date or earlier'),
  site: z.string().min(1).optional().describe('Only this site, such as github.com'),
  open: z.literal(false).optional().describe('false: not open now'),
  group_by: z
    .enum(['site', 'day'])
    .optional()
    .describe('Give counts by site (most visits first) or by day (latest first)'),
  ...pagingFields,
});

/** Pages of one site or one day. A page counts on the day of its latest visit. */
type Heap = { site?: string; day?: string; pages: number; visits: number; last_visit: string };

function heaps(pages: HistoryPage[], by: 'site' | 'day'): Heap[] {
  const byKey = Map.groupBy(pages, ({ url, lastVisit }) => (by === 'site' ? siteOf(url) : dayOf(lastVisit)));
  const all = [...byKey].map(
    ([key, together]): Heap => ({
      [by]: key,
      pages: together.length,
      visits: together.reduce((sum, { visits }) => sum + visits, 0),
      last_visit: new Date(together.reduce((last, page) => Math.max(last, page.lastVisit), 0)).toISOString(),
    }),
  );
  return by === 'site' ? all.sort((a, b) => b.visits - a.visits) : all;
}

const items = (data: Page<VisitedItem | Heap>): VisitedItem[] =>
  data.items.filter((item): item is VisitedItem => 'url' in item);

export const searchHistory = (
  ports: ToolPorts,
): ReadTool<z.infer<typeof parameters>, Page<VisitedItem | Heap> & { kept_private?: string }> => ({
  name: 'search_history',
  area: 'history',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  respectsAccess: true,
  tagged: true,
  permission: 'history',
  description:
    'Find pages that were visited, by words, time and site: best or latest first, or counted by site or day.',
  parameters,
  async read(args, context) {
    const { seen, note } = withSeenTags(ports, context);
    const found = await visitedPages(seen, { ...args, span: between(args.from, args.to) });
    found.sort((a, b) => b.score - a.score || b.item.lastVisit - a.item.lastVisit);
    // Without leave to see tabs nothing is left out, which would tell what is open.
    const isClosed = args.open === false && context.sees?.includes('tabs') !== false;
    const open = new Set(isClosed ? (await ports.tabs.all()).map(({ url }) => withoutFragment(url)) : []);
    const pages = found.map(({ item }) => item).filter(({ url }) => !open.has(withoutFragment(url)));
    if (args.group_by) return pageOf(heaps(pages, args.group_by), args);
    const page = pageOf(pages, args);
    return { ...page, items: await visitedItems(seen, page.items), ...note };
  },
  rows: (data) => items(data).map(visitedRow),
  sources(data) {
    const sites = data.items.flatMap((item) => ('site' in item && item.site ? item.site : []));
    return [...pageSources('history', items(data)), ...textSources('history', sites)];
  },
  sentence: ({ data }) => countedSentence(data, 'total', 'history_found', 'history_searched'),
});
