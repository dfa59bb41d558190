/** A browser with much in it, in which pictures of every screen are taken. */
import type { Page } from 'puppeteer-core';
import { runTool } from '../test/e2e/harness/background.ts';
import { openTabs, saveBookmarks } from '../test/e2e/harness/library.ts';
import { shown } from '../test/e2e/harness/panel.ts';
import type { Stage } from '../test/e2e/harness/tour.ts';
import { pdfOf } from '../test/fixtures/pdf.ts';
import type { SitePage } from '../test/fixtures/site-server.ts';
import { pages, saveSamples, tabs } from './samples.ts';

export interface Scene {
  name: string;
  page: Page;
  /** A page of its own and no panel. */
  wide?: boolean;
  /** Brings what is to be seen into view again, after the page has changed its size. */
  show?(): Promise<unknown>;
}

/** Scenes of one play after the other, by its title. */
export type Plays = Record<string, (stage: Stage) => AsyncGenerator<Scene>>;

const long = {
  title: 'Accessible rich internet applications: a pattern for a very long title that no panel has room for',
  body: '<h1>Patterns</h1>',
};

export const sitePages: Record<string, SitePage> = {
  ...pages,
  '/aria/patterns/grid/advanced/keyboard-interaction-of-rows-and-cells': long,
  '/notes': { title: 'Заметки о приливах и лодках', body: '<h1>Заметки</h1>' },
  '/arabic': { title: 'ملاحظات عن المد والجزر', body: '<h1>ملاحظات</h1>' },
  '/tide.pdf': { type: 'application/pdf', bytes: pdfOf([['High water by the book', 'is at noon.'], ['Low']], 'Tide') },
};

const folders = [
  'Boats',
  'Knots and splices',
  'Weather, tides and everything else that one needs to know before one leaves the harbour',
];

/** Fills the browser: tabs, bookmarks, tags, sessions, the trash, the reading list, a snoozed tab. */
export async function furnish({ driver, site }: Stage, language: string): Promise<void> {
  const hand = await driver.hand();
  const run = async (name: string, args: Record<string, unknown>) => {
    const { result } = await runTool(hand, name, args);
    if (!result?.success) console.log(`${name}: ${JSON.stringify(result).slice(0, 300)}`);
    return (result?.data ?? {}) as { tab_ids?: number[]; items?: { id: number; url: string }[] };
  };
  await saveSamples(driver);
  for (const folder of folders)
    await saveBookmarks(
      driver,
      folder,
      Array.from({ length: 14 }, (_, n) => ({
        title: n === 3 ? long.title : `${folder.split(/\W/)[0]}, chapter ${n + 1}`,
        url: `https://${folder.slice(0, 4).toLowerCase()}.example/a/long/way/down/chapter-${n + 1}`,
      })),
    );
  const more = Array.from({ length: 8 }, (_, n) => `/chapter-${n % 4}`);
  await openTabs(driver, [...tabs, ...Object.keys(sitePages), ...more, ...more].map(site.url));
  await run('tag_items', { items: [{ urls: [site.url('/harbour'), site.url('/ferry')], tags: ['da nang', 'sea'] }] });
  await run('tag_items', {
    items: [
      { urls: ['https://www.seat61.com/vietnam-train-travel.htm'], tags: ['da nang', 'a tag with quite a long name'] },
    ],
  });
  const open = (await run('list_tabs', { limit: 100 })).items ?? [];
  const ids = open.filter(({ url }) => url.includes('chapter')).map(({ id }) => id);
  await run('save_session', { name: 'Trip to Da Nang', tab_ids: ids });
  await run('save_session', { name: long.title, tab_ids: ids.slice(0, 3) });
  await run('snooze_tabs', { tab_ids: ids.slice(0, 2), until: new Date(Date.now() + 3 * 86_400_000).toISOString() });
  await run('close_tabs', { tab_ids: ids.slice(2, 5) });
  const [one, two] = await saveBookmarks(driver, 'Old', [
    { title: 'Thrown away', url: 'https://old.example/1' },
    { title: 'Thrown away too', url: 'https://old.example/2' },
  ]);
  await run('delete_bookmarks', { bookmark_ids: [one, two] });
  await run('add_to_reading_list', { items: [{ url: 'https://read.example/1', title: 'To be read on Sunday' }] });
  if (language === 'en' || language === 'rtl') return;
  const options = await driver.openPage('options.html#appearance');
  const selects = await shown(options, 'main select');
  await selects.select(language);
  await options.waitForFunction(
    (code: string) => document.documentElement.lang.startsWith(code),
    {},
    language.slice(0, 2),
  );
  await options.close();
}
