import { matchesSite } from '@/src/address/address.ts';
import type { HistoryPage, HistorySpan } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { ToolError, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { doneRows, eachRow } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { between, dayField } from '../date-span.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { forgetting, rowsToForget } from './rows/forget-visits.ts';
import { visitedPages } from './rows/visited-pages.ts';

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
        throw new ToolError('invalid-arguments', 'Nothing says what to delete.', 'Send urls, site, from or to.');
      const span = between(args.from, args.to);
      const rows = await rowsToForget(ports, await pagesOf(args, span), span);
      if (rows.length === 0)
        throw new ToolError('not-found', 'No visit fits this.', 'search_history shows what there is.');
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
