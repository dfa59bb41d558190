import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ElementHandle } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { until } from './harness/driver.ts';
import { bookmarksIn } from './harness/library.ts';
import { press } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
const file = fileURLToPath(new URL('../fixtures/bookmarks/firefox.html', import.meta.url));

const pages = ['https://bar.example/', 'https://later.example/', 'https://menu.example/'];
const imported = async () =>
  (await bookmarksIn(its.driver)).flatMap(({ url = '' }) => (pages.includes(url) ? [url] : [])).sort();

it('imports a bookmark file, takes the import back, and exports bookmarks with their tags', async () => {
  const page = await its.driver.openPage('options.html#data');
  const load = async () => {
    const chooser = await until('the chooser', () => page.$('input[aria-label="Bookmark file"]'));
    await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
    await until('the import to end', () => page.evaluate(() => document.body.innerText.includes('Saved 4')));
  };
  await load();
  expect(await imported()).toEqual(pages);
  await press(page, 'Undo');
  await until('the import to be gone', async () => (await imported()).length === 0);

  await load();
  await press(page, 'Export bookmarks');
  const saved = join(its.driver.downloads, 'bookmarks.html');
  const whole = () => readFile(saved, 'utf8').then((text) => (text.endsWith('</DL><p>\n') ? text : null));
  const text = await until('the file', whole);
  expect(text).toMatch(/HREF="https:\/\/menu\.example\/"[^>]*TAGS="recipes,to read"/);
});

/** Kills the background each time so many bookmarks were made, until the work is over; gives how often. */
async function killing(every: number, work: () => Promise<unknown>): Promise<number> {
  const hand = await its.driver.hand();
  const made = () =>
    hand.evaluate(
      (most: number) =>
        new Promise<void>((resolve) => {
          let left = most;
          const count = () => {
            left -= 1;
            if (left > 0) return;
            chrome.bookmarks.onCreated.removeListener(count);
            resolve();
          };
          chrome.bookmarks.onCreated.addListener(count);
        }),
      every,
    );
  let over = false;
  const working = work().finally(() => {
    over = true;
  });
  let kills = 0;
  for (let counted = made(); !over; counted = made()) {
    await Promise.race([counted, working]);
    if (over) break;
    await its.driver.stopBackground();
    kills += 1;
  }
  await working;
  return kills;
}

it.each([150, 70])('imports 300 once each though the background is killed every %i of them', async (every) => {
  const many = join(its.driver.downloads, `killed-${every}.html`);
  const urls = Array.from({ length: 300 }, (_, at) => `https://killed-${every}.example/${at}`);
  await writeFile(many, urls.map((url, at) => `<DT><A HREF="${url}">Killed ${at}</A>`).join('\n'));
  const there = async () =>
    (await bookmarksIn(its.driver)).flatMap(({ url = '' }) => (url.includes(`killed-${every}`) ? [url] : []));
  const page = await its.driver.openPage('options.html#data');
  const chooser = await until('the chooser', () => page.$('input[aria-label="Bookmark file"]'));
  const kills = await killing(every, async () => {
    await (chooser as ElementHandle<HTMLInputElement>).uploadFile(many);
    await until('the import to end', () => page.evaluate(() => document.body.innerText.includes('Saved 300')));
  });
  expect(kills).toBeGreaterThan(0);
  expect((await there()).sort()).toEqual(urls.toSorted());
  await press(page, 'Undo');
  await until('the import to be gone', async () => (await there()).length === 0);
});
