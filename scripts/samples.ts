/** What `npm start` puts into the fresh browser, so that there is something to talk about. */
import type { Driver } from '../test/e2e/harness/driver.ts';
import { saveBookmarks } from '../test/e2e/harness/library.ts';

export interface SampleFolder {
  title: string;
  items: { title: string; url: string }[];
}

export const bookmarks: SampleFolder[] = [
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

/** Pages of the sample site by path; the paths in `tabs` may repeat. */
export const pages: Record<string, { title: string; icon: string; body: string }> = {
  '/harbour': {
    title: 'A morning at the harbour',
    icon: dot(195),
    body: article('A morning at the harbour', 'The boats come in on the first light.'),
  },
  '/outriggers': {
    title: 'How outriggers steady a canoe',
    icon: dot(145),
    body: article('How outriggers steady a canoe', 'A float to one side makes a narrow hull safe.'),
  },
  '/invoices': {
    title: 'Invoices, third quarter',
    icon: dot(265),
    body: article('Invoices, third quarter', 'Three are open, eleven are paid.'),
  },
  '/heat-pumps': {
    title: 'Heat pumps in old houses',
    icon: dot(30),
    body: article('Heat pumps in old houses', 'It depends on the flow temperature.'),
  },
  '/ferry': {
    title: 'Ferry timetable',
    icon: dot(235),
    body: article('Ferry timetable', 'Every forty minutes, on Sundays every hour.'),
  },
};

export const tabs = ['/harbour', '/outriggers', '/harbour', '/invoices', '/ferry', '/ferry', '/heat-pumps', '/ferry'];

/** An icon for the tab: a round spot of this hue. */
function dot(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="hsl(${hue} 55% 48%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function article(title: string, first: string): string {
  const more = 'Read on and look around; this page is a sample that lives on your own machine. ';
  return `<article style="max-width:60ch;margin:3rem auto;font:16px/1.6 system-ui"><h1>${title}</h1><p>${first}</p><p>${more.repeat(5)}</p><p>${more.repeat(7)}</p></article>`;
}
