import { browser } from '../api/browser-api.ts';
import { orNull } from './browser-errors.ts';

const keyOf = (panel: number): string => `before:${panel}`;

/** The tab that was in front before this one; null if its page has not remembered it. */
export async function tabBefore(panel: number): Promise<number | null> {
  const { [keyOf(panel)]: id } = await browser.storage.session.get(keyOf(panel));
  return typeof id === 'number' ? id : null;
}

/** Remembers the tab in front before this page, if it is in a tab. Chrome's times also count tabs never seen. */
export async function rememberTabBefore(): Promise<void> {
  const own = await browser.tabs.getCurrent();
  if (own?.id === undefined) return;
  const { id, openerTabId } = own;
  const remember = (before: number) => browser.storage.session.set({ [keyOf(id)]: before });
  browser.tabs.onActivated.addListener(async ({ tabId, windowId }) => {
    // This page may have been moved into another window.
    if (tabId !== id && (await orNull(browser.tabs.get(id)))?.windowId === windowId) await remember(tabId);
  });
  if (openerTabId !== undefined && (await tabBefore(id)) === null) await remember(openerTabId);
}
