import { browser } from 'wxt/browser';

async function isSaved(url: string): Promise<boolean> {
  // Firefox throws for what is no address; such a one is saved nowhere.
  const saved = await browser.bookmarks.search({ url }).catch(() => []);
  if (saved.some((bookmark) => bookmark.url === url)) return true;
  // Only there once the permission is granted.
  const history: typeof browser.history | undefined = browser.history;
  if (!history) return false;
  return (await history.getVisits({ url }).catch(() => [])).length > 0;
}

/** Those addresses that stand in the browser's state: in an open tab, a bookmark, or the history where we may look. */
export async function knownAddresses(urls: string[]): Promise<Set<string>> {
  const open = new Set((await browser.tabs.query({})).map(({ url }) => url));
  const others = urls.filter((url) => !open.has(url));
  const saved = await Promise.all(others.map(isSaved));
  return new Set([...urls.filter((url) => open.has(url)), ...others.filter((_, at) => saved[at])]);
}

/** Whether this very address stands in the browser's state. */
export const knowsAddress = async (url: string): Promise<boolean> => (await knownAddresses([url])).has(url);
