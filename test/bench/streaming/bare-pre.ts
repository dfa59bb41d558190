import type { Page } from 'puppeteer-core';
import type { Driver } from '../../e2e/harness/driver.ts';
import { type Cost, measured } from './main-thread.ts';

/** Appends pieces of a text to a bare `pre`, so many milliseconds apart; 0: in one task. */
export async function barePre(driver: Driver, all: string[], pause: number): Promise<Cost> {
  const blank = await driver.openPage('icon/16.png');
  await blank.setViewport({ width: 400, height: 800 });
  const cost = await measured(driver, blank, () => appendToPre(blank, all, pause));
  await blank.close();
  return cost;
}

/** Appends each piece as it comes, at the pace of the stream, until all is painted. */
const appendToPre = (page: Page, all: string[], pause: number): Promise<void> =>
  page.evaluate(
    async (texts: string[], ms: number) => {
      const pre = document.createElement('pre');
      document.body.replaceChildren(pre);
      for (const text of texts) {
        pre.append(text);
        if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    },
    all,
    pause,
  );
