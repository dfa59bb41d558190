import { ask } from '../../e2e/harness/background.ts';
import type { LargeBrowser } from './large-browser.ts';
import { queries, tagName } from './library.ts';
import { addTags, median, native, ours, untilBuilt } from './search.ts';

export const stoppedSize = 20_000;
const tags = 1_000;
const runs = 15;

/** Median, least and most. */
function spread(values: number[]): string {
  const all = values.toSorted((a, b) => a - b);
  return `${median(all).toFixed(0)} ms (${all[0]?.toFixed(0)} to ${all.at(-1)?.toFixed(0)})`;
}

/**
 * The first search over 20,000 bookmarks and 1,000 tags after the worker was stopped. The floor is a message to a worker
 * that was stopped: it is started by it too and reads one small table of the database, and answers; it loads no index and
 * passes no registry and no gate. The browser's own search stands beside it, warm, and starts no worker.
 */
export async function afterStop(browser: LargeBrowser): Promise<void> {
  const { page } = browser;
  await untilBuilt(page);
  await addTags(
    page,
    Array.from({ length: tags }, (_, n) => tagName(n)),
  );
  const query = queries[0]?.[1] ?? '';
  const times = { search: [] as number[], message: [] as number[], native: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    await browser.stopBackground();
    const { time, building } = await ours(page, query);
    if (building) throw new Error('The index is not there.');
    times.search.push(time);
    await browser.stopBackground();
    const start = performance.now();
    await ask(page, 'grants', {});
    times.message.push(performance.now() - start);
    times.native.push((await native(page, query)).time);
  }
  await browser.close();
  const floor = median(times.message);
  console.log(`  stopped      first search ${spread(times.search)}, a message alone ${spread(times.message)}`);
  console.log(`               ${median(times.search).toFixed(0)} ms (at most 100)`);
  console.log(`               ratio ${(median(times.search) / floor).toFixed(2)} to the message`);
  console.log(`               the browser's own search, warm: ${spread(times.native)}`);
}
