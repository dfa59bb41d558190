import type { ClosedEntry } from '@/src/contract/ports.ts';
import { type Browser, browser } from '../api/browser-api.ts';

/** A time in milliseconds. Chrome gives seconds, which as milliseconds would be too long ago. */
const milliseconds = (time: number): number => (time < 100_000_000_000 ? time * 1000 : time);

/**
 * A closed entry of the browser; null if it cannot be reopened. Its ids start anew with each run: the time is added.
 */
export function closedEntryOf({ tab, window, lastModified }: Browser.sessions.Session): ClosedEntry | null {
  const id = tab?.sessionId ?? window?.sessionId;
  const tabs = tab ? [tab] : (window?.tabs ?? []);
  if (id === undefined || tabs.length === 0) return null;
  const at = milliseconds(lastModified);
  return {
    id: `${id}.${at.toString(36)}`,
    at,
    window: tab === undefined,
    tabs: tabs.map(({ title = '', url = '' }) => ({ title, url })),
  };
}

/** The closed tabs and windows that the browser remembers, newest first; null without the optional permission. */
export async function recentlyClosed(): Promise<ClosedEntry[] | null> {
  if (!browser.sessions) return null;
  return (await browser.sessions.getRecentlyClosed()).flatMap((session) => closedEntryOf(session) ?? []);
}

/** Reopens an entry with its page history. Gives its tabs; none if the browser has forgotten it. */
export async function reopenClosed(id: string): Promise<Browser.tabs.Tab[]> {
  if (!browser.sessions) return [];
  const known = (await browser.sessions.getRecentlyClosed()).find((session) => closedEntryOf(session)?.id === id);
  if (!known) return [];
  const { tab, window } = await browser.sessions.restore((known.tab ?? known.window)?.sessionId);
  if (tab) return [tab];
  return window?.id === undefined ? [] : browser.tabs.query({ windowId: window.id });
}

/** Reopens the tab with this address that was closed last; null if the browser has none. */
export async function restoreClosedTab(url: string): Promise<Browser.tabs.Tab | null> {
  const entry = (await recentlyClosed())?.find(({ window, tabs }) => !window && tabs[0]?.url === url);
  const [tab] = entry ? await reopenClosed(entry.id) : [];
  return tab ?? null;
}
