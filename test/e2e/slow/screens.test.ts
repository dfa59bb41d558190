import { describe, expect, it, vi } from 'vitest';
import { violations } from '../harness/axe.ts';
import { setScheme } from '../harness/colour-scheme.ts';
import { elsewhere } from '../harness/driver.ts';
import { misfits, narrowed } from '../harness/fit.ts';
import { withModel } from '../harness/model.ts';
import { world } from '../harness/start.ts';
import { pagesOfTheirOwn, type Screen, withModelAnswers, withoutModel } from '../harness/tour.ts';

// A tour has many screens, and the machine may be a slow one.
vi.setConfig({ testTimeout: 240_000 });

const its = world();
const model = withModel(its, elsewhere);

describe('every screen is accessible and fits into a narrow panel', () => {
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
    await narrowed(page);
    await setScheme(its.driver, page, 'light');
    const found = [...(await violations(page)), ...(await page.evaluate(talking)), ...(await misfits(page))];
    await setScheme(its.driver, page, 'dark');
    found.push(...(await violations(page, 'colours')).map((fault) => `dark, ${fault}`));
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** Runs in the page. A panel has one line that is read aloud; elsewhere no two of them speak. */
function talking(): string[] {
  const lines = [...document.querySelectorAll('[role="status"], [aria-live="polite"], output')];
  const isPanel = location.pathname === '/sidepanel.html';
  const heard = lines.filter((line) => isPanel || line.textContent?.trim());
  if (heard.length === 1 || (heard.length === 0 && !isPanel)) return [];
  return [`${heard.length} lines are read aloud: ${heard.map((line) => line.outerHTML.slice(0, 120)).join(' ')}`];
}
