import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { inMedium } from './harness/medium.ts';
import { withModel } from './harness/model.ts';
import { answered, gone, press, say, shown } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
const model = withModel(its);

async function panel(): Promise<Page> {
  const page = await its.driver.openPanel();
  await page.bringToFront();
  await press(page, 'New chat');
  return page;
}

const atRest = (page: Page) => gone(page, '.status-line[data-busy="true"]');

describe('a screen reader', () => {
  it('hears one line, however many words an answer has', async () => {
    const page = await panel();
    await page.evaluate(() => {
      const heard: string[] = [];
      const line = document.querySelector('[role="status"]');
      new MutationObserver(() => heard.push(line?.textContent ?? '')).observe(line as Element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(globalThis, { heard });
    });
    model.script([Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ')]);
    await say(page, 'What was I reading about this morning?');
    await answered(page, 'word199');
    await atRest(page);
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    expect([...new Set(heard)].filter((one) => one !== '')).toEqual(['Answering', 'Done']);
    expect(heard.length).toBeLessThanOrEqual(4);
    const loud = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], output';
    expect(await page.$$eval(loud, (found) => found.map((one) => one.className))).toEqual(['status-line']);
    expect(await page.$eval('[role="log"]', (log) => log.getAttribute('aria-live'))).toBe('off');
  });
});

describe('who wants no motion', () => {
  it('sees none, while an answer comes and after it', async () => {
    const page = await panel();
    await inMedium(its.driver, page, 'reduced-motion', async () => {
      const held = model.hold(['One word', ' more.']);
      model.script([held.reply]);
      await say(page, 'What was I reading about this morning?');
      await answered(page, 'One');
      expect(await page.evaluate(moving)).toEqual([]);
      held.release();
      await answered(page, 'more.');
      await atRest(page);
      expect(await page.evaluate(moving)).toEqual([]);
    });
    expect(await page.evaluate(moving)).not.toEqual([]);
  });
});

/** Runs in the page: what moves, or would when it changes. */
function moving(): string[] {
  const running = document.getAnimations().filter((one) => one.playState === 'running');
  const changing = [...document.querySelectorAll('*')].filter((one) =>
    getComputedStyle(one)
      .transitionDuration.split(', ')
      .some((time) => Number.parseFloat(time) > 0),
  );
  return [...running.map(({ id }) => `animation ${id}`), ...changing.map((one) => `transition of ${one.className}`)];
}

describe('in high contrast', () => {
  it('every control has an edge or a word, and shows that it has the focus', async () => {
    const page = await panel();
    await inMedium(its.driver, page, 'forced-colors', async () => {
      expect(await page.evaluate(withoutEdge)).toEqual([]);
      await press(page, 'Chats');
      await shown(page, '[aria-pressed="true"]');
      expect(await page.evaluate(alike)).toEqual([]);
      await press(page, 'Close');
    });
  });
});

/** Runs in the page: controls that nothing but a background, which is gone, sets apart; and those without a focus ring. */
function withoutEdge(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('button, input, textarea, select')].filter((one) =>
    one.checkVisibility(),
  );
  return controls.flatMap((control) => {
    control.focus({ focusVisible: true } as FocusOptions);
    const boxes = [control, control.parentElement, control.closest('.composer, .select')];
    const ring = boxes.some((box) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(box ?? control);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
    const edge = boxes.some((box) => Number.parseFloat(getComputedStyle(box ?? control).borderTopWidth) > 0);
    const seen = edge || control.textContent !== '' || control.querySelector('svg');
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return [...(ring ? [] : [`no focus to be seen on ${name}`]), ...(seen ? [] : [`nothing to be seen of ${name}`])];
  });
}

/** Runs in the page: pressed buttons that look like those that are not. */
function alike(): string[] {
  const look = (element: Element) => {
    const { borderTopColor, outlineStyle, color, backgroundColor } = getComputedStyle(element);
    return [borderTopColor, outlineStyle, color, backgroundColor].join(' ');
  };
  const other = document.querySelector('[aria-pressed="false"]');
  return [...document.querySelectorAll('[aria-pressed="true"]')]
    .filter((pressed) => other && look(pressed) === look(other))
    .map((pressed) => `looks as if not pressed: ${pressed.getAttribute('aria-label')}`);
}
