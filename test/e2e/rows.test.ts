import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { until } from './harness/driver.ts';
import { openTabs, saveBookmarks } from './harness/library.ts';
import { answered, say, shown } from './harness/panel.ts';
import { world } from './harness/start.ts';

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const its = world({
  '/icon.png': { type: 'image/png', bytes: png },
  '/tides': { title: 'Tide tables', icon: '/icon.png', body: 'High and low water.' },
});

/** Addresses of the icons in rows that are drawn, each row's one. */
const drawnIcons = (page: Page, row: string) =>
  page.evaluate(
    (rows: string) =>
      [...document.querySelectorAll<HTMLImageElement>(`${rows} img.favicon`)]
        .filter((image) => image.complete && image.naturalWidth > 0)
        .map(({ src }) => src),
    row,
  );

it('shows the icons of open pages, and of bookmarks of their sites, without fetching any', async () => {
  const { driver, site } = its;
  await openTabs(driver, [site.url('/tides')]);
  await saveBookmarks(driver, 'Sea', [{ title: 'Tides of last year', url: site.url('/tides/2025') }]);
  const panel = await driver.openPanel();
  await say(panel, 'find tabs about tide');
  await answered(panel, '1 tab');
  await say(panel, 'find bookmarks about tides');
  await answered(panel, '1 bookmark');
  const own = driver.name === 'firefox' ? /^data:image\// : /\/_favicon\//;
  const icons = await until('two icons', async () => {
    const drawn = await drawnIcons(panel, '.live-row');
    return drawn.length === 2 && drawn;
  });
  for (const src of icons) expect(src).toMatch(own);
});

it('aligns the details of rows, however long their titles are', async () => {
  const { driver } = its;
  const items = ['Tides', `Tides and ${'a very long title '.repeat(8)}`].map((title, at) => ({
    title: `${title} of the north`,
    url: `https://site-${at}.example/`,
  }));
  await saveBookmarks(driver, 'North', items);
  const panel = await driver.openPanel();
  await say(panel, 'find bookmarks about north');
  await shown(panel, '.live-row-detail');
  for (const width of [320, 360, 400, 500]) {
    await panel.setViewport({ width, height: 700 });
    const rows = await panel.evaluate(() =>
      [...document.querySelectorAll('.live-row')].map((row) => {
        const [title, start, end] = ['title', 'detail > :first-child', 'detail > :last-child'].map(
          (part) => row.querySelector(`.live-row-${part}`)?.getBoundingClientRect() ?? new DOMRect(),
        );
        const isUnder = start!.top >= title!.bottom - 1;
        return isUnder ? `under ${start!.left - title!.left}` : `end ${Math.round(end!.right)}`;
      }),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows).size, `${width}: ${rows}`).toBe(1);
    expect(rows[0]?.startsWith(width < 448 ? 'under' : 'end')).toBe(true);
  }
});

it('shortens the place of a row before its title, and its site last', async () => {
  const { driver } = its;
  const title = 'Applications of the east';
  await saveBookmarks(driver, 'East and everything else that one needs to know before one leaves the harbour', [
    { title, url: 'https://a.long-host.example/' },
    { title: `${title} ${'and further on '.repeat(6)}`, url: 'https://b.long-host.example/' },
  ]);
  const panel = await driver.openPanel();
  await panel.setViewport({ width: 500, height: 700 });
  await say(panel, 'find bookmarks about applications of the east');
  const cut = async (host: string) => {
    const row = await shown(panel, `.exchange[data-last="true"] .live-row[title^="https://${host}"]`);
    return row.evaluate((element) =>
      ['title', 'site', 'place'].filter((part) => {
        const { scrollWidth, clientWidth } = element.querySelector(`.live-row-${part}`)!;
        return scrollWidth > clientWidth;
      }),
    );
  };
  expect(await cut('a.long-host')).toEqual(['place']);
  expect(await cut('b.long-host')).toEqual(['title', 'place']);
});

it('keeps the number of further steps beside its word', async () => {
  const { driver } = its;
  const panel = await driver.openPanel();
  await say(panel, 'hello');
  // While a step runs, the line tells of that alone.
  await answered(panel, 'Say what you want in your own words');
  const lines = [];
  for (const width of [320, 340, 360, 380, 400, 420]) {
    await panel.setViewport({ width, height: 700 });
    lines.push(await panel.$eval('.exchange[data-last="true"] .reads-more', (part) => part.getClientRects().length));
  }
  expect(new Set(lines)).toEqual(new Set([1]));
});
