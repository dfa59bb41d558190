import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../e2e/harness/background.ts';
import type { LargeBrowser } from './large-browser.ts';
import { queries, tagName } from './library.ts';
import { addTags, dropIndex, median, native, ours, untilBuilt } from './search.ts';

export const stoppedSize = 20_000;
const tags = 1_000;
const runs = 15;

/** Median, least and most. */
function spread(values: number[]): string {
  const all = values.toSorted((a, b) => a - b);
  return `${median(all).toFixed(0)} ms (${all[0]?.toFixed(0)} to ${all.at(-1)?.toFixed(0)})`;
}

/** Milliseconds from the first key to the search of somebody who types a short word fast, the page's own pause included. */
const word = 200;

/** Milliseconds after which a page that was opened does no more by itself. */
const rest = 1_500;

/** The first search after the background was stopped and a page of ours was typed in: a key wakes it. */
async function typed(browser: LargeBrowser, query: string): Promise<number> {
  const page = await browser.openPage('library.html');
  await page.bringToFront();
  await page.waitForSelector('[role="row"]');
  // Until its lists are read.
  await sleep(rest);
  await browser.stopBackground();
  await page.keyboard.press('Shift');
  await sleep(word);
  const { time } = await ours(page, query);
  await page.close();
  return time;
}

/**
 * The first search over 20,000 bookmarks and 1,000 tags after the worker was stopped, for one word and for two. The floor
 * is a message to a worker that was stopped: it is started by it too and reads one small table of the database, and
 * answers; it loads no index and passes no registry and no gate. The browser's own search stands beside it, warm, and
 * starts no worker.
 */
export async function afterStop(browser: LargeBrowser): Promise<void> {
  const { page } = browser;
  await untilBuilt(page);
  // Firefox was told of each bookmark that it was filled with, which makes the index too old to be used.
  await dropIndex(page);
  await browser.stopBackground();
  await ours(page, queries[0]?.[1] ?? '');
  await untilBuilt(page);
  await addTags(
    page,
    Array.from({ length: tags }, (_, n) => tagName(n)),
  );
  const searches = [queries[0], queries[1]].map((query) => ({
    query: query?.[1] ?? '',
    label: query?.[0] ?? '',
    found: 0,
    times: [] as number[],
    native: [] as number[],
  }));
  const messages: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const search of searches) {
      await browser.stopBackground();
      const { time, total, building } = await ours(page, search.query);
      if (building) throw new Error('The index is not there.');
      search.times.push(time);
      search.found = total;
      search.native.push((await native(page, search.query)).time);
    }
    await browser.stopBackground();
    const start = performance.now();
    await ask(page, 'grants', {});
    messages.push(performance.now() - start);
  }
  const asTyped: number[] = [];
  for (let run = 0; run < runs; run += 1) asTyped.push(await typed(browser, queries[0]?.[1] ?? ''));
  await browser.close();
  console.log(`  typed        first search ${spread(asTyped)}, ${word} ms after the first key (at most 100 ms)`);
  console.log(`  stopped      a message alone ${spread(messages)}`);
  for (const { label, found, times, native: theirs } of searches) {
    const ratio = (median(times) / median(messages)).toFixed(2);
    console.log(
      `  ${label}, ${found} found: first search ${spread(times)} (at most 100 ms), ratio ${ratio} to the message`,
    );
    console.log(`               the browser's own, warm: ${spread(theirs)}`);
  }
}
