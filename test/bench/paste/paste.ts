import type { Page } from 'puppeteer-core';
import { chromium } from '../../e2e/harness/chromium.ts';
import type { Driver } from '../../e2e/harness/driver.ts';
import { firefox } from '../../e2e/harness/firefox.ts';
import { shown } from '../../e2e/harness/panel.ts';

const runs = 5;
/** Milliseconds of a frame. Shorter times cannot be seen, and count as one frame. */
const frame = 1000 / 60;
const atLeast = (time: number): number => Math.max(time, frame);

const texts = {
  '2 MB in one line': 'x'.repeat(2_000_000),
  '20,000 lines': Array.from({ length: 20_000 }, (_, at) => `line ${at}`).join('\n'),
  '4,000 lines': Array.from({ length: 4_000 }, (_, at) => `line ${at}`).join('\n'),
};

/** Milliseconds of each act, from its start to the frame after it. */
interface Times {
  put: number;
  'first key': number;
  key: number;
  cleared: number;
}

/**
 * Pastes a text into the page's box, types letters after it, of which the slowest counts, and deletes all of it. In the
 * panel a long paste becomes an attachment, and its button puts the text into the box: both together are `put`.
 */
const edit = (page: Page, text: string): Promise<Times> =>
  page.evaluate(async (words: string) => {
    const box = document.querySelector('textarea');
    if (!box) throw new Error('There is no box.');
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const timed = async (act: () => void): Promise<number> => {
      const start = performance.now();
      act();
      await drawn();
      return performance.now() - start;
    };
    const insert = (some: string) => document.execCommand('insertText', false, some);
    // Sets the value as a paste would. Inserting thousands of lines with `execCommand` takes Chrome minutes.
    const set = (some: string) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, some);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const paste = () => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: { getData: () => words, files: [] } });
      if (box.dispatchEvent(event)) set(words);
    };
    box.focus();
    let put = await timed(paste);
    if (box.value === '') {
      const back = () => document.querySelector<HTMLElement>('[data-attached="paste"] button');
      while (!back()) await drawn();
      put += await timed(() => back()?.click());
    }
    if (box.value.length !== words.length) throw new Error('Not all of it is in the box.');
    const keys: number[] = [];
    for (let at = 0; at < 4; at++) keys.push(await timed(() => insert('x')));
    const [first = 0, ...others] = keys;
    const key = Math.max(...others);
    box.select();
    const cleared = await timed(() => document.execCommand('delete'));
    if (box.value !== '') throw new Error('Not all of it is gone.');
    return { put, 'first key': first, key, cleared };
  }, text);

const spread = (values: number[]): { low: number; middle: number; high: number } => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
};

async function measure(start: () => Promise<Driver>): Promise<void> {
  const driver = await start();
  try {
    const panel = await driver.openPanel();
    await shown(panel, '#root textarea');
    const bare = await driver.browser.newPage();
    await bare.setContent('<textarea style="width: 100%" rows="3"></textarea>');
    for (const [what, text] of Object.entries(texts)) {
      const ours: Times[] = [];
      const its: Times[] = [];
      for (let run = 0; run < runs; run++)
        for (const [page, times] of [
          [bare, its],
          [panel, ours],
        ] as const) {
          await page.bringToFront();
          times.push(await edit(page, text));
        }
      console.log(`  ${what}`);
      for (const act of ['put', 'first key', 'key', 'cleared'] as const) {
        const [our, bareOnes] = [ours, its].map((times) => spread(times.map((one) => one[act]))) as [
          ReturnType<typeof spread>,
          ReturnType<typeof spread>,
        ];
        console.log(
          `    ${act.padEnd(9)} ${our.middle.toFixed(0)} ms (${our.low.toFixed(0)} to ${our.high.toFixed(0)}), bare ${bareOnes.middle.toFixed(0)} ms: ${(atLeast(our.middle) / atLeast(bareOnes.middle)).toFixed(2)} times that`,
        );
      }
    }
  } finally {
    await driver.close();
  }
}

/**
 * A long text in the panel's box in Chromium, beside a bare textarea of another page in the same browser. The floor
 * keeps the text and draws it; it does not grow, look for completions, count or save a draft.
 */
export const paste = (): Promise<void> => measure(chromium);

/** The same in Firefox. */
export const pasteInFirefox = (): Promise<void> => measure(firefox);
