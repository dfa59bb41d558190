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

it('has what tells rows apart at one edge, however long their titles are', async () => {
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
        const [title, detail] = ['title', 'detail'].map(
          (part) => row.querySelector(`.live-row-${part}`)?.getBoundingClientRect() ?? new DOMRect(),
        );
        const isUnder = detail!.top >= title!.bottom - 1;
        return isUnder ? `under ${detail!.left - title!.left}` : `end ${Math.round(detail!.right)}`;
      }),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows).size, `${width}: ${rows}`).toBe(1);
    expect(rows[0]?.startsWith(width < 448 ? 'under' : 'end')).toBe(true);
  }
});
