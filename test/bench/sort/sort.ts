import type { Page } from 'puppeteer-core';
import { ask, runTool, type Tell, undoCall } from '../../e2e/harness/background.ts';
import { chromium } from '../../e2e/harness/chromium.ts';
import { type Driver, until } from '../../e2e/harness/driver.ts';
import { firefox } from '../../e2e/harness/firefox.ts';

const size = Number(process.env.BENCH_SORTED) || 10_000;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Makes a folder of so many bookmarks in no order. */
async function fill(page: Page): Promise<string> {
  return page.evaluate(async (count: number) => {
    const { id } = await chrome.bookmarks.create({ title: 'Sorted' });
    let seed = 1;
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    };
    for (let at = 0; at < count; at += 100) {
      const some = Array.from({ length: Math.min(100, count - at) }, (_, n) => at + n);
      await Promise.all(
        some.map((n) =>
          chrome.bookmarks.create({ parentId: id, title: `page ${next()}`, url: `https://example.org/${n}` }),
        ),
      );
    }
    return id;
  }, size);
}

const orderOf = (page: Page, folder: string): Promise<string[]> =>
  page.evaluate(async (id: string) => (await chrome.bookmarks.getChildren(id)).map((node) => node.id), folder);

/** Brings a folder into an order by the browser's moves alone, each bookmark to its place from the first on. */
const moveAll = (page: Page, folder: string, order: string[]): Promise<void> =>
  page.evaluate(
    async (parentId: string, ids: string[]) => {
      for (const [index, id] of ids.entries()) await chrome.bookmarks.move(id, { parentId, index });
    },
    folder,
    order,
  );

/** Milliseconds in which a busy machine may wake the background. */
const patience = 120_000;

/** Asks again where the background was asleep, as the panel does. */
const tell: Tell = async <Answer>(...question: Parameters<Tell>): Promise<Answer> => {
  const { answer } = await until(
    'an answer of the background',
    async () => ({
      answer: await ask<Answer>(...question),
    }),
    patience,
  );
  return answer;
};

async function measure(start: () => Promise<Driver>): Promise<void> {
  const driver = await start();
  try {
    const page = await driver.hand();
    const folder = await fill(page);
    const before = await orderOf(page, folder);
    let call = '';
    const done = await timed(async () => {
      const { id, result } = await runTool(page, 'sort_bookmark_folder', { folder_id: folder, by: 'title' }, {}, tell);
      if (!result?.success) throw new Error(String(result?.error));
      call = id;
    });
    const sorted = await orderOf(page, folder);
    const undone = await timed(() => undoCall(page, call, tell));
    if ((await orderOf(page, folder)).join() !== before.join()) throw new Error('The order did not come back.');
    const its = await timed(() => moveAll(page, folder, sorted));
    if ((await orderOf(page, folder)).join() !== sorted.join()) throw new Error('The moves gave another order.');
    const back = await timed(() => moveAll(page, folder, before));
    const line = (what: string, ours: number, bare: number) =>
      console.log(
        `  ${what.padEnd(8)} ${(ours / 1000).toFixed(1)} s, bare moves ${(bare / 1000).toFixed(1)} s: ${(ours / bare).toFixed(2)} times that`,
      );
    console.log(`  ${size} bookmarks in one folder`);
    line('sorted', done, its);
    line('undone', undone, back);
  } finally {
    await driver.close();
  }
}

/**
 * Sorting a large folder and its Undo in Chromium, beside the browser's own moves of the same bookmarks. The floor moves
 * every bookmark, from the first place on, after ours has run; it chooses no fewer moves, keeps no journal, asks no gate
 * and looks at nothing before it writes.
 */
export const sort = (): Promise<void> => measure(chromium);

/** The same in Firefox. */
export const sortInFirefox = (): Promise<void> => measure(firefox);
