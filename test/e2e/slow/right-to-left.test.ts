import type { Page } from 'puppeteer-core';
import { describe, expect, it, vi } from 'vitest';
import { settled, violations } from '../harness/axe.ts';
import { setScheme } from '../harness/colour-scheme.ts';
import { elsewhere } from '../harness/driver.ts';
import { misfits, narrowed } from '../harness/fit.ts';
import { withModel } from '../harness/model.ts';
import { pseudo } from '../harness/pseudo.ts';
import { browserName, world } from '../harness/start.ts';
import { pagesOfTheirOwn, type Screen, withModelAnswers, withoutModel } from '../harness/tour.ts';

// Firefox is a Hebrew one; Chromium stays English and is turned round.
const code = browserName === 'firefox' ? 'he' : 'en';
// A tour has many screens, and the machine may be a slow one.
vi.setConfig({ testTimeout: 240_000 });

const its = world({}, { language: { code, direction: 'rtl', messages: pseudo(code) } });
const model = withModel(its, elsewhere);

describe('in a right-to-left language', () => {
  it('the welcome page and the options', async () => {
    expect(await faultsOf(pagesOfTheirOwn(its))).toEqual([]);
  });

  it('the panel without an answer of a model', async () => {
    expect(await faultsOf(withoutModel(its, ['/harbour', '/ferry', '/harbour', '/ferry']))).toEqual([]);
  });

  it('the panel with a model', async () => {
    expect(await faultsOf(withModelAnswers(its, model))).toEqual([]);
  });
});

async function faultsOf(tour: AsyncGenerator<Screen>): Promise<string[]> {
  const faults: string[] = [];
  for await (const { name, page } of tour) {
    await narrowed(page);
    await settled(page);
    const found = [
      ...(await misfits(page)),
      ...(await page.evaluate(untranslated)),
      ...(await page.evaluate(unturned)),
      ...(await violationsTurned(page)),
    ];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** In one browser: the page is the same in both, and axe takes its time. */
async function violationsTurned(page: Page): Promise<string[]> {
  if (browserName === 'firefox') return [];
  await setScheme(its.driver, page, 'light');
  const light = await violations(page);
  await setScheme(its.driver, page, 'dark');
  return [...light, ...(await violations(page, 'colours')).map((fault) => `dark, ${fault}`)];
}

/**
 * Runs in the page. Words that are in no message, or that stand among ours without being set apart from them. What is
 * in another language or from others says so.
 */
function untranslated(): string[] {
  // The line that is announced is one string; numbers, times and names of languages are the browser's words.
  const apart =
    '.status-line, .numbers, bdi, code, pre, kbd, textarea, [dir="auto"], [dir="ltr"], [translate="no"], body [lang]';
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of('en') ?? '';
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    const words = (node.textContent ?? '').replace(language, '');
    const inList = around?.closest('select')?.checkVisibility();
    if (!/[a-z]/i.test(words) || !around || around.closest(apart) || !(inList || around.checkVisibility())) continue;
    found.push(`in English: ${words.trim().slice(0, 80)} in ${around.localName}.${around.className}`);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const words = element.getAttribute(name) ?? '';
      const foreign =
        /[\u0590-\u05ff]/.test(words) || element.closest(apart) || element.matches('[data-row] *, .live-row, .option');
      if (/[a-z]/i.test(words) && !foreign && element.checkVisibility())
        found.push(`${name} in English: ${words.slice(0, 80)} at ${element.localName}.${element.className}`);
    }
  }
  return found;
}

/** Runs in the page. Lists what points or runs in the wrong direction. */
function unturned(): string[] {
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const faults = document.documentElement.dir === 'rtl' ? [] : ['the page is not turned'];
  // Icons that are drawn to the right have to point left, or down while they are open.
  const pointing = [
    { names: ['arrow-left', 'arrow-right', 'arrow-up-right', 'undo-2'], ways: ['-1 0'] },
    { names: ['chevron-left', 'chevron-right'], ways: ['-1 0', '0 1'] },
  ];
  for (const { names, ways } of pointing)
    for (const icon of seen(names.map((name) => `.lucide-${name}`).join(', '))) {
      const { a, b } = new DOMMatrix(getComputedStyle(icon).transform);
      if (!ways.includes(`${Math.round(a)} ${Math.round(b)}`))
        faults.push(`points the wrong way: ${icon.getAttribute('class')}`);
    }
  for (const text of seen('pre, code, kbd, .key-combination, input[type="url"], input[type="password"]'))
    if (getComputedStyle(text).direction !== 'ltr') faults.push(`runs to the left: ${text.outerHTML.slice(0, 120)}`);
  return faults;
}
