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

async function reopenInWindow(
  tabs: TabsPort,
  rows: ClosedRow[],
  windowId: number,
  signal: AbortSignal,
): Promise<Reopened> {
  const closed = new Map(rows.map((row) => [row.tab.id, row]));
  const back = rows.map(({ tab }) => ({ id: tab.id, place: tab.place }));
  const order = putBack(orderOf(await tabs.all(), windowId), back);
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
  return reopened;
}

/** A window that was closed comes back as a new one, with a blank tab to begin with. */
async function windowFor(tabs: TabsPort, rows: ClosedRow[]): Promise<{ windowId: number; blank: number | null }> {
  const was = rows[0]?.tab.place.windowId;
  if (was !== undefined && (await tabs.windows()).some(({ id }) => id === was)) return { windowId: was, blank: null };
  const current = rows.some((row) => row.windowClosed) ? null : await tabs.current(null);
  if (current) return { windowId: current.windowId, blank: null };
  const [blank] = await tabs.openWindow(['about:blank']);
  if (!blank) throw new Error('The browser opened a window without a tab.');
  return { windowId: blank.windowId, blank: blank.id };
}

async function closeBlanks(tabs: TabsPort, ids: (number | null)[]): Promise<void> {
  const all = await tabs.all();
  const blanks = all.filter((tab) => ids.includes(tab.id) && tab.url === 'about:blank');
  if (blanks.length > 0 && blanks.length < all.length) await tabs.close(blanks.map(({ id }) => id));
}

/** Opens closed tabs again: at their places, in their groups, pinned and muted as they were. */
export async function reopen(tabs: TabsPort, rows: ClosedRow[], signal: AbortSignal): Promise<UndoOutcome[]> {
  const before = await tabs.all();
  const current = await tabs.current(null);
  const reopened: Reopened = new Map();
  const blanks = rows.map((row) => row.blank);
  for (const together of Map.groupBy(rows, ({ tab }) => tab.place.windowId).values()) {
    const { windowId, blank } = await windowFor(tabs, together);
    for (const [row, tab] of await reopenInWindow(tabs, together, windowId, signal)) reopened.set(row, tab);
    blanks.push(blank);
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
