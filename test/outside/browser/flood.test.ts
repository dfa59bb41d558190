import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '@/test/e2e/harness/background.ts';
import { openedPage, until } from '@/test/e2e/harness/driver.ts';
import { openTabs } from '@/test/e2e/harness/library.ts';
import { helperHome } from '@/test/e2e/harness/native-host.ts';
import { addProgram, openConnections, program, turn } from '@/test/e2e/harness/outside-program.ts';
import { shown } from '@/test/e2e/harness/panel.ts';
import { world } from '@/test/e2e/harness/start.ts';

// Check 18 of the bridge: questions of a program neither pile up nor come to the front.

const home = await helperHome();
const paths = ['/1', '/2', '/3', '/4', '/5', '/6', '/7'];
const its = world(Object.fromEntries(paths.map((path) => [path, { title: path, body: path }])), {
  granted: true,
  env: home.env,
});
let hand: Page;
let keys: string[];

beforeAll(async () => {
  hand = await its.driver.hand();
  await home.install(its.driver);
  const options = await openConnections(its.driver);
  await turn(options, `Ready on http://127.0.0.1:${home.port}`);
  keys = [await addProgram(options, 'Claude Code'), await addProgram(options, 'Cursor')];
  await until('the keys', async () => (await program(home.port, keys[1]!).get('/v1/tools')).status === 200);
});
afterAll(() => home.remove());

const openQuestions = async () => (await ask<unknown[]>(hand, 'openTickets', {})).length;
const inFront = () =>
  hand.evaluate(async () => (await chrome.windows.getAll()).filter(({ focused }) => focused).map(({ id }) => id));

describe('a program that keeps asking', () => {
  it('has at most five open questions, in a background window; another program may still ask', async () => {
    await openTabs(
      its.driver,
      paths.map((path) => its.site.url(path)),
    );
    const ids = await hand.evaluate(
      async (origin: string) =>
        (await chrome.tabs.query({})).flatMap(({ id, url }) => (url?.startsWith(origin) && id) || []),
      its.site.origin,
    );
    expect(ids).toHaveLength(7);
    const leaving = new AbortController();
    const call = (key: string, id: number) =>
      program(home.port, key).call('close_tabs', { tab_ids: [id] }, leaving.signal);
    const [claude, cursor] = keys as [string, string];
    const before = await inFront();
    expect(before).toHaveLength(1);
    const waiting: Promise<unknown>[] = [];
    for (const id of ids.slice(0, 5)) {
      waiting.push(call(claude, id).catch(() => null));
      await until('its question', async () => (await openQuestions()) === waiting.length);
    }
    const asking = await openedPage(its.driver.browser, 'confirm.html');
    await shown(asking, '[data-client="Claude Code"]');
    expect(await inFront()).toEqual(before);
    expect((await call(claude, ids[5]!)).body).toMatchObject({
      success: false,
      error: 'Five questions of yours wait for the user.',
    });
    waiting.push(call(cursor, ids[6]!).catch(() => null));
    await shown(asking, '[data-client="Cursor"]');
    expect(await openQuestions()).toBe(6);
    leaving.abort();
    await Promise.all(waiting);
    await until('no question', async () => (await openQuestions()) === 0);
  });
});
