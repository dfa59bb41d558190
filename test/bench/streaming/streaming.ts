import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { build } from 'wxt';
import { chromium } from '../../e2e/harness/chromium.ts';
import type { Driver } from '../../e2e/harness/driver.ts';
import { firefox } from '../../e2e/harness/firefox.ts';
import { answered } from '../../e2e/harness/panel.ts';
import { type ScriptedModel, scriptedModel } from '../../e2e/harness/scripted-model.ts';
import { answer, type Step } from '../../fixtures/model-server.ts';
import { barePre } from './bare-pre.ts';
import { burst } from './burst.ts';
import { putChat } from './chats.ts';
import { longAnswer, pieces } from './long-answer.ts';
import { type Cost, measured } from './main-thread.ts';
import { opening } from './opening.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const length = 100_000;
const chunks = 2_000;
/** Milliseconds between two chunks. */
const beat = 5;

/** The end of the answer, by which one sees that all of it is there. */
const done = 'The tide has turned.';

/**
 * A long answer streamed into a long chat, beside the same text appended to a bare `pre` at the same pace; long chats
 * opened; and the same answer in one burst (`burst.ts`). The floor lays out and paints plain text. It reads no network, no events and
 * no Markdown, draws no code, tables or formulas, and stores nothing.
 */
export const streaming = (parts: string[]) => run('chrome', chromium, parts);
export const streamingInFirefox = (parts: string[]) => run('firefox', firefox, parts);

async function run(browser: 'chrome' | 'firefox', start: () => Promise<Driver>, parts: string[]): Promise<void> {
  await build({ root, browser, manifestVersion: 3, logger: silent() });
  const driver = await start();
  try {
    await measure(driver, (part) => parts.length === 0 || parts.includes(part));
  } finally {
    await driver.close();
  }
}

/** The first brings what is loaded for it, the last shows what one answer more leaves behind. */
const questions = ['First answer', 'Second answer', 'Third answer'];

/**
 * Asks without looking for roles: the tree of them, once asked for, would be kept up to date for the whole answer. Nor
 * is the answer read before its end, which would cost as much as to show it.
 */
async function ask(panel: Page, question: string): Promise<void> {
  await panel.focus('#root textarea');
  await panel.keyboard.type(question);
  await panel.waitForSelector('.composer-line > :last-child:enabled');
  await panel.keyboard.press('Enter');
  for (const busy of ['true', 'false']) {
    await panel.waitForFunction(
      (is: string) => document.querySelector<HTMLElement>('.status-line')?.dataset.busy === is,
      { polling: 250, timeout: 180_000 },
      busy,
    );
  }
  const last = await panel.$$eval('.exchange', (all) => all.at(-1)?.textContent ?? '');
  if (!last.includes(question) || !last.includes(done)) throw new Error(`The answer to "${question}" is not whole`);
}

const few = { title: 'few messages', messages: 10 };
const many = { title: 'many messages', messages: 10_000 };

async function measure(driver: Driver, wanted: (part: string) => boolean): Promise<void> {
  const model = await scriptedModel(driver);
  const hand = await driver.hand();
  if (wanted('opening')) {
    await putChat(hand, few.title, few.messages, 1);
    await putChat(hand, many.title, many.messages, 2);
  }
  await putChat(hand, 'a thousand', 1_000, 3);
  const all = [...pieces(longAnswer(length), chunks), `\n\n${done}`];

  const before = wanted('pace') ? [await barePre(driver, all, beat)] : [];
  const panel = await driver.openPage('sidepanel.html');
  await panel.setViewport({ width: 400, height: 800 });
  await answered(panel, 'Answer 999.');
  if (wanted('pace')) await pace(driver, panel, { all, model, before });
  if (wanted('burst')) await burst(driver, panel, { all, model, done });
  await panel.bringToFront();
  if (wanted('opening')) await opening(panel, { few, many });
  await panel.close();
  await model.close();
}

/** `before`: a bare `pre` measured before the panel; it is measured after, too, since what is cheap differs most. */
async function pace(
  driver: Driver,
  panel: Page,
  { all, model, before }: { all: string[]; model: ScriptedModel; before: Cost[] },
): Promise<void> {
  const steps = all.flatMap((text): Step[] => [
    { type: 'text', text },
    {
      type: 'wait',
      get until() {
        return sleep(beat);
      },
    },
  ]);
  model.script(questions.map(() => answer(steps)));
  const costs: Cost[] = [];
  for (const question of questions) costs.push(await measured(driver, panel, () => ask(panel, question)));
  const bares = [...before, await barePre(driver, all, beat), await barePre(driver, all, beat)];
  bares.sort((a, b) => a.busy - b.busy);
  for (const bare of bares) print('Bare pre', bare);
  for (const [index, cost] of costs.entries()) print(questions[index]!, cost, bares[1]);
}

function print(label: string, { busy, longest, memory }: Cost, beside?: Cost): void {
  const texts = memory / length;
  const parts = [
    `main thread busy ${busy.toFixed(0)} ms`,
    beside ? `ratio ${(busy / beside.busy).toFixed(2)} (at most 2.5)` : '',
    `longest task ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms (at most 50)`,
    `${(memory / 1e6).toFixed(2)} MB more kept`,
    beside ? `${texts.toFixed(1)} times the text (the third at most 10)` : '',
  ];
  console.log(`  ${label.padEnd(13)} ${parts.filter(Boolean).join(', ')}`);
}

function silent() {
  const nothing = () => undefined;
  return {
    debug: nothing,
    log: nothing,
    info: nothing,
    warn: nothing,
    error: console.error,
    fatal: console.error,
    success: nothing,
    level: 0,
  };
}
