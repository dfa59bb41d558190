import type { Page } from 'puppeteer-core';

export const narrow = { width: 320, height: 640 };

/** Brings a page to the width of a narrow panel, with the pointer off whatever has a tooltip. */
export async function narrowed(page: Page): Promise<void> {
  await page.setViewport(narrow);
  await page.mouse.move(0, narrow.height - 1);
}

/** Runs in the page: what scrolls sideways, and the first thing in it that sticks out. Code and tables may. */
function scrollsSideways(): string[] {
  const sticksOut = (box: Element) => {
    const edge = box.getBoundingClientRect();
    const outside = [...box.querySelectorAll('*')].find((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return (
        width > 1 &&
        !one.closest('.one-line, .unseen') &&
        (left < edge.left - 1 || right > Math.min(edge.right, innerWidth) + 1)
      );
    });
    return outside ? `, by ${outside.localName} ${outside.className} "${outside.textContent?.slice(0, 40)}"` : '';
  };
  const boxes = [...document.querySelectorAll('*')].filter(
    (box) => box.checkVisibility() && /auto|scroll/.test(getComputedStyle(box).overflowX),
  );
  return [document.documentElement, ...boxes]
    .filter((box) => box.scrollWidth > box.clientWidth && !box.matches('pre, .answer-table, textarea, input'))
    .map((box) => `${box.localName} ${box.className}: ${box.scrollWidth} px in ${box.clientWidth} px${sticksOut(box)}`);
}

/** What scrolls sideways: the page at 320 px, with letters twice as large, and at 200 % zoom. */
export async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  const measure = async (how: string) => {
    for (const wide of await page.evaluate(scrollsSideways)) found.push(`${wide} ${how}`);
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
