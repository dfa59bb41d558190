import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { violations } from './harness/axe.ts';
import { type Scheme, setScheme } from './harness/colour-scheme.ts';
import { withModel } from './harness/model.ts';
import { world } from './harness/start.ts';
import { pagesOfTheirOwn, type Screen, withModelAnswers, withoutModel } from './harness/tour.ts';

const its = world();
const model = withModel(its);

const schemes: Scheme[] = ['light', 'dark'];
const narrow = { width: 320, height: 640 };

describe('every screen is open to everyone and fits a narrow panel', () => {
  it('the welcome page and the options', async () => {
    expect(await faultsOf(pagesOfTheirOwn(its))).toEqual([]);
  });

  it('the panel without an answer of a model', async () => {
    const paths = ['/harbour', '/ferry', '/harbour', '/invoices', '/ferry', '/ferry'];
    expect(await faultsOf(withoutModel(its, paths))).toEqual([]);
  });

  it('the panel with a model', async () => {
    expect(await faultsOf(withModelAnswers(its, model))).toEqual([]);
  });
});

async function faultsOf(tour: AsyncGenerator<Screen>): Promise<string[]> {
  const faults: string[] = [];
  for await (const { name, page } of tour) {
    await page.setViewport(narrow);
    // Off the button that led here: its tooltip is on its way in or out.
    await page.mouse.move(0, narrow.height - 1);
    for (const scheme of schemes) {
      await setScheme(its.driver, page, scheme);
      faults.push(...(await violations(page)).map((fault) => `${name}, ${scheme}: ${fault}`));
    }
    faults.push(...(await tooWide(page)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** Runs in the page. Code and tables may be wider than the panel. */
function scrollsSideways(): string[] {
  const boxes = [...document.querySelectorAll('*')].filter(
    (box) => box.checkVisibility() && /auto|scroll/.test(getComputedStyle(box).overflowX),
  );
  return [document.documentElement, ...boxes]
    .filter((box) => box.scrollWidth > box.clientWidth && !box.matches('pre, .answer-table, textarea, input'))
    .map((box) => `${box.localName} ${box.className}: ${box.scrollWidth} px in ${box.clientWidth} px`);
}

/** What scrolls sideways: the page at 320 px, with letters twice as large, and at 200 % zoom. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  const measure = async (how: string) => {
    for (const wide of await page.evaluate(scrollsSideways)) found.push(`${wide} ${how}`);
  };
  const letters = (size: string) =>
    page.evaluate((value: string) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await measure('as it is');
  await letters('200%');
  await measure('with large letters');
  await letters('');
  await page.setViewport({ width: narrow.width / 2, height: narrow.height / 2 });
  await measure('zoomed');
  await page.setViewport(narrow);
  return found;
}
