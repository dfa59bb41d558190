import { matchesSite, siteOf } from '@/src/address/address.ts';
import type { HistoryPage, HistorySpan } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { ToolError, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { doneRows, eachRow } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { between, dayField, dayOf, spanOf } from '../date-span.ts';
import { invalid, notThere } from '../errors/call-errors.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { visitedPages } from './rows/visited-pages.ts';

/** The visits that one row removes: of these pages in this span, all on one day. */
const forgetting = z.object({ urls: z.array(z.string()), start: z.number(), end: z.number() });

/** Maximum number of pages of one call. */
const most = 5_000;

function onDay(day: string, { start, end }: HistorySpan): HistorySpan {
  const whole = spanOf(day) ?? { start, end };
  return { start: Math.max(whole.start, start), end: Math.min(whole.end, end) };
}

/** One row for each day and site, the latest day first. Throws `too-large` if the user could not check so many. */
async function rowsToForget({ history }: Pick<ToolPorts, 'history'>, pages: HistoryPage[], span: HistorySpan) {
  if (pages.length > most)
    throw new ToolError(
      'too-large',
      `These are ${pages.length} pages.`,
      'Name a site, or a shorter time with from and to.',
    );
  // All at once: thousands of requests one after the other would take longer than a message may.
  const times = await Promise.all(pages.map(({ url }) => history.visits(url)));
  const visits = pages.flatMap(({ url }, page) => {
    const seen = times[page]?.filter((at) => at >= span.start && at < span.end) ?? [];
    const days = Map.groupBy(seen, dayOf);
    return [...days].map(([day, all]) => ({ day, site: siteOf(url), url, last: Math.max(...all) }));
  });
  visits.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
  const rows = Map.groupBy(visits, ({ day, site }) => `${day} ${site}`).values();
  return [...rows].flatMap((visited) => {
    const [first] = visited;
    if (!first) return [];
    const { start, end } = onDay(first.day, span);
    // Ends after the last visit found, so that visits made while the user is asked are kept.
    const last = Math.floor(Math.max(...visited.map((one) => one.last))) + 1;
    const urls = visited.map(({ url }) => url);
    return {
      id: `history:${first.day}:${first.site}`,
      title: first.site,
      section: text('history_day', { at: spanOf(first.day)?.start ?? 0 }),
      becomes: text('history_pages', { n: urls.length }),
      digest: {},
      before: null,
      change: { urls, start, end: Math.min(end, last) },
    };
  });
}

const parameters = z.strictObject({
  urls: z.array(z.string()).min(1).optional().describe('Only these pages, as search_history gives them'),
  site: z.string().min(1).optional().describe('Only this site, such as github.com'),
  from: dayField.optional().describe('Visits on this date or later; also an instant such as 2026-11-21T14:00Z'),
  to: dayField.optional().describe('Visits on this date or earlier'),
});
type Arguments = z.infer<typeof parameters>;

export function deleteHistory(ports: ToolPorts): WriteTool<Arguments, { deleted: number }> {
  const { history } = ports;

  async function pagesOf({ urls, site }: Arguments, span: HistorySpan): Promise<HistoryPage[]> {
    if (!urls) return (await visitedPages(ports, { site, span })).map(({ item }) => item);
    return urls
      .filter((url) => site === undefined || matchesSite(url, site))
      .map((url) => ({ url, title: '', lastVisit: 0, visits: 0 }));
  }

  return {
    name: 'delete_history',
    area: 'history',
    effect: 'destroy',
    inverse: 'none',
    permission: 'history',
    description: 'Delete visits from the history by page, site or time. Cannot be undone.',
    parameters,
    async plan(args) {
      if (Object.values(args).every((value) => value === undefined))
        throw invalid('Nothing says what to delete.', 'Send urls, site, from or to.');
      const span = between(args.from, args.to);
      const rows = await rowsToForget(ports, await pagesOf(args, span), span);
      if (rows.length === 0) throw notThere('No visit fits this.', 'search_history shows what there is.');
      const pages = rows.reduce((sum, { change }) => sum + forgetting.parse(change).urls.length, 0);
      return {
        headline: text('history_delete_headline'),
        notes: [
          text('history_delete_final'),
          ...(pages > rows.length ? [text('history_delete_pages', { n: pages })] : []),
        ],
        verb: text('history_delete_verb'),
        refuse: text('history_delete_refuse', { n: rows.length }),
        rows,
      };
    },
    apply: (rows, run) =>
      eachRow(rows, run, async ({ id, change }) => {
        const { urls, start, end } = forgetting.parse(change);
        for (const url of urls) await history.forget(url, { start, end });
        return { row: id, state: 'done', after: null };
      }),
    undo: async (rows) => rows.map(({ id }) => ({ row: id, state: 'failed', reason: text('history_delete_final') })),
    result: (rows, outcomes) => ({
      deleted: doneRows(rows, outcomes).reduce((sum, { row }) => sum + forgetting.parse(row.change).urls.length, 0),
    }),
    undoLabel: text('history_delete_undo'),
    sentence: ({ data }) => countedSentence(data, 'deleted', 'history_deleted', 'history_delete_plain'),
  };
}
