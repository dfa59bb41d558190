import type { Page } from 'puppeteer-core';
import type { Driver } from '../../e2e/harness/driver.ts';
import type { ScriptedModel } from '../../e2e/harness/scripted-model.ts';
import { answer, type Step } from '../../fixtures/model-server.ts';
import { barePre } from './bare-pre.ts';
import { type Cost, measured } from './main-thread.ts';

/** Bursts in a row: the second is where an answer was drawn whole, section for section. */
const bursts = 5;

interface Burst extends Cost {
  /** Milliseconds from Enter until the end is painted. */
  end: number;
  /** Elements more than before. */
  elements: number;
}

const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);
const median = (values: number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Median, least and most. */
const spread = (values: number[], digits = 2): string => {
  const all = sorted(values);
  return `${median(all).toFixed(digits)} (${all[0]?.toFixed(digits)} to ${all.at(-1)?.toFixed(digits)})`;
};

/** Enters a question that is written already, and waits for the end of its answer: `done`, painted. */
async function enter(panel: Page, done: string): Promise<number> {
  const painted = panel.evaluate(
    (end: string) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
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
      }),
    done,
  );
  await panel.keyboard.press('Enter');
  const time = await painted;
  await panel.waitForFunction(() => document.querySelector<HTMLElement>('.status-line')?.dataset.busy === 'false', {
    polling: 250,
    timeout: 180_000,
  });
  return time;
}

/** The same answer of the same server in a `pre`; `end`: milliseconds until it is painted. */
async function servedPre(driver: Driver, url: string): Promise<Pick<Burst, 'busy' | 'end'>> {
  const blank = await driver.openPage('icon/16.png');
  await blank.setViewport({ width: 400, height: 800 });
  let end = Number.NaN;
  const work = async (address: string) => {
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
  const { busy } = await measured(driver, blank, async () => {
    end = await blank.evaluate(work, url);
  });
  await blank.close();
  return { busy, end };
}

/**
 * The pieces of an answer written without a pause, from Enter until the end is painted, beside a bare `pre` in a page that
 * asks the same server for the same answer and takes the texts out of its events: no Markdown, nothing stored, no question
 * drawn. Beside the same pieces appended in one task, too, which has no network and no events to read. Five in a row into
 * one chat, so that each but the first comes after a long answer.
 */
export async function burst(
  driver: Driver,
  panel: Page,
  { all, model, done }: { all: string[]; model: ScriptedModel; done: string },
): Promise<void> {
  const reply = answer(all.map((text): Step => ({ type: 'text', text })));
  const bares: Cost[] = [];
  const served: Pick<Burst, 'busy' | 'end'>[] = [];
  for (let run = 0; run < 3; run += 1) {
    bares.push(await barePre(driver, all, 0));
    model.script([reply]);
    served.push(await servedPre(driver, model.baseUrl));
  }
  const bare = median(bares.map(({ busy }) => busy));
  const [fed, pre] = [median(served.map(({ busy }) => busy)), median(served.map(({ end }) => end))];
  const count = () => panel.evaluate(() => document.getElementsByTagName('*').length);
  const runs: Burst[] = [];
  for (let run = 1; run <= bursts; run += 1) {
    await panel.bringToFront();
    await panel.focus('#root textarea');
    await panel.keyboard.type(`Burst ${run}`);
    await panel.waitForSelector('#root .composer-line > :last-child:enabled');
    model.script([reply]);
    const before = await count();
    let end = Number.NaN;
    const cost = await measured(driver, panel, async () => {
      end = await enter(panel, done);
    });
    runs.push({ ...cost, end, elements: (await count()) - before });
  }
  console.log(
    `  burst        bare pre busy ${bare.toFixed(0)} ms; of the same server busy ${fed.toFixed(0)} ms, ` +
      `painted after ${spread(
        served.map(({ end }) => end),
        0,
      )} ms`,
  );
  for (const [at, { busy, longest, end, elements }] of runs.entries())
    console.log(
      `  burst ${at + 1}      busy ${busy.toFixed(0)} ms, longest task ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms, ` +
        `end painted after ${end.toFixed(0)} ms, ${elements} elements more`,
    );
  const ratios = (value: (run: Burst) => number, floor: number) => spread(runs.map((run) => value(run) / floor));
  console.log(`  busy         ratio ${ratios(({ busy }) => busy, fed)} to the pre of the same server (at most 5)`);
  console.log(`               ratio ${ratios(({ busy }) => busy, bare)} to the pre without a network`);
  console.log(
    `  longest task ${spread(
      runs.map(({ longest }) => longest),
      0,
    )} ms (at most 100)`,
  );
  console.log(`  end painted  ratio ${ratios(({ end }) => end, pre)} (at most 2)`);
  const [first, ...later] = runs.map(({ elements }) => elements) as [number, ...number[]];
  console.log(
    `  later answer ratio ${spread(later.map((one) => one / first))} of the elements of the first (at most 1.5)`,
  );
}
