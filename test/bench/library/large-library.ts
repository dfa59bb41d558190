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

async function reads({ page }: LargeBrowser, watch: Stopwatch): Promise<void> {
  for (const name of ['list_bookmarks', 'list_bookmark_folders', 'find_duplicate_bookmarks', 'list_tags', 'list_tabs'])
    await look(watch, page, name, {});
}

async function bookmarks(browser: LargeBrowser, watch: Stopwatch): Promise<void> {
  const { page } = browser;
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

async function tags(browser: LargeBrowser, watch: Stopwatch): Promise<void> {
  const { page } = browser;
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

async function tabs(browser: LargeBrowser, watch: Stopwatch): Promise<void> {
  const { page } = browser;
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
  const closed = await act(watch, page, 'close_tabs', { tab_ids: ids }, ids.length);
  compare(closed, await floorOfClosing(page, site, await someTabs(page, ids.length)));
  await site.close();
}

async function measure(browser: LargeBrowser): Promise<void> {
  await untilBuilt(browser.page);
  const watch = stopwatch();
  console.log(`  ${size} bookmarks, ${tagCount} tags`);
  await bookmarks(browser, watch);
  await tags(browser, watch);
  await tabs(browser, watch);
  const { name, time } = watch.longest();
  console.log(`  longest message  ${time.toFixed(0)} ms, of ${name} (at most ${longestMessage} ms)`);
  const blocks = await browser.blocks(() => reads(browser, stopwatch()));
  if (blocks)
    console.log(
      `  longest blocks   ${blocks
        .slice(0, 5)
        .map((block) => `${block.toFixed(0)} ms`)
        .join(', ')}`,
    );
  const worker = await browser.worker();
  if (worker) console.log(`  memory           ${(await heap(worker)).toFixed(0)} MB in the background`);
  await browser.close();
  if (time > longestMessage) throw new Error('A message took too long.');
}

/** Tools over a large library in Chromium: how long each takes, and how long its longest message. */
export async function largeLibrary(): Promise<void> {
  const outDir = '.output/bench-library';
  await build({ root, browser: 'chrome', outDir });
  await measure(await largeChromium(`${root}${outDir}/chrome-mv3`));
}

/** The same in Firefox. */
export async function largeLibraryInFirefox(): Promise<void> {
  await build({ root, browser: 'firefox', manifestVersion: 3 });
  await measure(await largeFirefox());
}
