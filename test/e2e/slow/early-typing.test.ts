import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { until } from '../harness/driver.ts';
import { withModel } from '../harness/model.ts';
import { answered, byRole, gone } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();
const model = withModel(its);

interface Seen {
  focused: boolean;
  name: string | null;
  place: string;
}

/** The place of the box in which one types. */
const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(document.querySelector('#root .composer')?.getBoundingClientRect()));

/** Types into the document of the panel that opens next, before any of its modules has run; null: it was too late. */
const typeEarly = (hand: Page, words: string, enter: boolean): Promise<Seen | null> =>
  hand.evaluate(
    async (text: string, enters: boolean) => {
      const { port1, port2 } = new MessageChannel();
      const known = chrome.extension.getViews();
      // A page behind another one has no timers worth the name.
      const turn = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      for (const end = performance.now() + 10_000; performance.now() < end; await turn()) {
        for (const { document, location } of (chrome.extension.getViews() as (typeof globalThis)[]).filter(
          (one) => !known.includes(one),
        )) {
          if (location.pathname !== '/sidepanel.html') continue;
          if (document.querySelector('#root *')) return null;
          const box = document.querySelector<HTMLTextAreaElement>('#early-composer textarea');
          if (!box || document.activeElement !== box) continue;
          const place = JSON.stringify(box.closest('.composer')?.getBoundingClientRect());
          box.value = text;
          box.setSelectionRange(3, 3);
          box.dispatchEvent(new InputEvent('input', { bubbles: true }));
          if (enters) box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
          return { focused: true, name: box.ariaLabel, place };
        }
      }
      return null;
    },
    words,
    enter,
  );

/** A panel in which someone typed before it was drawn, and what was seen then. */
const openedEarly = (words: string, { enter }: { enter: boolean }): Promise<{ panel: Page; seen: Seen }> =>
  until('a panel that is not yet drawn', async () => {
    const typing = typeEarly(await its.driver.hand(), words, enter);
    const panel = await its.driver.openPage('sidepanel.html');
    const seen = await typing;
    await gone(panel, '#early-composer');
    if (seen) return { panel, seen };
    await panel.close();
    return null;
  });

const wordsIn = async (panel: Page): Promise<string> =>
  (await byRole(panel, 'textbox', 'Message')).evaluate((box) => (box as HTMLTextAreaElement).value);

describe('text that is typed before the panel is rendered', () => {
  it('is in the message box, with the caret, and the box does not move', async () => {
    const { panel, seen } = await openedEarly('reef early', { enter: false });
    expect(seen).toMatchObject({ focused: true, name: 'Message' });
    expect(await wordsIn(panel)).toBe('reef early');
    expect(await placeOf(panel)).toBe(seen.place);
    await panel.bringToFront();
    await panel.keyboard.type('X');
    await until('the key', async () => (await wordsIn(panel)) === 'reeXf early');
    for (const _ of 'reeXf early') await panel.keyboard.press('Delete');
    for (const _ of 'reeXf early') await panel.keyboard.press('Backspace');
    await until('it to be empty', async () => (await wordsIn(panel)) === '');
    await panel.close();
  });

  it('is sent if Enter was pressed', async () => {
    model.script(['A sloop has one mast.']);
    const { panel } = await openedEarly('What is a sloop?', { enter: true });
    await answered(panel, 'one mast');
    expect(JSON.stringify(model.bodies().at(-1)?.messages)).toContain('What is a sloop?');
    expect(await wordsIn(panel)).toBe('');
    await panel.close();
  });
});
