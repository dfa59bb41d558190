import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookmarksIn, openTabs, saveBookmarks } from './harness/library.ts';
import { world } from './harness/start.ts';

const its = world();
let ids: string[];

const context = { caller: 'model', conversation: 'c', turn: 't', window: null };
const deletion = (id: string, bookmarks: string[]) => ({
  call: { id, name: 'delete_bookmarks', arguments: { bookmark_ids: bookmarks }, repairs: [] },
  rest: [],
  context,
});

interface Reply {
  ok: boolean;
  answer?: { kind: string; ticket?: string };
}

/** Sends a raw message from a page of the extension and gives what came back. */
const ask = (page: Page, type: string, data: unknown): Promise<Reply> =>
  page.evaluate(
    async (name: string, payload: string) => {
      const message = { id: 1, type: name, timestamp: Date.now(), data: JSON.parse(payload) };
      return ((await chrome.runtime.sendMessage(message)) as { res: Reply }).res;
    },
    type,
    JSON.stringify(data),
  );

const untouched = async () =>
  (await bookmarksIn(its.driver)).filter((one) => one.folder === 'Kept').map((one) => one.id);

beforeAll(async () => {
  ids = await saveBookmarks(its.driver, 'Kept', [
    { title: 'First', url: 'https://first.example/' },
    { title: 'Second', url: 'https://second.example/' },
  ]);
});

describe('every call passes the gate', () => {
  it('from our own page: a deletion only asks', async () => {
    const hand = await its.driver.hand();
    expect((await ask(hand, 'run', deletion('road:1', ids))).answer?.kind).toBe('confirm');
    expect((await ask(hand, 'run', deletion('road:1', ids))).answer?.kind).toBe('confirm');
    expect(await untouched()).toEqual(ids);
  });

  it('with a forged, an altered, or a replayed ticket', async () => {
    const hand = await its.driver.hand();
    const [first, second] = ids as [string, string];
    await ask(hand, 'approve', { ticket: 'forged', rows: [`bookmark:${first}`] });
    expect(await untouched()).toEqual(ids);

    const asked = await ask(hand, 'run', deletion('road:2', [first]));
    const ticket = asked.answer?.ticket ?? '';
    await ask(hand, 'approve', { ticket, rows: [`bookmark:${second}`] });
    expect(await untouched()).toEqual(ids);

    const next = (await ask(hand, 'run', deletion('road:3', [first]))).answer?.ticket ?? '';
    await ask(hand, 'deny', { ticket: next });
    await ask(hand, 'approve', { ticket: next, rows: [`bookmark:${first}`] });
    expect(await untouched()).toEqual(ids);

    await ask(hand, 'run', deletion('road:3', [second]));
    expect(await untouched()).toEqual(ids);
  });

  it('with payloads of another shape', async () => {
    const hand = await its.driver.hand();
    for (const data of [{}, null, { ticket: 1 }, { call: { name: 'delete_bookmarks' } }, 'run']) {
      expect((await ask(hand, 'run', data)).ok).toBe(false);
      expect((await ask(hand, 'approve', data)).ok).toBe(false);
    }
  });

  it('from a script in a web page', async () => {
    const { driver, site } = its;
    await openTabs(driver, [site.url('/evil')]);
    const hand = await driver.hand();
    const answer = await hand.evaluate(
      async (url: string, payload: string) => {
        const tab = (await chrome.tabs.query({})).find((one) => one.url === url);
        const [run] = await chrome.scripting.executeScript({
          target: { tabId: tab?.id ?? -1 },
          args: [payload],
          func: async (data: string) => {
            const message = { id: 1, type: 'run', timestamp: Date.now(), data: JSON.parse(data) };
            return JSON.stringify(
              await chrome.runtime.sendMessage(message).catch((error: Error) => ({ refused: error.message })),
            );
          },
        });
        return String(run?.result);
      },
      site.url('/evil'),
      JSON.stringify(deletion('road:4', ids)),
    );
    expect(answer).not.toContain('confirm');
    expect(answer).toMatch(/refused/i);
    expect(await untouched()).toEqual(ids);
  });

  it('from another extension', async () => {
    const { driver } = its;
    const stranger = await driver.stranger();
    const answer = await stranger.evaluate(
      async (id: string, payload: string) => {
        const message = { id: 1, type: 'run', timestamp: Date.now(), data: JSON.parse(payload) };
        return JSON.stringify(
          (await chrome.runtime.sendMessage(id, message).catch((error: Error) => ({ refused: error.message }))) ?? null,
        );
      },
      driver.id,
      JSON.stringify(deletion('road:5', ids)),
    );
    expect(answer).not.toContain('confirm');
    expect(await untouched()).toEqual(ids);
  });
});
