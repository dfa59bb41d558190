import type { Page } from 'puppeteer-core';
import type { Site } from '../../fixtures/site-server.ts';
import type { Driver } from './driver.ts';
import { openTabs, tabUrls } from './library.ts';
import { answered, byRole, call, choose, gone, press, say, shown, shownIn } from './panel.ts';
import { callText, type ScriptedModel } from './scripted-model.ts';

/** A screen in one of its states, with everything on it that belongs there. */
export interface Screen {
  name: string;
  page: Page;
}

export interface Stage {
  driver: Driver;
  site: Site;
}

/** The pages of the options, and what is there once one is whole. */
export const optionPages = {
  all: 'nav a',
  providers: '.provider-row',
  tools: '[data-tool]',
  shortcuts: '[data-command]',
  rules: '.options-lead',
  appearance: '.theme-radio',
  data: '.data-kept li',
  activity: '.search-field',
  inspector: '.cards-none, .rounds-list',
  about: '.promise',
};

/** The sections of the library, and what is there once one is whole. */
const librarySections = {
  sessions: '.row-none',
  tags: '.row-none',
  bookmarks: '[role="row"] .row-name',
  reading: '.row-none',
  trash: '.row-none',
};

async function* sectionsOfLibrary({ driver }: Stage): AsyncGenerator<Screen> {
  const library = await driver.openPage('library.html');
  for (const [id, whole] of Object.entries(librarySections)) {
    await library.evaluate((hash: string) => {
      location.hash = hash;
    }, id);
    await shown(library, `[data-section="${id}"]`);
    await shown(library, whole);
    if (id === 'bookmarks') await library.focus('[role="row"][tabindex="0"]');
    yield { name: `library-${id}`, page: library };
  }
  await library.close();
}

/** The welcome page, the library, each page of the options, and the form of a new connection. */
export async function* pagesOfTheirOwn(stage: Stage): AsyncGenerator<Screen> {
  const { driver } = stage;
  const welcome = await driver.openPage('welcome.html');
  await shown(welcome, '.promise');
  yield { name: 'welcome', page: welcome };
  await welcome.close();
  yield* sectionsOfLibrary(stage);
  const options = await driver.openPage('options.html');
  for (const [id, whole] of Object.entries(optionPages)) {
    await options.evaluate((hash: string) => {
      location.hash = hash;
    }, id);
    await shown(options, `main[data-page="${id}"]`);
    await shown(options, whole);
    yield { name: `options-${id}`, page: options };
  }
  await options.evaluate(() => {
    location.hash = 'providers';
  });
  await press(options, 'Add provider');
  await byRole(options, 'textbox', 'Base URL');
  yield { name: 'options-provider-form', page: options };
  await options.close();
}

/** The panel as it is before there is any model. Ends with the duplicates closed. */
export async function* withoutModel({ driver, site }: Stage, paths: string[]): AsyncGenerator<Screen> {
  const missing = paths.map((path) => site.url(path));
  for (const url of await tabUrls(driver)) if (missing.includes(url)) missing.splice(missing.indexOf(url), 1);
  await openTabs(driver, missing);
  const page = await driver.openPanel();
  await page.bringToFront();
  await shown(page, '.suggestion');
  yield { name: 'empty', page };
  for (const name of ['All commands', 'Shortcuts', 'Chats', 'Activity']) {
    await press(page, name);
    await shownIn(page, name, 'h2');
    yield { name: `first-${name.toLowerCase().replace(' ', '-')}`, page };
    await press(page, 'Close');
  }
  const message = await byRole(page, 'textbox', 'Message');
  for (const [sign, name] of [
    ['/', 'actions-list'],
    ['@', 'things-list'],
  ] as const) {
    await message.type(sign);
    await shown(page, '.option');
    yield { name, page };
    await message.press('Backspace');
    await gone(page, '.option');
  }
  await message.type('close the duplicate tabs');
  await shown(page, '[data-instant]');
  yield { name: 'instant-line', page };
  await shown(page, '.option');
  await page.keyboard.press('ArrowDown');
  yield { name: 'palette', page };
  await page.keyboard.press('Escape');
  await message.press('Enter');
  await shown(page, '[data-confirm]');
  yield { name: 'confirmation', page };
  const window = await driver.openPage('confirm.html');
  await shown(window, '[data-confirm]');
  yield { name: 'confirm-window', page: window };
  await window.close();
  await page.bringToFront();
  await choose(page, 'allow');
  await call(page, 'close_tabs', 'done');
  await shown(page, '.call-undo');
  yield { name: 'done', page };
}

/** An answer as models write them, with a bit of everything. */
export const richAnswer = [
  'Three of them are about **the harbour**, the rest is paperwork:',
  '',
  '| Topic | Tabs | Read |',
  '| --- | ---: | --- |',
  '| Harbour | 3 | today |',
  '| Invoices | 1 | last week |',
  '| Heat pumps | 1 | in October |',
  '',
  '- Keep *How outriggers steady a canoe*, which you opened `twice`.',
  '- The timetable is at [the ferry company](https://ferry.example/times).',
  '',
  '```js',
  "const quay = boats.filter((boat) => boat.in === 'harbour');",
  '```',
].join('\n');

const tabId = async (driver: Driver, url: string): Promise<number> =>
  (await driver.hand()).evaluate(
    async (wanted: string) => (await chrome.tabs.query({})).find((tab) => tab.url === wanted)?.id ?? -1,
    url,
  );

/**
 * The panel with a model that is not on this machine: what it may see, a stream, an answer with calls, what it asks for, what
 * goes wrong, and the records.
 */
export async function* withModelAnswers(
  { driver, site }: Stage,
  model: Omit<ScriptedModel, 'close'>,
): AsyncGenerator<Screen> {
  const page = await driver.openPanel();
  await page.bringToFront();
  await press(page, 'New chat');

  const held = model.hold(['I am looking at what is open and sort it by topic. Most of it is about', ' boats.']);
  model.script([held.reply]);
  await say(page, 'What was I reading about this morning?');
  await byRole(page, 'dialog', 'What this model may see');
  yield { name: 'sees', page };
  // Not by the mouse: the page may still be on its way from one size to another.
  const allow = await byRole(page, 'button', 'Allow');
  await allow.evaluate((button) => (button as HTMLElement).click());
  await gone(page, '[role="dialog"]');
  await answered(page, 'about');
  yield { name: 'streaming', page };
  held.release();
  await answered(page, 'boats.');
  await gone(page, '.status-line[data-busy="true"]');

  model.script([callText('list_tabs', {}), callText('search_bookmarks', { query: 'bread' }), richAnswer]);
  await say(page, 'And which of these are worth keeping?');
  await answered(page, 'Three of them');
  await shown(page, '.answer-text table');
  await gone(page, '.status-line[data-busy="true"]');
  yield { name: 'answer', page };

  const line = await shown(page, '[data-call="list_tabs"] .call-line');
  await line.evaluate((element) => (element as HTMLElement).click());
  await shown(page, '.call-details');
  yield { name: 'call-details', page };

  const unknown = site.url('/ferry').replace('localhost', 'ferry.localhost');
  await openTabs(driver, [unknown]);
  model.script([callText('read_page', { tab_ids: [await tabId(driver, unknown)] }), 'Then without the page.']);
  await say(page, 'What does the other timetable say?');
  await shown(page, '.permission-bar');
  yield { name: 'permission', page };
  await press(page, 'Not now');
  await answered(page, 'without');

  model.script([{ status: 500, message: 'upstream is down' }]);
  await say(page, 'Hello?');
  await shown(page, '[data-end="error"]');
  yield { name: 'error', page };

  for (const name of ['Chats', 'Activity']) {
    await press(page, name);
    await shownIn(page, name, 'li');
    yield { name: name.toLowerCase(), page };
    if (name === 'Chats') {
      await (await byRole(page, 'searchbox', 'Search chats')).type('boats');
      await shown(page, '.chat-passage');
      yield { name: 'chats-search', page };
    }
    await press(page, 'Close');
  }
}
