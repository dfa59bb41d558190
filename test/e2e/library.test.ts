import type { Page } from 'puppeteer-core';
import { describe, expect, it, vi } from 'vitest';
import { violations } from './harness/axe.ts';
import { runTool } from './harness/background.ts';
import { openedPage, until } from './harness/driver.ts';
import { bookmarksIn, saveBookmarks, tabUrls } from './harness/library.ts';
import { byRole, choose, fill, gone, press, shown } from './harness/panel.ts';
import { world } from './harness/start.ts';

// Thousands of bookmarks are made first, and the machine may be a slow one.
vi.setConfig({ testTimeout: 120_000 });

const its = world();
const many = 3_000;

const rowWith = (page: Page, words: string): Promise<true> =>
  until(`the row "${words}"`, () =>
    page.evaluate(
      (text: string) =>
        [...document.querySelectorAll('[role="row"]')].some((row) => row.textContent?.includes(text)) || null,
      words,
    ),
  ) as Promise<true>;

/** Puts the focus on a row, as a click beside its words would. */
async function focusRow(page: Page, words: string): Promise<void> {
  await rowWith(page, words);
  await page.evaluate((text: string) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[role="row"]')];
    rows.find((row) => row.textContent?.includes(text))?.focus();
  }, words);
}

/** Drags a row to a height in another one, from 0 at its upper edge to 1. */
const drag = (page: Page, from: string, to: string, height: number): Promise<void> =>
  page.evaluate(
    (moved: string, target: string, at: number) => {
      const transfer = new DataTransfer();
      const tell = (kind: string, text: string) => {
        const rows = [...document.querySelectorAll('[role="row"]')];
        const row = rows.find((one) => one.textContent?.includes(text));
        const box = row?.getBoundingClientRect() ?? new DOMRect();
        const clientY = box.top + box.height * at;
        row?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, clientY, dataTransfer: transfer }));
      };
      tell('dragstart', moved);
      tell('dragover', target);
      tell('drop', target);
      tell('dragend', moved);
    },
    from,
    to,
    height,
  );

const says = (page: Page, words: string) =>
  until(words, () => page.evaluate((text: string) => document.body.innerText.includes(text), words));

const titlesIn = async (folder: string): Promise<string[]> =>
  (await bookmarksIn(its.driver)).filter((one) => one.folder === folder).map(({ title }) => title);

describe('the library', () => {
  it('shows thousands of bookmarks, renders only those in view, and finds one of them', async () => {
    const items = Array.from({ length: many }, (_, n) => ({
      title: `Page ${n} about boats`,
      url: `https://page${n}.example/`,
    }));
    await saveBookmarks(its.driver, 'Many', items);
    const page = await its.driver.openPage('library.html');
    await focusRow(page, 'Many');
    await page.keyboard.press('ArrowRight');
    await rowWith(page, 'Page 0 about boats');
    await page.keyboard.press('End');
    await rowWith(page, `Page ${many - 1} about boats`);
    expect(await page.$$eval('[role="row"]', (rows) => rows.length)).toBeLessThan(100);
    expect(await violations(page)).toEqual([]);

    const search = await byRole(page, 'searchbox', 'Search the library');
    await search.type('Page 2718 about');
    await until('one row to be left', async () => (await page.$$('[role="row"]')).length === 1);
    await press(page, 'Clear');
    await until('all rows to be back', async () => (await page.$$('[role="row"]')).length > 1);
    await page.keyboard.type('Page 2718 about');
    await until('one row to be left', async () => (await page.$$('[role="row"]')).length === 1);
    await page.keyboard.press('Escape');
    await until('all rows to be back', async () => (await page.$$('[role="row"]')).length > 1);
    await page.keyboard.type('Page 2718 about');
    await until('one row to be left', async () => (await page.$$('[role="row"]')).length === 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('F2');
    await shown(page, '.row-form');
    await fill(page, 'Name', 'The one about canoes');
    await page.keyboard.press('Enter');
    await until('the new name', async () => (await titlesIn('Many')).includes('The one about canoes'));
    await press(page, 'Undo');
    await until('the old name', async () => (await titlesIn('Many')).includes('Page 2718 about boats'));
    await page.close();
  });

  it('moves, tags and deletes by keyboard, asks before deleting, and undoes', async () => {
    await saveBookmarks(its.driver, 'Harbour', [
      { title: 'Tide tables', url: 'https://tides.example/' },
      { title: 'Quay plans', url: 'https://quay.example/' },
    ]);
    await saveBookmarks(its.driver, 'Drawer', []);
    const page = await its.driver.openPage('library.html#bookmarks');
    await focusRow(page, 'Harbour');
    await page.keyboard.press('ArrowRight');
    await focusRow(page, 'Tide tables');

    await page.keyboard.press('t');
    await byRole(page, 'textbox', 'Tags');
    await page.keyboard.type('sea, boats');
    await page.keyboard.press('Enter');
    await until('the tags in the row', () => page.evaluate(() => document.querySelectorAll('.row-tag').length === 2));

    await focusRow(page, 'Tide tables');
    await page.keyboard.press('Delete');
    await shown(page, '[data-confirm="delete_bookmarks"]');
    expect(await violations(page)).toEqual([]);
    await choose(page, 'allow');
    await until('it to be in the trash', async () => !(await titlesIn('Harbour')).includes('Tide tables'));
    await page.evaluate(() => {
      location.hash = 'trash';
    });
    await focusRow(page, 'Tide tables');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await until('it to be back', async () => (await titlesIn('Harbour')).includes('Tide tables'));

    await page.evaluate(() => {
      location.hash = 'bookmarks';
    });
    await focusRow(page, 'Harbour');
    await page.keyboard.press('ArrowRight');
    await focusRow(page, 'Quay plans');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await shown(page, '.row-form');
    await page.keyboard.type('Drawer');
    await until('the folder', () =>
      page.evaluate(() => document.querySelectorAll('.row-form [role="option"]').length === 1),
    );
    await page.keyboard.press('Enter');
    await until('it to be moved', async () => (await titlesIn('Drawer')).includes('Quay plans'));
    const { result } = await runTool(await its.driver.hand(), 'list_actions', {});
    expect(JSON.stringify(result?.data)).toContain('move_bookmarks');
    await page.close();
  });

  it('drags a bookmark into another folder', async () => {
    await saveBookmarks(its.driver, 'From here', [{ title: 'Moored boats', url: 'https://moored.example/' }]);
    await saveBookmarks(its.driver, 'To there', []);
    const page = await its.driver.openPage('library.html#bookmarks');
    await focusRow(page, 'From here');
    await page.keyboard.press('ArrowRight');
    await rowWith(page, 'Moored boats');
    await drag(page, 'Moored boats', 'To there', 0.5);
    await until('it to be there', async () => (await titlesIn('To there')).includes('Moored boats'));
    await press(page, 'Undo');
    await until('it to be back', async () => (await titlesIn('From here')).includes('Moored boats'));
    await page.close();
  });

  it('reorders bookmarks by keys and by dragging, and back', async () => {
    const names = ['Anchor', 'Buoy', 'Canoe', 'Dinghy'];
    await saveBookmarks(
      its.driver,
      'In order',
      names.map((title) => ({ title, url: `https://${title.toLowerCase()}.example/` })),
    );
    const page = await its.driver.openPage('library.html#bookmarks');
    const order = (...wanted: string[]) =>
      until(wanted.join(), async () => (await titlesIn('In order')).join() === wanted.join());
    await focusRow(page, 'In order');
    await page.keyboard.press('ArrowRight');
    await focusRow(page, 'Anchor');
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.up('Alt');
    await order('Buoy', 'Canoe', 'Anchor', 'Dinghy');
    await until('the focus to go along', () =>
      page.evaluate(() => document.activeElement?.textContent?.includes('Anchor')),
    );
    await press(page, 'Undo');
    await order(...names);
    await until('the rows', () =>
      page.evaluate(() => {
        const rows = [...document.querySelectorAll('.row-name')].map((row) => row.textContent);
        return rows.indexOf('Anchor') === rows.indexOf('Buoy') - 1;
      }),
    );
    await drag(page, 'Dinghy', 'Buoy', 0.2);
    await order('Anchor', 'Dinghy', 'Buoy', 'Canoe');
    await press(page, 'Undo');
    await order(...names);
    await page.close();
  });

  it('expands a session, renames it, and opens one tab of it', async () => {
    const { driver, site } = its;
    const hand = await driver.hand();
    const urls = ['/harbour', '/ferry'].map(site.url);
    const { result } = await runTool(hand, 'open_tabs', { urls });
    const { tab_ids } = result!.data as { tab_ids: number[] };
    await runTool(hand, 'save_session', { name: 'Trip', tab_ids });
    await runTool(hand, 'close_tabs', { tab_ids });
    const page = await driver.openPage('library.html#sessions');
    await focusRow(page, 'Trip');
    await page.keyboard.press('F2');
    await shown(page, '.row-form');
    await fill(page, 'Name', 'Trip to Da Nang');
    await page.keyboard.press('Enter');
    await says(page, 'Trip to Da Nang');
    await focusRow(page, 'Trip to Da Nang');
    await page.keyboard.press('ArrowRight');
    await until('its tabs', async () => (await page.$$('[data-row^="saved-tab"]')).length === 2);
    expect(await violations(page)).toEqual([]);
    // Rows are drawn once they are read: a key may come before the row that it leads to.
    await until('the second tab to have the focus', async () => {
      await page.keyboard.press('ArrowDown');
      return page.evaluate(
        () => document.activeElement === [...document.querySelectorAll('[data-row^="saved-tab"]')].at(-1),
      );
    });
    await page.keyboard.press('Enter');
    await until('the tab', async () => (await tabUrls(driver)).includes(urls[1]!));
    expect(await tabUrls(driver)).not.toContain(urls[0]);
    await page.close();
  });

  it('opens from the panel and by its command, in one tab', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    await press(panel, 'Library');
    const page = await openedPage(driver.browser, 'library.html');
    await byRole(page, 'navigation', 'Sections');
    await driver.command('open-library');
    await until('it to be in front', () => page.evaluate(() => document.visibilityState === 'visible'));
    const open = (await driver.browser.pages()).filter((one) => one.url().includes('/library.html'));
    expect(open).toHaveLength(1);
    await page.close();
    await gone(panel, '[role="alert"]');
  });
});
