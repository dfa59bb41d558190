import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { gone, press, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();

const pastes = {
  'two megabytes in one line': 'x'.repeat(2_000_000),
  'twenty thousand lines': Array.from({ length: 20_000 }, (_, at) => `line ${at}`).join('\n'),
};

/** Pastes into the message as the browser does. False: the panel took it over. */
const paste = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((pasted: string) => {
    const box = document.querySelector('textarea');
    // Firefox gives no data of events that a page has made.
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => pasted, files: [] } });
    box?.focus();
    return box?.dispatchEvent(event) ?? false;
  }, words);

const message = (page: Page) => page.evaluate(() => document.querySelector('textarea')?.value ?? '');

describe('a large paste', () => {
  it.each(Object.entries(pastes))('is attached, typing goes on, and it becomes text again: %s', async (_, words) => {
    const panel = await its.driver.openPanel();
    await shown(panel, 'textarea');
    expect(await paste(panel, words)).toBe(false);
    await shown(panel, '[data-attached="paste"]');
    expect((await texts(panel, '[data-attached="paste"]')).join()).toContain(words.slice(0, 6));
    await panel.keyboard.type('What is this?');
    expect(await message(panel)).toBe('What is this?');
    await press(panel, await panel.$eval('[data-attached="paste"] button', (button) => button.ariaLabel ?? ''));
    await gone(panel, '[data-attached="paste"]');
    expect(await message(panel)).toBe(`What is this?\n${words}`);
    await panel.keyboard.type('!');
    expect((await message(panel)).length).toBe(words.length + 'What is this?\n!'.length);
  });
});
