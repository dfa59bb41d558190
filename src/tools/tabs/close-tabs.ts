import { isWebAddress, withoutFragment, withoutTracking } from '@/src/address/address.ts';
import type { Tab, TabGroup, TabsPort } from '@/src/contract/ports.ts';
import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import type { ApplyRun, DoneRow, PlannedRow, Rebound, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rowDone, rowFailed, rowSkipped } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import { namedTabs, notFound, tabIds } from '../tab-ids/named-tabs.ts';
import { page } from '../tab-ids/tabs-by-address.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { inTime } from './layout/arrange-tabs.ts';
import { type ClosedTab, type Closing, closedTab, closedTabOf, closing } from './layout/closed-tab.ts';
import { keepBrowserOpen } from './layout/keep-browser-open.ts';
import { type ClosedRow, reopen } from './layout/reopen-tabs.ts';
import { orderOf } from './layout/tab-place.ts';
import { changedTabs } from './rebind/changed-since.ts';
import { landmarksOf, sameWindows } from './rebind/new-numbers.ts';
import { fields, never } from './rebind/rebind.ts';
import { tabRows, tellApart, windowName } from './rows/tab-location.ts';

const parameters = z.strictObject({ tab_ids: tabIds });
type Arguments = z.infer<typeof parameters>;

export function closeTabs({ tabs, returned, clock }: ToolPorts): WriteTool<Arguments, { closed: number }> {
  async function close(rows: PlannedRow[], { repeated, earlier, late }: ApplyRun): Promise<RowOutcome[]> {
    const before = await tabs.all();
    const open = new Map(before.map((tab) => [tab.id, tab]));
    const planned = rows.map((row) => ({ row, was: closedTab.parse(row.before) }));
    const isGoing = ({ was }: { was: ClosedTab }) => open.get(was.id)?.url === was.url;
    const going = new Set(planned.filter(isGoing).map(({ was }) => was.id));
    const indexes = indexesInTurn(before, going);
    const blank = ownBlank(before, going) ?? (await keepBrowserOpen(tabs, before, going));
    const tried = new Set<number>();
    await inTime([...going], late, async (some) => {
      for (const id of some) tried.add(id);
      await tabs.close(some);
    });
    const after = await tabs.all();
    const left = new Set(after.map((tab) => tab.id));
    const windows = new Set(after.map((tab) => tab.windowId));
    const byPage = Map.groupBy(after, ({ url }) => page(url));
    const reached = planned.filter(({ was }) => tried.has(was.id) || !going.has(was.id));
    return reached.map(({ row, was }, at): RowOutcome => {
      const done: Closing = {
        step: earlier.length + at,
        index: indexes.get(was.id) ?? -1,
        windowClosed: !windows.has(was.place.windowId),
        blank,
        had: (byPage.get(page(was.url)) ?? []).map(({ id }) => id),
      };
      if (going.has(was.id) && left.has(was.id)) return { row: row.id, ...rowFailed(text('tabs_still_open')) };
      if (going.has(was.id) || (repeated && !open.has(was.id))) return { row: row.id, ...rowDone(done) };
      return { row: row.id, ...rowSkipped(text(open.has(was.id) ? 'tabs_changed' : 'tabs_gone')) };
    });
  }

  return {
    name: 'close_tabs',
    area: 'tabs',
    effect: 'destroy',
    inverse: 'partial',
    repeatable: true,
    basic: true,
    description: 'Closes tabs. The user sees the list first and may keep some.',
    parameters,
    async plan({ tab_ids }) {
      const [all, groups, windows] = await Promise.all([tabs.all(), tabs.groups(), tabs.windows()]);
      const { found, missing } = namedTabs(tab_ids, all);
      const ids = new Set(found.map((tab) => tab.id));
      const going = all.filter((tab) => ids.has(tab.id));
      const rowOf = tellApart(going, tabRows(groups, windows), clock.now());
      return {
        ...closeWords(going, all, groups),
        verb: text('tabs_close_verb', { n: going.length }),
        refuse: text('tabs_keep_all', { n: going.length }),
        rows: going.map((tab) => ({
          ...rowOf(tab),
          window: { id: tab.windowId, name: windowName(tab.windowId, windows) },
          digest: { url: tab.url },
          before: closedTabOf(tab, all, groups, ids),
          change: { of: going.length },
        })),
        data: notFound(missing),
      };
    },
    changed: (rows) => changedTabs(tabs, rows, closedTab.parse, closedTabOf, (tab, was) => tab.url !== was.url),
    apply: close,
    /** A page that is open nowhere was closed. */
    async ended(rows, earlier) {
      const open = new Set((await tabs.all()).map(({ url }) => page(url)));
      const unseen: Omit<Closing, 'step'> = { index: -1, windowClosed: false, blank: null, had: [] };
      const closed = rows.filter(({ url = '' }) => !open.has(page(url)));
      return closed.map(({ id }, at) => ({ row: id, ...rowDone({ step: earlier.length + at, ...unseen }) }));
    },
    undo(rows, { earlier, restarted = false, ...run }) {
      const closed = earlier.map(closedRow);
      // Rows that were undone in another session of the browser have no ids any more.
      const back = restarted
        ? closed.map((row) => ({ ...row, tab: closedBefore(row.tab, run.at), had: [], blank: null }))
        : closed;
      return reopen({ tabs, returned }, rows.map(closedRow), { ...run, earlier: back });
    },
    undoOpens: ({ url = '' }) => [{ url, visited: true }],
    rebind: (rows, at) => rebindClosed(tabs, rows, at),
    savesSession: text('sessions_before_close'),
    undoLabel: text('tabs_close_undo'),
    ...tellsDone('closed', 'tabs_close_sentence', 'tabs_close_plain'),
  };
}

const change = z.object({ of: z.number() });

/** The index of each tab at the moment when it is closed, one after the other. Undo goes the same way back. */
function indexesInTurn(all: Tab[], going: ReadonlySet<number>): Map<number, number> {
  const windows = new Map(all.map((tab) => [tab.id, tab.windowId]));
  const orders = new Map<number, number[]>();
  const indexes = new Map<number, number>();
  for (const id of going) {
    const windowId = windows.get(id) ?? -1;
    const order = orders.get(windowId) ?? orderOf(all, windowId);
    const index = order.indexOf(id);
    indexes.set(id, index);
    orders.set(windowId, order.toSpliced(index, 1));
  }
  return indexes;
}

/** The blank tab that a worker opened before it was stopped. */
function ownBlank(all: Tab[], going: ReadonlySet<number>): number | null {
  const [last] = all;
  return all.length === 1 && going.size === 0 && last?.url === 'about:blank' ? last.id : null;
}

const closedRow = (row: DoneRow): ClosedRow => ({
  row: row.id,
  tab: closedTab.parse(row.before),
  of: change.parse(row.change).of,
  ...closing.parse(row.after),
});

/** A closed tab with unused ids, except the given ones. */
function closedBefore(
  tab: ClosedTab,
  at: number,
  now: { window?: number | undefined; tabs?: ReadonlyMap<number, number> } = {},
): ClosedTab {
  const { place, group } = tab;
  const tabs = (ids: number[]) => ids.flatMap((id) => now.tabs?.get(id) ?? []);
  const windowId = now.window ?? never(place.windowId, at);
  return {
    ...tab,
    id: never(tab.id, at),
    place: { ...place, windowId, left: tabs(place.left), right: tabs(place.right), windows: [] },
    beside: [],
    group: group && { ...group, id: never(group.id, at) },
  };
}

/** Finds the windows of tabs closed in an earlier session by their neighbours, else takes them for closed too. */
async function rebindClosed(tabs: TabsPort, rows: DoneRow[], at: number): Promise<Rebound> {
  const all = await tabs.all();
  const byPage = Map.groupBy(all, ({ url }) => page(url));
  const closed = rows.map((row) => ({ row, was: closedTab.parse(row.before), ...closing.parse(row.after) }));
  const stood = closed.map(({ was }) => was);
  const marks = landmarksOf(stood, all);
  const windows = sameWindows(marks.map(({ windowId, now }) => [windowId, now.windowId]));
  const [empty, ...others] = all.filter(({ url }) => url === 'about:blank');
  const alone = (tab: Tab) => all.every(({ id, windowId }) => id === tab.id || windowId !== tab.windowId);
  // The blank tab that kept the browser open, if no other tab can be meant.
  const kept = others.length === 0 && empty && alone(empty) ? empty.id : null;
  const numbers = new Map(marks.map(({ id, now }) => [id, now.id]));
  return {
    rows: closed.map(({ row, was, blank }) => ({
      ...row,
      before: closedBefore(was, at, { window: windows.get(was.place.windowId), tabs: numbers }),
      after: {
        ...fields.parse(row.after),
        had: (byPage.get(page(was.url)) ?? []).map(({ id }) => id),
        blank: blank === null ? null : kept,
      },
    })),
    lost: [],
  };
}

/** The address by which copies of a page are recognised: without fragment and tracking parameters. */
const copyKey = (tab: Tab) => withoutTracking(withoutFragment(tab.url));

/** Staying tabs with the same page, for each tab that will be closed. Null if one of them has none. */
function stayingCopies(going: Tab[], staying: Tab[]): Map<Tab, Tab[]> | null {
  const byPage = Map.groupBy(staying, copyKey);
  const copies = new Map(going.map((tab) => [tab, byPage.get(copyKey(tab)) ?? []]));
  return [...copies.values()].every((tabs) => tabs.length > 0) ? copies : null;
}

function copiesNote(copies: Map<Tab, Tab[]>): Text {
  const lastUsedStays = [...copies].every(([tab, stay]) => stay.some((copy) => copy.lastAccessed >= tab.lastAccessed));
  return text(lastUsedStays ? 'tabs_close_last_used_stays' : 'tabs_close_copy_stays');
}

const noteIfAny = (key: MessageKey, n: number): Text[] => (n > 0 ? [text(key, { n })] : []);

function spared(going: Tab[], staying: Tab[]): Text[] {
  const special = (tab: Tab) => tab.pinned || tab.audible;
  if (going.some(special)) {
    const pinned = going.filter((tab) => tab.pinned).length;
    const playing = going.filter((tab) => tab.audible).length;
    return [...noteIfAny('tabs_close_pinned', pinned), ...noteIfAny('tabs_close_playing', playing)];
  }
  return going.length > 1 && staying.some(special) ? [text('tabs_close_spares')] : [];
}

/** The question and the notes for closing tabs: effects that undo does not restore, and copies that stay. */
function closeWords(going: Tab[], all: Tab[], groups: TabGroup[]): { headline: Text; notes: Text[] } {
  const ids = new Set(going.map((tab) => tab.id));
  const staying = all.filter((tab) => !ids.has(tab.id));
  const copies = stayingCopies(going, staying);
  const kept = new Set(staying.map((tab) => tab.groupId));
  const ending = groups.filter((group) => going.some((tab) => tab.groupId === group.id) && !kept.has(group.id));
  const unsure = going.filter((tab) => !isWebAddress(tab.url)).length;
  return {
    headline: text(copies ? 'tabs_close_duplicates_ask' : 'tabs_close_ask', {
      n: going.length,
      m: new Set(going.map((tab) => tab.windowId)).size,
    }),
    notes: [
      ...noteIfAny('tabs_close_browser_pages', unsure),
      text('tabs_close_typed_text'),
      ...(copies ? [copiesNote(copies)] : []),
      ...spared(going, staying),
      ...ending.map(({ title }) => text('tabs_close_group_ends', { group: title })),
    ],
  };
}
