import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import type { ToolPorts } from '../ports.ts';
import { arrange } from './arrange.ts';
import type { ClosedTab, Closing } from './closed-tab.ts';
import { restoreFront } from './front.ts';
import { homeOf } from './home.ts';
import { withLastLook } from './last-look.ts';
import { restoreGroups } from './membership.ts';
import { orderOf, putBack } from './place.ts';
import { latest, type NewIds } from './returned.ts';
import { gather } from './settle.ts';
import { tabsOfPages } from './tabs-of-pages.ts';

type Ports = Pick<ToolPorts, 'tabs' | 'returned'>;

export interface ClosedRow extends Closing {
  row: string;
  tab: ClosedTab;
  /** How many tabs the call closed. */
  of: number;
}

/** Which closed tab came back as which. */
type Reopened = Map<ClosedRow, Tab>;

/** Where closed tabs of one window come back. `foreign`: another window than theirs, in which their places mean nothing. */
interface Home {
  windowId: number;
  foreign: boolean;
}

/** More than these come back asleep: hundreds of pages loading at once can hang a browser. */
const awake = 25;
/** Tabs that are opened asleep at a time. */
const atOnce = 10;

async function openOne(tabs: TabsPort, { tab, of }: ClosedRow, windowId: number, index: number): Promise<Tab | null> {
  const restored = await tabs.restoreClosed(tab.url);
  if (restored) {
    if (restored.windowId !== windowId || restored.index !== index) await tabs.move([restored.id], { windowId, index });
    // Of several copies of a page the browser may have taken another, and one that leaves its window is no longer pinned.
    const moved = await tabs.get(restored.id);
    if (moved && moved.pinned !== tab.pinned) await tabs.setPinned(restored.id, tab.pinned);
    return restored;
  }
  const { url, title, pinned, container } = tab;
  const asleep = of > awake && !tab.active;
  // The browser refuses some of its own pages.
  return tabs.open({ url, title, windowId, index, pinned, container, asleep }).catch(() => null);
}

/** Opens one of the tabs somewhere, for a new window to begin with. */
async function openFirst(tabs: TabsPort, rows: ClosedRow[]): Promise<[ClosedRow, Tab] | null> {
  for (const row of rows) {
    const { url, title, container } = row.tab;
    const tab = (await tabs.restoreClosed(url)) ?? (await tabs.open({ url, title, container }).catch(() => null));
    if (tab) return [row, tab];
  }
  return null;
}

/** Opens tabs from left to right, each at its place among those that are there. */
async function openAll(
  tabs: TabsPort,
  wanted: { row: ClosedRow; index: number }[],
  windowId: number,
  signal: AbortSignal,
): Promise<Reopened> {
  const reopened: Reopened = new Map();
  const waiting = wanted.values();
  let refused = 0;
  async function openNext(): Promise<void> {
    for (const { row, index } of waiting) {
      if (signal.aborted) return;
      const tab = await openOne(tabs, row, windowId, index - refused);
      if (tab) reopened.set(row, tab);
      else refused += 1;
    }
  }
  const together = (wanted[0]?.row.of ?? 0) > awake ? atOnce : 1;
  await Promise.all(Array.from({ length: together }, openNext));
  return new Map(wanted.flatMap(({ row }) => (reopened.has(row) ? [[row, reopened.get(row)!] as const] : [])));
}

/** The way back: the tab that was closed last comes first, at the index it had when it went. */
function wayBack(present: number[], rows: ClosedRow[], { tabs }: NewIds): number[] {
  const coming = new Set(rows.map(({ tab }) => tab.id));
  const now = (ids: number[]) => ids.map((id) => (coming.has(id) ? id : latest(tabs, id)));
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

/** Adds the tab with which a new window begins to those that are back. Null: nothing could be opened. */
async function homeFor(
  { tabs, returned }: Ports,
  was: number,
  rows: ClosedRow[],
  back: Reopened,
  repeated: boolean,
): Promise<Home | null> {
  const [all, ids] = await Promise.all([tabs.all(), returned.ids()]);
  const isOpen = all.some(({ windowId }) => windowId === latest(ids.windows, was));
  const current = isOpen || rows.some((row) => row.windowClosed) ? null : await tabs.current(null);
  if (current) return { windowId: current.windowId, foreign: true };
  const ours = [...back.values()].map(({ id }) => id);
  const windowId = await homeOf(
    { tabs, returned },
    {
      was,
      ours,
      repeated,
      async first() {
        if (ours[0] !== undefined) return ours[0];
        const opened = await openFirst(tabs, rows);
        if (opened) back.set(...opened);
        return opened?.[1].id ?? null;
      },
    },
  );
  return windowId === null ? null : { windowId, foreign: false };
}

/** `back`: those that have come back before. */
async function reopenInWindow(
  { tabs, returned }: Ports,
  rows: ClosedRow[],
  back: Reopened,
  { windowId, foreign }: Home,
  signal: AbortSignal,
): Promise<Reopened> {
  const closed = new Map(rows.map((row) => [row.tab.id, row]));
  const backIds = [...back.values()].map(({ id }) => id);
  await gather(tabs, backIds, windowId);
  const pinned = new Map((await tabs.all()).map((tab) => [tab.id, tab.pinned]));
  for (const [{ tab }, { id }] of back) if (tab.pinned !== pinned.get(id)) await tabs.setPinned(id, tab.pinned);
  const blanks = rows.map((row) => row.blank);
  const there = orderOf(await tabs.all(), windowId).filter((id) => !blanks.includes(id) && !backIds.includes(id));
  const order = foreign ? atTheEnd(there, rows) : wayBack(there, rows, await returned.ids());
  const wanted = order.flatMap((id, index) => {
    const row = closed.get(id);
    return row && !back.has(row) ? [{ row, index }] : [];
  });
  const reopened = new Map([...back, ...(await openAll(tabs, wanted, windowId, signal))]);

  const members = [...reopened].map(([{ tab }, { id }]) => ({ id, windowId, group: tab.group }));
  await restoreGroups({ tabs, returned }, members);
  for (const [{ tab }, { id, muted }] of reopened) if (tab.muted !== muted) await tabs.setMuted(id, tab.muted);
  const newIds = new Map([...reopened].map(([row, { id }]) => [row.tab.id, id]));
  const present = order.flatMap((id) => (closed.has(id) ? (newIds.get(id) ?? []) : id));
  await arrange(tabs, windowId, present, new Set(newIds.values()));
  // A place among tabs of another group would have taken them into that.
  await restoreGroups({ tabs, returned }, members);
  await returned.note('tabs', newIds);
  return reopened;
}

/** Closes the blank tabs that kept the browser open. */
async function closeBlanks(tabs: TabsPort, ids: (number | null)[]): Promise<void> {
  const all = await tabs.all();
  const blanks = all.filter((tab) => ids.includes(tab.id) && tab.url === 'about:blank');
  if (blanks.length > 0 && blanks.length < all.length) await tabs.close(blanks.map(({ id }) => id));
}

const traceOf = (row: ClosedRow) => ({ row, id: row.tab.id, url: row.tab.url, had: row.had });

/** Closed tabs that a stopped worker had opened again. `earlier` came back before, and keep theirs. */
async function cameBack({ tabs, returned }: Ports, rows: ClosedRow[], earlier: ClosedRow[]): Promise<Reopened> {
  const [all, { tabs: ids }] = await Promise.all([tabs.all(), returned.ids()]);
  const forgotten = earlier.filter(({ tab }) => !ids.has(tab.id));
  const found = tabsOfPages(all, [...forgotten, ...rows].map(traceOf), { ids, taken: ids.values() });
  await returned.note('tabs', new Map([...found].map(([{ id }, tab]) => [id, tab.id])));
  return new Map([...found].flatMap(([{ row }, tab]) => (rows.includes(row) ? [[row, tab]] : [])));
}

/** Opens closed tabs again: at their places, in their groups, pinned and muted as they were. */
export async function reopen(
  { tabs: asked, returned }: Ports,
  rows: ClosedRow[],
  { signal, repeated, earlier }: { signal: AbortSignal; repeated: boolean; earlier: ClosedRow[] },
): Promise<UndoOutcome[]> {
  const tabs = withLastLook(asked);
  const [before, current] = await Promise.all([tabs.all(), tabs.current(null)]);
  const back: Reopened = repeated ? await cameBack({ tabs, returned }, rows, earlier) : new Map();
  const reopened: Reopened = new Map();
  for (const [was, together] of Map.groupBy(rows, ({ tab }) => tab.place.windowId)) {
    const there = new Map([...back].filter(([row]) => together.includes(row)));
    const home = await homeFor({ tabs, returned }, was, together, there, repeated);
    if (!home) continue;
    for (const [row, tab] of await reopenInWindow({ tabs, returned }, together, there, home, signal))
      reopened.set(row, tab);
  }
  const front = [...reopened].flatMap(([row, tab]) => (row.tab.active ? tab.id : []));
  await restoreFront(tabs, { before, current, front });
  await closeBlanks(
    tabs,
    rows.map((row) => row.blank),
  );
  return rows.map((row) =>
    reopened.has(row)
      ? { row: row.row, state: 'undone' }
      : { row: row.row, state: 'failed', reason: text('tabs_not_reopened') },
  );
}
