import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { gone, press, shown, texts } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();

const pastes = ['x'.repeat(2_000_000), Array.from({ length: 20_000 }, (_, at) => `line ${at}`).join('\n')];

/** Pastes into the message as the browser does. False: the panel took it over. */
const paste = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((pasted: string) => {
    const box = document.querySelector<HTMLTextAreaElement>('#root textarea');
    // Firefox gives no data of events that a page has made.
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => pasted, files: [] } });
    box?.focus();
    return box?.dispatchEvent(event) ?? false;
  }, words);

const message = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLTextAreaElement>('#root textarea')?.value ?? '');

describe('a large paste', () => {
  it('is attached, typing continues, and it can be turned back into text', async () => {
    const panel = await its.driver.openPanel();
    await shown(panel, '#root textarea');
    for (const words of pastes) {
      expect(await paste(panel, words)).toBe(false);
      await shown(panel, '[data-attached="paste"]');
      expect((await texts(panel, '[data-attached="paste"]')).join()).toContain(words.slice(0, 6));
      await panel.keyboard.type('What is this?');
      expect(await message(panel)).toBe('What is this?');
      await press(panel, await panel.$eval('[data-attached="paste"] button', (button) => button.ariaLabel ?? ''));
      await gone(panel, '[data-attached="paste"]');
      const whole = `What is this?\n${words}`;
      // Compared here: a difference of two megabytes is nothing to print.
      expect((await message(panel)) === whole).toBe(true);
      await panel.keyboard.type('!');
      expect((await message(panel)).length).toBe(whole.length + 1);
      await panel.keyboard.down('Control');
      await panel.keyboard.press('a');
      await panel.keyboard.up('Control');
      await panel.keyboard.press('Backspace');
      expect((await message(panel)).length).toBe(0);
    }
  });
});
