/** Sample data for a fresh browser. */
import type { Page } from 'puppeteer-core';
import type { Driver } from '../test/e2e/harness/driver.ts';
import { openTabs, saveBookmarks } from '../test/e2e/harness/library.ts';
import type { Site } from '../test/fixtures/site-server.ts';

const bookmarks = [
  {
    title: 'Recipes',
    items: [
      { title: 'Sourdough for beginners', url: 'https://www.theperfectloaf.com/beginners-sourdough-bread/' },
      { title: 'A pot of beans', url: 'https://www.seriouseats.com/how-to-cook-dried-beans' },
      { title: 'Miso soup in ten minutes', url: 'https://www.justonecookbook.com/homemade-miso-soup/' },
    ],
  },
  {
    title: 'Dev',
    items: [
      { title: 'The Rust Programming Language', url: 'https://doc.rust-lang.org/book/' },
      { title: 'PostgreSQL: routine vacuuming', url: 'https://www.postgresql.org/docs/current/routine-vacuuming.html' },
      { title: 'MDN: WebExtensions', url: 'https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions' },
      {
        title: 'MDN: WebExtensions (again)',
        url: 'https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions',
      },
    ],
  },
  {
    title: 'Trip to Da Nang',
    items: [
      { title: 'Hai Van Pass by train', url: 'https://www.seat61.com/vietnam-train-travel.htm' },
      { title: 'Tide tables', url: 'https://www.tide-forecast.com/locations/Da-Nang-Vietnam/tides/latest' },
    ],
  },
];

export async function saveSamples(driver: Driver): Promise<void> {
  for (const { title, items } of bookmarks) await saveBookmarks(driver, title, items);
}

/** A panel in a browser that has the sample bookmarks, and the sample pages in its tabs. */
export async function panelAmongSamples(driver: Driver, site: Site): Promise<Page> {
  await saveSamples(driver);
  await openTabs(driver, tabs.map(site.url));
  for (const page of await driver.browser.pages()) if (page.url() === 'about:blank') await page.close();
  return driver.openPanel();
}

/** Pages of the sample site by path; the paths in `tabs` may repeat. */
export const pages: Record<string, { title: string; icon: string; body: string }> = {
  '/harbour': page('A morning at the harbour', 195, 'The boats come in on the first light.'),
  '/outriggers': page('How outriggers steady a canoe', 145, 'A float to one side makes a narrow hull safe.'),
  '/invoices': page('Invoices, third quarter', 265, 'Three are open, eleven are paid.'),
  '/heat-pumps': page('Heat pumps in old houses', 30, 'It depends on the flow temperature.'),
  '/ferry': page('Ferry timetable', 235, 'Every forty minutes, on Sundays every hour.'),
};

export const tabs = ['/harbour', '/outriggers', '/harbour', '/invoices', '/ferry', '/ferry', '/heat-pumps', '/ferry'];

/** A page about one thing; `hue`: colour of the round spot that is its icon. */
function page(title: string, hue: number, first: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="hsl(${hue} 55% 48%)"/></svg>`;
  const more = 'Read on and look around; this page is a sample that lives on your own machine. ';
  return {
    title,
    icon: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    body: `<article style="max-width:60ch;margin:3rem auto;font:16px/1.6 system-ui"><h1>${title}</h1><p>${first}</p><p>${more.repeat(5)}</p><p>${more.repeat(7)}</p></article>`,
  };
}
