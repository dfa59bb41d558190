import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { until } from '../harness/driver.ts';
import { openTabs } from '../harness/library.ts';
import { choose, gone, say, shown } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();

/** Turns the wheel over the question, towards this part of it. True once the part is seen whole. */
async function isWheeledTo(panel: Page, part: string): Promise<boolean> {
  const { seen, below, x, y } = await panel.$eval(part, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y));
    const question = element.closest('[data-confirm]')?.getBoundingClientRect() ?? new DOMRect();
    return {
      seen: at(top + 2) && at((top + bottom) / 2) && at(bottom - 2),
      below: (top + bottom) / 2 > innerHeight / 2,
      x: innerWidth / 2,
      y: (Math.max(question.top, 0) + Math.min(question.bottom, innerHeight)) / 2,
    };
  });
  if (seen) return true;
  await panel.mouse.move(x, y);
  await panel.mouse.wheel({ deltaY: below ? 30 : -30 });
  return false;
}

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
  for (const part of ['h2', '[data-row]', '[data-choice="deny"]', '[data-choice="allow"]', '[data-choice^="allow-"]'])
    await until(part, () => isWheeledTo(panel, `[data-confirm] ${part}`));
  expect(await panel.$eval('[data-confirm] .plan-list', (list) => list.clientHeight)).toBeGreaterThan(90);
  await choose(panel, 'deny');
  await gone(panel, '[data-confirm]');
});

it('is no wider than the panel, with group names in words, in 320 pixels at 200 % zoom', async () => {
  const { driver, site } = its;
  await openTabs(driver, ['/tides', '/tides', '/harbour', '/ferry'].map(site.url));
  const panel = await driver.openPanel();
  await panel.setViewport({ width: 160, height: 320 });
  await say(panel, 'clean up my tabs');
  await shown(panel, '[data-confirm] section');
  const { over, names } = await panel.evaluate(() => ({
    over: [...document.querySelectorAll('body *')]
      .filter((part) => part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map((part) => part.className),
    names: [...document.querySelectorAll('[data-confirm] section')].map(
      (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.getBoundingClientRect().width,
    ),
  }));
  expect(over).toEqual([]);
  for (const width of names) expect(width).toBeGreaterThan(60);
  const [header, title] = await panel.evaluate(() =>
    ['.header', '.header h1'].map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? 0),
  );
  expect(title! - header!).toBeGreaterThan(4);
  await choose(panel, 'deny');
  await gone(panel, '[data-confirm]');
});
