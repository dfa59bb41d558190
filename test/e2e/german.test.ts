import { describe, expect, it } from 'vitest';
import german from '../../public/_locales/de/messages.json' with { type: 'json' };
import { until } from './harness/driver.ts';
import { narrowed, tooWide } from './harness/fit.ts';
import { openTabs, tabUrls } from './harness/library.ts';
import { withModel } from './harness/model.ts';
import { answered, choose, press, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';
import { pagesOfTheirOwn, type Screen, withModelAnswers, withoutModel } from './harness/tour.ts';

const its = world({}, { language: { code: 'de', direction: 'ltr', messages: german } });
const model = withModel(its);

describe('German words, which run long, fit', () => {
  it.each([
    ['the welcome page and the options', () => pagesOfTheirOwn(its)],
    ['the panel without an answer of a model', () => withoutModel(its, ['/harbour', '/ferry', '/harbour'])],
    ['the panel with a model', () => withModelAnswers(its, model)],
  ] as const)('%s', async (_, tour) => {
    expect(await faultsOf(tour())).toEqual([]);
  });
});

describe('in German', () => {
  it('a suggestion closes duplicates, and everything is said in German', async () => {
    const { driver, site } = its;
    const before = (await tabUrls(driver)).length;
    await openTabs(driver, [site.url('/a'), site.url('/a'), site.url('/b')]);
    const page = await driver.openPanel();
    await page.bringToFront();
    await press(page, 'New chat');
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'de',
      'ltr',
    ]);
    const suggestion = await until('the duplicates', () => page.$('::-p-xpath(//button[contains(., "doppelt")])'));
    await suggestion.click();
    await shown(page, '[data-confirm="close_tabs"]');
    expect(await texts(page, '[data-confirm] h2')).toEqual(['1 doppelten Tab schließen?']);
    expect(await texts(page, '.status-line')).toEqual(['Wartet auf Sie: 1 doppelten Tab schließen?']);
    await choose(page, 'allow');
    await until('one copy to go', async () => (await tabUrls(driver)).length === before + 2);
    await answered(page, '1 Tab geschlossen');
  });
});

async function faultsOf(tour: AsyncGenerator<Screen>): Promise<string[]> {
  const faults: string[] = [];
  for await (const { name, page } of tour) {
    await narrowed(page);
    const found = [...(await tooWide(page)), ...(await page.evaluate(cut))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** Runs in the page. Buttons and names of ours that do not show all of their words. */
function cut(): string[] {
  return [...document.querySelectorAll('button .one-line, h1, h2, h3, label, legend')]
    .filter((box) => box.checkVisibility() && !box.querySelector('bdi') && !box.matches('bdi, .unseen'))
    .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline')
    .map((box) => `cut: "${box.textContent}" ${box.scrollWidth} px in ${box.clientWidth} px`);
}
