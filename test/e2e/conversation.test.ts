import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { violations } from './harness/axe.ts';
import { until } from './harness/driver.ts';
import { openTabs } from './harness/library.ts';
import { withModel } from './harness/model.ts';
import { answered, byRole, gone, press, reload, say, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';
import { storedText } from './harness/stored-text.ts';

const its = world({ '/tides': { title: 'Tides of Brittany', body: '<p>High water at noon.</p>' } });
const model = withModel(its);

const fresh = async () => {
  const panel = await its.driver.openPanel();
  await press(panel, 'New chat');
  return panel;
};
/** Empties the field that has the focus. */
async function clear(panel: Page): Promise<void> {
  await panel.keyboard.down('Control');
  await panel.keyboard.press('a');
  await panel.keyboard.up('Control');
  await panel.keyboard.press('Backspace');
}

const lastBody = () => JSON.stringify(model.bodies().at(-1)?.messages);
const marks = '.version-switch';

describe('versions', () => {
  it('are kept when a message is edited or answered again, and a branch is a separate chat', async () => {
    const panel = await fresh();
    const version = (label: string) => until(label, async () => String(await texts(panel, marks)) === label);
    model.script(['A sloop has one mast.']);
    await say(panel, 'What is a sloop, in short?');
    await answered(panel, 'one mast');

    await (await shown(panel, '[data-message="user"]')).hover();
    await press(panel, 'Edit');
    const box = await byRole(panel, 'textbox', 'Edit your message');
    await box.focus();
    await clear(panel);
    await until('it to be empty', () => box.evaluate((element) => (element as HTMLTextAreaElement).value === ''));
    await box.type('What is a ketch, in short?');
    model.script(['A ketch has two.']);
    await panel.keyboard.press('Enter');
    await answered(panel, 'A ketch has two.');
    await version('2 of 2');
    expect(lastBody()).not.toContain('sloop');

    await press(panel, 'Earlier version');
    await answered(panel, 'one mast');
    await version('1 of 2');
    model.script(['One mast, two sails.']);
    await (await shown(panel, '[data-message="assistant"]')).hover();
    await press(panel, 'Regenerate');
    await answered(panel, 'two sails');
    await version('3 of 3');
    await reload(panel);
    await answered(panel, 'two sails');
    await version('3 of 3');
    expect(await violations(panel)).toEqual([]);
    await press(panel, 'Earlier version');
    await version('2 of 3');
    await press(panel, 'Earlier version');
    await answered(panel, 'one mast');
    await (await shown(panel, '[data-message="assistant"]')).hover();
    await press(panel, 'Branch');
    await until('the branch alone', async () => (await panel.$(marks)) === null);
    model.script(['In the branch.']);
    await say(panel, 'And a yawl, please tell me?');
    await answered(panel, 'In the branch.');
    expect(lastBody()).toContain('sloop');
    expect(lastBody()).not.toContain('ketch');
    await press(panel, 'Chats');
    await until('both chats', async () => (await panel.$$('[data-chat]')).length === 2);
    await press(panel, 'Close');
  });
});

describe('an answer in Markdown', () => {
  it('is rendered with its table, code and formula, and fetches nothing', async () => {
    const panel = await fresh();
    const picture = its.site.url('/picture.png');
    const asked: string[] = [];
    panel.on('request', (request) => asked.push(request.url()));
    model.script([
      [
        '| Boat | Masts |\n| --- | ---: |\n| Sloop | 1 |',
        '```ts\nconst masts: number = 1; // one\n```',
        'It is \\(a^2 + b^2\\) long.',
        `![a boat](${picture}) and <b>raw</b> <script>alert(1)</script>`,
      ].join('\n\n'),
    ]);
    await say(panel, 'Draw me a table of boats, please');
    await answered(panel, 'a boat');
    expect(await texts(panel, '.answer-text th, .answer-text td')).toEqual(['Boat', 'Masts', 'Sloop', '1']);
    await shown(panel, '.answer-text math');
    await until('the colours', async () => (await panel.$$('.answer-text pre span')).length > 2);
    await shown(panel, '.answer-text [aria-label="Copy"]');
    expect(await panel.$$('.answer-text img, .answer-text b, .answer-text script')).toHaveLength(0);
    expect(asked.filter((url) => url.startsWith(its.site.url('/')))).toEqual([]);
    expect(await violations(panel)).toEqual([]);
  });
});

describe('the end of an answer', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `Line ${n}`).join('\n\n');

  it.each([1, 60])('moves nothing: of %i lines in a new chat', async (count) => {
    const panel = await fresh();
    const places = () =>
      panel.evaluate(async () => {
        // The end is followed in the frame that draws what came.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        return ['.answer-text', '.composer', '[aria-label="Chats"]'].map((selector) => {
          const { top } = document.querySelector(selector)!.getBoundingClientRect();
          return `${selector}: ${Math.round(top)}`;
        });
      });
    const held = model.hold([lines(count), ' and no more.']);
    model.script([held.reply]);
    await say(panel, 'Write some lines for me, please');
    await answered(panel, `Line ${count - 1}`);
    await shown(panel, '.status-line[data-busy="true"]');
    const before = await places();
    expect(await panel.$$('.answer-actions button')).toEqual([]);
    held.release();
    await answered(panel, 'and no more.');
    await shown(panel, '.answer-actions button');
    await shown(panel, '.cost-button');
    await gone(panel, '.status-line[data-busy="true"]');
    expect(await places()).toEqual(before);
  });
});

describe('an attachment', () => {
  it('is found with @, shows its size, is sent to the model, and can be removed', async () => {
    await openTabs(its.driver, [its.site.url('/tides')]);
    const panel = await fresh();
    const box = await byRole(panel, 'textbox', 'Message');
    await box.type('@tides');
    await until('the tab in the list', async () =>
      (await texts(panel, '[role="option"]')).some((option) => option.includes('Tides of Brittany')),
    );
    await panel.keyboard.press('Enter');
    const chip = await shown(panel, '[data-attached]');
    expect(await chip.evaluate((element) => element.textContent)).toMatch(/Tides of Brittany.*\d/);
    await (await shown(panel, '[data-attached] button')).click();
    await until('no chip', async () => (await panel.$('[data-attached]')) === null);

    await box.type('@tides');
    await until('the list', async () => (await panel.$('[role="option"]')) !== null);
    await panel.keyboard.press('Enter');
    await shown(panel, '[data-attached]');
    model.script(['Noon it is.']);
    await say(panel, 'When should I sail, do you think?');
    await answered(panel, 'Noon it is.');
    expect(lastBody()).toContain('Tides of Brittany');
  });
});

describe('two panels on one chat', () => {
  it('show the same draft as it changes, and none once either has sent it', async () => {
    const first = await fresh();
    model.script(['Hello to both.']);
    await say(first, 'Let us both look at this');
    await answered(first, 'Hello to both.');
    const typed = async (panel: Page) =>
      (await byRole(panel, 'textbox', 'Message')).evaluate((element) => (element as HTMLTextAreaElement).value);
    await (await byRole(first, 'textbox', 'Message')).type('half a thought');
    await until('the draft to be stored', async () => (await storedText(first)).includes('half a thought'));

    const second = await its.driver.openPage('sidepanel.html');
    await answered(second, 'Hello to both.');
    await until('the draft', async () => (await typed(second)) === 'half a thought');
    model.script(['To the second.']);
    await say(second, ' is a whole one, do you think so?');
    await answered(second, 'To the second.');
    await answered(first, 'To the second.');
    await until('the draft to be gone', async () => (await typed(first)) === '');
    await second.close();
    await reload(first);
    await answered(first, 'To the second.');
    expect(await typed(first)).toBe('');
  });
});

describe('a reload', () => {
  it('keeps the draft and the position, and continues in the middle of an answer', async () => {
    const panel = await fresh();
    const lines = Array.from({ length: 60 }, (_, n) => `Line ${n}.`).join('\n\n');
    model.script([lines]);
    await say(panel, 'Write sixty lines for me, please');
    await answered(panel, 'Line 59.');
    await until('all to be drawn', async () => (await panel.$$('.answer-text p')).length === 60);
    const box = await byRole(panel, 'textbox', 'Message');
    await box.type('not sent yet');
    await until('the draft to be stored', async () => (await storedText(panel)).includes('not sent yet'));
    const frame = await shown(panel, '.conversation');
    await frame.evaluate((element) => element.scrollBy(0, -500));
    const left = await frame.evaluate((element) => element.scrollTop);
    await until('the place to be stored', async () => (await storedText(panel)).includes('"place":{'));
    await reload(panel);
    await answered(panel, 'Line 59.');
    await until('the place', () =>
      panel.$eval('.conversation', (element, wanted) => Math.abs(element.scrollTop - wanted) < 2, left),
    );
    await shown(panel, '.jump button');
    const again = await byRole(panel, 'textbox', 'Message');
    expect(await again.evaluate((element) => (element as HTMLTextAreaElement).value)).toBe('not sent yet');

    await again.focus();
    await clear(panel);
    const held = model.hold(['It begins', ' and would have ended']);
    model.script([held.reply, ' and ends.']);
    await say(panel, 'Tell me a story that is cut, please');
    await answered(panel, 'It begins');
    await until('the text to be stored', async () => (await storedText(panel)).includes('It begins'));
    await reload(panel);
    await answered(panel, 'It begins');
    await press(panel, 'Continue');
    expect(await answered(panel, 'and ends.')).toContain('It begins');
  });

  it('is never reported as a failure of the server', async () => {
    const panel = await fresh();
    for (const nth of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
      model.script([model.hold([`The ${nth} begins`, ' and would have ended']).reply]);
      await say(panel, 'Tell me a story that is cut, please');
      await answered(panel, `The ${nth} begins`);
      await reload(panel);
      await byRole(panel, 'button', 'Continue');
      expect(await texts(panel, '[data-end]')).toEqual(['The answer broke off.Continue']);
    }
  });
});
