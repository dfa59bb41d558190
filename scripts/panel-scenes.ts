/** The panel in its states, for pictures. */
import type { ElementHandle, Page } from 'puppeteer-core';
import { until } from '../test/e2e/harness/driver.ts';
import { byRole, choose, gone, press, say, shown, shownIn } from '../test/e2e/harness/panel.ts';
import { callText, connect, type ScriptedModel, scriptedModel } from '../test/e2e/harness/scripted-model.ts';
import { type Stage, withoutModel } from '../test/e2e/harness/tour.ts';
import { documentPath } from '../test/fixtures/document-file.ts';
import { startModelServer } from '../test/fixtures/model-server.ts';
import type { Plays, Scene } from './furnished.ts';

const answer = `# Before the trip

Three of your pages go with it, and **two** can wait. H<sub>2</sub>O, 10<sup>3</sup>, <kbd>Ctrl</kbd>+<kbd>K</kbd>, one line<br>and the next.

## What to read first

1. The [ferry company](https://ferry.example/times) changed its times.
2. *How outriggers steady a canoe*, which you opened \`twice\`.
   - It names the three knots
   - and shows two of them.

### Still to do

- [x] Book the boat
- [ ] Pay the invoice

> The tide does not wait for anybody who has not read the table.

| Page | Site | Opened | Saved in | About | Keep |
| --- | --- | ---: | --- | --- | :---: |
| Ferry timetable | ferry.example | 1,204 | Trip to Da Nang | crossing to the islands | yes |
| Invoices, third quarter | money.example | 3 | Work / Money / 2026 | what is to be paid | no |

\`\`\`ts
const quay = boats.filter((boat) => boat.in === 'harbour' && boat.length < 12); // the short ones, which may moor here
\`\`\`

The chord is $c = 2r\\sin(\\theta/2)$, and

$$\\int_0^1 x^2\\,dx = \\tfrac13$$

---

That is all.`;

const fresh = async ({ driver }: Stage): Promise<Page> => {
  const page = await driver.openPanel();
  await page.bringToFront();
  await press(page, 'New chat');
  await shown(page, '.empty');
  return page;
};
const idle = (page: Page) => gone(page, '.status-line[data-busy="true"]');
const intoView = (page: Page, selector: string, block: ScrollLogicalPosition = 'start') =>
  page.evaluate(
    (wanted: string, at: ScrollLogicalPosition) => document.querySelector(wanted)?.scrollIntoView({ block: at }),
    selector,
    block,
  );
const click = async (page: Page, selector: string) =>
  (await shown(page, selector)).evaluate((one) => (one as HTMLElement).click());

async function* said(
  stage: Stage,
  sentence: string,
  name: string,
  selector = '[data-message="assistant"]',
): AsyncGenerator<Scene> {
  const page = await fresh(stage);
  await say(page, sentence);
  await shown(page, selector);
  if (!selector.includes('confirm')) await idle(page);
  yield { name, page };
}

let model: ScriptedModel;
const servers: { close(): Promise<void> }[] = [];

/** Closes the servers that scenes have started. */
export const closeServers = async (): Promise<void> => {
  for (const one of servers.splice(0)) await one.close();
};

/** Sends a message that the model answers so. */
async function asked(page: Page, sentence: string, answers: Parameters<ScriptedModel['script']>[0]): Promise<void> {
  model.script(answers);
  await say(page, sentence);
}

export const panelScenes: Plays = {
  'without a model': (stage) => withoutModel(stage, []),
  hello: (stage) => said(stage, 'hello', 'greeting'),
  'which tabs': (stage) => said(stage, 'which tabs can I close?', 'which-tabs'),
  'not understood': (stage) => said(stage, 'write a poem about my bookmarks', 'not-understood'),
  'needs a model': (stage) => said(stage, 'summarize this page', 'needs-model'),
  found: (stage) => said(stage, 'find chapter', 'found'),
  'bookmarks found': (stage) => said(stage, 'find bookmarks about tides', 'bookmarks-found'),
  async *snoozing(stage) {
    yield* said(stage, 'snooze the ferry tabs until monday', 'snooze-question', '[data-confirm]');
    const page = await stage.driver.openPanel();
    await choose(page, 'allow');
    await idle(page);
    yield { name: 'snoozed-card', page };
  },
  'a rule': (stage) =>
    said(stage, 'every Friday at 17:00 set aside what I have not used in two weeks', 'rule-card', '.call-undo'),
  async *'a plan of many kinds'(stage) {
    yield* said(stage, 'clean up my tabs', 'combined-plan', '[data-confirm]');
    const page = await stage.driver.openPanel();
    await (await byRole(page, 'textbox', 'Reason')).type('Leave the ferry open, I need it on Sunday');
    yield { name: 'deny-with-words', page };
    await choose(page, 'deny');
    await idle(page);
    yield { name: 'plan-denied', page };
    yield* said(stage, 'group tabs by site', 'group-question', '[data-confirm], .call-undo');
    if (await page.$('[data-confirm]')) await choose(page, 'allow');
    await idle(page);
    yield { name: 'finished-plan', page };
    await page.evaluate(() => {
      const card = document.querySelector('.call:has(.call-undo) .call-line');
      (card as HTMLElement | null)?.click();
    });
    await shown(page, '.call-details');
    yield { name: 'finished-plan-open', page };
  },
  async *'hidden suggestions'(stage) {
    const page = await fresh(stage);
    await press(page, 'Hide suggestions for good');
    await shown(page, '.suggestions-hidden');
    yield { name: 'suggestions-hidden', page };
    await click(page, '.suggestions-hidden button');
  },
  async *'no model yet'(stage) {
    const page = await fresh(stage);
    await (await byRole(page, 'combobox', 'Model')).select(' add');
    await shownIn(page, 'Models', 'button');
    yield { name: 'add-model', page };
    await press(page, 'Close');
  },
  async *records(stage) {
    const page = await fresh(stage);
    await press(page, 'Activity');
    await shownIn(page, 'Activity', '.journal-toggle');
    yield { name: 'activity', page };
    await click(page, '.journal-toggle');
    await shown(page, '.journal-rows');
    yield { name: 'activity-open', page };
    await press(page, 'Close');
  },
  async *'a model'(stage) {
    model = await scriptedModel(stage.driver, 'qwen3-8b-instruct');
    const server = await startModelServer({
      models: Array.from({ length: 30 }, (_, n) => `provider/some-rather-long-model-name-${n + 1}-instruct-2026`),
    });
    servers.push(model, server);
    await connect(stage.driver, server.baseUrl, 'provider/some-rather-long-model-name-7-instruct-2026');
    // It may bring another tab to the front, where it opens.
    const page = await stage.driver.openPanel();
    const hand = await stage.driver.hand();
    await hand.evaluate(async (url: string) => {
      const [tab] = (await chrome.tabs.query({})).filter((one) => one.url === url);
      if (tab?.id) await chrome.tabs.update(tab.id, { active: true });
    }, stage.site.url('/harbour'));
    await page.bringToFront();
    await press(page, 'New chat');
    if (stage.driver.name === 'chromium') await shown(page, '.page-actions');
    yield { name: 'empty-with-model', page };
    await (await byRole(page, 'combobox', 'Model')).select(' all');
    await until('the list', async () => (await page.$$('.models-star')).length > 5);
    await click(page, '.models-star');
    yield { name: 'models', page };
    await (await byRole(page, 'searchbox', 'Search models')).type('xyz');
    yield { name: 'models-none', page };
    await press(page, 'Close');
    const picker = await byRole(page, 'combobox', 'Model');
    const value = await picker.evaluate(
      (select) =>
        [...(select as HTMLSelectElement).options].find((one) => one.textContent?.includes('qwen'))?.value ?? '',
    );
    await picker.select(value);
    await picker.select(' instructions');
    await shown(page, '.chat-instructions');
    yield { name: 'instructions', page };
    await press(page, 'Close');
  },
  async *answers(stage) {
    const page = await fresh(stage);
    const held = model.hold(['I am looking at what is open and sort it by topic. Most of it is about', ' boats.']);
    model.script([held.reply]);
    await say(page, 'What was I reading about this morning?');
    await until('a stream', async () => (await page.$('[data-message="assistant"]')) !== null);
    yield { name: 'streaming', page };
    held.release();
    await idle(page);
    await asked(page, 'And what should I read before the trip?', [
      callText('list_tabs', {}),
      callText('search_bookmarks', { query: 'tide' }),
      answer,
    ]);
    await shown(page, '.answer-text table');
    await idle(page);
    yield { name: 'answer-end', page };
    for (const [name, selector] of Object.entries({
      'answer-start': '.exchange[data-last="true"] .user-message',
      'answer-middle': '.answer-text h2',
      'answer-table': '.answer-text table',
    }))
      yield { name, page, show: () => intoView(page, selector) };
    await click(page, '.reads > .call-line');
    await click(page, '[data-call="list_tabs"] .call-line');
    await shown(page, '.call-details');
    yield { name: 'reads-open', page, show: () => intoView(page, '.reads') };
    await (await shown(page, '.cost-button')).click();
    yield { name: 'cost', page };
    await page.keyboard.press('Escape');
    const message = await shown(page, '.user-message');
    yield { name: 'message-hover', page, show: () => message.hover() };
    await press(page, 'Edit');
    await shown(page, '.edit-form');
    yield { name: 'message-edit', page };
    await page.keyboard.press('Escape');
  },
  async *'questions of a model'(stage) {
    const page = await fresh(stage);
    const hand = await stage.driver.hand();
    const ids = await hand.evaluate(async () =>
      (await chrome.bookmarks.search('chapter')).map(({ id }) => id).slice(0, 24),
    );
    await asked(page, 'Throw away what I never read', [
      'I would delete these chapters, which you have not opened since March.\n\n' +
        callText('delete_bookmarks', { bookmark_ids: ids }),
      'Then they stay. What shall I do with them instead?',
    ]);
    await shown(page, '[data-confirm]');
    yield { name: 'model-question', page };
    await (await byRole(page, 'textbox', 'Reason')).type('Keep those about knots and put the rest into a folder');
    yield { name: 'model-deny', page };
    await press(page, 'Send');
    await gone(page, '[data-confirm]');
    await idle(page);
    yield { name: 'model-denied', page };
    const some = ids.slice(0, 3);
    await asked(page, 'Only these three, then', [callText('delete_bookmarks', { bookmark_ids: some }), 'Done.']);
    await shown(page, '[data-confirm]');
    await choose(page, 'allow');
    await idle(page);
    yield { name: 'model-done', page };
  },
  async *trouble(stage) {
    const page = await fresh(stage);
    await asked(page, 'Hello?', [{ status: 500, message: 'upstream is down' }]);
    await shown(page, '[data-end="error"]');
    await idle(page);
    yield { name: 'error', page };
    await asked(page, 'And now?', [{ status: 401, message: 'Incorrect API key provided: sk-none.' }]);
    await until('two', async () => (await page.$$('[data-end="error"]')).length > 1);
    await idle(page);
    yield { name: 'error-key', page };
    await asked(page, 'And close a tab that is not there', [
      callText('close_tabs', { tab_ids: [99_999] }),
      callText('no_such_tool', { a: 1 }),
      'There is no such tab.',
    ]);
    await idle(page);
    await idle(page);
    yield { name: 'error-call', page };
  },
  async *attachments(stage) {
    const page = await fresh(stage);
    const dialog = (await shown(page, '.composer input[type="file"]')) as ElementHandle<HTMLInputElement>;
    await dialog.uploadFile(...['libreoffice.pdf', 'pandoc.epub'].map(documentPath));
    await until('the chips', async () => (await page.$$('.attachments [data-attached="file"]')).length === 2);
    await shown(page, '.attached-actions');
    yield { name: 'attached', page };
    await asked(page, 'What do they say?', ['Both are about the same harbour.']);
    await shown(page, '[data-message="assistant"]');
    await idle(page);
    yield { name: 'attached-sent', page };
    const message = await byRole(page, 'textbox', 'Message');
    await message.type('@chapter');
    await shown(page, '.option');
    yield { name: 'things-found', page };
    await page.keyboard.press('Escape');
    await message.evaluate((box) => (box as HTMLTextAreaElement).select());
    await page.keyboard.press('Backspace');
    await message.type('/');
    await shown(page, '.option');
    yield { name: 'prompts', page };
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
  },
  async *chats(stage) {
    const page = await fresh(stage);
    await press(page, 'Chats');
    await shown(page, '.chat-row');
    const row = await shown(page, '.chat-row');
    yield { name: 'chats', page, show: () => row.hover() };
    await (await byRole(page, 'searchbox', 'Search chats')).type('harbour');
    await shown(page, '.chat-passage');
    yield { name: 'chats-search', page };
    await (await byRole(page, 'searchbox', 'Search chats')).evaluate((box) => (box as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    await gone(page, '.chat-passage');
    const buttons = await page.$$('.chat-row .view-row-actions button');
    await buttons.at(0)?.click();
    yield { name: 'chats-button-1', page };
    await page.keyboard.press('Escape').catch(() => {});
    if (!(await page.$('.chat-row'))) await press(page, 'Chats');
    await click(page, '.chat-row:last-of-type .view-row-actions button:last-child');
    yield { name: 'chats-deleted', page };
    await press(page, 'Close');
  },
};
