import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { saveBookmarks } from '../harness/library.ts';
import { gone, say, shown } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();
const long = 'find what I have read about harbours, ferries, tides and the weather at sea in the winter of last year';

/** Words of `words` that the area of one of `buttons` lies over. */
const covered = (page: Page, buttons: string, words: string): Promise<string[]> =>
  page.evaluate(
    (over: string, under: string) => {
      const boxes = [...document.querySelectorAll(over)].map((button) => button.getBoundingClientRect());
      const found: string[] = [];
      const texts = document.createTreeWalker(document.querySelector(under) as Element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()];
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        if (boxes.length && lines.some((line) => boxes.some((box) => meet(line, box))))
          found.push(text.textContent ?? '');
      }
      return boxes.length ? found : ['no buttons'];
    },
    buttons,
    words,
  );

it.each([320, 500, 160])('buttons of a message do not cover its words, in %i pixels', async (width) => {
  const panel = await its.driver.openPanel();
  await say(panel, long);
  await gone(panel, '.status-line[data-busy="true"]');
  await panel.setViewport({ width, height: 640 });
  const message = await shown(panel, '.user-message');
  await message.hover();
  expect(await covered(panel, '.user-message-actions button', '.user-message > div')).toEqual([]);
});

it.each([320, 500, 160])(
  'buttons of a library row leave its title and its second line as they are, in %i pixels',
  async (width) => {
    await saveBookmarks(its.driver, `Sea ${width}`, [{ title: long, url: 'https://a-rather-long-name.example/' }]);
    const page = await its.driver.openPage('library.html#bookmarks');
    await page.setViewport({ width, height: 640 });
    const search = await shown(page, 'input[type="search"]');
    await search.type('harbours');
    const row = await shown(page, '[role="row"]:has(.row-site)');
    const widths = () =>
      row.$$eval('.row-name, .row-site, .row-detail', (found) => found.map((one) => one.getBoundingClientRect().width));
    const whole = await widths();
    await row.hover();
    await shown(page, '.row-actions button');
    expect(await covered(page, '.row-actions button svg', '.row-name')).toEqual([]);
    expect(await widths()).toEqual(whole);
    await page.close();
  },
);
