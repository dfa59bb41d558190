import type { Page } from 'puppeteer-core';
import { runTool } from '../../e2e/harness/background.ts';
import { saveBookmarks } from '../../e2e/harness/library.ts';
import { press } from '../../e2e/harness/panel.ts';
import { type Storm, underKills } from '../kills.ts';
import { bookmarkLines, faultsOf, type Line, tabLines } from '../picture.ts';
import type { Deed, Stage } from '../stage.ts';
import { noticeOf } from './import-file.ts';

const rubbish = 300;
const trash = 'Outrigger trash';
const isTrash = ({ text }: Line): boolean => (JSON.parse(text) as string[]).includes(trash);
const texts = (lines: Line[]): string[] => lines.filter((line) => !isTrash(line)).map(({ text }) => text);

/** Presses a button of the data page and its yes under kills; gives the words after it. */
async function pressUnderKills({ driver }: Stage, storm: Storm, page: Page, button: string, yes: string) {
  await press(page, button);
  const under = await underKills(driver, storm, async () => {
    await press(page, yes);
    return noticeOf(page);
  });
  // It may still be at work, and the error that of a read beside it.
  const ended = under.ended?.failed === false ? under.ended : await noticeOf(page);
  return { kills: under.kills, ended: ended ?? { said: 'nothing', failed: true } };
}

/** Numbers of records in the tables that a wipe empties. */
const recordsLeft = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('outrigger');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    // The search index is made anew from the bookmarks.
    const names = [...db.objectStoreNames].filter((name) => !name.startsWith('index'));
    const read = db.transaction(names);
    const counts = names.map(async (name) => {
      const request = read.objectStore(name).count();
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      return request.result > 0 ? [`${name} ${request.result}`] : [];
    });
    const left = (await Promise.all(counts)).flat();
    db.close();
    return left;
  });

/** Empties the trash of 300 bookmarks under kills, then wipes everything under kills. */
export const wipe: Deed = async (stage, storm) => {
  const { driver, hand } = stage;
  const [before, tabs] = [texts(await bookmarkLines(hand)), await tabLines(hand)];
  const items = Array.from({ length: rubbish }, (_, n) => ({
    title: `Rubbish ${n}`,
    url: `https://rubbish.example/${n}`,
  }));
  const ids = await saveBookmarks(driver, 'Rubbish', items);
  await runTool(hand, 'delete_bookmarks', { bookmark_ids: ids });
  const page = await driver.openPage('options.html#data');
  const emptying = await pressUnderKills(stage, storm, page, 'Empty trash', 'Remove for good');
  const faults: string[] = [];
  let said = emptying.ended.said;
  const left = (await bookmarkLines(hand)).filter(
    (line) => isTrash(line) && line.text.includes('rubbish.example'),
  ).length;
  if (left > 0 !== emptying.ended.failed) faults.push(`trash: ${left} are left in it`);
  if (emptying.ended.failed) {
    await page.reload();
    await press(page, 'Empty trash');
    await press(page, 'Remove for good');
    said += ` (${left} left), then ${(await noticeOf(page))?.said}`;
  }
  await hand.evaluate(async (id: string | undefined) => {
    const [folder] = await chrome.bookmarks.search({ title: 'Rubbish' });
    if (id !== undefined && folder) await chrome.bookmarks.remove(folder.id);
  }, ids[0]);
  faults.push(...faultsOf('library', before, texts(await bookmarkLines(hand))));

  const wiping = await pressUnderKills(stage, storm, page, 'Wipe everything', 'Wipe for good');
  const records = await recordsLeft(hand);
  if (records.length > 0) faults.push(`wipe: ${records.join(', ')} are left`);
  faults.push(...faultsOf('library', before, texts(await bookmarkLines(hand))));
  faults.push(...faultsOf('tabs', tabs, await tabLines(hand)));
  await page.close();
  return { said: `${said}. ${wiping.ended.said}`, kills: emptying.kills + wiping.kills, faults };
};
