import { browser } from 'wxt/browser';

/** Whether this very address stands in the browser's state: an open tab, a bookmark, or the history where we may look. */
export async function knowsAddress(url: string): Promise<boolean> {
  const tabs = await browser.tabs.query({});
  if (tabs.some((tab) => tab.url === url)) return true;
  // Firefox throws for what is no address; such a one is saved nowhere.
  const saved = await browser.bookmarks.search({ url }).catch(() => []);
  if (saved.some((bookmark) => bookmark.url === url)) return true;
  // Only there once the permission is granted.
  const history: typeof browser.history | undefined = browser.history;
  if (!history) return false;
  return (await history.getVisits({ url }).catch(() => [])).length > 0;
}
