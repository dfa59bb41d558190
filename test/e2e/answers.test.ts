import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { answer, words } from '../fixtures/model-server.ts';
import { until } from './harness/driver.ts';
import { openTabs, tabUrls } from './harness/library.ts';
import { callText, withModel } from './harness/model.ts';
import { answered, byRole, call, press, say, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
const model = withModel(its);

const fresh = async () => {
  const panel = await its.driver.openPanel();
  await panel.bringToFront();
  await press(panel, 'New chat');
  return panel;
};

/** Text that the keys paste into the empty message, which is emptied again afterwards. */
async function pasted(panel: Page): Promise<string> {
  const box = await byRole(panel, 'textbox', 'Message');
  const value = () => box.evaluate((element) => (element as HTMLTextAreaElement).value);
  const held = async (key: 'v' | 'a', command: string) => {
    await panel.keyboard.down('Control');
    await panel.keyboard.press(key, { commands: [command] });
    await panel.keyboard.up('Control');
  };
  await box.focus();
  const found = await until('the paste', async () => {
    await held('v', 'Paste');
    return value();
  });
  await held('a', 'SelectAll');
  await panel.keyboard.press('Backspace');
  await until('it to be empty', async () => (await value()) === '');
  return found;
}

describe('an answer', () => {
  it('keeps its reasoning collapsed until it is opened', async () => {
    const panel = await fresh();
    model.script([
      answer([{ type: 'reasoning', text: 'Ketches have two of them.' }, ...words('A sloop has one mast.')]),
    ]);
    await say(panel, 'How many masts has a sloop, do you think?');
    expect(await answered(panel, 'A sloop has one mast.')).toContain('Reasoning');
    const thoughts = await shown(panel, '[data-message="assistant"] details');
    const state = () =>
      thoughts.evaluate((element) => ({
        open: (element as HTMLDetailsElement).open,
        seen: element.querySelector('p')?.checkVisibility(),
        text: element.querySelector('p')?.textContent,
      }));
    expect(await state()).toEqual({ open: false, seen: false, text: 'Ketches have two of them.' });
    await (await shown(panel, '[data-message="assistant"] summary')).click();
    await until('it to open', async () => (await state()).open);
    expect(await state()).toMatchObject({ seen: true });
  });

  it('is copied as Markdown, and its code separately', async () => {
    const panel = await fresh();
    const source = 'const masts = 1;\nconst sails = 2;';
    const written = `A **sloop** in code:\n\n\`\`\`ts\n${source}\n\`\`\`\n\nThat is all.`;
    model.script([written]);
    await say(panel, 'Write a sloop as code for me, please');
    await answered(panel, 'That is all.');
    await (await shown(panel, '.code-block [aria-label="Copy"]')).click();
    await shown(panel, '.code-block [aria-label="Copied"]');
    expect(await pasted(panel)).toBe(source);
    await (await shown(panel, '[data-message="assistant"]')).hover();
    await (await shown(panel, '.answer-actions [aria-label="Copy"]')).click();
    expect(
      await until('the answer', async () => {
        const found = await pasted(panel);
        return found === source ? null : found;
      }),
    ).toBe(written);
  });
});

describe('a link of an answer', () => {
  it('opens at once if the user wrote it, and is shown in full first if they never saw it', async () => {
    const { site, driver } = its;
    const panel = await fresh();
    const typed = site.url('/typed');
    const made = `${site.url('/made')}?of=everything-that-was-read#here`;
    model.script([`Either [your page](${typed}) or [the almanac](${made}).`]);
    await say(panel, `Is ${typed} any good, or what else is there?`);
    await answered(panel, 'the almanac');
    const opened = async (url: string) => (await tabUrls(driver)).includes(url);
    const click = async (label: string) => {
      await panel.bringToFront();
      const link = await byRole(panel, 'link', label);
      await link.click();
    };

    await click('the almanac');
    await shown(panel, '.link-whole');
    expect(await texts(panel, '.link-whole bdi[dir="ltr"]')).toEqual([made]);
    await click('your page');
    await until('the page that was typed', () => opened(typed));
    expect(await opened(made)).toBe(false);
    await panel.bringToFront();
    await (await shown(panel, '.link-whole button')).click();
    await until('the other', () => opened(made));
  });
});

describe('a long list', () => {
  it('shows the first five rows, and all on request', async () => {
    const { site, driver } = its;
    await openTabs(
      driver,
      Array.from({ length: 7 }, (_, at) => site.url(`/berth-${at}`)),
    );
    const panel = await fresh();
    model.script([callText('list_tabs', { query: 'berth' }), 'Seven berths.']);
    await say(panel, 'Which berths do I look at?');
    await call(panel, 'list_tabs', 'done');
    await answered(panel, 'Seven berths.');
    const titles = () => texts(panel, '[data-call="list_tabs"] [role="option"] .live-row-title');
    expect(await titles()).toHaveLength(5);
    await press(panel, 'Show all 7');
    await until('all rows', async () => (await titles()).length === 7);
    expect((await titles()).toSorted()).toEqual(Array.from({ length: 7 }, (_, at) => `Page berth-${at}`));
  });
});

describe('a row of a tab', () => {
  it('opens its page again if the tab was closed', async () => {
    const { site, driver } = its;
    const quay = site.url('/quay');
    await openTabs(driver, [quay]);
    const panel = await fresh();
    model.script([callText('list_tabs', { query: 'quay' }), 'One quay.']);
    await say(panel, 'Which quays do I look at?');
    await answered(panel, 'One quay.');
    const hand = await driver.hand();
    await hand.evaluate(async (url: string) => {
      for (const tab of await chrome.tabs.query({})) if (tab.id && tab.url === url) await chrome.tabs.remove(tab.id);
    }, quay);
    await until('it to be closed', async () => !(await tabUrls(driver)).includes(quay));
    await panel.bringToFront();
    await (await shown(panel, '[data-call="list_tabs"] [role="option"]')).press('Enter');
    await until('the page', async () => (await tabUrls(driver)).includes(quay));
  });
});

describe('a row of a tab whose id has changed', () => {
  it('switches to it', async () => {
    const { site, driver } = its;
    const pier = site.url('/pier');
    const opened = async () => (await tabUrls(driver)).filter((url) => url === pier).length;
    await openTabs(driver, [pier]);
    const panel = await fresh();
    model.script([callText('list_tabs', { query: 'pier' }), 'One pier.']);
    await say(panel, 'Which piers do I look at?');
    await answered(panel, 'One pier.');
    const hand = await driver.hand();
    await hand.evaluate(async (url: string) => {
      for (const tab of await chrome.tabs.query({})) if (tab.id && tab.url === url) await chrome.tabs.remove(tab.id);
    }, pier);
    await until('it to be closed', async () => (await opened()) === 0);
    await openTabs(driver, [pier]);
    await panel.bringToFront();
    await (await shown(panel, '[data-call="list_tabs"] [role="option"]')).press('Enter');
    await until('its tab in front', () =>
      hand.evaluate(
        async (url: string) => (await chrome.tabs.query({ active: true })).some((tab) => tab.url === url),
        pier,
      ),
    );
    expect(await opened()).toBe(1);
  });
});

describe('a card that is expanded at the end of a chat', () => {
  it('stays in place', async () => {
    const panel = await fresh();
    await panel.setViewport({ width: 400, height: 500 });
    const places = Array.from({ length: 7 }, (_, at) => its.site.url(`/berth-${at}`));
    await openTabs(its.driver, places);
    await panel.bringToFront();
    model.script([callText('list_tabs', { query: 'berth' }), 'Seven berths.']);
    await say(panel, 'Which berths do I look at?');
    await answered(panel, 'Seven berths');
    await until('the end', () => panel.$('[aria-label="Regenerate"]'));
    const line = await shown(panel, '[data-call="list_tabs"] .call-line');
    const top = () => line.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await until('the place', async () => {
      const [one, two] = [await top(), await panel.evaluate(() => new Promise(requestAnimationFrame)).then(top)];
      return one === two ? one : null;
    });
    await line.evaluate((element) => (element as HTMLElement).click());
    await shown(panel, '.call-details');
    await shown(panel, '.jump button');
    expect(await top()).toBe(before);
  });
});
