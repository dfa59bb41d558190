import type { Page } from 'puppeteer-core';
import type { Site } from '../../fixtures/site-server.ts';

/** Milliseconds after which no more tabs are opened. */
const patience = 900_000;
const atOnce = 20;

/** Opens tabs and puts them to sleep; gives how many stand at last, since a slow machine may not get to all. */
export async function openAsleep(page: Page, site: Site, count: number): Promise<number> {
  const end = performance.now() + patience;
  let open = 0;
  for (; open < count && performance.now() < end; open += atOnce) {
    const urls = Array.from({ length: atOnce }, (_, n) => site.url(`/${(open + n) % (count * 0.9)}`));
    await page.evaluate(async (all: string[]) => {
      if (navigator.userAgent.includes('Firefox')) {
        const asleep = (url: string) => ({ url, active: false, discarded: true });
        await Promise.all(all.map((url) => chrome.tabs.create(asleep(url))));
        return;
      }
      const committed = new Set<number | undefined>();
      let look = () => {};
      const onUpdated = (id: number, change: { status?: string | undefined; url?: string | undefined }) => {
        // One that is put to sleep before its address is committed would lose it.
        if (change.url !== undefined || change.status === 'complete') committed.add(id);
        look();
      };
      chrome.tabs.onUpdated.addListener(onUpdated);
      const made = await Promise.all(all.map((url) => chrome.tabs.create({ url, active: false })));
      await new Promise<void>((resolve) => {
        look = () => (made.every(({ id }) => committed.has(id)) ? resolve() : undefined);
        look();
      });
      chrome.tabs.onUpdated.removeListener(onUpdated);
      await Promise.all(made.map(({ id }) => chrome.tabs.discard(id)));
    }, urls);
  }
  return open;
}

/** Numbers of tabs that show web pages. */
export const someTabs = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(async (most: number) => {
    const tabs = await chrome.tabs.query({ url: 'http://localhost/*' });
    return tabs.slice(0, most).flatMap(({ id }) => id ?? []);
  }, count);

/** Bookmarks of the first folders, and a folder in which none of them is. */
export const someBookmarks = (page: Page, count: number): Promise<{ ids: string[]; elsewhere: string }> =>
  page.evaluate(async (most: number) => {
    const [root] = await chrome.bookmarks.getTree();
    const folders = (root?.children ?? []).flatMap(({ children = [] }) => children).filter(({ children }) => children);
    const ids = folders.flatMap(({ children = [] }) => children.map(({ id }) => id)).slice(0, most);
    return { ids, elsewhere: folders.at(-1)?.id ?? '' };
  }, count);

/** Addresses of the last bookmarks. */
export const bookmarkUrls = (page: Page, count: number): Promise<string[]> =>
  page.evaluate(async (most: number) => {
    const [root] = await chrome.bookmarks.getTree();
    const folders = (root?.children ?? []).flatMap(({ children = [] }) => children);
    return folders.flatMap(({ children = [] }) => children.flatMap(({ url }) => url ?? [])).slice(-most);
  }, count);
