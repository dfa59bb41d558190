import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../count-sentence.ts';
import { notThere } from '../errors/call-errors.ts';
import { rowsWith } from '../rows-with.ts';
import { page } from '../tab-ids/tabs-by-address.ts';
import { closeOpened, openedRows } from '../tabs/layout/close-opened.ts';
import { rebindOpened } from '../tabs/rebind/rebind.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { restored, restoreRows } from './rows/restore-rows.ts';
import { namedSessions } from './rows/saved-tabs.ts';
import { againSnoozed, dropSnoozed, snoozeOf } from './rows/snoozed-tabs.ts';

const parameters = z.strictObject({
  session_id: z.string().min(1).describe('Id of the session, as list_sessions gives it'),
  window: z
    .enum(['current', 'new'])
    .optional()
    .describe(
      'Into the current window (as snoozed tabs come back), or each saved window into a new one (as others do)',
    ),
});

/** Pages of the session that are known in advance not to open. */
const notReopened = z.object({ not_reopened: z.array(z.object({ title: z.string(), url: z.string() })) });

/** True for an address that a tab can have. The browser still decides whether it opens it. */
const isPage = (url: string): boolean => URL.canParse(url) && !/^javascript:/i.test(url.trim());

/** Number of tabs above which they open asleep. */
const many = 25;

export function restoreSession({
  tabs,
  returned,
  sessions,
  clock,
}: ToolPorts): WriteTool<z.infer<typeof parameters>, { opened: number }> {
  return {
    name: 'restore_session',
    area: 'sessions',
    effect: 'write',
    inverse: 'exact',
    untrusted: 'label',
    description:
      'Opens the tabs of a saved session again, with their groups, pins and order. The session itself stays saved; snoozed tabs are back, and snoozed no more.',
    parameters,
    async plan({ session_id, ...args }, context) {
      const { found } = await namedSessions({ sessions }, [session_id]);
      const snoozed = found[0]?.wakes === undefined ? null : found[0];
      const window = args.window ?? (snoozed ? 'current' : 'new');
      const saved = found.flatMap((session) => session.tabs.map((tab, at) => ({ tab, at })));
      const going = saved.filter(({ tab }) => isPage(tab.url));
      const left = saved.filter(({ tab }) => !isPage(tab.url)).map(({ tab }) => tab);
      if (going.length === 0)
        throw notThere(
          `The session ${session_id} holds no address that can be opened.`,
          'Choose another with list_sessions.',
        );
      const [all, current, windows] = await Promise.all([tabs.all(), tabs.current(context.window), tabs.windows()]);
      const byPage = Map.groupBy(all, ({ url }) => page(url));
      const name = found[0]?.name ?? '';
      return {
        headline: text('sessions_restore_ask', { n: going.length, name }),
        notes: [
          ...(going.length > many ? [text('tabs_open_asleep')] : []),
          ...(left.length > 0 ? [text('sessions_restore_left', { n: left.length })] : []),
        ],
        verb: text('sessions_restore_verb', { n: going.length }),
        refuse: text('sessions_restore_refuse'),
        rows: going.map(({ tab, at }) => {
          const { title, url, group, window: place } = tab;
          const n = place + 1;
          return {
            id: `saved:${at}`,
            title,
            url,
            place: group ? text('tabs_place_group', { group: group.title, n }) : text('tabs_place_window', { n }),
            digest: { url },
            opens: [{ url, ...(found[0]?.automatic ? { visited: true as const } : {}) }],
            before: null,
            change: {
              ...tab,
              ...(snoozed && { snooze: snoozeOf(snoozed, tab) }),
              windowId: window === 'current' ? (current?.windowId ?? null) : null,
              asleep: going.length > many,
              current: current?.id ?? null,
              had: (byPage.get(page(url)) ?? []).map(({ id }) => id),
              windows: windows.map(({ id }) => id),
            },
          };
        }),
        addresses: [...new Set(going.map(({ tab }) => tab.url))],
        data: { not_reopened: left.map(({ title, url }) => ({ title, url })) },
      };
    },
    async apply(rows, run) {
      const outcomes = await restoreRows(tabs, rows, run);
      await dropSnoozed({ sessions }, rowsWith('done', rows, outcomes));
      return outcomes;
    },
    async undo(rows) {
      // Stored first, so that no closed tab is lost if this is interrupted.
      await againSnoozed({ sessions, clock }, rows);
      const outcomes = await closeOpened({ tabs, returned }, openedRows(rows));
      const closed = new Set(rowsWith('undone', rows, outcomes));
      const open = rows.filter((row) => !closed.has(row));
      await dropSnoozed({ sessions }, open);
      return outcomes;
    },
    result(rows, outcomes, { data }) {
      const refused = rowsWith('failed', rows, outcomes).map(({ title, url = '' }) => ({ title, url }));
      const left = [...notReopened.parse(data).not_reopened, ...refused];
      const done = outcomes.flatMap((one) => (one.state === 'done' ? [restored.parse(one.after)] : []));
      const windows = [...new Set(done.map(({ windowId }) => windowId))];
      const strayed = done.flatMap(({ tab, strayed: gone }) => (gone ? tab : []));
      return {
        ...(left.length > 0 && { not_reopened: left }),
        ...(strayed.length > 0 && { without_container: strayed }),
        opened: done.length,
        window_ids: windows,
        tab_ids: done.map(({ tab }) => tab),
      };
    },
    rebind: (rows) => rebindOpened(tabs, rows),
    undoLabel: text('sessions_restore_undo'),
    sentence: ({ data }) => countedSentence(data, 'opened', 'sessions_restore_sentence', 'sessions_restore_plain'),
  };
}
