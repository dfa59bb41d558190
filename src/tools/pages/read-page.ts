import type { PageRefusal, PageText, Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { type LiveRow, type ReadTool, type ToolContext, ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { originPattern, siteOf } from '../address.ts';
import type { ToolPorts } from '../ports.ts';
import { excerpt, shares, tokensOf } from './excerpt.ts';

const parameters = z.strictObject({
  tab_ids: z.array(z.number().int()).min(1).max(20).optional().describe('Default: the current tab'),
  budget: z.number().int().min(100).max(100_000).default(4000).describe('Tokens for all pages together'),
});
type Arguments = z.infer<typeof parameters>;

type ReadPage = Pick<PageText, 'title' | 'url' | 'kind' | 'lang' | 'text'> & {
  tab_id: number;
  byline?: string;
  truncated?: { tokens: number };
};
interface RefusedPage {
  tab_id: number;
  title?: string;
  url?: string;
  refused: string;
}
interface Reading {
  pages: (ReadPage | RefusedPage)[];
}

const refusals: Record<PageRefusal, string> = {
  'browser-page': "Browsers don't let extensions read their own pages, their stores, or pages of other extensions.",
  asleep: 'This tab is asleep, so its page is not loaded. switch_to_tab or reload_tabs wakes it.',
  pdf: "This is a PDF, and the browser's viewer does not give its text.",
  permission: 'Outrigger may not read this site until the user allows it.',
  gone: 'No open tab has this id. list_tabs gives the ids.',
  failed: 'The page did not answer.',
};

const isRead = (page: ReadPage | RefusedPage): page is ReadPage => 'text' in page;
const readIn = (data: unknown): ReadPage[] => (data as Reading).pages.filter(isRead);

async function tabsToRead(ports: ToolPorts, args: Arguments, context: ToolContext): Promise<(Tab | number)[]> {
  if (args.tab_ids) {
    const ids = [...new Set(args.tab_ids)];
    const tabs = await Promise.all(ids.map((id) => ports.tabs.get(id)));
    return ids.map((id, at) => tabs[at] ?? id);
  }
  const current = await ports.tabs.current(context.window);
  if (current) return [current];
  throw new ToolError('not-found', 'There is no current tab.', 'Send tab_ids; list_tabs gives them.');
}

/** Nothing was read: one error that says what can be done. */
function nothingRead(refused: { tab: Tab | number; reason: PageRefusal; detail?: string }[]): ToolError {
  const lines = refused.map(({ tab, reason, detail }) => {
    const name = typeof tab === 'number' ? `Tab ${tab}` : `Tab ${tab.id} ("${tab.title}")`;
    return `${name}: ${refusals[reason]}${detail ? ` (${detail})` : ''}`;
  });
  const gone = refused.every(({ reason }) => reason === 'gone');
  const hint = gone ? 'Call list_tabs for the ids of the open tabs.' : 'Read another tab, or tell the user why.';
  return new ToolError(gone ? 'not-found' : 'unreadable-page', lines.join('\n'), hint);
}

export const readPage = (ports: ToolPorts): ReadTool<Arguments> => ({
  name: 'read_page',
  area: 'pages',
  effect: 'read',
  inverse: 'none',
  untrusted: 'page',
  description: 'Read the text of open pages: the current tab, or several tabs side by side.',
  parameters,
  async plan(args, context) {
    const tabs = (await tabsToRead(ports, args, context)).filter((tab) => typeof tab !== 'number');
    return {
      headline: text('page_read_headline'),
      notes: [],
      verb: text('page_read_verb'),
      refuse: text('page_read_refuse'),
      rows: tabs.map(({ id, title, url }) => ({
        id: `tab:${id}`,
        title,
        url,
        digest: { url },
        before: null,
        change: null,
      })),
    };
  },
  async read(args, context): Promise<Reading> {
    const ticked = context.rows && new Set(context.rows.map(({ id }) => id));
    const tabs = await tabsToRead(ports, args, context);
    const wanted = ticked ? tabs.filter((tab) => typeof tab === 'number' || ticked.has(`tab:${tab.id}`)) : tabs;
    const readings = await Promise.all(
      wanted.map(async (tab) => ({
        tab,
        reading:
          typeof tab === 'number' ? { ok: false as const, reason: 'gone' as const } : await ports.pages.read(tab.id),
      })),
    );
    const closed = readings.flatMap(({ tab, reading }) =>
      !reading.ok && reading.reason === 'permission' && typeof tab !== 'number' ? [originPattern(tab.url)] : [],
    );
    if (closed.length > 0) {
      const sites = [...new Set(closed)].join(' ');
      throw new ToolError('missing-permission', refusals.permission, 'Ask the user to allow it.', sites);
    }
    const refused = readings.flatMap(({ tab, reading }) => (reading.ok ? [] : [{ tab, ...reading }]));
    if (refused.length > 0 && refused.length === readings.length) throw nothingRead(refused);
    const budgets = shares(
      readings.map(({ reading }) => (reading.ok ? tokensOf(reading.page.text) : 0)),
      args.budget,
    );
    return {
      pages: readings.map(({ tab, reading }, at) => {
        const tab_id = typeof tab === 'number' ? tab : tab.id;
        if (!reading.ok) {
          const named = typeof tab === 'number' ? {} : { title: tab.title, url: tab.url };
          return { tab_id, ...named, refused: refusals[reading.reason] };
        }
        const { title, url, kind, lang, byline } = reading.page;
        const cut = excerpt(reading.page.text, budgets[at] ?? 0);
        return {
          tab_id,
          title,
          url,
          kind,
          lang,
          ...(byline !== null && { byline }),
          text: cut.text,
          ...(cut.truncated && { truncated: { tokens: tokensOf(reading.page.text) } }),
        };
      }),
    };
  },
  rows: (data) =>
    readIn(data).map(({ tab_id, title, url }): LiveRow => ({ kind: 'tab', id: String(tab_id), title, url })),
  sources: (data) =>
    readIn(data).map(({ title, url, byline, text }) => ({
      source: siteOf(url),
      text: [title, url, byline, text].filter(Boolean).join('\n'),
    })),
  sentence: ({ data }) => {
    if (!data) return text('page_read_plain');
    const pages = readIn(data);
    const [first] = pages;
    return first && pages.length === 1
      ? text('page_read_one', { title: first.title })
      : text('page_read_several', { n: pages.length });
  },
});
