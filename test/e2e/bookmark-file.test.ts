import { readFile } from 'node:fs/promises';
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
    await until('the import to end', () => page.evaluate(() => document.body.innerText.includes('Saved 3')));
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
