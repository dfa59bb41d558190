import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for all animations and transitions to end, so that colours can be measured. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  });
}

/** The rules that another colour scheme may break. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Faults that axe finds on a page, or only those in its colours: the rule and the element, one line each. */
export async function violations(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (only: string[] | null) => {
      interface Axe {
        run(options: {
          runOnly?: string[];
        }): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      }
      const { axe } = globalThis as unknown as { axe: Axe };
      const found = await axe.run(only ? { runOnly: only } : {});
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
      );
    },
    what === 'colours' ? colours : null,
  );
}
