import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { longAnswer, pieces } from '../../bench/streaming/long-answer.ts';
import { answer } from '../../fixtures/model-server.ts';
import { withModel } from '../harness/model.ts';
import { answered, press, say } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();
const model = withModel(its);

const done = 'The tide has turned.';
const burst = answer(
  [...pieces(longAnswer(100_000), 2_000), `\n\n${done}`].map((text) => ({ type: 'text', text }) as const),
);
/** Elements of this answer where all of it is drawn. */
const whole = 10_000;

interface Counting {
  most: number;
}

/** Counts the elements of the page from now on. */
const count = (panel: Page): Promise<void> =>
  panel.evaluate(() => {
    const all = document.getElementsByTagName('*');
    const counting: Counting = { most: 0 };
    new MutationObserver(() => {
      counting.most = Math.max(counting.most, all.length);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { counting });
  });

/** The most elements at a time since the last question, without those of before. */
const most = (panel: Page): Promise<number> =>
  panel.evaluate(() => {
    const { counting } = globalThis as unknown as { counting: Counting };
    const since = counting.most;
    counting.most = 0;
    return since;
  });

it('renders only the visible parts of long answers that come in a burst', async () => {
  const panel = await its.driver.openPanel();
  await press(panel, 'New chat');
  await count(panel);
  for (const question of ['First', 'Second', 'Third']) {
    const before = await panel.evaluate(() => document.getElementsByTagName('*').length);
    model.script([burst]);
    await say(panel, question);
    await answered(panel, done);
    const counts = await panel.evaluate(() =>
      [...document.querySelectorAll('.exchange')].map((one) => one.querySelectorAll('*').length),
    );
    const more = (await most(panel)) - before;
    expect(more, question).toBeGreaterThan(0);
    expect(more, question).toBeLessThan(whole / 4);
    for (const one of counts) expect(one).toBeLessThan(whole / 4);
  }
});
