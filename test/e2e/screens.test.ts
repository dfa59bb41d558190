import { describe, expect, it } from 'vitest';
import { violations } from './harness/axe.ts';
import { type Scheme, setScheme } from './harness/colour-scheme.ts';
import { narrowed, tooWide } from './harness/fit.ts';
import { withModel } from './harness/model.ts';
import { world } from './harness/start.ts';
import { pagesOfTheirOwn, type Screen, withModelAnswers, withoutModel } from './harness/tour.ts';

const its = world();
const model = withModel(its);

const schemes: Scheme[] = ['light', 'dark'];

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
    await narrowed(page);
    for (const scheme of schemes) {
      await setScheme(its.driver, page, scheme);
      faults.push(...(await violations(page)).map((fault) => `${name}, ${scheme}: ${fault}`));
    }
    faults.push(...(await tooWide(page)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
