import { fileURLToPath } from 'node:url';
import type { Page, WebWorker } from 'puppeteer-core';
import { build } from 'wxt';
import { until } from '../../e2e/harness/driver.ts';
import { afterStop, stoppedSize } from './after-stop.ts';
import { type LargeBrowser, largeChromium, largeFirefox } from './large-browser.ts';
import { misspelt, nowhere, queries, size, tagCount, tagName } from './library.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const runs = 5;

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (time: number): string => `${time.toFixed(1)} ms`;

interface Timed {
  time: number;
  total: number;
  building: boolean;
}

/** Our search by the road that a panel takes: message, registry, gate, tool, and back. */
export const ours = (page: Page, query: string): Promise<Timed> =>
  page.evaluate(async (words: string) => {
    const call = { id: crypto.randomUUID(), name: 'search_bookmarks', arguments: { query: words }, repairs: [] };
    const context = { caller: 'command', conversation: null, turn: null, window: null };
    const message = { id: 1, type: 'run', timestamp: Date.now(), data: { call, rest: [], context } };
    const start = performance.now();
    const { res } = (await chrome.runtime.sendMessage(message)) as {
      res: { answer: { result: { data: { total: number; index?: string } | null; error: string | null } } };
    };
    const time = performance.now() - start;
    const { data, error } = res.answer.result;
    if (!data) throw new Error(`The search for "${words}" failed: ${error}`);
    return { time, total: data.total, building: data.index === 'building' };
  }, query);

export const native = (page: Page, query: string): Promise<Timed> =>
  page.evaluate(async (words: string) => {
    const start = performance.now();
    const found = await chrome.bookmarks.search(words);
    return { time: performance.now() - start, total: found.length, building: false };
  }, query);

/** Puts 20,000 tags on as many addresses, straight into the database. */
export const addTags = (page: Page, names: string[]): Promise<void> =>
  page.evaluate(async (all: string[]) => {
    const urls: string[] = [];
    const walk = (nodes: { url?: string | undefined; children?: object[] | undefined }[]): void => {
      for (const node of nodes) {
        if (node.url && urls.length < all.length) urls.push(node.url);
        walk((node.children ?? []) as typeof nodes);
      }
    };
    walk(await chrome.bookmarks.getTree());
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('outrigger');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const write = db.transaction(['tags', 'addresses'], 'readwrite');
    for (const [n, name] of all.entries()) {
      write.objectStore('tags').put({ key: name, name, color: null, count: 1, at: 0 });
      write.objectStore('addresses').put({ address: urls[n], tags: [name] });
    }
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    db.close();
  }, names);

/** The stored index has its head once it is whole. */
const isStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('outrigger');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const get = db.transaction('index').objectStore('index').get('head');
    const head = await new Promise((resolve) => {
      get.onsuccess = () => resolve(get.result);
    });
    db.close();
    return head !== undefined;
  });
/** Waits until the search index is made. */
export const untilBuilt = (page: Page): Promise<boolean> => until('the index', () => isStored(page), 300_000);

/** Throws the stored index away, as if it had never been made. */
export const dropIndex = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('outrigger');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const write = db.transaction(['index', 'indexChanges'], 'readwrite');
    write.objectStore('index').clear();
    write.objectStore('indexChanges').clear();
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    db.close();
  });

/** Megabytes in use, the worker's garbage not counted. */
export async function heap(worker: WebWorker): Promise<number> {
  await worker.client.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await worker.client.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return (usedSize + backingStorageSize) / 1e6;
}

async function measure(browser: LargeBrowser, most: { search: string; first: string }): Promise<void> {
  const { page } = browser;
  await untilBuilt(page);
  await addTags(
    page,
    Array.from({ length: tagCount }, (_, n) => tagName(n)),
  );
  await dropIndex(page);
  await browser.stopBackground();
  const start = performance.now();
  let meanwhile!: Timed;
  const blocks = await browser.blocks(async () => {
    meanwhile = await ours(page, queries[1]?.[1] ?? '');
    await untilBuilt(page);
  });
  console.log(`  build        ${ms(performance.now() - start)} for ${size} bookmarks`);
  if (blocks) {
    const [tree, longest, ...others] = blocks;
    console.log(`  longest block ${ms(longest ?? 0)} (at most 50 ms), then ${others.slice(0, 4).map(ms).join(', ')};`);
    console.log(`                the browser's own tree of bookmarks, ${ms(tree ?? 0)}, not counted`);
  }
  await browser.stopBackground();
  const first = await ours(page, queries[1]?.[1] ?? '');

  await ours(page, 'the tags are read with the first search that is timed');
  const times = { ours: [] as number[], native: [] as number[] };
  for (const [what, query] of queries) {
    const [mine, theirs]: [Timed[], Timed[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      mine.push(await ours(page, query));
      theirs.push(await native(page, query));
    }
    const [a, b] = [median(mine.map(({ time }) => time)), median(theirs.map(({ time }) => time))];
    times.ours.push(a);
    times.native.push(b);
    console.log(
      `  ${what.padEnd(20)} ${ms(a)} for ${mine[0]?.total}, the browser ${ms(b)} for ${theirs[0]?.total}, ratio ${(a / b).toFixed(3)}`,
    );
  }
  const near = await ours(page, misspelt);
  console.log(`  a typing error       ${ms(near.time)} for ${near.total}`);
  const roads: number[] = [];
  for (let run = 0; run < runs; run += 1) roads.push((await ours(page, nowhere)).time);
  const road = median(roads);
  console.log(`  the road         ${ms(road)} for a search that finds nothing: message, gate and back are no less`);
  const [a, b] = [median(times.ours), median(times.native)];
  console.log(`  search       ${ms(a)} beside the browser's ${ms(b)}: ratio ${(a / b).toFixed(3)} (${most.search})`);
  console.log(
    `  meanwhile    ${ms(meanwhile.time)}: ratio ${(meanwhile.time / b).toFixed(2)}, ${meanwhile.building ? 'by the browser itself' : 'by the index'}`,
  );
  console.log(
    `  after a stop ${ms(first.time)}${first.building ? ' by the browser itself' : ''}: ratio ${(first.time / b).toFixed(2)} (${most.first})`,
  );
  const worker = await browser.worker();
  if (worker) console.log(`  memory       ${(await heap(worker)).toFixed(0)} MB in the background with the index`);
  await browser.close();
}

const isWanted = (parts: string[], part: string) => parts.length === 0 || parts.includes(part);

/**
 * Search over 100,000 bookmarks and 20,000 tags beside the browser's own search on the same data. The floor is one call
 * of the API from the page, of a browser that is warm: it knows no tags and no typing errors, ranks nothing, and passes no
 * message, gate or registry. Ours after a stop starts a worker and reads its index in that time; the floor never does.
 */
export async function search(parts: string[]): Promise<void> {
  const outDir = '.output/bench-search';
  await build({ root, browser: 'chrome', outDir });
  if (isWanted(parts, 'stopped')) await afterStop(await largeChromium(`${root}${outDir}/chrome-mv3`, stoppedSize));
  if (!isWanted(parts, 'large')) return;
  await measure(await largeChromium(`${root}${outDir}/chrome-mv3`), { search: 'at most 0.02', first: 'at most 1.2' });
}

/** The same in Firefox, whose own search asks a database. */
export async function searchInFirefox(parts: string[]): Promise<void> {
  await build({ root, browser: 'firefox', manifestVersion: 3 });
  if (isWanted(parts, 'stopped')) await afterStop(await largeFirefox(stoppedSize));
  if (!isWanted(parts, 'large')) return;
  await measure(await largeFirefox(), { search: 'no limit', first: 'no limit' });
}
