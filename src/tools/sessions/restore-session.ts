import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import { savedTab } from '@/src/contract/session.ts';
import { text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { omit } from '@/src/text/omit.ts';
import { countedSentence } from '../count-sentence.ts';
import { notThere } from '../errors/call-errors.ts';
import { rowsWith } from '../rows-with.ts';
import { sightings } from '../tab-ids/tab-sightings.ts';
import { page, tabsOfPages } from '../tab-ids/tabs-by-address.ts';
import { arrange, gather, mostAwake } from '../tabs/layout/arrange-tabs.ts';
import { closeOpened, openedRows } from '../tabs/layout/close-opened.ts';
import { rebindOpened } from '../tabs/rebind/rebind.ts';
import type { ToolPorts } from '../tool-ports.ts';
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
          ...(going.length > mostAwake ? [text('tabs_open_asleep')] : []),
          ...(left.length > 0 ? [text('sessions_restore_left', { n: left.length })] : []),
        ],
        verb: text('sessions_restore_verb', { n: going.length }),
        refuse: text('sessions_restore_refuse'),
        rows: going.map(({ tab, at }) => {
          const { title, url, group, window: windowIndex } = tab;
          const n = windowIndex + 1;
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
              asleep: going.length > mostAwake,
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

/** The way in which one saved tab is to be opened. */
const restoring = z.object({
  ...savedTab.shape,
  /** Window to open the tab in; null for a new one for each saved window. */
  windowId: z.number().nullable(),
  asleep: z.boolean(),
  /** The tab that was active before, the tabs that showed the page, and the windows that were open. */
  current: z.number().nullable(),
  had: z.array(z.number()),
  windows: z.array(z.number()),
});

/** The result of a row, for undo and for later slices. */
const restored = z.object({
  tab: z.number(),
  windowId: z.number(),
  window: z.number(),
  /** The saved group's key, and the id of the group that was created for it. */
  key: z.number().nullable(),
  group: z.number().nullable(),
  /** The tab's container no longer exists, so it opened without one. */
  strayed: z.boolean().default(false),
});
type Restored = z.infer<typeof restored>;

function restoringRow({ id, change }: PlannedRow) {
  const how = restoring.parse(change);
  return { row: id, id: null, url: how.url, had: how.had, how };
}
type SavedRow = ReturnType<typeof restoringRow>;

type Opened = Map<SavedRow, Tab>;

const openOne = (tabs: TabsPort, { how }: SavedRow, windowId?: number): Promise<Tab | null> => {
  const { url, title, container, pinned, asleep } = how;
  // The browser refuses some addresses.
  return windowId === undefined
    ? tabs.open({ url, container }).catch(() => null)
    : tabs.open({ url, title, container, pinned, asleep, windowId }).catch(() => null);
};

/** The window that was opened for a saved one; null if it does not exist yet. */
async function standing(tabs: TabsPort, rows: SavedRow[], earlier: Restored[], done: Opened) {
  const how = rows[0]?.how;
  const open = new Set((await tabs.windows()).map(({ id }) => id));
  if (how && how.windowId !== null)
    return open.has(how.windowId) ? how.windowId : ((await tabs.current(null))?.windowId ?? null);
  const made = earlier.find(({ window, windowId }) => window === how?.window && open.has(windowId));
  const before = rows.flatMap((row) => done.get(row)?.windowId ?? []);
  return made?.windowId ?? before.find((id) => !how?.windows.includes(id)) ?? null;
}

/** Opens the tabs that are not open yet, all in one window. Gives its id; null if none could be opened. */
async function openInWindow(tabs: TabsPort, rows: SavedRow[], earlier: Restored[], done: Opened, stop: AbortSignal) {
  let windowId = await standing(tabs, rows, earlier, done);
  for (const row of rows) {
    if (windowId !== null || stop.aborted) break;
    const tab = done.get(row) ?? (await openOne(tabs, row));
    if (!tab) continue;
    windowId = await tabs.moveToNewWindow(tab.id);
    done.set(row, { ...tab, windowId });
  }
  if (windowId === null || stop.aborted) return windowId;
  const target = windowId;
  const there = rows.flatMap((row) => done.get(row)?.id ?? []);
  await gather(tabs, there, target);
  const left = rows.filter((row) => !done.has(row));
  const opened = await Promise.all(left.map((row) => openOne(tabs, row, target)));
  for (const [at, row] of left.entries()) if (opened[at]) done.set(row, opened[at]);
  return windowId;
}

/** Puts the opened tabs into groups as they were saved. Gives the ids of the groups by their keys. */
async function groupUp(tabs: TabsPort, done: Opened, windowId: number, earlier: Restored[]) {
  const groups = new Set((await tabs.groups()).map(({ id }) => id));
  const known = earlier.filter((one) => one.windowId === windowId && groups.has(one.group ?? -1));
  const made = new Map<number, number>();
  for (const [key, members] of Map.groupBy([...done], ([{ how }]) => how.group?.key)) {
    const state = members[0]?.[0].how.group;
    if (key === undefined || !state) continue;
    const there =
      known.find((one) => one.key === key)?.group ?? members.find(([, tab]) => tab.groupId !== null)?.[1].groupId;
    const ids = members.map(([, { id }]) => id);
    const group = await tabs.group(ids, there == null ? { windowId } : { groupId: there });
    await tabs.updateGroup(group, omit(state, 'key'));
    made.set(key, group);
  }
  return made;
}

/** Opens saved tabs, window by window, in their order. */
async function restoreRows(tabs: TabsPort, planned: PlannedRow[], run: ApplyRun): Promise<RowOutcome[]> {
  const rows = planned.map(restoringRow);
  const earlier = run.earlier.flatMap((one) => (one.state === 'done' ? [restored.parse(one.after)] : []));
  const before: Opened = run.repeated
    ? tabsOfPages(await tabs.all(), rows, { taken: earlier.map(({ tab }) => tab) })
    : new Map();
  const ended = new Map<SavedRow, { tab: Tab; after: Restored }>();
  for (const together of Map.groupBy(rows, ({ how }) => how.window).values()) {
    const done: Opened = new Map([...before].filter(([row]) => together.includes(row)));
    const windowId = await openInWindow(tabs, together, earlier, done, run.signal);
    if (windowId === null) continue;
    const ours = together.flatMap((row) => done.get(row)?.id ?? []);
    const now = new Map((await tabs.all()).map((tab) => [tab.id, tab]));
    for (const [{ how }, { id }] of done) if (now.get(id)?.pinned !== how.pinned) await tabs.setPinned(id, how.pinned);
    const all = (await tabs.all()).filter((tab) => tab.windowId === windowId);
    const pinned = new Set(all.flatMap(({ id, pinned }) => (pinned ? id : [])));
    const order = [...all.map(({ id }) => id).filter((id) => !ours.includes(id)), ...ours];
    const wanted = [...order.filter((id) => pinned.has(id)), ...order.filter((id) => !pinned.has(id))];
    await arrange(tabs, windowId, wanted, new Set(ours));
    const groups = await groupUp(tabs, done, windowId, earlier);
    await arrange(tabs, windowId, wanted, new Set(ours));
    for (const [row, tab] of done) {
      const { window, group } = row.how;
      const key = group?.key ?? null;
      const strayed = row.how.container !== null && tab.container === null;
      const after = { tab: tab.id, windowId, window, key, group: groups.get(key ?? Number.NaN) ?? null, strayed };
      ended.set(row, { tab, after });
    }
  }
  const seen = sightings(await tabs.all(), new Map([...ended].map(([{ url }, { tab }]) => [tab.id, url])));
  return rows.flatMap((each): RowOutcome[] => {
    const { tab, after } = ended.get(each) ?? {};
    if (tab && after) return [{ row: each.row, state: 'done', after: { ...after, seen: seen(tab) } }];
    return run.signal.aborted ? [] : [{ row: each.row, state: 'failed', reason: text('tabs_not_reopened') }];
  });
}
