import type { Page } from 'puppeteer-core';
import type { Seed } from '@/test/fakes/bookmarks.ts';
import { until } from './driver.ts';

/** Addresses of the history, where it is given out. */
export const visited = (hand: Page): Promise<string[]> =>
  hand.evaluate(async () =>
    ((await chrome.history?.search({ text: '', startTime: 0, maxResults: 1_000 })) ?? []).map(({ url = '' }) => url),
  );

/** Makes these the only pages of the history, by going there. Where the history is not given out, nothing happens. */
export async function visit(hand: Page, urls: string[]): Promise<void> {
  if (!(await hand.evaluate(() => chrome.history !== undefined))) return;
  await hand.evaluate(() => chrome.history.deleteAll());
  if (urls.length === 0) return;
  const window = await hand.evaluate(async (url: string[]) => (await chrome.windows.create({ url }))?.id ?? -1, urls);
  await until('the visits', () =>
    hand.evaluate(async (wanted: string[]) => {
      const found = await chrome.history.search({ text: '', startTime: 0 });
      return wanted.every((url) => found.some((page) => page.url === url && page.title));
    }, urls),
  );
  await hand.evaluate((id: number) => chrome.windows.remove(id), window);
}

/** Makes the folder "Reading list" of a scene what stands on the browser's own list, where there is one. */
export async function shelve(hand: Page, seeds: Seed[]): Promise<void> {
  const inside = (all: Seed[], title: string) =>
    all.flatMap((seed) => (seed.title === title && 'children' in seed ? seed.children : []));
  const unread = inside(seeds, 'Reading list');
  const entries = [...unread, ...inside(unread, 'Read').map((seed) => ({ ...seed, hasBeenRead: true }))].flatMap(
    (seed) => ('url' in seed ? [{ title: seed.title, url: seed.url, hasBeenRead: 'hasBeenRead' in seed }] : []),
  );
  await hand.evaluate(async (wanted: { title: string; url: string; hasBeenRead: boolean }[]) => {
    for (const { url } of (await chrome.readingList?.query({})) ?? []) await chrome.readingList.removeEntry({ url });
    if (chrome.readingList) for (const entry of wanted) await chrome.readingList.addEntry(entry);
  }, entries);
}
