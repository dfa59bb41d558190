/** Waits until a page can be pictured. */
import type { Page } from 'puppeteer-core';
import { until } from '../test/e2e/harness/driver.ts';

/** Waits for what moves to its end; what moves without one is left. */
export const still = (page: Page): Promise<null> =>
  page.evaluate(async () => {
    const moves = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moves.map((one) => one.finished));
    const seen = [...document.images].filter((one) => one.checkVisibility());
    await Promise.allSettled(seen.map((one) => one.loading === 'lazy' || one.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return null;
  });

/** Waits until a question takes a yes, which it does not at once where it comes or moves. */
export const answerable = (page: Page) =>
  until('a question that can be answered', () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-confirm]')].every(
        (question) =>
          question.querySelector<HTMLTextAreaElement>('.answers-reason')?.value ||
          question.querySelector('[data-choice="allow"]')?.ariaDisabled !== 'true',
      ),
    ),
  );
