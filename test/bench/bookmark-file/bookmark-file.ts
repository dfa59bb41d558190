import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ElementHandle, Page } from 'puppeteer-core';
import { build } from 'wxt';
import { chromium } from '../../e2e/harness/chromium.ts';
import { type Driver, until } from '../../e2e/harness/driver.ts';
import { press } from '../../e2e/harness/panel.ts';
import { contentsOf, fileOf, taggedLibrary } from './file.ts';
import { timeOfCreating } from './plain-browser.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Milliseconds. */
const patience = 3_600_000;
const longestMessage = 5_000;

interface Message {
  name: string;
  time: number;
}

/** Keeps, in the page, how long each message to the background takes. */
async function timeMessages(page: Page): Promise<() => Promise<Message>> {
  await page.evaluate(() => {
    const longest = { name: 'none', time: 0 };
    type Send = (
      message: { type: string; data: { call?: { name: string } } },
      answered: (answer: unknown) => void,
    ) => void;
    const send = chrome.runtime.sendMessage.bind(chrome.runtime) as unknown as Send;
    const sendTimed: Send = (message, answered) => {
      const start = performance.now();
      send(message, (answer) => {
        const time = performance.now() - start;
        if (time > longest.time) Object.assign(longest, { name: message.data.call?.name ?? message.type, time });
        answered(answer);
      });
    };
    Object.assign(globalThis, { longest });
    Object.assign(chrome.runtime, { sendMessage: sendTimed });
  });
  return () => page.evaluate(() => (globalThis as unknown as { longest: Message }).longest);
}

interface HowFar {
  /** Part of the file that is done, 0 to 1. */
  part: number;
  saved: number;
}

const howFar = (page: Page): Promise<HowFar | null> =>
  page.evaluate(() => {
    const bar = document.querySelector('progress');
    const said = bar?.parentElement?.querySelector('[role=status]')?.textContent ?? '';
    return bar && { part: bar.value, saved: Number.parseInt(said.replaceAll(',', ''), 10) || 0 };
  });

/** Chooses the file; gives the progress at each look, until the import has ended or this many bookmarks are saved. */
async function choose(page: Page, file: string, most = Number.POSITIVE_INFINITY): Promise<HowFar[]> {
  const chooser = await until('the chooser', () => page.$('input[aria-label="Bookmark file"]'));
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
  await until('the import to begin', async () => (await howFar(page)) !== null);
  const seen: HowFar[] = [];
  await until(
    'the import',
    async () => {
      const now = await howFar(page);
      if (now) seen.push(now);
      return !now || now.saved >= most;
    },
    patience,
  );
  return seen;
}

const says = (page: Page, words: RegExp): Promise<string> =>
  until(`${words}`, async () => words.exec(await page.evaluate(() => document.body.innerText))?.[0]);

const countOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await chrome.bookmarks.search({ query: 'example' })).length);

async function stopped(driver: Driver, file: string): Promise<void> {
  const page = await driver.openPage('options.html#data');
  await choose(page, file, 1);
  const start = performance.now();
  await press(page, 'Stop the import');
  const said = await says(page, /Saved [^\n]*|Stopped[^\n]*/);
  console.log(`  stopped      after ${(performance.now() - start).toFixed(0)} ms: ${said}`);
  const undoing = performance.now();
  await press(page, 'Undo');
  await until('the import to be taken back', async () => (await countOf(page)) === 0, patience);
  console.log(`  undone       in ${(performance.now() - undoing).toFixed(0)} ms`);
  await page.close();
}

/**
 * Imports and exports a file as a user does, beside as many `bookmarks.create`. The floor runs in a browser without the
 * extension: it reads no file, indexes, tags and journals nothing, and nobody hears of its bookmarks.
 */
export async function bookmarkFile(): Promise<void> {
  await build({ root, browser: 'chrome' });
  const folders = taggedLibrary(Number(process.env.FOLDERS ?? 200));
  const count = folders.reduce((sum, { children }) => sum + children.length, 0);
  const creating = await timeOfCreating(folders);
  console.log(`  the browser  ${count} bookmarks created in ${(creating / 1000).toFixed(1)} s`);
  const driver = await chromium();
  try {
    const file = join(driver.downloads, 'from.html');
    const written = fileOf(folders);
    await writeFile(file, written);
    await stopped(driver, file);

    const page = await driver.openPage('options.html#data');
    const longest = await timeMessages(page);
    const start = performance.now();
    const seen = await choose(page, file);
    const time = performance.now() - start;
    const said = await says(page, /Saved [\d,]+ bookmarks in .*/);
    console.log(`  import       ${(time / 1000).toFixed(1)} s: ratio ${(time / creating).toFixed(2)}; ${said}`);
    const steps = new Set(seen.map(({ saved }) => saved)).size;
    const before = (at: number) => seen[at - 1] ?? { part: 0, saved: 0 };
    const back = seen.some(({ part, saved }, at) => part < before(at).part || saved < before(at).saved);
    console.log(`  progress     ${steps} steps seen, ${back ? 'also backwards' : 'never backwards'}`);
    const message = await longest();
    console.log(`  longest message ${message.time.toFixed(0)} ms, of ${message.name} (at most ${longestMessage} ms)`);

    const saving = performance.now();
    await press(page, 'Export bookmarks');
    const saved = join(driver.downloads, 'bookmarks.html');
    const whole = () => readFile(saved, 'utf8').then((text) => (text.endsWith('</DL><p>\n') ? text : null));
    const exported = await until('the file', whole, patience);
    const took = performance.now() - saving;
    console.log(`  export       ${(took / 1000).toFixed(1)} s: ratio ${(took / creating).toFixed(2)}`);
    const title = /in “(.*?)”/.exec(said)?.[1] ?? '';
    const [was, is] = [contentsOf(written, null), contentsOf(exported, title)];
    const differs = was.findIndex((line, at) => line !== is[at]);
    const same = differs < 0 && was.length === is.length;
    console.log(
      same
        ? `  the same     ${is.length} folders and bookmarks: titles, addresses, order, folders and tags`
        : `  NOT the same ${was.length} and ${is.length}: ${was[differs]} is ${is[differs]}`,
    );
    if (!same || message.time > longestMessage) throw new Error('The import is not as it should be.');
  } finally {
    await driver.close();
  }
}
