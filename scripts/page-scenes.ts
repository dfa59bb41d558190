/** The pages of their own in their states, for pictures. */
import type { Page } from 'puppeteer-core';
import { until } from '../test/e2e/harness/driver.ts';
import { byRole, gone, press, shown } from '../test/e2e/harness/panel.ts';
import { optionPages, type Stage } from '../test/e2e/harness/tour.ts';
import type { Plays, Scene } from './furnished.ts';

const at = (page: Page, hash: string) =>
  page.evaluate((to: string) => {
    location.hash = to;
  }, hash);
const focusRow = (page: Page, index: number) =>
  page.evaluate((nth: number) => document.querySelectorAll<HTMLElement>('[role="row"]')[nth]?.focus(), index);

async function placeOfRow(page: Page, name: string): Promise<number> {
  const names = await page.$$eval('[role="row"] .row-name', (all) => all.map(({ textContent }) => textContent));
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`No row is called ${name}.`);
  return place;
}

const iconsLoaded = (page: Page) =>
  until('the icons', () => page.evaluate(() => [...document.images].every(({ complete }) => complete)));

const numbersLoaded = (page: Page) =>
  until('the numbers', () =>
    page.$$eval('[role="row"] .row-detail', (found) => found.every(({ textContent }) => textContent?.trim())),
  );

async function* library({ driver }: Stage): AsyncGenerator<Scene> {
  const page = await driver.openPage('library.html');
  await shown(page, '[role="row"]');
  const inwards = (await page.evaluate(() => document.dir)) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  for (const id of ['sessions', 'tags', 'bookmarks', 'reading', 'trash']) {
    await at(page, id);
    await shown(page, `[data-section="${id}"]`);
    await shown(page, '[role="row"] .row-name, .row-none');
    await numbersLoaded(page);
    await iconsLoaded(page);
    yield { name: `library-${id}`, page, wide: true };
  }
  await at(page, 'sessions');
  await shown(page, '[data-section="sessions"] [role="row"] .row-name');
  await focusRow(page, 0);
  await page.keyboard.press(inwards);
  await shown(page, '[data-row^="saved-tab"]');
  yield { name: 'library-session-open', page, wide: true };
  await at(page, 'bookmarks');
  await shown(page, '[data-section="bookmarks"] [role="row"] .row-name');
  await numbersLoaded(page);
  // The browsers differ in what stands above it.
  const folder = await placeOfRow(page, 'Recipes');
  await focusRow(page, folder);
  await page.keyboard.press(inwards);
  await shown(page, '[role="row"][aria-level="3"]');
  await numbersLoaded(page);
  await focusRow(page, 0);
  await page.keyboard.press('t');
  await shown(page, '.notice');
  yield { name: 'library-notice', page, wide: true };
  await press(page, 'Dismiss');
  await focusRow(page, folder);
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await shown(page, '.library-actions');
  yield { name: 'library-selected', page, wide: true };
  await page.keyboard.press('t');
  await shown(page, '.row-form-left');
  yield { name: 'library-form-tags-left', page, wide: true };
  await page.keyboard.press('Escape');
  await gone(page, '.row-form');
  await focusRow(page, folder);
  await page.keyboard.press(' ');
  await focusRow(page, folder + 2);
  await page.keyboard.press(' ');
  for (const [key, name] of [
    ['t', 'tags'],
    ['F2', 'rename'],
  ] as const) {
    await page.keyboard.press(key);
    await shown(page, '.row-form');
    yield { name: `library-form-${name}`, page, wide: true };
    await page.keyboard.press('Escape');
    await gone(page, '.row-form');
  }
  await focusRow(page, folder + 1);
  await page.keyboard.press('Delete');
  await shown(page, '[data-confirm]');
  yield { name: 'library-question', page, wide: true };
  await page.keyboard.press('Escape');
  await gone(page, '[data-confirm]');
  await page.evaluate((at: number) => {
    const rows = [...document.querySelectorAll('[role="row"]')];
    const transfer = new DataTransfer();
    const tell = (row: Element | undefined, kind: string, height: number) => {
      const box = row?.getBoundingClientRect() ?? new DOMRect();
      const clientY = box.top + box.height * height;
      row?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, clientY, dataTransfer: transfer }));
    };
    tell(rows[at + 2], 'dragstart', 0.5);
    tell(rows[at], 'dragover', 0.2);
  }, folder);
  yield { name: 'library-drag', page, wide: true };
  await (await byRole(page, 'searchbox', 'Search the library')).type('chapter 3');
  await until('what is found', () =>
    page.$eval('[role="row"] .row-name', ({ textContent }) => textContent?.includes('chapter 3')),
  );
  yield { name: 'library-search', page, wide: true };
  await (await byRole(page, 'searchbox', 'Search the library')).type('zzz');
  await shown(page, '.row-none');
  yield { name: 'library-none', page, wide: true };
  await page.close();
}

async function* options({ driver }: Stage): AsyncGenerator<Scene> {
  const page = await driver.openPage('options.html');
  const whole = { ...optionPages, providers: '.options-lead, .provider-row, main p', connections: '[role="switch"]' };
  for (const [id, sign] of Object.entries(whole)) {
    if (id === 'all') continue;
    await at(page, id);
    await shown(page, `main[data-page="${id}"]`);
    await shown(page, sign);
    yield { name: `options-${id}`, page, wide: true };
    for (const part of [1, 2])
      yield {
        name: `options-${id}-${part + 1}`,
        page,
        wide: true,
        show: () => page.evaluate((screens: number) => scrollTo(0, screens * (innerHeight - 60)), part),
      };
    await page.evaluate(() => scrollTo(0, 0));
  }
  await at(page, 'rules');
  await press(page, 'New rule');
  await shown(page, '.rule-form');
  yield { name: 'options-rule-form', page, wide: true };
  await at(page, 'providers');
  await press(page, 'Add provider');
  await byRole(page, 'textbox', 'Base URL');
  yield { name: 'options-provider-form', page, wide: true };
  await page.close();
}

export const pageScenes: Plays = {
  async *welcome({ driver }) {
    const page = await driver.openPage('welcome.html');
    await shown(page, '.promise');
    yield { name: 'welcome', page, wide: true };
    await page.close();
  },
  library,
  options,
};
