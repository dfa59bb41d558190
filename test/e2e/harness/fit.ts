import type { Page } from 'puppeteer-core';

export const narrow = { width: 320, height: 640 };

/** Brings a page to the width of a narrow panel, with the pointer off whatever has a tooltip. */
export async function narrowed(page: Page): Promise<void> {
  await page.setViewport(narrow);
  await page.mouse.move(0, narrow.height - 1);
}

/**
 * Runs in the page: lists what scrolls sideways, with the first element that sticks out. Code and tables may scroll.
 */
function scrollsSideways(): string[] {
  const sticksOut = (box: Element) => {
    const edge = box.getBoundingClientRect();
    const outside = [...box.querySelectorAll('*')].find((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return (
        width > 1 &&
        !one.closest('.one-line, .unseen, pre, .answer-table, .formula') &&
        (left < edge.left - 1 || right > Math.min(edge.right, innerWidth) + 1)
      );
    });
    return outside ? `, by ${outside.localName} ${outside.className} "${outside.textContent?.slice(0, 40)}"` : '';
  };
  const boxes = [...document.querySelectorAll('*')].filter(
    (box) => box.checkVisibility() && /auto|scroll/.test(getComputedStyle(box).overflowX),
  );
  return [document.documentElement, ...boxes]
    .filter((box) => box.scrollWidth > box.clientWidth && !box.matches('pre, .answer-table, .formula, textarea, input'))
    .map((box) => `${box.localName} ${box.className}: ${box.scrollWidth} px in ${box.clientWidth} px${sticksOut(box)}`);
}

/** Runs in the page: lists fields and cut-off texts with too little room, and texts with too few letters on a line. */
function squeezed(): string[] {
  const least = 3.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const seen = (one: Element) => one.checkVisibility() && !one.closest('.unseen, [aria-hidden="true"]');
  const fields = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';
  const tight = [...document.querySelectorAll<HTMLElement>(`${fields}, .one-line`)]
    .filter((one) => seen(one) && one.offsetWidth < least && (one.matches(fields) || one.scrollWidth > one.clientWidth))
    .map((one) => `${one.localName} ${one.className} "${one.textContent?.slice(0, 40)}" has ${one.offsetWidth} px`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const thin: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (words.length < 6 || !text.parentElement || !seen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines >= 3 && words.length / lines < 3) thin.push(`"${words.slice(0, 40)}" stands on ${lines} lines`);
  }
  return [...tight, ...thin];
}

/** Lists everything that scrolls sideways or is squeezed: at 320 px, with letters twice as large, and at 200 % zoom. */
export async function misfits(page: Page): Promise<string[]> {
  const found: string[] = [];
  const measure = async (how: string) => {
    const faults = [...(await page.evaluate(scrollsSideways)), ...(await page.evaluate(squeezed))];
    for (const fault of faults) found.push(`${fault} ${how}`);
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
