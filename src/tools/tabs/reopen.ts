import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { arrange } from './arrange.ts';
import type { ClosedTab, Closing } from './closed-tab.ts';
import { restoreFront } from './front.ts';
import { restoreGroups } from './membership.ts';
import { orderOf, putBack } from './place.ts';

export interface ClosedRow extends Closing {
  row: string;
  tab: ClosedTab;
  /** How many tabs the call closed. */
  of: number;
}

/** What came back under which new id, so that an undo in parts finds its own tabs and windows. */
export interface Returned {
  tabs: Map<number, number>;
  windows: Map<number, number>;
}

/** Which closed tab came back as which. */
type Reopened = Map<ClosedRow, Tab>;

/** More than these come back asleep: hundreds of pages loading at once can hang a browser. */
const awake = 25;
/** Tabs that are opened asleep at a time. */
const atOnce = 10;

async function openOne(tabs: TabsPort, { tab, of }: ClosedRow, windowId: number, index: number): Promise<Tab | null> {
  const restored = await tabs.restoreClosed(tab.url);
  if (restored) {
    // Of several copies of a page the browser may have taken another.
    if (restored.pinned !== tab.pinned) await tabs.setPinned(restored.id, tab.pinned);
    if (restored.windowId !== windowId || restored.index !== index) await tabs.move(restored.id, { windowId, index });
    return restored;
  }
  const { url, title, pinned, container } = tab;
  const asleep = of > awake && !tab.active;
  // The browser refuses some of its own pages.
  return tabs.open({ url, title, windowId, index, pinned, container, asleep }).catch(() => null);
}

/** Opens tabs from left to right, each at its place among those that are there. */
async function openAll(
  tabs: TabsPort,
  wanted: { row: ClosedRow; index: number }[],
  windowId: number,
  signal: AbortSignal,
): Promise<Reopened> {
  const reopened: Reopened = new Map();
  let refused = 0;
  for (let next = 0; next < wanted.length && !signal.aborted; ) {
    const slice = wanted.slice(next, next + ((wanted[next]?.row.of ?? 0) > awake ? atOnce : 1));
    const before = refused;
    const opened = await Promise.all(slice.map(({ row, index }) => openOne(tabs, row, windowId, index - before)));
    for (const [at, { row }] of slice.entries()) {
      const tab = opened[at];
      if (tab) reopened.set(row, tab);
      else refused += 1;
    }
    next += slice.length;
  }
  return reopened;
}

/** The way back: the tab that was closed last comes first, at the index it had when it went. */
function wayBack(present: number[], rows: ClosedRow[], returned: Returned): number[] {
  const now = (ids: number[]) => ids.map((id) => returned.tabs.get(id) ?? id);
  const back = rows
    .toSorted((a, b) => b.step - a.step)
    .map(({ tab: { id, place }, index }) => ({
      id,
      place: { ...place, index: index < 0 ? place.index : index, left: now(place.left), right: now(place.right) },
    }));
  return putBack(present, back);
}

const atTheEnd = (present: number[], rows: ClosedRow[]): number[] => [
  ...present,
  ...rows.toSorted((a, b) => a.tab.place.index - b.tab.place.index).map(({ tab }) => tab.id),
];

/** Where tabs of one window come back. */
interface Home {
  windowId: number;
  /** Another window than theirs, in which their places mean nothing. */
  foreign: boolean;
  /** The tab that a new window began with. */
  blank: number | null;
}

async function reopenInWindow(
  tabs: TabsPort,
  returned: Returned,
  rows: ClosedRow[],
  { windowId, foreign, blank }: Home,
  signal: AbortSignal,
): Promise<Reopened> {
  const closed = new Map(rows.map((row) => [row.tab.id, row]));
  const blanks = [blank, ...rows.map((row) => row.blank)];
  const there = orderOf(await tabs.all(), windowId).filter((id) => !blanks.includes(id));
  const order = foreign ? atTheEnd(there, rows) : wayBack(there, rows, returned);
  const wanted = order.flatMap((id, index) => {
    const row = closed.get(id);
    return row ? [{ row, index }] : [];
  });
  const reopened = await openAll(tabs, wanted, windowId, signal);

  await restoreGroups(
    tabs,
    [...reopened].map(([{ tab }, { id }]) => ({ id, windowId, group: tab.group })),
  );
  for (const [{ tab }, { id, muted }] of reopened) if (tab.muted !== muted) await tabs.setMuted(id, tab.muted);
  const newIds = new Map([...reopened].map(([row, { id }]) => [row.tab.id, id]));
  const present = order.flatMap((id) => (closed.has(id) ? (newIds.get(id) ?? []) : id));
  await arrange(tabs, windowId, present, new Set(newIds.values()));
  for (const [was, id] of newIds) returned.tabs.set(was, id);
  return reopened;
}

/** The window they were in; one that closed with them comes back as a new one. */
async function homeOf(tabs: TabsPort, returned: Returned, was: number, rows: ClosedRow[]): Promise<Home> {
  const known = [was, returned.windows.get(was)];
  const there = (await tabs.windows()).find(({ id }) => known.includes(id));
  if (there) return { windowId: there.id, foreign: false, blank: null };
  const current = rows.some((row) => row.windowClosed) ? null : await tabs.current(null);
  if (current) return { windowId: current.windowId, foreign: true, blank: null };
  const [blank] = await tabs.openWindow(['about:blank']);
  if (!blank) throw new Error('The browser opened a window without a tab.');
  returned.windows.set(was, blank.windowId);
  return { windowId: blank.windowId, foreign: false, blank: blank.id };
}

async function closeBlanks(tabs: TabsPort, ids: (number | null)[]): Promise<void> {
  const all = await tabs.all();
  const blanks = all.filter((tab) => ids.includes(tab.id) && tab.url === 'about:blank');
  if (blanks.length > 0 && blanks.length < all.length) await tabs.close(blanks.map(({ id }) => id));
}

/** Opens closed tabs again: at their places, in their groups, pinned and muted as they were. */
export async function reopen(
  tabs: TabsPort,
  returned: Returned,
  rows: ClosedRow[],
  signal: AbortSignal,
): Promise<UndoOutcome[]> {
  const before = await tabs.all();
  const current = await tabs.current(null);
  const reopened: Reopened = new Map();
  const blanks = rows.map((row) => row.blank);
  for (const [was, together] of Map.groupBy(rows, ({ tab }) => tab.place.windowId)) {
    const home = await homeOf(tabs, returned, was, together);
    for (const [row, tab] of await reopenInWindow(tabs, returned, together, home, signal)) reopened.set(row, tab);
    blanks.push(home.blank);
  }
  const front = [...reopened].flatMap(([row, tab]) => (row.tab.active ? tab.id : []));
  await restoreFront(tabs, { before, current, front });
  await closeBlanks(tabs, blanks);
  return rows.map((row) =>
    reopened.has(row)
      ? { row: row.row, state: 'undone' }
      : { row: row.row, state: 'failed', reason: text('tabs_not_reopened') },
  );
}
