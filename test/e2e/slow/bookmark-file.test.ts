import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ElementHandle } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { runTool, undoCall } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { bookmarksIn } from '../harness/library.ts';
import { press } from '../harness/panel.ts';
import { browserName, world } from '../harness/start.ts';

const its = world();
const file = fileURLToPath(new URL('../../fixtures/bookmarks/firefox.html', import.meta.url));

const pages = ['https://bar.example/', 'https://later.example/', 'https://menu.example/'];
const imported = async () =>
  (await bookmarksIn(its.driver)).flatMap(({ url = '' }) => (pages.includes(url) ? [url] : [])).sort();

it('imports a bookmark file, undoes the import, and exports bookmarks with their tags', async () => {
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
  expect(text.includes('<HR>')).toBe(browserName === 'firefox');
});

it('keeps bookmarklets, other schemes, empty titles and the order of a file, and lists what it leaves out', async () => {
  const path = join(its.driver.downloads, 'odd.html');
  const lines = [
    '<A HREF="javascript:alert(1)">Script</A>',
    '<H3>Folder</H3><DL><p></DL><p>',
    '<A HREF="https://empty.example/"></A>',
    '<A HREF="data:text/html,hi">Data</A>',
    '<A HREF="mailto:ada@mail.example">Mail</A>',
    '<A HREF="file:///notes.html">File</A>',
    '<A HREF="www.bare.example">Bare</A>',
  ];
  await writeFile(path, `<DL><p>\n${lines.map((line) => `<DT>${line}\n`).join('')}</DL><p>`);
  const page = await its.driver.openPage('options.html#data');
  const chooser = await until('the chooser', () => page.$('input[aria-label="Bookmark file"]'));
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(path);
  await until('what was left out', () => page.evaluate(() => document.body.innerText.includes('www.bare.example')));
  const hand = await its.driver.hand();
  const kept = await hand.evaluate(async () => {
    const [script] = await chrome.bookmarks.search({ title: 'Script' });
    const all = await chrome.bookmarks.getChildren(script?.parentId ?? '');
    return all.map(({ title, url }) => `${title} ${url ?? '/'}`.trim());
  });
  expect(kept).toEqual([
    'Script javascript:alert(1)',
    'Folder /',
    'https://empty.example/',
    'Data data:text/html,hi',
    'Mail mailto:ada@mail.example',
    'File file:///notes.html',
  ]);
});

const onlyFirefox = browserName === 'firefox' ? it : () => undefined;

onlyFirefox('sorts between separators, and Undo is exact', async () => {
  const hand = await its.driver.hand();
  const folder = await hand.evaluate(async () => {
    const made = await chrome.bookmarks.create({ title: 'Runs' });
    for (const title of ['z', 'y', '', 'b', '', 'd', 'c', 'a']) {
      const one = { parentId: made.id, title, url: `https://${title}.example/` };
      const separator = { parentId: made.id, type: 'separator' };
      await chrome.bookmarks.create(title === '' ? separator : one);
    }
    return made.id;
  });
  const order = () =>
    hand.evaluate(
      async (id: string) => (await chrome.bookmarks.getChildren(id)).map(({ title }) => title || '—').join(' '),
      folder,
    );
  const before = await order();
  expect(before).toBe('z y — b — d c a');
  const page = await its.driver.openPage('options.html');
  const sorted = await runTool(page, 'sort_bookmark_folder', { folder_id: folder, by: 'title' });
  expect(await order()).toBe('y z — b — a c d');
  await undoCall(page, sorted.id);
  expect(await order()).toBe(before);

  const ids = await hand.evaluate(
    async (id: string) => (await chrome.bookmarks.getChildren(id)).filter(({ title }) => 'ybd'.includes(title || '—')),
    folder,
  );
  const removed = await runTool(page, 'delete_bookmarks', { bookmark_ids: ids.map(({ id }) => id) });
  expect(await order()).toBe('z — — c a');
  await undoCall(page, removed.id);
  expect(await order()).toBe(before);

  // Separators before a bookmark change neither where it goes back to nor where the end of a folder is.
  const again = await hand.evaluate(
    async (id: string) => (await chrome.bookmarks.getChildren(id)).filter(({ title }) => 'bca'.includes(title || '—')),
    folder,
  );
  const moves = [{ bookmark_ids: again.map(({ id }) => id), folder_path: 'Runs/Other' }];
  const moved = await runTool(page, 'move_bookmarks', { moves });
  expect(await order()).toBe('z y — — d Other');
  await undoCall(page, moved.id);
  expect(await order()).toBe(before);
  await runTool(page, 'create_bookmarks', {
    items: [{ url: 'https://last.example/', title: 'last', folder_id: folder }],
  });
  expect(await order()).toBe(`${before} last`);
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
  // The count that is still open at the end fails with the browser: the race has a hand on it.
  while (!over) {
    await Promise.race([made(), working]);
    if (over) break;
    await its.driver.stopBackground();
    kills += 1;
  }
  await working;
  return kills;
}

it.each([150, 70])('imports each of 300 once, though the background is killed every %i of them', async (every) => {
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

it('reads titles of a file in an older encoding that is not declared', async () => {
  const path = join(its.driver.downloads, 'older.html');
  // "日本語のページ" in Shift_JIS, as a program of its time wrote it.
  const title = [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc, 0x83, 0x79, 0x81, 0x5b, 0x83, 0x57];
  const start = Buffer.from('<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n<DT><A HREF="https://older.example/">');
  await writeFile(path, Buffer.concat([start, Buffer.from(title), Buffer.from('</A>\n</DL><p>\n')]));
  const page = await its.driver.openPage('options.html#data');
  const chooser = await until('the chooser', () => page.$('input[aria-label="Bookmark file"]'));
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(path);
  await until('the bookmark', async () =>
    (await bookmarksIn(its.driver)).some(
      ({ url, title: read }) => url === 'https://older.example/' && read === '日本語のページ',
    ),
  );
});

it('sorts a folder by the fewest moves, in both directions, and restores the exact order', async () => {
  const hand = await its.driver.hand();
  const titles = ['page 9', 'page 1', 'page 2', 'page 8', 'page 3', 'page 0', 'page 4', 'page 7', 'page 5', 'page 6'];
  const folder = await hand.evaluate(async (all: string[]) => {
    const { id } = await chrome.bookmarks.create({ title: 'To sort' });
    for (const title of all)
      await chrome.bookmarks.create({ parentId: id, title, url: `https://sort.example/${title}` });
    return id;
  }, titles);
  const order = () =>
    hand.evaluate(async (id: string) => (await chrome.bookmarks.getChildren(id)).map(({ title }) => title), folder);
  const { id, result } = await runTool(hand, 'sort_bookmark_folder', { folder_id: folder, by: 'title' });
  expect(result?.success).toBe(true);
  expect(await order()).toEqual(titles.toSorted());
  await undoCall(hand, id);
  expect(await order()).toEqual(titles);
});
