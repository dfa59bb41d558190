import type { Page } from 'puppeteer-core';
import type { Site } from '../../fixtures/site-server.ts';

/** Milliseconds after which no more tabs are opened. */
const patience = 180_000;
const atOnce = 20;

/** Opens tabs and puts them to sleep; gives how many stand at last, since a slow machine may not get to all. */
export async function openAsleep(page: Page, site: Site, count: number): Promise<number> {
  const end = performance.now() + patience;
  let open = 0;
  for (; open < count && performance.now() < end; open += atOnce) {
    const urls = Array.from({ length: atOnce }, (_, n) => site.url(`/${(open + n) % (count * 0.9)}`));
    await page.evaluate(async (all: string[]) => {
      const made = await Promise.all(all.map((url) => chrome.tabs.create({ url, active: false })));
      const asleep = async ({ id = -1 }: { id?: number | undefined }) => {
        for (
          let tab = await chrome.tabs.get(id);
          tab.status !== 'complete' || !tab.url;
          tab = await chrome.tabs.get(id)
        )
          await new Promise((resolve) => setTimeout(resolve, 10));
        await chrome.tabs.discard(id);
      };
      await Promise.all(made.map(asleep));
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
