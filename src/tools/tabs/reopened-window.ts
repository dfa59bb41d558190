import type { TabsPort } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../ports.ts';
import type { GoneTab } from './came-back.ts';
import type { Closing } from './closed-tab.ts';
import { latest } from './returned.ts';

/** Where closed tabs of one window come back. */
export interface Home {
  windowId: number;
  /** Another window than theirs, in which their places mean nothing. */
  foreign: boolean;
  /** The tab that a new window began with. */
  blank: number | null;
}

/**
 * The window that tabs were in; one that closed with them comes back as a new one. `kin` are all tabs of that window
 * that the call closed: where a worker was stopped, its new window is told by them, or by its blank tab.
 */
export async function homeOf(
  { tabs, returned }: Pick<ToolPorts, 'tabs' | 'returned'>,
  rows: Closing[],
  kin: GoneTab[],
  repeated: boolean,
): Promise<Home> {
  const place = kin[0]?.tab.place;
  const was = latest(returned.windows, place?.windowId ?? -1);
  const all = await tabs.all();
  if (all.some(({ windowId }) => windowId === was)) return { windowId: was, foreign: false, blank: null };
  const current = rows.some((row) => row.windowClosed) ? null : await tabs.current(null);
  if (current) return { windowId: current.windowId, foreign: true, blank: null };
  const others = new Set([...(place?.windows ?? []), ...returned.windows.values()]);
  const ours = new Set(kin.map(({ tab }) => latest(returned.tabs, tab.id)));
  const isBlank = (url: string) => repeated && url === 'about:blank';
  const made =
    others.size > 0
      ? all.find(({ id, url, windowId }) => !others.has(windowId) && (ours.has(id) || isBlank(url)))
      : undefined;
  const first = made ?? (await tabs.openWindow(['about:blank']))[0];
  if (!first) throw new Error('The browser opened a window without a tab.');
  returned.windows.set(was, first.windowId);
  return { windowId: first.windowId, foreign: false, blank: ours.has(first.id) ? null : first.id };
}

/** Closes tabs that only kept a window open. */
export async function closeBlanks(tabs: TabsPort, ids: (number | null)[]): Promise<void> {
  const all = await tabs.all();
  const blanks = all.filter((tab) => ids.includes(tab.id) && tab.url === 'about:blank');
  if (blanks.length > 0 && blanks.length < all.length) await tabs.close(blanks.map(({ id }) => id));
}
