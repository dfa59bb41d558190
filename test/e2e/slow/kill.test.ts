import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import type { MessageName } from '@/src/contract/messages.ts';
import { ask, runTool, type Tell, undoCall } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { bookmarksIn, eventsOf, openTabs, saveBookmarks, tabUrls } from '../harness/library.ts';
import { callText, withModel } from '../harness/model.ts';
import { answered, call, choose, press, say, shown } from '../harness/panel.ts';
import { browserName, world } from '../harness/start.ts';

const its = world();
const model = withModel(its);

const undoWithin = 120_000;

describe('a bulk call whose background is stopped in the middle', () => {
  it('closes 60 tabs, none twice and no others, and Undo reopens all of them', { timeout: 240_000 }, async () => {
    const { driver, site } = its;
    const urls = Array.from({ length: 60 }, (_, at) => site.url(`/many-${at}`));
    const others = ['/stays-1', '/stays-2'].map((path) => site.url(path));
    await openTabs(driver, [others[0]!, ...urls, others[1]!]);
    const before = await tabUrls(driver);
    const hand = await driver.hand();
    const ids = await hand.evaluate(
      async (wanted: string[]) =>
        (await chrome.tabs.query({})).filter(({ url }) => wanted.includes(url ?? '')).map(({ id }) => id),
      urls,
    );
    const panel = await driver.openPanel();
    model.script([callText('close_tabs', { tab_ids: ids }), 'Closed sixty.']);
    await say(panel, 'I have read all of these');
    await shown(panel, '[data-confirm~="close_tabs"]');
    const half = await eventsOf(its.driver, 'tabs.onRemoved', 20);
    await choose(panel, 'allow');
    await half();
    await driver.stopBackground();

    await answered(panel, 'Closed sixty.');
    await call(panel, 'close_tabs', 'done');
    expect(await tabUrls(driver)).toEqual(others);
    await press(panel, 'Undo: close 60 tabs');
    await until('all of them to be back', async () => (await tabUrls(driver)).length >= before.length, undoWithin);
    await until('the order there was', async () => String(await tabUrls(driver)) === String(before), undoWithin);
  });

  it('deletes 200 bookmarks, and Undo restores the same ones in order', { timeout: 240_000 }, async () => {
    const { driver } = its;
    const items = Array.from({ length: 200 }, (_, at) => ({ title: `Item ${at}`, url: `https://many.example/${at}` }));
    const ids = await saveBookmarks(driver, 'Two hundred', items);
    const panel = await driver.openPanel();
    await press(panel, 'New chat');
    model.script([callText('delete_bookmarks', { bookmark_ids: ids }), 'Deleted them.']);
    await say(panel, 'I need none of these');
    await shown(panel, '[data-confirm~="delete_bookmarks"]');
    const half = await eventsOf(its.driver, 'bookmarks.onMoved', 80);
    await choose(panel, 'allow');
    await half();
    await driver.stopBackground();

    await answered(panel, 'Deleted them.');
    await call(panel, 'delete_bookmarks', 'done');
    const inFolder = async (folder: string) =>
      (await bookmarksIn(driver)).filter((one) => one.folder === folder).map(({ id }) => id);
    expect((await inFolder('Outrigger trash')).toSorted()).toEqual(ids.toSorted());
    const back = await eventsOf(its.driver, 'bookmarks.onMoved', 80);
    await press(panel, 'Undo: delete 200 bookmarks');
    await back();
    await driver.stopBackground();
    await until('all of them to be back', async () => (await inFolder('Two hundred')).length === 200, undoWithin);
    expect(await inFolder('Two hundred')).toEqual(ids);
  });
});

/** Asks again where the background died over a message, as a panel does: what was approved by its call. */
const patient = (): Tell => {
  let run: unknown;
  return <Answer>(page: Page, type: MessageName, data: unknown): Promise<Answer> => {
    if (type === 'run') run = data;
    let asked = false;
    return until(`an answer to ${type}`, async () => {
      const again = asked && type === 'approve';
      asked = true;
      return { answer: await (again ? ask<Answer>(page, 'run', run) : ask<Answer>(page, type, data)) };
    }).then(({ answer }) => answer);
  };
};

describe('a bulk call that is killed', () => {
  const titles = Array.from({ length: 30 }, (_, at) => `Killed ${at}`);

  it.each([0, 1, 24, 25, 26, 30])('after %i rows runs once, and so does its undo', async (rows) => {
    const { driver } = its;
    const hand = await driver.hand();
    const items = titles.map((title) => ({ title, url: `https://killed.example/${title}` }));
    const ids = await saveBookmarks(driver, `Killed after ${rows}`, items);
    const id = `kill:${rows}`;
    const there = async (folder: string) =>
      (await bookmarksIn(driver)).filter((one) => one.folder === folder && ids.includes(one.id)).map((one) => one.id);
    const killing = async <T>(work: () => Promise<T>): Promise<T> => {
      const moved = rows > 0 ? await eventsOf(its.driver, 'bookmarks.onMoved', rows) : async () => undefined;
      const working = work();
      await Promise.race([moved(), working]);
      await driver.stopBackground();
      return working;
    };
    const tell = patient();
    const asking: Tell = (page, type, data) =>
      type === 'approve' ? killing(() => tell(page, type, data)) : tell(page, type, data);
    const { result } = await runTool(hand, 'delete_bookmarks', { bookmark_ids: ids }, { id }, asking);
    expect(result).toMatchObject({ success: true, data: { done: ids.length } });
    expect((await there('Outrigger trash')).toSorted()).toEqual(ids.toSorted());
    await killing(() => undoCall(hand, id, tell));
    expect(await there(`Killed after ${rows}`)).toEqual(ids);
  });

  function refuseAfter(most: number) {
    const api = chrome.bookmarks as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    let moves = 0;
    for (const name of ['get', 'getChildren', 'create', 'move']) {
      const act = api[name]!.bind(api);
      api[name] = (...given) => {
        if (name === 'move') moves++;
        return moves > most ? Promise.reject(new Error('No SW')) : act(...given);
      };
    }
  }

  /** While Chrome stops a worker it refuses it everything, and the worker goes on for a moment. */
  const refused = async () => {
    const { driver } = its;
    const hand = await driver.hand();
    const items = titles.map((title) => ({ title, url: `https://refused.example/${title}` }));
    const ids = await saveBookmarks(driver, 'Refused', items);
    const target = await driver.browser.waitForTarget(
      (open) => open.type() === 'service_worker' && open.url().startsWith(driver.origin),
    );
    // A worker that is watched is not stopped.
    const session = await target.createCDPSession();
    await session.send('Runtime.evaluate', { expression: `(${refuseAfter})(10)` });
    await session.detach();
    const moved = await eventsOf(driver, 'bookmarks.onMoved', 10);
    const working = runTool(hand, 'delete_bookmarks', { bookmark_ids: ids }, { id: 'refused' }, patient());
    await moved();
    // Time enough to write down what it was refused.
    for (let others = 0; others < 20; others++) await runTool(hand, 'list_tabs', {});
    await driver.stopBackground();
    expect((await working).result).toMatchObject({ success: true, data: { done: ids.length } });
  };
  if (browserName === 'chromium') it('records nothing of refused calls: the next worker does them', refused);
});
