/**
 * Walks through the first week of somebody with the built extension, from the install to the first rule, and takes a
 * picture of each step into `.output/first-week/<browser>/`. Ends with the first step that fails.
 *
 *   npm run first-week               both browsers
 *   npm run first-week -- firefox    one of them
 */
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { chromium } from '../test/e2e/harness/chromium.ts';
import { setScheme } from '../test/e2e/harness/colour-scheme.ts';
import { type BrowserName, type Driver, openedPage, until } from '../test/e2e/harness/driver.ts';
import { firefox } from '../test/e2e/harness/firefox.ts';
import { openTabs, saveBookmarks, tabUrls } from '../test/e2e/harness/library.ts';
import { answered, byRole, choose, fill, gone, press, say, shown, shownIn, texts } from '../test/e2e/harness/panel.ts';
import { callText, type ScriptedModel, scriptedModel } from '../test/e2e/harness/scripted-model.ts';
import { type Site, startSite } from '../test/fixtures/site-server.ts';
import { pages, saveSamples, tabs } from './samples.ts';
import { answerable, still } from './still.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Steps whose pictures stand in the docs, by the name that they have there. */
const inDocs: Record<string, string> = {
  'a rule is read from a sentence': 'rule',
  'the library shows the saved session': 'library',
};

interface Walk {
  driver: Driver;
  site: Site;
  panel: Page;
  model: ScriptedModel;
  /** The page that the picture is taken of. */
  seen: Page;
  memory: Map<string, number>;
}

const has = (page: Page, words: string) =>
  until(`"${words}"`, () => page.evaluate((text: string) => document.body.innerText.includes(text), words));
const idle = (panel: Page) => gone(panel, '.status-line[data-busy="true"]');
const tabCount = async (driver: Driver) =>
  (await driver.hand()).evaluate(async () => (await chrome.tabs.query({})).length);
const groupCount = async (driver: Driver) =>
  (await driver.hand()).evaluate(async () => {
    const all = await chrome.tabs.query({});
    return new Set(all.flatMap((tab) => ((tab.groupId ?? -1) >= 0 ? tab.groupId : []))).size;
  });
const open = async (now: Walk, file: string) => {
  now.seen = await now.driver.openPage(file);
};
const back = async (now: Walk) => {
  if (now.seen !== now.panel) await now.seen.close();
  now.seen = now.panel;
  await now.panel.bringToFront();
};
const command = async (now: Walk, sentence: string, words: string) => {
  await say(now.panel, sentence);
  await answered(now.panel, words);
  await idle(now.panel);
};
const toHash = (page: Page, hash: string) =>
  page.evaluate((to: string) => {
    location.hash = to;
  }, hash);
const view = async ({ panel }: Walk, name: string, selector: string) => {
  await press(panel, name);
  await shownIn(panel, name, selector);
};

const steps: Record<string, (now: Walk) => Promise<unknown>> = {
  async 'the welcome page opens by itself'(now) {
    now.seen = await openedPage(now.driver.browser, 'welcome.html');
    await byRole(now.seen, 'button', 'Open Outrigger');
  },
  'the welcome page makes its promises': ({ seen }) => shown(seen, '.promise'),
  async 'the panel opens'(now) {
    now.panel = await now.driver.openPanel();
    now.seen = now.panel;
    await byRole(now.panel, 'textbox', 'Message');
  },
  'it suggests what there is to do': ({ panel }) => shown(panel, '.suggestion'),
  'all commands are listed': (now) => view(now, 'All commands', 'li'),
  async 'and the keys'(now) {
    await press(now.panel, 'Close');
    await view(now, 'Shortcuts', 'kbd');
  },
  async 'the line says what Enter would do'({ panel }) {
    await press(panel, 'Close');
    await (await byRole(panel, 'textbox', 'Message')).type('close the duplicate tabs');
    await until('the line', async () => /3/.test((await texts(panel, '[data-instant]')).join()));
  },
  async 'closing asks first'({ panel }) {
    await panel.keyboard.press('Enter');
    await shown(panel, '[data-confirm="close_tabs"] [data-row]');
  },
  async 'after a no nothing is closed'(now) {
    now.memory.set('tabs', await tabCount(now.driver));
    await choose(now.panel, 'deny');
    await idle(now.panel);
    if ((await tabCount(now.driver)) !== now.memory.get('tabs')) throw new Error('Tabs were closed');
  },
  async 'after a yes they are closed'(now) {
    await say(now.panel, 'close the duplicate tabs');
    await shown(now.panel, '[data-confirm="close_tabs"]');
    await choose(now.panel, 'allow');
    await answered(now.panel, 'Closed 3');
    if ((await tabCount(now.driver)) !== now.memory.get('tabs')! - 3) throw new Error('Not three tabs were closed');
  },
  async 'undo brings them back'(now) {
    await idle(now.panel);
    await press(now.panel, 'Undo: close 3 tabs');
    await until('the tabs', async () => (await tabCount(now.driver)) === now.memory.get('tabs'));
  },
  async 'the tabs are counted as the browser counts them'(now) {
    const count = await tabCount(now.driver);
    await command(now, 'how many tabs do I have open', `${count} tabs`);
  },
  'pages are found among them': (now) => command(now, 'list all tabs about invoices', 'invoices'),
  async 'a row switches to its tab'({ panel, driver, site }) {
    await (await shown(panel, '[data-call="list_tabs"]:not([hidden]) [role="option"]')).press('Enter');
    const hand = await driver.hand();
    await until('the tab in front', () =>
      hand.evaluate(
        async (url: string) => (await chrome.tabs.query({ active: true })).some((tab) => tab.url === url),
        site.url('/invoices'),
      ),
    );
    await panel.bringToFront();
  },
  async 'tabs are grouped by site'(now) {
    await command(now, 'group tabs by site', 'group');
    if ((await groupCount(now.driver)) === 0) throw new Error('There is no group');
  },
  async 'Ctrl+Z in the empty message takes it back'(now) {
    await (await byRole(now.panel, 'textbox', 'Message')).focus();
    await now.panel.keyboard.down('Control');
    await now.panel.keyboard.press('z');
    await now.panel.keyboard.up('Control');
    await until('no group', async () => (await groupCount(now.driver)) === 0);
  },
  'bookmarks are found': (now) => command(now, 'find bookmarks about sourdough', '1 bookmark'),
  'double bookmarks are found': (now) => command(now, 'duplicate bookmarks', '1'),
  'a session is saved': (now) => command(now, 'save session as Trip', 'Trip'),
  async 'the library shows the saved session'(now) {
    await open(now, 'library.html#sessions');
    await has(now.seen, 'Trip');
    await (await shown(now.seen, '[role="row"] .row-name')).click();
    await shown(now.seen, '[data-row^="saved-tab"]');
  },
  async 'the library shows the bookmarks'(now) {
    await toHash(now.seen, 'bookmarks');
    await shown(now.seen, '[data-section="bookmarks"] [role="row"]');
  },
  async 'the library is searched'(now) {
    await (await byRole(now.seen, 'searchbox', 'Search the library')).type('tide');
    await has(now.seen, 'Tide tables');
  },
  async 'a greeting is met with what can be done'(now) {
    await back(now);
    await say(now.panel, 'hello');
    await shown(now.panel, '.chips .chip');
    await idle(now.panel);
  },
  'what needs a model leads to one': (now) => command(now, 'summarize this page', 'model'),
  async 'the record has what was done'(now) {
    await press(now.panel, 'Activity');
    await has(now.panel, 'group tabs by site');
  },
  async 'a chat is found and renamed'(now) {
    await press(now.panel, 'Close');
    await press(now.panel, 'Chats');
    await press(now.panel, 'Rename “close the duplicate tabs”');
    await fill(now.panel, 'Title', 'First day');
    await now.panel.keyboard.press('Enter');
    await byRole(now.panel, 'button', 'Pin “First day”');
  },
  async 'and pinned'(now) {
    await press(now.panel, 'Pin “First day”');
    await byRole(now.panel, 'button', 'Unpin “First day”');
  },
  async 'what was said is found'(now) {
    await (await byRole(now.panel, 'searchbox', 'Search chats')).type('sourdough');
    await shown(now.panel, '.chat-passage');
    await press(now.panel, 'Close');
  },
  async 'a connection asks for what is needed'(now) {
    await open(now, 'options.html#providers');
    await press(now.seen, 'Add provider');
    await byRole(now.seen, 'textbox', 'Base URL');
  },
  async 'a model is added, and answers'(now) {
    await back(now);
    now.model = await scriptedModel(now.driver, 'qwen3-8b');
    await back(now);
    await now.panel.waitForSelector('::-p-text(qwen3-8b)');
    await press(now.panel, 'New chat');
    now.model.script(['Hello. What shall we look for?']);
    await command(now, 'Are you there, my model?', 'What shall we look for?');
  },
  async 'what was read stands under the answer'(now) {
    now.model.script([
      callText('list_tabs', {}),
      callText('search_bookmarks', { query: 'tide' }),
      'Two pages go with the trip to Da Nang: the **ferry timetable** and a **morning at the harbour**.',
    ]);
    await say(now.panel, 'What do I have about the trip?');
    await answered(now.panel, 'Da Nang');
    await shown(now.panel, '.reads[data-folds="true"] [role="option"]');
    await idle(now.panel);
  },
  async 'the line opens to each step'(now) {
    const line = await shown(now.panel, '.reads[data-folds="true"] > .call-line');
    await line.click();
    await until('two lists', async () => (await now.panel.$$('.reads [role="listbox"]')).length === 2);
  },
  async 'a no in words goes to the model'(now) {
    const ids = await saveBookmarks(now.driver, 'To be read', [{ title: 'Knots', url: 'https://knots.example/' }]);
    now.model.script([callText('delete_bookmarks', { bookmark_ids: ids }), 'Then it stays.']);
    await say(now.panel, 'Throw away what I never read');
    await shown(now.panel, '[data-confirm="delete_bookmarks"]');
    await (await byRole(now.panel, 'textbox', 'Reason')).type('I still want to read it');
    await press(now.panel, 'Send');
    await answered(now.panel, 'Then it stays.');
    await has(now.panel, 'I still want to read it');
    await idle(now.panel);
  },
  async 'a chat gets instructions of its own'(now) {
    await (await byRole(now.panel, 'combobox', 'Model')).select(' instructions');
    await (await byRole(now.panel, 'textbox', 'Instructions for this chat')).type('Answer in one sentence.');
    await press(now.panel, 'Save');
    await gone(now.panel, '.chat-instructions');
  },
  async 'and the model hears them'(now) {
    now.model.script(['One sentence.']);
    await command(now, 'And how are the tides today, in short?', 'One sentence.');
    const body = JSON.stringify(now.model.bodies().at(-1));
    if (!body.includes('Answer in one sentence.')) throw new Error('The instructions were not sent');
  },
  async 'tools and permissions are in sight'(now) {
    await open(now, 'options.html#tools');
    await shown(now.seen, '[data-tool="close_tabs"]');
  },
  async 'the interface speaks German'(now) {
    await toHash(now.seen, 'appearance');
    await (await byRole(now.seen, 'combobox', 'Language')).select('de');
    await has(now.seen, 'Aussehen');
  },
  async 'and English again'(now) {
    await (await shown(now.seen, 'main select')).select('browser');
    await has(now.seen, 'Appearance');
  },
  async 'a rule is read from a sentence'(now) {
    await toHash(now.seen, 'rules');
    await press(now.seen, 'New rule');
    const sentence = await byRole(now.seen, 'textbox', 'Say it in a sentence');
    await sentence.type('every Friday at 17:00 set aside what I have not used in two weeks');
    await until('the time', () =>
      now.seen.evaluate(() => document.querySelector<HTMLInputElement>('input[type="time"]')?.value === '17:00'),
    );
  },
  async 'the first rule is there, and can be switched off'(now) {
    await press(now.seen, 'Save the rule');
    await shown(now.seen, '[data-rule]');
    await (await shown(now.seen, '[data-rule] [role="switch"]')).click();
    await until('it to be off', () =>
      now.seen.evaluate(() => document.querySelector('[role="switch"]')?.getAttribute('aria-checked') === 'false'),
    );
  },
};

/** Takes the picture of a step as a panel shows it, or a page of ours in a tab. */
async function picture(now: Walk, path: string): Promise<void> {
  const isPanel = now.seen === now.panel;
  await now.seen.setViewport({ width: isPanel ? 400 : 960, height: isPanel ? 740 : 700, deviceScaleFactor: 1 });
  await setScheme(now.driver, now.seen, 'light');
  await now.seen.mouse.move(0, 0);
  await answerable(now.seen);
  await still(now.seen);
  await now.seen.screenshot({ path: path as `${string}.png` });
}

async function walk(name: BrowserName): Promise<void> {
  const folder = `${root}.output/first-week/${name}/`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const site = await startSite(pages);
  const driver = await (name === 'firefox' ? firefox() : chromium());
  const now = { driver, site, memory: new Map() } as unknown as Walk;
  try {
    await saveSamples(driver);
    await openTabs(driver, tabs.map(site.url));
    await tabUrls(driver);
    for (const [index, [title, step]] of Object.entries(steps).entries()) {
      const number = String(index + 1).padStart(2, '0');
      try {
        await step(now);
      } catch (cause) {
        if (now.seen) await picture(now, `${folder}${number}-failed.png`).catch(() => {});
        throw new Error(`${name}, step ${index + 1}, ${title}: ${cause instanceof Error ? cause.message : cause}`, {
          cause,
        });
      }
      const path = `${folder}${number}-${title.replaceAll(/\W+/g, '-').toLowerCase()}.png`;
      await picture(now, path);
      const kept = inDocs[title];
      if (kept && name === 'chromium') await copyFile(path, `${root}docs/images/${kept}.png`);
      console.log(`› ${name} ${number} ${title}`);
    }
  } finally {
    await now.model?.close();
    await driver.close();
    await site.close();
  }
}

const asked = process.argv.slice(2).filter((one): one is BrowserName => one === 'chromium' || one === 'firefox');
for (const name of asked.length > 0 ? asked : (['chromium', 'firefox'] as const)) await walk(name);
