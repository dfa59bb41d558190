import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ElementHandle, Page } from 'puppeteer-core';

const source = await readFile(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

interface Library {
  queryAllByRole(container: Element, role: string, options: { name: string }): Element[];
}

const isFirefox = async (page: Page): Promise<boolean> => /firefox/i.test(await page.browser().version());

/**
 * The first element that assistive technology finds under a role and a name; never the box that only stands there until
 * the panel is drawn.
 */
export async function findByRole(page: Page, role: string, name: string): Promise<ElementHandle<Element> | null> {
  const found = await firstByRole(page, role, name);
  return (await found?.evaluate((element) => element.closest('#early-composer') === null)) ? found : null;
}

/**
 * Chromium is asked for its own tree; Firefox takes half a second to build one for each question, so there the rules are
 * applied in the page.
 */
async function firstByRole(page: Page, role: string, name: string): Promise<ElementHandle<Element> | null> {
  if (!(await isFirefox(page))) return page.$(`::-p-aria([name="${name}"][role="${role}"])`);
  if (!(await page.evaluate(() => 'TestingLibraryDom' in globalThis))) await page.evaluate(source);
  const found = await page.evaluateHandle(
    (role: string, name: string) => {
      const { TestingLibraryDom } = globalThis as unknown as { TestingLibraryDom: Library };
      return TestingLibraryDom.queryAllByRole(document.body, role, { name })[0] ?? null;
    },
    role,
    name,
  );
  return found.asElement() as ElementHandle<Element> | null;
}
