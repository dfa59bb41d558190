import { expect, it } from 'vitest';
import { openTabs } from './harness/library.ts';
import { choose, gone, say, shown } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();

it('can be read and answered by scrolling, in 320 pixels at 200 % zoom', async () => {
  const { driver, site } = its;
  await openTabs(
    driver,
    Array.from({ length: 4 }, () => site.url('/tides')),
  );
  const panel = await driver.openPanel();
  await panel.setViewport({ width: 160, height: 320 });
  await say(panel, 'close duplicate tabs');
  await shown(panel, '[data-confirm]');
  const parts = ['h2', '[data-row]', '[data-choice="deny"]', '[data-choice="allow"]', '[data-choice^="allow-"]'];
  const seen = await panel.evaluate(
    (selectors: string[]) =>
      selectors.map((selector) => {
        const part = document.querySelector(`[data-confirm] ${selector}`);
        if (!part) return `${selector} is missing`;
        part.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const at = (y: number) => part.contains(document.elementFromPoint((left + right) / 2, y));
        return `${selector} ${at(top + 2) && at((top + bottom) / 2) && at(bottom - 2)}`;
      }),
    parts,
  );
  expect(seen).toEqual(parts.map((selector) => `${selector} true`));
  expect(await panel.$eval('[data-confirm] .plan-list', (list) => list.clientHeight)).toBeGreaterThan(90);
  await choose(panel, 'deny');
  await gone(panel, '[data-confirm]');
});
