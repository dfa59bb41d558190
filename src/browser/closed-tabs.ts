import { type Browser, browser } from 'wxt/browser';

/** Reopens the tab of this address that was closed last, with its page history; null where the browser has none. */
export async function restoreClosedTab(url: string): Promise<Browser.tabs.Tab | null> {
  // The permission is optional; without it the browser does not offer the API.
  if (!browser.sessions) return null;
  const closed = await browser.sessions.getRecentlyClosed();
  const session = closed.find(({ tab }) => tab?.url === url)?.tab?.sessionId;
  if (session === undefined) return null;
  const restored = await browser.sessions.restore(session);
  return restored.tab ?? null;
}
