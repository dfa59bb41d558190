import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { until } from './harness/driver.ts';
import { openTabs, tabUrls } from './harness/library.ts';
import { withModel } from './harness/model.ts';
import { answered, byRole, call, gone, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
const model = withModel(its);

/** Name of the focused element, or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const it = document.activeElement;
    return it === document.body ? 'nothing' : (it?.getAttribute('aria-label') ?? it?.textContent ?? '');
  });

const focusOn = (page: Page, name: string): Promise<boolean> =>
  until(`the focus on "${name}"`, async () => {
    const has = await focused(page);
    if (has === name) return true;
    throw new Error(`It is on "${has}"`);
  });

/** Presses Tab until something has the focus, as one does who cannot see where it is. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to "${name}"`);
}

async function pressWith(page: Page, modifier: 'Control', key: 'z'): Promise<void> {
  await page.keyboard.down(modifier);
  await page.keyboard.press(key);
  await page.keyboard.up(modifier);
}

async function openPanel(): Promise<Page> {
  const page = await its.driver.openPanel();
  await page.bringToFront();
  await (await byRole(page, 'textbox', 'Message')).focus();
  return page;
}

describe('by keyboard only', () => {
  it('duplicates are reviewed, unticked, closed and reopened', async () => {
    const { driver, site } = its;
    const open = ['/a', '/b', '/a', '/b', '/a'].map((path) => site.url(path));
    await openTabs(driver, open);
    const page = await openPanel();

    await page.keyboard.type('close the duplicate tabs');
    await page.keyboard.press('Enter');
    // Nobody is typing, so the question has the focus; F6 goes back and forth.
    await focusOn(page, 'Close 3 duplicate tabs?');
    await page.keyboard.press('F6');
    await focusOn(page, 'Message');
    await page.keyboard.type('and then');
    await page.keyboard.press('F6');
    await focusOn(page, 'Close 3 duplicate tabs?');
    await page.keyboard.press('Enter');
    expect(await tabUrls(driver)).toEqual(open);

    await tabTo(page, 'Page b');
    await page.keyboard.press(' ');
    await until('the count to follow', async () => (await texts(page, '[data-choice="allow"]'))[0] === 'Close 2');
    await tabTo(page, 'Close 2');
    await shown(page, '[data-choice="allow"][aria-disabled="false"]');
    await page.keyboard.press('Enter');
    await call(page, 'close_tabs', 'done');
    await focusOn(page, 'Message');
    expect((await tabUrls(driver)).toSorted()).toEqual(['/a', '/b', '/b'].map((path) => site.url(path)));

    const draft = await byRole(page, 'textbox', 'Message');
    expect(await draft.evaluate((box) => (box as HTMLTextAreaElement).value)).toBe('and then');
    await until('the turn to end', async () => (await texts(page, '[role="status"]'))[0] !== 'Answering');
    for (const _ of 'and then') await page.keyboard.press('Backspace');
    await pressWith(page, 'Control', 'z');
    await until('the tabs to come back', async () => (await tabUrls(driver)).length === open.length);
    expect(await tabUrls(driver)).toEqual(open);
    await focusOn(page, 'Message');
  });

  it('Escape refuses a question, and the focus stays in the panel', async () => {
    const { driver } = its;
    const before = await tabUrls(driver);
    const page = await openPanel();
    await page.keyboard.type('close the duplicate tabs');
    await page.keyboard.press('Enter');
    await focusOn(page, 'Close 3 duplicate tabs?');
    await page.keyboard.press('Escape');
    await call(page, 'close_tabs', 'declined');
    await gone(page, '[data-confirm]');
    await focusOn(page, 'Message');
    expect(await tabUrls(driver)).toEqual(before);
  });

  it('Escape closes the innermost thing: a list, then the stream', async () => {
    const page = await openPanel();
    const held = model.hold(['One word', ' more.']);
    model.script([held.reply]);
    await page.keyboard.type('What was I reading about this morning?');
    await page.keyboard.press('Enter');
    await answered(page, 'One');
    const chats = await byRole(page, 'button', 'Chats');
    await chats.focus();
    await page.keyboard.press('Enter');
    await shown(page, 'section[aria-label="Chats"]');
    await page.keyboard.press('Escape');
    await gone(page, 'section[aria-label="Chats"]');
    expect(await texts(page, '[data-end]')).toEqual([]);
    await focusOn(page, 'Message');
    await page.keyboard.press('Escape');
    await shown(page, '[data-end="stopped"]');
    expect(await held.closed).toBe('client');
    await focusOn(page, 'Message');
    held.release();
  });

  it('every Tab stop of the panel has a name', async () => {
    const page = await openPanel();
    const first = await focused(page);
    const stops: string[] = [];
    do {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      stops.push(await focused(page));
    } while (stops.at(-1) !== first && stops.at(-1) !== 'nothing' && stops.length < 40);
    expect(stops).toEqual(expect.arrayContaining(['New chat', 'Chats', 'Activity', 'Options', 'Model']));
    expect(stops).not.toContain('');
  });
});
