import type { Driver } from './driver.ts';
import { until } from './driver.ts';

/** Opens web pages as tabs, in order, and waits until the browser knows their addresses. */
export async function openTabs(driver: Driver, urls: string[]): Promise<void> {
  const hand = await driver.hand();
  await hand.evaluate(async (all: string[]) => {
    for (const url of all) await chrome.tabs.create({ url, active: false });
  }, urls);
  await until('the tabs to load', async () => {
    const open = await tabUrls(driver);
    return urls.every((url) => open.filter((one) => one === url).length >= urls.filter((one) => one === url).length);
  });
  await until('the tabs to finish', () =>
    hand.evaluate(async () =>
      (await chrome.tabs.query({})).every((tab) => tab.status === 'complete' || tab.url?.startsWith('about:')),
    ),
  );
}

/** Addresses of all web pages that are open, in order. */
export async function tabUrls(driver: Driver): Promise<string[]> {
  const hand = await driver.hand();
  return hand.evaluate(async () =>
    (await chrome.tabs.query({})).map((tab) => tab.url ?? '').filter((url) => url.startsWith('http')),
  );
}

export interface PlainBookmark {
  id: string;
  title: string;
  url: string | undefined;
  folder: string;
}

interface TreeNode {
  id: string;
  title: string;
  url?: string | undefined;
  children?: TreeNode[] | undefined;
}

/** Every bookmark with its folder's title. */
export async function bookmarksIn(driver: Driver): Promise<PlainBookmark[]> {
  const hand = await driver.hand();
  return hand.evaluate(async () => {
    const found: PlainBookmark[] = [];
    const walk = (nodes: TreeNode[], folder: string): void => {
      for (const node of nodes) {
        if (node.children) walk(node.children, node.title);
        else found.push({ id: node.id, title: node.title, url: node.url, folder });
      }
    };
    walk(await chrome.bookmarks.getTree(), '');
    return found;
  });
}

/** Makes a bookmark folder with these items; gives the ids of the items. */
export async function saveBookmarks(
  driver: Driver,
  folder: string,
  items: { title: string; url: string }[],
): Promise<string[]> {
  const hand = await driver.hand();
  return hand.evaluate(
    async (title: string, all: { title: string; url: string }[]) => {
      const made = await chrome.bookmarks.create({ title });
      const ids: string[] = [];
      for (const item of all) ids.push((await chrome.bookmarks.create({ ...item, parentId: made.id })).id);
      return ids;
    },
    folder,
    items,
  );
}

type Counted = 'tabs.onRemoved' | 'bookmarks.onMoved' | 'bookmarks.onCreated';

/** Resolves after so many events of the browser; to be waited for from before they come. */
export async function eventsOf(driver: Driver, which: Counted, wanted: number): Promise<() => Promise<void>> {
  const hand = await driver.hand();
  await hand.evaluate(
    (name: string, most: number) => {
      const counted = new Promise<void>((resolve) => {
        let left = most;
        const count = () => {
          left -= 1;
          if (left === 0) resolve();
        };
        if (name === 'tabs.onRemoved') chrome.tabs.onRemoved.addListener(count);
        else if (name === 'bookmarks.onMoved') chrome.bookmarks.onMoved.addListener(count);
        else chrome.bookmarks.onCreated.addListener(count);
      });
      Object.assign(window, { counted });
    },
    which,
    wanted,
  );
  return () => hand.evaluate(() => Reflect.get(window, 'counted') as Promise<void>);
}
