import { fileURLToPath } from 'node:url';
import { build } from 'wxt';
import { startSite } from '../../fixtures/site-server.ts';
import { type LargeBrowser, largeChromium, largeFirefox } from '../search/large-browser.ts';
import { size, tagCount, tagName } from '../search/library.ts';
import { addTags, heap, untilBuilt } from '../search/search.ts';
import { act, compare, look, type Stopwatch, stopwatch } from './act.ts';
import { floorOfClosing, floorOfGrouping, floorOfMoving } from './floor.ts';
import { bookmarkUrls, openAsleep, someBookmarks, someTabs } from './stock.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Milliseconds that one message may take. */
const longestMessage = 5_000;

const wantedTabs = 2_000;

async function bookmarks({ page }: LargeBrowser, watch: Stopwatch): Promise<void> {
  const { ids, elsewhere } = await someBookmarks(page, 1_000);
  await look(watch, page, 'list_bookmarks', { limit: 50 });
  await look(watch, page, 'list_bookmarks', { folder_id: elsewhere, limit: 500 });
  await look(watch, page, 'list_bookmark_folders', {});
  await look(watch, page, 'find_duplicate_bookmarks', {});
  const moves = [{ bookmark_ids: ids, folder_id: elsewhere }];
  const moved = await act(watch, page, 'move_bookmarks', { moves }, ids.length);
  compare(moved, await floorOfMoving(page, ids, elsewhere));
  await act(watch, page, 'delete_bookmarks', { bookmark_ids: ids }, ids.length);
}

async function tags({ page }: LargeBrowser, watch: Stopwatch): Promise<void> {
  await addTags(
    page,
    Array.from({ length: tagCount }, (_, n) => tagName(n)),
  );
  await look(watch, page, 'list_tags', { limit: 50 });
  await look(watch, page, 'list_tags', { query: tagName(5).slice(0, 4), limit: 500 });
  await look(watch, page, 'find_by_tag', { tags: [tagName(3)] });
  const urls = await bookmarkUrls(page, tagCount);
  await act(watch, page, 'tag_items', { items: [{ urls, tags: ['read', 'later'] }] }, urls.length);
}

async function tabs({ page }: LargeBrowser, watch: Stopwatch): Promise<void> {
  const site = await startSite();
  const open = await openAsleep(page, site, wantedTabs);
  console.log(`  ${open} tabs are open${open < wantedTabs ? ' (the machine took too long for more)' : ''}`);
  const ids = await someTabs(page, 500);
  await look(watch, page, 'list_tabs', { limit: 50 });
  await look(watch, page, 'list_tabs', { query: 'page', limit: 500 });
  await look(watch, page, 'find_duplicate_tabs', {});
  const groups = Array.from({ length: 12 }, (_, n) => ({
    title: `Group ${n}`,
    tab_ids: ids.filter((__, at) => at % 12 === n),
  }));
  const grouped = await act(watch, page, 'group_tabs', { groups }, ids.length);
  compare(
    grouped,
    await floorOfGrouping(
      page,
      groups.map(({ tab_ids }) => tab_ids),
    ),
  );
  await act(watch, page, 'move_tabs', { moves: [{ tab_ids: ids.toReversed(), index: 0 }] }, ids.length);
  await page.evaluate(async (all: number[]) => {
    await chrome.tabs.group({ tabIds: all as [number, ...number[]] });
  }, ids);
  await act(watch, page, 'ungroup_tabs', { tab_ids: ids }, ids.length);
  const closed = await act(watch, page, 'close_tabs', { tab_ids: ids }, ids.length);
  compare(closed, await floorOfClosing(page, site, await someTabs(page, ids.length)));
  await site.close();
}

/** Prints the longest tasks of the worker while it answers, and its memory afterwards. */
async function worker(browser: LargeBrowser, watch: Stopwatch): Promise<void> {
  const { page } = browser;
  const blocks = await browser.blocks(async () => {
    for (const name of [
      'list_bookmarks',
      'list_bookmark_folders',
      'find_duplicate_bookmarks',
      'list_tags',
      'list_tabs',
    ])
      await look(watch, page, name, {});
  });
  if (blocks) {
    const longest = blocks.slice(0, 5).map((block) => `${block.toFixed(0)} ms`);
    console.log(`  longest blocks   ${longest.join(', ')}`);
  }
  await look(watch, page, 'search_bookmarks', { query: 'something' });
  const thread = await browser.worker();
  if (thread) console.log(`  memory           ${(await heap(thread)).toFixed(0)} MB in the background`);
}

const parts: Record<string, (browser: LargeBrowser, watch: Stopwatch) => Promise<void>> = {
  bookmarks,
  tags,
  tabs,
  worker,
};

async function measure(start: () => Promise<LargeBrowser>, words: string[]): Promise<void> {
  const wanted = words.length > 0 ? words : Object.keys(parts);
  const unknown = wanted.find((word) => !(word in parts));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}, but ${Object.keys(parts).join(', ')}.`);
  const browser = await start();
  const watch = stopwatch();
  try {
    await untilBuilt(browser.page);
    console.log(`  ${size} bookmarks, ${tagCount} tags`);
    for (const word of wanted) await parts[word]?.(browser, watch);
  } finally {
    await browser.close();
  }
  const { name, time } = watch.longest();
  console.log(`  longest message  ${time.toFixed(0)} ms, of ${name} (at most ${longestMessage} ms)`);
  if (time > longestMessage) throw new Error('A message took too long.');
}

/**
 * Tools over a large library in Chromium: how long each takes, and how long its longest message. The floors do the same
 * act and its way back by the browser's API in one go, in a page of the same warm browser; they plan, ask, journal and
 * cut into messages nothing.
 */
export async function largeLibrary(words: string[]): Promise<void> {
  const outDir = '.output/bench-library';
  await build({ root, browser: 'chrome', outDir });
  await measure(() => largeChromium(`${root}${outDir}/chrome-mv3`), words);
}

/** The same in Firefox. */
export async function largeLibraryInFirefox(words: string[]): Promise<void> {
  await build({ root, browser: 'firefox', manifestVersion: 3 });
  await measure(largeFirefox, words);
}
