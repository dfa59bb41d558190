import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../count-sentence.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { type Copies, copiesAmong } from './rows/tab-copies.ts';
import { tabSources } from './rows/tab-item.ts';

const parameters = z.strictObject({
  ignore: z
    .enum(['none', 'fragment', 'tracking'])
    .default('none')
    .describe('What may differ: nothing, the part after #, or that and tracking parameters such as utm_source'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

type CopiesItem = {
  title: string;
  url: string;
  count: number;
  /** Number of windows that contain the tabs. */
  windows: number;
  keep: number;
  /** Ids of the tabs that can be closed. */
  close: number[];
};

type Duplicates = Page<CopiesItem> & {
  /** Totals: tabs that are copies of each other, how many can be closed, and in how many windows. */
  tabs: number;
  closable: number;
  windows: number;
};

const itemOf = ({ url, tabs, keep, close }: Copies): CopiesItem => ({
  title: keep.title,
  url,
  count: tabs.length,
  windows: new Set(tabs.map((tab) => tab.windowId)).size,
  keep: keep.id,
  close: close.map((tab) => tab.id),
});

export function findDuplicateTabs(ports: ToolPorts): ReadTool<Arguments, Duplicates> {
  return {
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
      const copies = copiesAmong(all, args.ignore, current?.id ?? null);
      const close = copies.flatMap((page) => page.close);
      return {
        ...pageOf(copies.map(itemOf), args),
        tabs: copies.reduce((n, page) => n + page.tabs.length, 0),
        closable: close.length,
        windows: new Set(close.map((tab) => tab.windowId)).size,
      } satisfies Duplicates;
    },
    rows: (data) =>
      data.items.map(({ keep, title, url, count }) => ({
        kind: 'tab',
        id: String(keep),
        title,
        url,
        detail: text('tabs_copies', { n: count }),
      })),
    sources: (data) => tabSources(data.items),
    sentence: ({ data }) => countedSentence(data, 'total', 'tabs_duplicates_sentence', 'tabs_duplicates_plain'),
  };
}
