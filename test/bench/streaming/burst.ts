import type { Page } from 'puppeteer-core';
import type { Driver } from '../../e2e/harness/driver.ts';
import type { ScriptedModel } from '../../e2e/harness/scripted-model.ts';
import { answer, type Step } from '../../fixtures/model-server.ts';
import { barePre } from './bare-pre.ts';
import { type Cost, timed } from './main-thread.ts';

/** Bursts in a row: the first is cold, and the second is where an answer was drawn whole, section for section. */
const bursts = 5;

interface Burst extends Omit<Cost, 'memory'> {
  /** Milliseconds from Enter until the end is painted. */
  end: number;
  /** Elements more than before. */
  elements: number;
}

const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);
const median = (values: number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** For what is counted in steps, as Firefox counts a main thread. */
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Median, least and most. */
const spread = (values: number[], digits = 2): string => {
  const all = sorted(values);
  return `${median(all).toFixed(digits)} (${all[0]?.toFixed(digits)} to ${all.at(-1)?.toFixed(digits)})`;
};

/**
 * Enters a question that is written already, and waits for the end of its answer: `done`, painted; then for the end of
 * the turn. Asks the page but once for both, since each time costs its main thread what no user pays.
 */
async function enter(panel: Page, done: string): Promise<number> {
  await panel.evaluate((end: string) => {
    const line = document.querySelector<HTMLElement>('.status-line');
    const turnEnd = new Promise<void>((resolve) => {
      let wasBusy = false;
      const watch = new MutationObserver(() => {
        if (wasBusy && line?.dataset.busy === 'false') {
          watch.disconnect();
          resolve();
        }
        wasBusy ||= line?.dataset.busy === 'true';
      });
      watch.observe(line!, { attributeFilter: ['data-busy'] });
    });
    const time = new Promise<number>((resolve) => {
      let start = Number.NaN;
      const onKey = ({ timeStamp }: Event) => {
        start = timeStamp;
      };
      addEventListener('keydown', onKey, { once: true, capture: true });
      const count = document.querySelectorAll('.exchange').length;
      const look = () => {
        const all = document.querySelectorAll('.exchange');
        if (all.length <= count) return;
        // The last block alone: to read all of the answer at each change would cost as much as to show it.
        const sections = all[all.length - 1]!.querySelectorAll('.answer-section');
        if (!sections[sections.length - 1]?.lastElementChild?.textContent?.includes(end)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
    Object.assign(globalThis, { painted: () => turnEnd.then(() => time) });
  }, done);
  await panel.keyboard.press('Enter');
  return panel.evaluate(() => (globalThis as unknown as { painted(): Promise<number> }).painted());
}

/** A page with a bare `pre`, which asks the server itself for the same answer. */
async function servedPage(
  driver: Driver,
  url: string,
): Promise<{ answer(): Promise<Pick<Burst, 'busy' | 'end'>>; close(): Promise<void> }> {
  const blank = await driver.openPage('icon/16.png');
  await blank.setViewport({ width: 400, height: 800 });
  await blank.evaluate((address: string) => {
    const answer = async () => {
      const pre = document.createElement('pre');
      document.body.replaceChildren(pre);
      const start = performance.now();
      const { body } = await fetch(`${address}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'test-model', stream: true, messages: [{ role: 'user', content: 'Burst' }] }),
      });
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        const lines = (rest + value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
          if (line.startsWith('data: {')) pre.append(JSON.parse(line.slice(6)).choices[0]?.delta.content ?? '');
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    };
    Object.assign(globalThis, { answer });
  }, url);
  return {
    async answer() {
      let end = Number.NaN;
      const { busy } = await timed(driver, blank, async () => {
        end = await blank.evaluate(() => (globalThis as unknown as { answer(): Promise<number> }).answer());
      });
      return { busy, end };
    },
    close: () => blank.close(),
  };
}

/**
 * The pieces of an answer written without a pause, from Enter until the end is painted, beside a bare `pre` in a page that
 * asks the same server for the same answer and takes the texts out of its events: no Markdown, nothing stored, no earlier
 * messages read, no question drawn. Both in turn, five in a row into one chat and one page, so that each but the first is
 * warm and comes after a long answer. Beside the same pieces appended in one task, too, which has no network and no events.
 */
export async function burst(
  driver: Driver,
  panel: Page,
  { all, model, done }: { all: string[]; model: ScriptedModel; done: string },
): Promise<void> {
  const reply = answer(all.map((text): Step => ({ type: 'text', text })));
  const bares: Cost[] = [];
  for (let run = 0; run < 3; run += 1) bares.push(await barePre(driver, all, 0));
  const page = await servedPage(driver, model.baseUrl);
  const served: Pick<Burst, 'busy' | 'end'>[] = [];
  const count = () => panel.evaluate(() => document.getElementsByTagName('*').length);
  const runs: Burst[] = [];
  for (let run = 1; run <= bursts; run += 1) {
    model.script([reply]);
    served.push(await page.answer());
    await panel.bringToFront();
    await panel.focus('#root textarea');
    await panel.keyboard.type(`Burst ${run}`);
    await panel.waitForSelector('#root .composer-line > :last-child:enabled');
    model.script([reply]);
    const before = await count();
    let end = Number.NaN;
    const cost = await timed(driver, panel, async () => {
      end = await enter(panel, done);
    });
    runs.push({ ...cost, end, elements: (await count()) - before });
  }
  await page.close();
  print(runs, served, mean(bares.map(({ busy }) => busy)));
}

/** `bare`: main thread of the `pre` without a network. */
function print(runs: Burst[], served: Pick<Burst, 'busy' | 'end'>[], bare: number): void {
  const busy = served.map((one) => one.busy);
  const ends = served.map(({ end }) => end);
  console.log(`  bare pre     busy ${bare.toFixed(0)} ms without a network`);
  console.log(`               busy ${spread(busy, 0)} ms of the same server, painted after ${spread(ends, 0)} ms`);
  for (const [at, one] of runs.entries())
    console.log(
      `  burst ${at + 1}      busy ${one.busy.toFixed(0)} ms, longest task ${one.longest === 0 ? 'under 50' : one.longest.toFixed(0)} ms, ` +
        `end painted after ${one.end.toFixed(0)} ms, ${one.elements} elements more`,
    );
  const ratios = (value: (run: Burst) => number, floor: number) => spread(runs.map((run) => value(run) / floor));
  console.log(
    `  busy         ratio ${ratios((run) => run.busy, mean(busy))} to the pre of the same server (at most 5)`,
  );
  console.log(`               ratio ${ratios((run) => run.busy, bare)} to the pre without a network`);
  const longest = runs.map((run) => run.longest);
  console.log(`  longest task ${spread(longest, 0)} ms (at most 100)`);
  console.log(`  end painted  ratio ${ratios(({ end }) => end, median(ends))} (at most 2)`);
  const [first = Number.NaN, ...later] = runs.map(({ elements }) => elements);
  console.log(
    `  later answer ratio ${spread(later.map((one) => one / first))} of the elements of the first (at most 1.5)`,
  );
}
