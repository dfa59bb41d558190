import type { Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { ToolError, type UndoOutcome, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowDone, rowFailed } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { notThere } from '../errors/call-errors.ts';
import { page, tabsOfPages } from '../tab-ids/tabs-by-address.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { closeOpened } from './layout/close-opened.ts';
import { type Closed, ownClosed } from './layout/own-closed.ts';

const parameters = z.strictObject({
  session_ids: z.array(z.string().min(1)).min(1).optional().describe('Ids as list_recently_closed gives them'),
  count: z.number().int().min(1).max(100).optional().describe('Without ids: so many, the last closed first; default 1'),
});
type Arguments = z.infer<typeof parameters>;

const change = z.object({
  session: z.string(),
  urls: z.array(z.string()),
  /** The journal entry and row that can restore the tab, if Outrigger closed it. */
  own: z.object({ entry: z.string(), row: z.string(), tab: z.number() }).nullable(),
  had: z.array(z.number()),
  current: z.number().nullable(),
});
type Change = z.infer<typeof change>;

const after = z.object({ tabs: z.array(z.object({ tab: z.number(), url: z.string() })) });

export function reopenClosedTabs({ tabs, returned, actions }: ToolPorts): WriteTool<Arguments, { reopened: number }> {
  /** The tabs to reopen, and the unknown ids. */
  async function wanted({ session_ids, count = 1 }: Arguments) {
    const [remembered, own] = await Promise.all([tabs.recentlyClosed(), ownClosed({ actions })]);
    const missing = () =>
      new ToolError(
        'missing-permission',
        'Without the permission "sessions" only tabs that Outrigger closed itself can be reopened.',
        'Call list_recently_closed for those.',
        'sessions',
      );
    const list: Closed[] = remembered ?? own;
    if (!session_ids) {
      if (list.length > 0) return { found: list.slice(0, count), missing: [] };
      if (!remembered) throw missing();
      throw notThere('Nothing was closed that is remembered.', 'Look in search_history instead.');
    }
    const byId = new Map([...own, ...(remembered ?? [])].map((entry: Closed) => [entry.id, entry]));
    const ids = [...new Set(session_ids)];
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    if (found.length > 0) return { found, missing: ids.filter((id) => !byId.has(id)) };
    if (!remembered && own.length === 0) throw missing();
    const near = list.slice(0, 3).map(({ id, tabs: [first] }) => `${id} ("${first?.title ?? ''}")`);
    throw notThere(
      `No closed tab has the id ${ids.join(', ')}.`,
      near.length > 0 ? `The last closed are: ${near.join(', ')}.` : 'Call list_recently_closed.',
    );
  }

  /** The reopened tab: by its known id, else by these addresses, without tabs that were there before. */
  async function opened({ urls, had, own }: Change): Promise<Tab[]> {
    const [all, { tabs: ids }] = await Promise.all([tabs.all(), returned.ids()]);
    // Without a new id, the recorded one is from an earlier session and may belong to another tab now.
    const id = own && ids.has(own.tab) ? own.tab : null;
    const traces = urls.map((url) => ({ id, url, had }));
    return [...tabsOfPages(all, traces, { ids }).values()];
  }

  async function reopen(how: Change, repeated: boolean): Promise<Tab[]> {
    if (how.own) {
      for (let row: string[] | undefined = [how.own.row]; row; ) row = (await actions.undo(how.own.entry, row)).left;
      return opened(how);
    }
    const remembered = (await tabs.recentlyClosed())?.some(({ id }) => id === how.session);
    return repeated && !remembered ? opened(how) : tabs.reopenClosed(how.session);
  }

  return {
    name: 'reopen_closed_tabs',
    area: 'tabs',
    effect: 'write',
    inverse: 'exact',
    description: 'Opens closed tabs and windows again, by default the one that was closed last.',
    parameters,
    async plan(args, context) {
      const { found, missing } = await wanted(args);
      const [all, current] = await Promise.all([tabs.all(), tabs.current(context.window)]);
      return {
        headline: text('tabs_reopen_ask', { n: found.length }),
        notes: [],
        verb: text('tabs_reopen_verb', { n: found.length }),
        refuse: text('tabs_reopen_refuse'),
        rows: found.map((entry) => {
          const urls = entry.tabs.map(({ url }) => url);
          const pages = new Set(urls.map(page));
          return {
            id: `closed:${entry.id}`,
            title: entry.tabs[0]?.title ?? '',
            url: urls[0] ?? '',
            ...(urls.length > 1 ? { becomes: text('tabs_closed_window', { n: urls.length }) } : {}),
            digest: { url: urls[0] ?? '' },
            opens: urls.map((url) => ({ url, visited: true })),
            before: null,
            change: {
              session: entry.id,
              urls,
              own: entry.own ?? null,
              had: all.flatMap(({ id, url }) => (pages.has(page(url)) ? id : [])),
              current: current?.id ?? null,
            },
          };
        }),
        addresses: [...new Set(found.flatMap((entry) => entry.tabs.map(({ url }) => url)))],
        data: missing.length > 0 ? { not_found: missing } : {},
      };
    },
    apply: (rows, run) =>
      eachRow(rows, run, async (row) => {
        const how = change.parse(row.change);
        const there = await reopen(how, run.repeated);
        // In Firefox a tab has no address until its page arrives.
        return there.length > 0
          ? rowDone({ tabs: there.map(({ id, url }, at) => ({ tab: id, url: how.urls[at] ?? url })) })
          : rowFailed(text('tabs_not_reopened'));
      }),
    async undo(rows) {
      const each = rows.flatMap((row) => {
        const { current, had } = change.parse(row.change);
        return after.parse(row.after).tabs.map(({ tab: id, url }) => ({ row: row.id, id, url, current, had }));
      });
      const closed = Map.groupBy(await closeOpened({ tabs, returned }, each), ({ row }) => row);
      return rows.map(({ id }): UndoOutcome => {
        const outcomes = closed.get(id) ?? [];
        return outcomes.find(({ state }) => state !== 'undone') ?? { row: id, state: 'undone' };
      });
    },
    result(_, outcomes, { data }) {
      const ids = outcomes.flatMap((one) =>
        one.state === 'done' ? after.parse(one.after).tabs.map(({ tab }) => tab) : [],
      );
      return { ...data, reopened: ids.length, tab_ids: ids };
    },
    sessionBound: true,
    undoLabel: text('tabs_reopen_undo'),
    slice: 10,
    sentence: ({ data }) => countedSentence(data, 'reopened', 'tabs_reopen_sentence', 'tabs_reopen_plain'),
  };
}
