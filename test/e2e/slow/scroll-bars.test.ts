import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { until } from '../harness/driver.ts';
import { openTabs } from '../harness/library.ts';
import { choose, gone, say, shown } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

/** With room for scroll bars, as on a desktop. */
const its = world({}, { desktop: true });

const widthOf = (page: Page, part: string) =>
  page.$eval(part, (element) => Math.round(element.getBoundingClientRect().width));

it('a page of the options is as wide with a scroll bar as without one', async () => {
  const page = await its.driver.openPage('options.html#about');
  await page.setViewport({ width: 500, height: 1600 });
  await shown(page, '.options-page');
  const without = await widthOf(page, '.options-page');
  await page.setViewport({ width: 500, height: 300 });
  expect(await widthOf(page, '.options-page')).toBe(without);
});

it('a question shows no scroll bar in the lines above it, and their text does not move', async () => {
  const { driver, site } = its;
  const panel = await driver.openPanel();
  await panel.setViewport({ width: 400, height: 460 });
  for (const answers of [1, 2]) {
    await say(panel, 'all commands');
    await until('the answer', async () => (await panel.$$('.exchange [data-message="assistant"]')).length === answers);
  }
  await until('more lines than fit', () =>
    panel.$eval('.conversation', ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
  );
  const bar = () => panel.$eval('.conversation', (element) => getComputedStyle(element).scrollbarColor);
  expect(await bar()).not.toMatch(/^(\S+( 0){2} \/ 0\)|rgba\(0, 0, 0, 0\)) rgba\(0, 0, 0, 0\)/);
  const without = await widthOf(panel, '.log');
  await openTabs(driver, ['/tides', '/tides'].map(site.url));
  await say(panel, 'close duplicate tabs');
  await shown(panel, '[data-confirm]');
  expect(await bar()).toBe('rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)');
  expect(await widthOf(panel, '.log')).toBe(without);
  await choose(panel, 'deny');
  await gone(panel, '[data-confirm]');
});
