import { isWebAddress, originPattern, siteOf } from '@/src/address/address.ts';
import type { PageText, Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow, ReadTool, ToolContext } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { requirePage } from '@/src/registry/call-run.ts';
import { estimateTokens } from '@/src/text/estimate-tokens.ts';
import { invalid } from '../errors/call-errors.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { askForSites, expectSomething, type Looked, refusalWords } from './access/page-refusals.ts';
import { pagesPlan, wantedTabs } from './access/pages-plan.ts';
import { readPdfs } from './pdf/pdf-work.ts';
import { type Passage, passageOf, shares } from './text/excerpt.ts';

const parameters = z.strictObject({
  tab_ids: z.array(z.number().int()).min(1).max(20).optional().describe('Default: the current tab'),
  budget: z.number().int().min(100).max(100_000).default(4000).describe('Tokens for all pages together'),
  cursor: z
    .string()
    .regex(/^\d+$/, 'must be the `next` of a page or the `cursor` of one of its parts')
    .optional()
    .describe('Reads one long page on: its `next`, or the `cursor` of one of its parts'),
});

type ReadPage = Pick<PageText, 'title' | 'url' | 'kind' | 'lang'> &
  Passage & { tab_id: number; byline?: string; note?: string; frames?: string[]; frames_not_read?: string[] };
interface RefusedPage {
  tab_id: number;
  title?: string;
  url?: string;
  refused: string;
}
type Reading = { pages: (ReadPage | RefusedPage)[] };

const stillLoading = 'The page had not finished loading: there may be more on it in a moment.';

const isRead = (page: ReadPage | RefusedPage): page is ReadPage => 'text' in page;
const readIn = (data: Reading): ReadPage[] => data.pages.filter(isRead);

/** The results with the text of PDFs, which a page of ours reads: the browser's viewer gives none. */
async function withPdfs(ports: ToolPorts, looked: Looked<PageText>[], context: ToolContext) {
  const pdfs = looked.flatMap(({ tab, answer }) =>
    typeof tab !== 'number' && !answer.ok && answer.reason === 'pdf' ? [tab] : [],
  );
  if (pdfs.length === 0) return looked;
  const allowed = await Promise.all(pdfs.map(({ url }) => ports.permissions.has(originPattern(url))));
  askForSites(pdfs.filter((_, at) => !allowed[at]).map(({ url }) => url));
  const texts = await readPdfs(pdfs, requirePage(context), context.turn);
  return looked.map((one) => ({
    ...one,
    answer: texts.get(typeof one.tab === 'number' ? -1 : one.tab.id) ?? one.answer,
  }));
}

async function look(ports: ToolPorts, tab: Tab | number): Promise<Looked<PageText>> {
  if (typeof tab === 'number') return { tab, answer: { ok: false, reason: 'gone' } };
  const answer = await ports.pages.read(tab.id);
  return { tab, answer: answer.ok && answer.page.text.trim() === '' ? { ok: false, reason: 'empty' } : answer };
}

function reported({ tab, answer }: Looked<PageText>, budget: number, from: number | null): ReadPage | RefusedPage {
  const tab_id = typeof tab === 'number' ? tab : tab.id;
  if (!answer.ok) {
    const named = typeof tab === 'number' ? {} : { title: tab.title, url: tab.url };
    return { tab_id, ...named, refused: refusalWords(answer) };
  }
  const { title, url, kind, lang, byline, text: whole, frames, unread, loading } = answer.page;
  return {
    tab_id,
    title,
    url,
    kind,
    lang,
    ...(byline !== null && { byline }),
    ...(loading && { note: stillLoading }),
    ...passageOf(whole, budget, from),
    ...(frames && { frames }),
    ...(unread && { frames_not_read: unread }),
  };
}

export const readPage = (ports: ToolPorts): ReadTool<z.infer<typeof parameters>, Reading> => ({
  name: 'read_page',
  area: 'pages',
  effect: 'read',
  inverse: 'none',
  basic: true,
  untrusted: 'page',
  description: 'Read the text of open pages and PDFs: the current tab, or several tabs side by side.',
  parameters,
  plan: (args, context) => pagesPlan(ports, args.tab_ids, context),
  async read(args, context) {
    const ticked = context.rows && new Set(context.rows.map(({ id }) => id));
    const tabs = await wantedTabs(ports, args.tab_ids, context);
    const wanted = ticked ? tabs.filter((tab) => typeof tab === 'number' || ticked.has(`tab:${tab.id}`)) : tabs;
    if (args.cursor !== undefined && wanted.length > 1)
      throw invalid('"cursor" belongs to one page.', 'Send one tab in tab_ids with it.');
    const looked = await withPdfs(ports, await Promise.all(wanted.map((tab) => look(ports, tab))), context);
    expectSomething(looked);
    const lengths = looked.map(({ answer }) => (answer.ok ? estimateTokens(answer.page.text) : 0));
    const budgets = args.cursor === undefined ? shares(lengths, args.budget) : [args.budget];
    const from = args.cursor === undefined ? null : Number(args.cursor);
    return { pages: looked.map((one, at) => reported(one, budgets[at] ?? 0, from)) };
  },
  rows: (data) =>
    readIn(data).map(({ tab_id, title, url }): LiveRow => ({ kind: 'tab', id: String(tab_id), title, url })),
  sources: (data) =>
    readIn(data).flatMap(({ title, url, byline, text: words, parts = [], frames = [], frames_not_read = [] }) => {
      const named = [...parts.map((part) => part.title), ...frames, ...frames_not_read];
      const text = [title, url, byline, words, ...named].filter(Boolean).join('\n');
      // The text also counts as text of the sites of its frames.
      return [url, ...frames.filter(isWebAddress)].map((page) => ({ source: siteOf(page), page, text }));
    }),
  sentence: ({ data }) => {
    if (!data) return text('page_read_plain');
    const pages = readIn(data);
    const [first] = pages;
    return first && pages.length === 1
      ? text('page_read_one', { title: first.title })
      : text('page_read_several', { n: pages.length });
  },
});
