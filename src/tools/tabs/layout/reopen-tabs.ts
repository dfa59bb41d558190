import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { inTurn, rowFailed, rowUndone, type SliceEnd } from '@/src/registry/each-row.ts';
import { latest, type NewIds } from '../../tab-ids/new-tab-ids.ts';
import { tabsOfPages } from '../../tab-ids/tabs-by-address.ts';
import type { TabPorts } from '../../tool-ports.ts';
import { arrange, gather, mostAwake } from './arrange-tabs.ts';
import type { ClosedTab, Closing } from './closed-tab.ts';
import { restoreGroups } from './group-state.ts';
import { homeOf } from './home-window.ts';
import { withLastLook } from './last-look.ts';
import { restoreFront } from './restore-front.ts';
import { orderOf, putBack } from './tab-place.ts';

/** `of`: number of tabs that the call closed. */
export type ClosedRow = Closing & { row: string; tab: ClosedTab; of: number };

type Reopened = Map<ClosedRow, Tab>;

/** The window for reopened tabs. `foreign`: it is another than theirs, so their places do not count. */
type Home = { windowId: number; foreign: boolean };

/** Number of sleeping tabs that are opened at a time; more does not help. */
const atOnce = 3;

async function openOne(tabs: TabsPort, { tab, of }: ClosedRow, windowId: number, index: number): Promise<Tab | null> {
  const restored = await tabs.restoreClosed(tab.url);
  if (restored) {
    if (restored.windowId !== windowId || restored.index !== index) await tabs.move([restored.id], { windowId, index });
    // The browser may have restored another copy of the page, and a tab that changes its window loses its pin.
    const moved = await tabs.get(restored.id);
    if (moved && moved.pinned !== tab.pinned) await tabs.setPinned(restored.id, tab.pinned);
    return restored;
  }
  const { url, title, pinned, container } = tab;
  const asleep = of > mostAwake && !tab.active;
  // The browser refuses some of its own pages.
  return tabs.open({ url, title, windowId, index, pinned, container, asleep }).catch(() => null);
}

/** Opens the first tab that can be opened, for a new window. */
async function openFirst(tabs: TabsPort, rows: ClosedRow[]): Promise<[ClosedRow, Tab] | null> {
  for (const row of rows) {
    const { url, title, container } = row.tab;
    const tab = (await tabs.restoreClosed(url)) ?? (await tabs.open({ url, title, container }).catch(() => null));
    if (tab) return [row, tab];
  }
  return null;
}

/** Opens tabs, last closed first, so that each finds its neighbours. Null for a tab that the browser refused. */
async function openAll(
  tabs: TabsPort,
  { order, present, missing }: { order: number[]; present: Iterable<number>; missing: ClosedRow[] },
  windowId: number,
  end: SliceEnd,
): Promise<Map<ClosedRow, Tab | null>> {
  const tried = new Map<ClosedRow, Tab | null>();
  const lastFirst = missing.toSorted((a, b) => b.step - a.step);
  const waiting = inTurn(lastFirst, end);
  const standing = new Set(present);
  async function openNext(): Promise<void> {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const row = next.value;
      const { id } = row.tab;
      const index = order.slice(0, order.indexOf(id)).filter((one) => standing.has(one)).length;
      standing.add(id);
      const tab = await openOne(tabs, row, windowId, index);
      tried.set(row, tab);
      if (!tab) standing.delete(id);
    }
  }
  const together = (missing[0]?.of ?? 0) > mostAwake ? atOnce : 1;
  await Promise.all(Array.from({ length: together }, openNext));
  return new Map(lastFirst.flatMap((row) => (tried.has(row) ? [[row, tried.get(row) ?? null] as const] : [])));
}

/** The order of a window with the tabs back: the last closed first, each at its former index. */
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

/** Finds the window for tabs; the first tab of a new one is added to `back`. Null if nothing could be opened. */
async function homeFor(
  { tabs, returned }: TabPorts,
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
  async function first(): Promise<number | null> {
    if (ours[0] !== undefined) return ours[0];
    const opened = await openFirst(tabs, rows);
    if (opened) back.set(...opened);
    return opened?.[1].id ?? null;
  }
  const windowId = await homeOf({ tabs, returned }, { was, ours, repeated, first });
  return windowId === null ? null : { windowId, foreign: false };
}

/** Reopens the tabs of one window. `back`: those that are back already. */
async function reopenInWindow(
  { tabs, returned }: TabPorts,
  rows: ClosedRow[],
  back: Reopened,
  { windowId, foreign }: Home,
  { blanks, ...end }: SliceEnd & { blanks: ReadonlySet<number> },
): Promise<Map<ClosedRow, Tab | null>> {
  const closed = new Map(rows.map((row) => [row.tab.id, row]));
  const backIds = [...back.values()].map(({ id }) => id);
  await gather(tabs, backIds, windowId);
  const pinned = new Map((await tabs.all()).map((tab) => [tab.id, tab.pinned]));
  for (const [{ tab }, { id }] of back) if (tab.pinned !== pinned.get(id)) await tabs.setPinned(id, tab.pinned);
  const there = orderOf(await tabs.all(), windowId).filter((id) => !blanks.has(id) && !backIds.includes(id));
  const order = foreign ? atTheEnd(there, rows) : wayBack(there, rows, await returned.ids());
  const missing = rows.filter((row) => !back.has(row));
  const present = [...there, ...[...back.keys()].map(({ tab }) => tab.id)];
  const tried = await openAll(tabs, { order, present, missing }, windowId, end);
  const reopened: Reopened = new Map(back);
  for (const [row, tab] of tried) if (tab) reopened.set(row, tab);

  const members = [...reopened].map(([{ tab }, { id }]) => ({ id, windowId, group: tab.group }));
  await restoreGroups({ tabs, returned }, members);
  for (const [{ tab }, { id, muted }] of reopened) if (tab.muted !== muted) await tabs.setMuted(id, tab.muted);
  const newIds = new Map([...reopened].map(([row, { id }]) => [row.tab.id, id]));
  const stand = order.flatMap((id) => (closed.has(id) ? (newIds.get(id) ?? []) : id));
  await arrange(tabs, windowId, stand, new Set(newIds.values()));
  // Moving a tab between tabs of a group may have added it to that group.
  await restoreGroups({ tabs, returned }, members);
  await returned.note('tabs', newIds);
  return new Map([...tried, ...reopened]);
}

/** Closes the blank tabs, except those that keep a window open for further tabs. `whole`: no more tabs come. */
async function closeBlanks(tabs: TabsPort, ids: ReadonlySet<number>, whole: boolean): Promise<void> {
  const all = await tabs.all();
  const blanks = all.filter((tab) => ids.has(tab.id) && tab.url === 'about:blank');
  const lived = new Set(all.flatMap((tab) => (blanks.includes(tab) ? [] : tab.windowId)));
  const over = blanks.filter(({ windowId }) => whole || lived.has(windowId));
  if (over.length > 0 && over.length < all.length) await tabs.close(over.map(({ id }) => id));
}

const traceOf = (row: ClosedRow) => ({ row, id: row.tab.id, url: row.tab.url, had: row.had });

/** Closed tabs that a stopped worker has reopened. `earlier`: tabs that were back before. */
async function cameBack({ tabs, returned }: TabPorts, rows: ClosedRow[], earlier: ClosedRow[]): Promise<Reopened> {
  const [all, { tabs: ids }] = await Promise.all([tabs.all(), returned.ids()]);
  const forgotten = earlier.filter(({ tab }) => !ids.has(tab.id));
  const found = tabsOfPages(all, [...forgotten, ...rows].map(traceOf), { ids, taken: ids.values() });
  await returned.note('tabs', new Map([...found].map(([{ id }, tab]) => [id, tab.id])));
  return new Map([...found].flatMap(([{ row }, tab]) => (rows.includes(row) ? [[row, tab]] : [])));
}

/** Reopens closed tabs as they were, until time is up; tabs not reached have no outcome. */
export async function reopen(
  { tabs: asked, returned }: TabPorts,
  rows: ClosedRow[],
  { repeated, earlier, ...end }: SliceEnd & { repeated: boolean; earlier: ClosedRow[] },
): Promise<UndoOutcome[]> {
  const tabs = withLastLook(asked);
  const [before, current] = await Promise.all([tabs.all(), tabs.current(null)]);
  const back: Reopened = repeated ? await cameBack({ tabs, returned }, rows, earlier) : new Map();
  const blanks = new Set([...earlier, ...rows].flatMap(({ blank }) => blank ?? []));
  const tried = new Map<ClosedRow, Tab | null>();
  for (const [was, together] of inTurn([...Map.groupBy(rows, ({ tab }) => tab.place.windowId)], end)) {
    const there = new Map([...back].filter(([row]) => together.includes(row)));
    const home = await homeFor({ tabs, returned }, was, together, there, repeated);
    const here = home
      ? await reopenInWindow({ tabs, returned }, together, there, home, { blanks, ...end })
      : together.map((row) => [row, null] as const);
    for (const [row, tab] of here) tried.set(row, tab);
  }
  const front = [...tried].flatMap(([row, tab]) => (row.tab.active && tab ? tab.id : []));
  await restoreFront(tabs, { before, current, front });
  const whole = earlier.length + tried.size >= (rows[0]?.of ?? 0);
  await closeBlanks(tabs, blanks, whole);
  const ends = { back: rowUndone(), refused: rowFailed(text('tabs_not_reopened')) };
  const reached = rows.filter((closed) => tried.has(closed));
  return reached.map((closed) => ({ row: closed.row, ...(tried.get(closed) ? ends.back : ends.refused) }));
}
