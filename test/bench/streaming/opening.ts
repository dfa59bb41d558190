import type { Page } from 'puppeteer-core';
import { press, shown } from '../../e2e/harness/panel.ts';

const runs = 13;

export interface Chat {
  title: string;
  messages: number;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds from the click on a chat in the list until the end of it is painted. */
async function timeToOpen(page: Page, { title, messages }: Chat): Promise<number> {
  await press(page, 'Chats');
  await shown(page, '.view-list');
  const time = await page.evaluate(async (name: string) => {
    const row = [...document.querySelectorAll<HTMLElement>('.view-list button')].find((one) =>
      one.textContent?.includes(name),
    );
    const start = performance.now();
    row?.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        const last = document.querySelector('.log .exchange:last-child [data-message="assistant"]');
        if (document.querySelector('h1')?.textContent !== name || !last?.textContent?.includes('Answer')) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    });
  }, title);
  await allThere(page, messages / 2);
  return time;
}

/** Waits until all turns are drawn or counted as earlier ones, so that this work does not slow the next measurement. */
const allThere = (page: Page, turns: number) =>
  page.waitForFunction(
    (all: number) => {
      const earlier = document.querySelector('.log > button')?.textContent?.replaceAll(/\D/g, '') ?? '0';
      return document.querySelectorAll('.log .exchange').length + Number(earlier) === all;
    },
    {},
    turns,
  );

/** Prints how much longer a chat of many messages takes to open than one of few. */
export async function opening(page: Page, { few, many }: { few: Chat; many: Chat }): Promise<void> {
  const times = new Map<Chat, number[]>([
    [few, []],
    [many, []],
  ]);
  for (let run = 0; run < runs; run += 1) for (const [chat, taken] of times) taken.push(await timeToOpen(page, chat));
  const [short, long] = [few, many].map((chat) => median(times.get(chat)?.slice(1) ?? [])) as [number, number];
  console.log(
    `  opening      ${few.title}: ${short.toFixed(1)} ms, ${many.title}: ${long.toFixed(1)} ms (median of ${runs - 1})`,
  );
  console.log(`  ratio        ${(long / short).toFixed(2)} (at most 1.5)`);
}
