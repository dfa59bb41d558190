import type { ClosedEntry } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../count-sentence.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { pageSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { ownClosed } from './layout/own-closed.ts';

const parameters = z.strictObject(pagingFields);

type Listing = Page<ReturnType<typeof itemOf>> & {
  /** The memory that it comes from: the browser's, or Outrigger's own. */
  source: 'browser' | 'outrigger';
  browser_remembers: number;
  /** Number of tabs that Outrigger itself has closed and that are not back. */
  own_record: number;
};

const browserRemembers = 25;

/** A closed tab, or a window by its first tab with the number of its tabs. */
const itemOf = ({ id, at, tabs }: ClosedEntry) => ({
  id,
  title: tabs[0]?.title ?? '',
  url: tabs[0]?.url ?? '',
  closed_at: new Date(at).toISOString(),
  tabs: tabs.length,
});

export const listRecentlyClosed = ({ tabs, actions }: ToolPorts): ReadTool<z.infer<typeof parameters>, Listing> => ({
  name: 'list_recently_closed',
  area: 'tabs',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description:
    'Lists closed tabs and windows, newest first: what the browser remembers, or without its permission what Outrigger itself has closed. `source` says which.',
  parameters,
  async read(args) {
    const [remembered, own] = await Promise.all([tabs.recentlyClosed(), ownClosed({ actions })]);
    return {
      ...pageOf((remembered ?? own).map(itemOf), args),
      source: remembered ? 'browser' : 'outrigger',
      browser_remembers: browserRemembers,
      own_record: own.length,
    };
  },
  rows: (data) =>
    data.items.map(({ id, title, url, closed_at, tabs: n }) => {
      const at = Date.parse(closed_at);
      const detail =
        n > 1
          ? text('tabs_closed_window_at', { window: text('tabs_closed_window', { n }), at })
          : text('tabs_closed_at', { at });
      return { kind: 'closed', id, title, url, detail };
    }),
  sources: (data) => pageSources('tabs', data.items),
  sentence: ({ data }) => countedSentence(data, 'total', 'tabs_closed_sentence', 'tabs_closed_plain'),
});
