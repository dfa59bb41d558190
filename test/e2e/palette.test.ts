import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { violations } from './harness/axe.ts';
import { until } from './harness/driver.ts';
import { openTabs, saveBookmarks, tabUrls } from './harness/library.ts';
import { withModel } from './harness/model.ts';
import { answered, byRole, call, choose, fill, press, say, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
const model = withModel(its);

const rows = (panel: Page) => texts(panel, '[role="listbox"] .option-title');
const listed = (panel: Page, titles: string[]) =>
  until(`the rows ${titles}`, async () => {
    const found = await rows(panel);
    if (String(found) === String(titles)) return found;
    throw new Error(`There are: ${found}`);
  });

/** The row that Enter picks, as assistive technology is told. */
const active = (panel: Page) =>
  panel.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.querySelector('.option-title')?.textContent ?? null;
  });

async function pressOther(panel: Page): Promise<void> {
  await panel.keyboard.down('Control');
  await panel.keyboard.press('Enter');
  await panel.keyboard.up('Control');
}

const paths = ['/harbour', '/ferry', '/harbour', '/invoices', '/harbour'];

describe('while typing', () => {
  it('the line counts, arrows move through its rows, and Enter switches to a tab', async () => {
    const { driver, site } = its;
    await openTabs(driver, paths.map(site.url));
    const panel = await driver.openPanel();
    await panel.bringToFront();
    await fill(panel, 'Message', 'close duplicate tabs');
    const counts = (n: number) =>
      until(`${n}`, async () => (await texts(panel, '[data-instant]')).join().includes(`Close ${n} duplicate`));
    await counts(2);
    const another = await (await driver.hand()).evaluate(
      async (url: string) => (await chrome.tabs.create({ url, active: false })).id ?? -1,
      site.url('/harbour'),
    );
    await counts(3);
    await (await driver.hand()).evaluate((id: number) => chrome.tabs.remove(id), another);
    await counts(2);
    await listed(panel, ['Page harbour', 'Page harbour']);
    expect(await active(panel)).toBeNull();
    await panel.keyboard.press('ArrowDown');
    expect(await active(panel)).toBe('Page harbour');
    expect(await violations(panel)).toEqual([]);
    await panel.keyboard.press('Escape');
    expect(await active(panel)).toBeNull();

    await fill(panel, 'Message', 'invoices');
    await listed(panel, ['Page invoices']);
    await panel.keyboard.press('ArrowDown');
    await panel.keyboard.press('Enter');
    const hand = await driver.hand();
    await until('the tab in front', () =>
      hand.evaluate(
        async (url: string) => (await chrome.tabs.query({ active: true })).some((tab) => tab.url === url),
        site.url('/invoices'),
      ),
    );
    expect((await tabUrls(driver)).toSorted()).toEqual(paths.map(site.url).toSorted());
  });

  it('pronouns count the last list, or the selection', async () => {
    const panel = await its.driver.openPanel();
    await panel.bringToFront();
    await say(panel, 'find tabs about the harbour');
    await call(panel, 'list_tabs', 'done');
    await answered(panel, '3 tabs');
    const line = (words: string) =>
      until(words, async () => (await texts(panel, '[data-instant]')).join().includes(words));
    await fill(panel, 'Message', 'close them');
    await line('Close 3 tabs');
    await listed(panel, ['Page harbour', 'Page harbour', 'Page harbour']);
    await panel.keyboard.press('ArrowDown');
    await panel.keyboard.press(' ');
    await line('Close 1 tab ');
    await press(panel, 'Select none');
    await line('Close 3 tabs');
  });

  it('Ctrl+Enter sends the sentence to the other recipient, and opens a row in the background', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    await panel.bringToFront();
    await press(panel, 'New chat');
    const line = (exact: boolean) => shown(panel, `[data-instant][data-exact="${exact}"]`);
    await fill(panel, 'Message', 'how many tabs do I have open');
    await line(true);
    model.script(['Too many.']);
    await pressOther(panel);
    await answered(panel, 'Too many.');
    expect(model.bodies().at(-1)?.messages.at(-1)?.content).toContain('how many tabs do I have open');

    const asked = model.bodies().length;
    await fill(panel, 'Message', 'close duplciate tabs');
    await line(false);
    await pressOther(panel);
    await shown(panel, '[data-confirm~="close_tabs"]');
    await choose(panel, 'deny');
    await call(panel, 'close_tabs', 'declined');
    expect(model.bodies()).toHaveLength(asked);

    await saveBookmarks(driver, 'Sea', [{ title: 'Lighthouse keepers', url: its.site.url('/keepers') }]);
    await press(panel, 'New chat');
    await fill(panel, 'Message', 'lighthouse keepers');
    await listed(panel, ['Lighthouse keepers']);
    await panel.keyboard.press('ArrowDown');
    expect(await active(panel)).toBe('Lighthouse keepers');
    const front = () =>
      panel.evaluate(async () => (await chrome.tabs.query({ active: true })).map(({ id }) => id).toSorted());
    const before = await front();
    await pressOther(panel);
    await until('the page', async () => (await tabUrls(driver)).includes(its.site.url('/keepers')));
    expect(await front()).toEqual(before);
    await fill(panel, 'Message', '');
  });

  it('a custom action runs with the text after its name, and a chat is found by its words', async () => {
    const options = await its.driver.openPage('options.html#shortcuts');
    await press(options, 'Add action');
    await fill(options, 'Name', 'Explain');
    await fill(options, 'Prompt', 'Explain it to a child.');
    await press(options, 'Save');
    const panel = await its.driver.openPanel();
    await panel.bringToFront();
    await press(panel, 'New chat');
    model.script(['Blue light is scattered.']);
    await fill(panel, 'Message', 'explain why the sky is blue');
    await listed(panel, ['Explain']);
    await panel.keyboard.press('ArrowDown');
    await panel.keyboard.press('Enter');
    await answered(panel, 'Blue light');
    expect(JSON.stringify(model.bodies().at(-1)?.messages.at(-1))).toContain('child.\\n\\nwhy the sky is blue');

    await press(panel, 'New chat');
    await fill(panel, 'Message', 'scattered');
    await listed(panel, ['Explain it to a child.']);
    await panel.keyboard.press('ArrowDown');
    await panel.keyboard.press('Enter');
    await answered(panel, 'Blue light is scattered.');
    const box = await byRole(panel, 'textbox', 'Message');
    expect(await box.evaluate((element) => (element as HTMLTextAreaElement).value)).toBe('');
    await shown(panel, '[role="log"] [data-message="user"]');
  });
});
