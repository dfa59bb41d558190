import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../count-sentence.ts';
import { pageOf, pagingFields } from '../pagination.ts';
import { pageSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { type Copies, copiesAmong } from './rows/tab-copies.ts';

const parameters = z.strictObject({
  ignore: z
    .enum(['none', 'fragment', 'tracking'])
    .default('none')
    .describe('What may differ: nothing, the part after #, or that and tracking parameters such as utm_source'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

/** A page with the number of its tabs and of their windows, and the ids of the tabs to keep and to close. */
const itemOf = ({ url, tabs, keep, close }: Copies) => ({
  title: keep.title,
  url,
  count: tabs.length,
  windows: new Set(tabs.map((tab) => tab.windowId)).size,
  keep: keep.id,
  close: close.map((tab) => tab.id),
});

/** A page of the list with totals: tabs that are copies, how many can be closed, and in how many windows. */
function duplicatesIn(copies: Copies[], args: Arguments) {
  const close = copies.flatMap((page) => page.close);
  return {
    ...pageOf(copies.map(itemOf), args),
    tabs: copies.reduce((n, page) => n + page.tabs.length, 0),
    closable: close.length,
    windows: new Set(close.map((tab) => tab.windowId)).size,
  };
}

export const findDuplicateTabs = (ports: ToolPorts): ReadTool<Arguments, ReturnType<typeof duplicatesIn>> => ({
  name: 'find_duplicate_tabs',
  area: 'tabs',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description:
    'Finds pages that are open more than once: which tab to keep, and which to close with close_tabs. ' +
    'Pinned, playing and current tabs are never in `close`.',
  parameters,
  async read(args, { window }) {
    const [all, current] = await Promise.all([ports.tabs.all(), ports.tabs.current(window)]);
    return duplicatesIn(copiesAmong(all, args.ignore, current?.id ?? null), args);
  },
  rows: (data) =>
    data.items.map(({ keep, title, url, count }) => ({
      kind: 'tab',
      id: String(keep),
      title,
      url,
      detail: text('tabs_copies', { n: count }),
    })),
  sources: (data) => pageSources('tabs', data.items),
  sentence: ({ data }) => countedSentence(data, 'total', 'tabs_duplicates_sentence', 'tabs_duplicates_plain'),
});
