import { browser } from '../api/browser-api.ts';
import { sessionValue } from '../run/session-value.ts';
import { orNull } from './browser-errors.ts';

const before = (panel: number) => sessionValue<number | null>(`before:${panel}`, null);

/** The tab that was in front before this one; null if its page has not remembered it. */
export const tabBefore = (panel: number): Promise<number | null> => before(panel).read();

/** Remembers the tab in front before this page, if it is in a tab. Chrome's times also count tabs never seen. */
export async function rememberTabBefore(): Promise<void> {
  const own = await browser.tabs.getCurrent();
  if (own?.id === undefined) return;
  const { id, openerTabId } = own;
  const { read, write } = before(id);
  browser.tabs.onActivated.addListener(async ({ tabId, windowId }) => {
    // This page may have been moved into another window.
    if (tabId !== id && (await orNull(browser.tabs.get(id)))?.windowId === windowId) await write(tabId);
  });
  if (openerTabId !== undefined && (await read()) === null) await write(openerTabId);
}
