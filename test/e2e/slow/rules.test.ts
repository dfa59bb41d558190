import { describe, expect, it, vi } from 'vitest';
import { violations } from '../harness/axe.ts';
import { runTool } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { misfits, narrowed } from '../harness/fit.ts';
import { openTabs, tabUrls } from '../harness/library.ts';
import { byRole, call, choose, gone, press, say, shown, texts } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

// The browser's alarm comes at a whole minute.
vi.setConfig({ testTimeout: 240_000 });

const its = world();

const pad = (n: number) => String(n).padStart(2, '0');

describe('rules', () => {
  it('are created from a sentence, ask before they close anything, and are switched off', async () => {
    const { driver, site } = its;
    const urls = ['/a', '/b', '/a', '/b', '/a'].map(site.url);
    await openTabs(driver, urls);
    const options = await driver.openPage('options.html#rules');
    await press(options, 'New rule');
    const sentence = await byRole(options, 'textbox', 'Say it in a sentence');
    await sentence.type('close duplicates when there are more than 3 tabs');
    await until('the field', () =>
      options.evaluate(() => document.querySelector<HTMLInputElement>('input[type="number"]')?.value === '3'),
    );
    expect(await violations(options)).toEqual([]);
    await press(options, 'Save the rule');
    await shown(options, '[data-rule]');
    const panel = await driver.openPanel();
    await panel.bringToFront();
    await shown(panel, '[data-confirm="close_tabs"]');
    expect(await tabUrls(driver)).toHaveLength(5);
    await choose(panel, 'allow');
    await until('the copies to be closed', async () => (await tabUrls(driver)).length === 2);
    await gone(panel, '[data-confirm]');
    const hand = await driver.hand();
    const { result } = await runTool(hand, 'list_actions', { limit: 1 });
    expect(JSON.stringify(result?.data)).toContain('close_tabs');

    await options.bringToFront();
    await (await shown(options, '[data-rule] [role="switch"]')).click();
    await until('it to be off', () =>
      options.evaluate(() => document.querySelector('[role="switch"]')?.getAttribute('aria-checked') === 'false'),
    );
    await openTabs(driver, urls);
    await press(options, 'Undo');
    await shown(panel, '[data-confirm="close_tabs"]');
    await choose(panel, 'deny');
    await gone(panel, '[data-confirm]');
    await options.close();
  });

  it('are created by a sentence in the chat, with a card and Undo', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    await panel.bringToFront();
    const sentence = 'every Friday at 17:00 set aside what I have not used in two weeks';
    await say(panel, sentence);
    const card = await call(panel, 'create_rule', 'done');
    expect(await card.evaluate((element) => element.textContent)).toMatch(
      /New rule “Every Friday, 5:00.PM: save and close/,
    );
    await narrowed(panel);
    expect([...(await violations(panel)), ...(await misfits(panel))]).toEqual([]);
    const options = await driver.openPage('options.html#rules');
    const fridays = async () =>
      (await texts(options, '[data-rule]')).filter((words) => words.includes('Friday')).length;
    await until('the rule', async () => (await fridays()) === 1);
    await panel.bringToFront();
    await press(panel, 'Undo: add a rule');
    await until('the rule to be gone', async () => (await fridays()) === 0);
    await say(panel, sentence);
    await until('the rule', async () => (await fridays()) === 1);
    await options.close();
  });

  it('run at their time although the background was stopped', async () => {
    const { driver, site } = its;
    const hand = await driver.hand();
    await openTabs(driver, [site.url('/quay')]);
    const [id] = await hand.evaluate(
      async (url: string) => (await chrome.tabs.query({})).filter((tab) => tab.url === url).map((tab) => tab.id),
      site.url('/quay'),
    );
    await runTool(hand, 'save_session', { name: 'Until then', tab_ids: [id] });
    await runTool(hand, 'close_tabs', { tab_ids: [id] });
    const options = await driver.openPage('options.html#rules');
    await shown(options, '[data-rule]');
    const others = (await options.$$('[data-rule]')).length;
    await press(options, 'New rule');
    const selects = await options.$$('.rule-form select');
    await selects[0]?.select('once');
    const soon = new Date(Date.now() + 75_000);
    const time = `${soon.getFullYear()}-${pad(soon.getMonth() + 1)}-${pad(soon.getDate())}T${pad(soon.getHours())}:${pad(soon.getMinutes())}`;
    const field = await shown(options, 'input[type="datetime-local"]');
    await field.evaluate((input, value) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, time);
    await selects[1]?.select('open-session');
    await press(options, 'Save the rule');
    await until('the rule', async () => (await options.$$('[data-rule]')).length === others + 1);
    await options.close();
    await driver.stopBackground();
    await until('the session to open', async () => (await tabUrls(driver)).includes(site.url('/quay')), 150_000);
    expect((await tabUrls(driver)).filter((url) => url === site.url('/quay'))).toHaveLength(1);
  });
});
