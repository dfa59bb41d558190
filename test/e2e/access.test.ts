import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { alike, sameMarks, withoutEdge } from './harness/contrast.ts';
import { misfits, narrowed } from './harness/fit.ts';
import { saveBookmarks } from './harness/library.ts';
import { inMedium } from './harness/medium.ts';
import { callText, withModel } from './harness/model.ts';
import { answered, choose, gone, press, say, shown } from './harness/panel.ts';
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
  it('announces one line, however long an answer is', async () => {
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
    // On a slow machine, reading the page in front may take so long that it is announced, once and first.
    const told = heard.filter((one) => one !== '');
    const begun = told[0] === 'Reading what goes along' ? told.slice(1) : told;
    expect([...new Set(begun)]).toEqual(['Answering', 'Done']);
    expect(heard.length).toBeLessThanOrEqual(4);
    const loud = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], output';
    expect(await page.$$eval(loud, (found) => found.map((one) => one.className))).toEqual(['status-line']);
    expect(await page.$eval('[role="log"]', (log) => log.getAttribute('aria-live'))).toBe('off');
  });
});

describe('reduced motion', () => {
  it('shows no animation, during an answer and after it', async () => {
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

/** Runs in the page: lists elements that move, or that would move on a change. */
function moving(): string[] {
  const running = document.getAnimations().filter((one) => one.playState === 'running');
  const changing = [...document.querySelectorAll('*')].filter((one) =>
    getComputedStyle(one)
      .transitionDuration.split(', ')
      .some((time) => Number.parseFloat(time) > 0),
  );
  return [...running.map(({ id }) => `animation ${id}`), ...changing.map((one) => `transition of ${one.className}`)];
}

/** Screens that people meet while they work with the extension, one after the other. */
async function* states(): AsyncGenerator<{ name: string; page: Page }> {
  const page = await panel();
  const titles = ['How outriggers steady a canoe', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  const items = titles.map((title, at) => ({ title, url: `https://page${at}.example/a/long/way/down` }));
  const ids = await saveBookmarks(its.driver, 'To be read', items);
  model.script([callText('list_tabs', {}), callText('delete_bookmarks', { bookmark_ids: ids }), 'They stay.']);
  await say(page, 'I am through with everything that was to be read');
  await shown(page, '[data-confirm] .plan-tools');
  yield { name: 'confirmation', page };
  await choose(page, 'deny');
  await answered(page, 'They stay.');
  await atRest(page);
  await (await shown(page, '[data-call="list_tabs"] .call-line')).evaluate((line) => (line as HTMLElement).click());
  await shown(page, '.call-details');
  await press(page, 'Edit');
  await shown(page, '.edit-form');
  yield { name: 'details of a call and a message that is edited', page };
  await press(page, 'Cancel');
  await press(page, 'Chats');
  await shown(page, '[data-current="true"]');
  yield { name: 'chats', page };
  await press(page, 'Close');
  const options = await its.driver.openPage('options.html#inspector');
  await shown(options, '.reading-source [data-part="call"]');
  yield { name: 'inspector', page: options };
  await options.evaluate(() => {
    location.hash = 'shortcuts';
  });
  await press(options, 'Add action');
  await shown(options, '.action-form');
  yield { name: 'action form', page: options };
  await options.close();
}

describe('large text and forced colors', () => {
  it('leave space for every word, and show the edges of controls and what is chosen', async () => {
    const found: string[] = [];
    for await (const { name, page } of states()) {
      await narrowed(page);
      const faults = await misfits(page);
      await inMedium(its.driver, page, 'forced-colors', async () => {
        for (const rule of [withoutEdge, alike, sameMarks]) faults.push(...(await page.evaluate(rule)));
      });
      found.push(...faults.map((fault) => `${name}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
});
