import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import type { ToolPorts } from '../ports.ts';
import { arrange } from './arrange.ts';
import { cameBack, type GoneTab } from './came-back.ts';
import type { ClosedTab, Closing } from './closed-tab.ts';
import { restoreFront } from './front.ts';
import { restoreGroups } from './membership.ts';
import { orderOf, putBack } from './place.ts';
import { closeBlanks, type Home, homeOf } from './reopened-window.ts';
import { latest, type Returned } from './returned.ts';
import { gather } from './settle.ts';

type Ports = Pick<ToolPorts, 'tabs' | 'returned'>;

export interface ClosedRow extends Closing {
  row: string;
  tab: ClosedTab;
  /** How many tabs the call closed. */
  of: number;
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
    if (restored.windowId !== windowId || restored.index !== index) await tabs.move(restored.id, { windowId, index });
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
  const coming = new Set(rows.map(({ tab }) => tab.id));
  const now = (ids: number[]) => ids.map((id) => (coming.has(id) ? id : latest(returned.tabs, id)));
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

/** `back`: those that have come back before. */
async function reopenInWindow(
  { tabs, returned }: Ports,
  rows: ClosedRow[],
  back: Reopened,
  { windowId, foreign, blank }: Home,
  signal: AbortSignal,
): Promise<Reopened> {
  const closed = new Map(rows.map((row) => [row.tab.id, row]));
  const backIds = [...back.values()].map(({ id }) => id);
  await gather(tabs, backIds, windowId);
  for (const [{ tab }, { id, pinned }] of back) if (tab.pinned !== pinned) await tabs.setPinned(id, tab.pinned);
  const blanks = [blank, ...rows.map((row) => row.blank)];
  const there = orderOf(await tabs.all(), windowId).filter((id) => !blanks.includes(id) && !backIds.includes(id));
  const order = foreign ? atTheEnd(there, rows) : wayBack(there, rows, returned);
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
  for (const [was, id] of newIds) returned.tabs.set(was, id);
  return reopened;
}

/** Opens closed tabs again: at their places, in their groups, pinned and muted as they were. */
export async function reopen(
  { tabs, returned }: Ports,
  rows: ClosedRow[],
  { signal, repeated, earlier }: { signal: AbortSignal; repeated: boolean; earlier: GoneTab[] },
): Promise<UndoOutcome[]> {
  const [before, current] = await Promise.all([tabs.all(), tabs.current(null)]);
  const back = cameBack(before, repeated ? rows : [], earlier, returned);
  const reopened: Reopened = new Map();
  const blanks = rows.map((row) => row.blank);
  for (const [was, together] of Map.groupBy(rows, ({ tab }) => tab.place.windowId)) {
    const kin = [...earlier, ...together].filter(({ tab }) => tab.place.windowId === was);
    const home = await homeOf({ tabs, returned }, together, kin, repeated);
    const there = new Map([...back].filter(([row]) => together.includes(row)));
    for (const [row, tab] of await reopenInWindow({ tabs, returned }, together, there, home, signal))
      reopened.set(row, tab);
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
