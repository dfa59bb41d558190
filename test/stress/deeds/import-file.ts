import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { until } from '../../e2e/harness/driver.ts';
import { press } from '../../e2e/harness/panel.ts';
import { lookFor, underKills } from '../kills.ts';
import { bookmarkLines, faultsOf, surplus } from '../picture.ts';
import type { Deed } from '../stage.ts';

const folders = 60;
const inFolder = 50;
const patience = 1_800_000;

interface Item {
  path: string[];
  title: string;
  url: string;
}

const items: Item[] = Array.from({ length: folders * inFolder }, (_, n) => ({
  path: [`Part ${Math.floor(n / inFolder / 10)}`, `Chapter ${Math.floor(n / inFolder)}`],
  // Some pages lie in two folders, and titles repeat.
  title: `Page ${n % 700}`,
  url: `https://imported-${n % 40}.example/${n % 2_900}`,
}));

function fileOf(all: Item[]): string {
  const lines = ['<!DOCTYPE NETSCAPE-Bookmark-file-1>', '<DL><p>'];
  const folder = (title: string, inside: () => void) => {
    lines.push(`<DT><H3>${title}</H3>`, '<DL><p>');
    inside();
    lines.push('</DL><p>');
  };
  for (const [part, inPart] of Map.groupBy(all, ({ path }) => path[0]!))
    folder(part, () => {
      for (const [chapter, list] of Map.groupBy(inPart, ({ path }) => path[1]!))
        folder(chapter, () => {
          for (const { url, title } of list) lines.push(`<DT><A HREF="${url}" TAGS="imported">${title}</A>`);
        });
    });
  return [...lines, '</DL><p>'].join('\n');
}

/** Lines of the library once everything is in the folder of this path. */
function wantedIn(root: string[]): string[] {
  const above = new Set<string>();
  for (const { path } of items)
    for (let depth = 0; depth <= path.length; depth++) above.add(JSON.stringify([...root, ...path.slice(0, depth)]));
  return [...above, ...items.map(({ path, title, url }) => JSON.stringify([...root, ...path, title, url]))];
}

/** Milliseconds after which an error is not that of another read of the page. */
const grace = 40_000;

/** Words of the page once its work is over: a status other than the last, or the error that came in its place. */
export function noticeOf(page: Page, last = ''): Promise<{ said: string; failed: boolean } | null> {
  let since: number | null = null;
  return lookFor(async () => {
    const { busy, status, trouble } = await page.evaluate(() => ({
      busy: document.querySelector('.data-progress, .notices button:disabled') !== null,
      status: document.querySelector('.notices [role="status"]')?.textContent ?? '',
      trouble: document.querySelector('.notices [role="alert"]')?.textContent ?? '',
    }));
    if (!busy && status !== '' && status !== last) return { said: status, failed: false };
    if (busy || trouble === '') since = null;
    else since ??= Date.now();
    return since !== null && Date.now() - since > grace ? { said: trouble, failed: true } : null;
  }, patience);
}

/** Imports a file of 3,000 under kills, and takes it back under kills. */
export const importFile: Deed = async ({ driver, hand }, storm) => {
  const file = join(driver.downloads, 'import.html');
  await writeFile(file, fileOf(items));
  const before = (await bookmarkLines(hand)).map(({ text }) => text);
  const page = await driver.openPage('options.html#data');
  const chooser = await until('the chooser', () => page.$('input[aria-label="Bookmark file"]'));
  const importing = await underKills(driver, storm, async () => {
    await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
    return noticeOf(page);
  });
  const said = importing.ended?.said ?? 'nothing';

  const after = (await bookmarkLines(hand)).map(({ text }) => text);
  const made = surplus(after, before);
  const root = made[0] === undefined ? null : (JSON.parse(made[0]) as string[]);
  const wanted = root ? wantedIn(root) : items.map(({ url }) => url);
  const missing = surplus(wanted, made).length;
  const faults = [
    ...faultsOf('library', before, surplus(after, made)),
    ...(root ? surplus(made, wanted).map((text) => `import: too many ${text}`) : []).slice(0, 3),
  ];
  const whole = said.startsWith(`Saved ${items.length.toLocaleString('en')} bookmarks`);
  if (missing > 0 === whole) faults.push(`import: ${missing} missing, but it says ${said}`);

  let undone = 'nothing to undo';
  let kills = importing.kills;
  if (made.length > 0) {
    await press(page, 'Undo');
    const undoing = await underKills(driver, storm, () => noticeOf(page, said));
    kills += undoing.kills;
    undone = undoing.ended?.said ?? 'nothing';
    // A user who is told that it failed would try again.
    if (undone !== 'Undone') {
      await press(page, 'Undo').then(
        async () => {
          undone += `, then ${(await noticeOf(page, said))?.said}`;
        },
        () => faults.push(`undo: it says ${undone}, and cannot be tried again`),
      );
    }
    faults.push(
      ...faultsOf(
        'undo',
        before,
        (await bookmarkLines(hand)).map(({ text }) => text),
      ),
    );
  }
  await page.close();
  return { said: `${said} Undo: ${undone}`, kills, faults };
};
