import type { ElementHandle, Page } from 'puppeteer-core';
import { findByRole } from './by-role.ts';
import { until } from './driver.ts';
import { saidFor } from './said.ts';

/** Waits for `wanted`. If it fails, the error also says what the page shows. */
async function orSay<T>(page: Page, wanted: Promise<T>): Promise<T> {
  try {
    return await wanted;
  } catch (cause) {
    const text = () => document.body.innerText.slice(-1_000);
    const said = await page.evaluate(text).catch(() => 'nothing any more');
    throw new Error(`${cause instanceof Error ? cause.message : cause}. The page says: ${said}`, { cause });
  }
}

/** Finds an element by its role and its English name, as assistive technology would; the page may speak otherwise. */
export const byRole = (page: Page, role: string, name: string): Promise<ElementHandle<Element>> =>
  orSay(
    page,
    until(`${role} "${name}"`, async () => {
      for (const said of await saidFor(page, name)) {
        const found = await findByRole(page, role, said);
        if (found) return found;
      }
      return null;
    }),
  );

/** Waits for something in the part of the page that has this name. */
export const shownIn = (page: Page, region: string, selector: string): Promise<ElementHandle<Element>> =>
  until(`${selector} in ${region}`, async () => (await byRole(page, 'region', region)).$(selector));

/** Waits until an element can be clicked: it is enabled and does not move. */
async function ready(button: ElementHandle<Element>, name: string): Promise<void> {
  let was = '';
  await until(`${name} to take a press`, async () => {
    const place = await button.evaluate((element) =>
      element.matches(':disabled, [aria-disabled="true"]') ? '' : JSON.stringify(element.getBoundingClientRect()),
    );
    const stands = place !== '' && place === was;
    was = place;
    return stands;
  });
}

/** Presses the button of this name; once more where the page drew another in its place before the click. */
export async function press(page: Page, name: string): Promise<void> {
  const button = await byRole(page, 'button', name);
  try {
    await ready(button, name);
    await button.click();
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('detached from document'))) throw error;
    await press(page, name);
  }
}

/** Presses the element of a selector once it does not move. */
export async function pressShown(page: Page, selector: string): Promise<void> {
  const button = await shown(page, selector);
  await ready(button, selector);
  await button.click();
}

/** Writes into a textbox as a person would, replacing what is there. */
export async function fill(page: Page, name: string, value: string): Promise<void> {
  const box = await byRole(page, 'textbox', name);
  await box.click({ count: 3 });
  await page.keyboard.press('Backspace');
  await box.type(value);
}

/** Unfolds the section with this heading. */
export async function openFold(page: Page, words: string): Promise<void> {
  const said = await saidFor(page, words);
  await until(`the fold "${words}"`, () =>
    page.evaluate((names: string[]) => {
      const summary = [...document.querySelectorAll('summary')].find((one) => names.includes(one.textContent ?? ''));
      if (summary && !summary.closest('details')?.open) summary.click();
      return summary?.closest('details')?.open;
    }, said),
  );
}

export async function say(page: Page, message: string): Promise<void> {
  const box = await byRole(page, 'textbox', 'Message');
  await box.focus();
  await page.keyboard.type(message);
  // A turn that has said its last word may still be on its way to its end.
  await until('it to be taken', async () =>
    (await byRole(page, 'button', 'Send')).evaluate((send) => !send.matches(':disabled')),
  );
  // The page may have moved the focus meanwhile.
  if (!(await box.evaluate((element) => element === document.activeElement))) {
    await (await byRole(page, 'textbox', 'Message')).focus();
  }
  await page.keyboard.press('Enter');
}

/** Types `@` and a query, and clicks the option of this kind that contains these words. */
export async function pick(page: Page, query: string, kind: string, words: string): Promise<void> {
  await (await byRole(page, 'textbox', 'Message')).type(`@${query}`);
  const row = await until(`${kind} ${words}`, async () => {
    for (const one of await page.$$('[role="option"]')) {
      const is = (await one.evaluate((element) => element.textContent)) ?? '';
      if (is.includes(kind) && is.includes(words)) return one;
    }
    return null;
  });
  await row.click();
}

/** Waits for an element and gives it. */
export const shown = (page: Page, selector: string): Promise<ElementHandle<Element>> =>
  orSay(
    page,
    until(selector, () => page.$(selector)),
  );

/** Waits until nothing matches. */
export const gone = (page: Page, selector: string): Promise<boolean> =>
  until(`no ${selector}`, async () => (await page.$(selector)) === null);

/** The text of everything that matches, as a person reads it. */
export const texts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (found) => found.map((element) => element.textContent ?? ''));

/** Waits until the last answer of the assistant contains these words, and gives it whole. */
export const answered = (page: Page, words: string): Promise<string> =>
  until(`an answer with "${words}"`, async () => {
    const answer = (await texts(page, '[data-message="assistant"]')).at(-1) ?? 'nothing';
    if (answer.includes(words)) return answer;
    throw new Error(`It says: ${answer}`);
  });

/** Waits until the latest call of this tool is in the state. */
export const call = (page: Page, tool: string, state: string): Promise<ElementHandle<Element>> =>
  orSay(
    page,
    until(`${tool} ${state}`, async () => {
      const card = (await page.$$(`[data-call="${tool}"]`)).at(-1);
      const is = await card?.evaluate((element) => element.getAttribute('data-state'));
      return card && is === state ? card : null;
    }),
  );

/** True if the page no longer exists. */
export const isGone = (page: Page): Promise<boolean> =>
  page.evaluate(() => false).catch((error: Error) => /no such frame|closed|detached/i.test(error.message));

/** Resolves when the page that was there is gone. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.before = '';
    location.reload();
  });
  await until('the new page', () => page.evaluate(() => document.body.dataset.before === undefined));
}

/** Presses a choice of the open confirmation once it takes one. */
export async function choose(page: Page, choice: 'deny' | 'allow' | 'allow-chat' | 'allow-always'): Promise<void> {
  const asked = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('[data-confirm]')?.dataset.confirm ?? null);
  const first = await asked().catch(() => null);
  await until(`${choice} to be taken`, async () => {
    if (await isGone(page)) return true;
    // Not by the mouse: when the dialog goes, the click would fall on what stands there then, such as another dialog.
    return page.evaluate(
      (name: string, tools: string | null) => {
        const dialog = document.querySelector<HTMLElement>('[data-confirm]');
        if (dialog === null || (tools !== null && dialog.dataset.confirm !== tools)) return true;
        const button = dialog.querySelector<HTMLElement>(`[data-choice="${name}"]`);
        if (button?.getAttribute('aria-disabled') !== 'true') button?.click();
        return document.querySelector('[data-confirm]') === null;
      },
      choice,
      first,
    );
  });
}

/** Unticks the confirmation's row that shows this text. */
export async function untick(page: Page, row: string): Promise<void> {
  const rows = await page.$$('[data-confirm] [data-row]');
  for (const one of rows) {
    const text = await one.evaluate((element) => element.textContent ?? '');
    if (!text.includes(row)) continue;
    const box = await one.$('[role="checkbox"], input[type="checkbox"]');
    await box?.click();
    return;
  }
  throw new Error(`No row with "${row}"`);
}
