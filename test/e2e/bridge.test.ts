import type { Client } from '@modelcontextprotocol/client';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/test/free-port.ts';
import { ask } from './harness/background.ts';
import { openedPage, until } from './harness/driver.ts';
import { helperHome } from './harness/native-host.ts';
import {
  addProgram,
  closed,
  helpers,
  openConnections,
  program,
  send,
  statusLine,
  turn,
} from './harness/outside-program.ts';
import { choose, fill, press, shown, untick } from './harness/panel.ts';
import { browserName, world } from './harness/start.ts';
import { storedText } from './harness/stored-text.ts';

// Checks of the bridge that run here, by the names of tests: 1 the switch; 2 and 4 tools, listed in the same form; 21 only
// those that the program may use; 7, 8 and 9 strangers; 10 keys, kept nowhere; 14 a dangerous call; 17 an address that
// nobody knows; 18 withdrawn, and goes with its program; 19 a program that waits; 16 what a program did; 13 after a kill.
// More of 10, 16, 17, 19 and all of 20 are in outside-work.test.ts; 5, 11 and 12 in bridge-port.test.ts; 22 and 23 in
// completions.test.ts; 24 in tool-servers.test.ts; 3, 4, 6, 15, each step of a call under 13, the flood of 18 and all of
// 22 and 23 in test/outside. 25 needs no browser: test/bridge/install.test.ts and background-weight.test.ts, and `bench -- bridge`.
const home = await helperHome();
const its = world(
  {
    '/': { title: 'Home', body: '<h1>Home</h1>' },
    '/one': { title: 'One', body: '1' },
    '/two': { title: 'Two', body: '2' },
    '/three': { title: 'Three', body: '3' },
  },
  { granted: true, env: home.env },
);
const { port } = home;
const ready = `Ready on http://127.0.0.1:${port}`;
let hand: Page;
let options: Page;
let panel: Page;
let key: string;

beforeAll(async () => {
  hand = await its.driver.hand();
  await home.install(its.driver);
  options = await openConnections(its.driver);
});
afterAll(() => home.remove());

const outside = () => program(port, key);

/** Opens pages of the site in tabs behind, and gives their ids. */
const openTabs = (...paths: string[]): Promise<number[]> =>
  hand.evaluate(
    async (urls: string[]) => {
      const tabs = await Promise.all(urls.map((url) => chrome.tabs.create({ url, active: false })));
      const ids = tabs.flatMap(({ id }) => id ?? []);
      const loads = async (id: number) => {
        const { status, title, url = '' } = await chrome.tabs.get(id);
        return status !== 'complete' || !url.startsWith('http') || !title || url.includes(title);
      };
      // Their titles are known then.
      for (const id of ids) while (await loads(id)) await new Promise((resolve) => setTimeout(resolve, 20));
      return ids;
    },
    paths.map((path) => its.site.origin + path),
  );

const open = (ids: number[]): Promise<number[]> =>
  hand.evaluate(
    async (wanted: number[]) =>
      (await chrome.tabs.query({})).flatMap(({ id = -1 }) => (wanted.includes(id) ? [id] : [])),
    ids,
  );

const openQuestions = async () => (await ask<unknown[]>(hand, 'openTickets', {})).length;
const noQuestion = () => until('no question', async () => (await openQuestions()) === 0);
const question = () => shown(panel, '[data-client="Claude Code"][role="alertdialog"]');

describe('the switch', () => {
  it('lets programs in and shuts them out', async () => {
    await until('the line', async () => (await statusLine(options)) === closed());
    await turn(options, ready);
    expect(helpers(port)).toHaveLength(1);
    expect((await send(port, '/v1/tools')).status).toBe(401);
    await turn(options, closed());
    await expect(send(port, '/v1/tools')).rejects.toThrow('ECONNREFUSED');
    await until('the helper to go', async () => helpers(port).length === 0, 5_000);
    await turn(options, ready);
  });

  it('comes before keys for programs, which are shown once and not stored', async () => {
    key = await addProgram(options, 'Claude Code');
    const all = await until('its tools', async () => {
      const found = await outside().get('/v1/tools');
      return found.status === 200 && found;
    });
    expect(all.body.data.length).toBeGreaterThan(40);
    expect(await options.$eval('body', (body) => body.innerHTML)).not.toContain(key);
    await outside().call('list_tabs', {});
    expect(await storedText(hand, 'everything')).toContain('Claude Code');
    expect(await storedText(hand, 'everything')).not.toContain(key);
  });
});

describe('the port', () => {
  it('can be changed by the user, and changed back', async () => {
    const other = await freePort();
    const typed = async (value: number) => {
      await options.bringToFront();
      await fill(options, 'Port', String(value));
      await options.keyboard.press('Enter');
    };
    // The helper is told by its environment where tests run side by side; what is asked for shows in its answer.
    await typed(other);
    await until('the setting', async () => (await storedText(hand, ['settings'])).includes(String(other)));
    await typed(17_380);
    await until(
      'it to serve',
      async () =>
        (
          await outside()
            .get('/v1/tools')
            .catch(() => null)
        )?.status === 200,
    );
  });
});

describe('tools', () => {
  it('are listed in the form of /v1/tools, filtered, and equally over MCP', async () => {
    const names = async (path: string): Promise<string[]> =>
      (await outside().get(path)).body.data.map(({ name }: { name: string }) => name);
    const all = (await outside().get('/v1/tools')).body;
    expect(all).toMatchObject({ object: 'list', data: expect.any(Array) });
    const reads = await names('/v1/tools?tags=tabs,read');
    expect(reads).toContain('list_tabs');
    expect(reads).not.toContain('close_tabs');
    expect(await names('/v1/tools?tags=tabs')).toContain('close_tabs');
    const lists = await names('/v1/tools?name=list_*');
    expect(lists.length > 3 && lists.every((name) => name.startsWith('list_'))).toBe(true);
    for (const mode of [undefined, 'auto'] as const) {
      const client = await outside().mcp(mode);
      const { tools } = await client.listTools();
      expect(tools.map(({ name, inputSchema }) => [name, inputSchema])).toEqual(
        all.data.map(({ name, inputSchema }: { name: string; inputSchema: unknown }) => [name, inputSchema]),
      );
      const called = await client.callTool({ name: 'list_tabs', arguments: {} });
      expect(JSON.stringify(called.content)).toContain('welcome.html');
      await client.close();
    }
  });

  it('are only those that the program may use, and others are refused with words', async () => {
    const looking = await addProgram(options, 'Python', ['Look only', 'Bookmarks']);
    const its = program(port, looking);
    await until('its key to be known', async () => (await its.get('/v1/tools')).status === 200);
    const { data } = (await its.get('/v1/tools')).body;
    const names = data.map(({ name }: { name: string }) => name);
    expect(names).toContain('list_tabs');
    for (const name of ['close_tabs', 'list_bookmarks', 'search_history', 'read_page', 'export_items'])
      expect(names).not.toContain(name);
    const client = await its.mcp('auto');
    const refused = await client.callTool({ name: 'close_tabs', arguments: { tab_ids: [1] } });
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toContain('under Connections');
    await client.close();
    expect((await its.get('/v1/models')).status).toBe(403);
  });
});

describe('unknown programs', () => {
  it('are refused without the browser', async () => {
    const authorization = `Bearer ${key}`;
    const seen = async () => JSON.stringify(await ask(hand, 'statistics', {}));
    const before = await seen();
    const path = '/v1/tools/list_tabs/call';
    const post = { method: 'POST', body: '{}' };
    const evil = await send(port, path, { ...post, headers: { authorization, host: `evil.example:${port}` } });
    expect(evil.status).toBe(403);
    for (const origin of ['https://evil.example', 'null', 'chrome-extension://abcdefghijklmnopabcdefghijklmnop']) {
      const refused = await send(port, path, { ...post, headers: { authorization, origin } });
      expect(refused.status).toBe(403);
      expect(Object.keys(refused.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    expect((await send(port, path, { method: 'OPTIONS', headers: preflight })).status).toBe(403);
    expect(await seen()).toBe(before);
    const local = await send(port, '/v1/tools', { headers: { authorization, host: `localhost:${port}` } });
    expect(local.status).toBe(200);
  });

  it('cannot do anything from a web page either', async () => {
    const page = await its.driver.browser.newPage();
    await page.goto(its.site.origin);
    const before = JSON.stringify(await ask(hand, 'statistics', {}));
    const tried = await page.evaluate(
      async (url: string, authorization: string) => {
        const post = (init: RequestInit) =>
          fetch(url, { method: 'POST', body: '{}', ...init }).then(
            ({ type, status }) => `${type} ${status}`,
            () => 'refused',
          );
        return [await post({ headers: { authorization } }), await post({ mode: 'no-cors' })];
      },
      `http://127.0.0.1:${port}/v1/tools/list_tabs/call`,
      `Bearer ${key}`,
    );
    expect(tried[0]).toBe('refused');
    expect(['refused', 'opaque 0']).toContain(tried[1]);
    expect(JSON.stringify(await ask(hand, 'statistics', {}))).toBe(before);
    await page.close();
  });

  it('need a key, and are told so', async () => {
    for (const headers of [{}, { authorization: `Bearer or_${'x'.repeat(43)}` }]) {
      const refused = await send(port, '/v1/tools', { headers: headers as Record<string, string> });
      expect(refused.status).toBe(401);
      expect(refused.headers['www-authenticate']).toBe('Bearer');
      expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 'invalid_api_key' } });
    }
    const authorization = `Bearer ${key}`;
    expect((await send(port, '/nothing', { headers: { authorization } })).status).toBe(404);
    const large = 'x'.repeat(17 * 1024 * 1024);
    const refused = await send(port, '/mcp', { method: 'POST', headers: { authorization }, body: large }).catch(
      (error: Error) => ({ status: 413, text: error.message }),
    );
    expect(refused.status).toBe(413);
  });
});

describe('a dangerous call', () => {
  let client: Client;
  beforeAll(async () => {
    panel = await its.driver.openPanel();
    client = await outside().mcp('auto');
  });
  afterAll(() => client.close());

  it('asks in the name of its program, and closes only the ticked rows', async () => {
    const ids = await openTabs('/one', '/two');
    const called = client.callTool({ name: 'close_tabs', arguments: { tab_ids: ids } });
    const dialog = await question();
    expect(await dialog.evaluate((element) => element.textContent)).toContain('Claude Code asks');
    expect(await dialog.evaluate((element) => element.textContent)).toMatch(
      /Allow for now: .*Always for Claude Code: /,
    );
    await untick(panel, 'Two');
    await choose(panel, 'allow');
    const { content, isError } = await called;
    expect(isError).toBe(false);
    expect(JSON.stringify(content)).toContain('\\"done\\":1');
    expect(await open(ids)).toEqual([ids[1]]);
  });

  it('does not run after a refusal, whose reason is passed on, and is not asked about again at once', async () => {
    const ids = await openTabs('/one');
    const call = () => client.callTool({ name: 'close_tabs', arguments: { tab_ids: ids } });
    const called = call();
    await question();
    await fill(panel, 'Reason', 'I still read it');
    await choose(panel, 'deny');
    const no = 'The user declined: I still read it';
    expect(JSON.stringify(await called)).toContain(no);
    expect(JSON.stringify(await call())).toContain(no);
    expect(await openQuestions()).toBe(0);
    expect(await open(ids)).toEqual(ids);
  });

  it('is withdrawn when the program disconnects', async () => {
    const ids = await openTabs('/one');
    const leaving = new AbortController();
    const called = outside()
      .call('close_tabs', { tab_ids: ids }, leaving.signal)
      .catch(() => 'left');
    await question();
    leaving.abort();
    expect(await called).toBe('left');
    await noQuestion();
    expect(await open(ids)).toEqual(ids);
  });

  it('asks for an unknown address, in full', async () => {
    const url = `${its.site.origin}/?data=secret`;
    const called = outside().call('open_tabs', { urls: [url] });
    const dialog = await question();
    expect(await dialog.evaluate((element) => element.textContent)).toContain(url);
    await choose(panel, 'deny');
    expect((await called).body).toMatchObject({ success: false });
  });

  it('is withdrawn with its program', async () => {
    const removed = await addProgram(options, 'Cursor');
    // In Firefox the panel is a tab.
    if (browserName === 'firefox') await panel.bringToFront();
    const cursor = program(port, removed);
    await until('its key to be known', async () => (await cursor.get('/v1/tools')).status === 200);
    const ids = await openTabs('/three');
    const called = cursor.call('close_tabs', { tab_ids: ids });
    await shown(panel, '[data-client="Cursor"]');
    const { id } = (await ask<{ context: { client?: { id: string; name: string } } }[]>(hand, 'openTickets', {}))[0]!
      .context.client!;
    await options.bringToFront();
    await (await shown(options, `[data-client="${id}"] ::-p-aria([name="Remove"][role="button"])`)).click();
    await press(options, 'Remove program');
    expect((await called).body).toMatchObject({ success: false });
    await noQuestion();
    await until('its key to be unknown', async () => (await cursor.get('/v1/tools')).status === 401);
    expect(await open(ids)).toEqual(ids);
  });
});

describe('a waiting program', () => {
  it('does not keep others from reading, and the question needs no panel', async () => {
    const other = program(port, await addProgram(options, 'VS Code'));
    await until('its key to be known', async () => (await other.get('/v1/tools')).status === 200);
    await panel.close();
    const ids = await openTabs('/one');
    const leaving = new AbortController();
    const called = outside()
      .call('close_tabs', { tab_ids: ids }, leaving.signal)
      .catch(() => 'left');
    const asking = await openedPage(its.driver.browser, 'confirm.html');
    await shown(asking, '[data-client="Claude Code"]');
    const reads = await Promise.all(Array.from({ length: 20 }, () => other.call('list_tabs', { limit: 1 })));
    expect(reads.every(({ body }) => body.success)).toBe(true);
    leaving.abort();
    expect(await called).toBe('left');
    await noQuestion();
    await asking.close().catch(() => null);
    panel = await its.driver.openPanel();
  });
});

describe('the actions of a program', () => {
  it('are in the journal under its name, and it sees and undoes only these', async () => {
    const ids = await openTabs('/one', '/two');
    const [first, second] = ids;
    expect((await outside().call('pin_tabs', { tab_ids: [first] })).body).toMatchObject({ success: true });
    const call = { id: 'own:1', name: 'pin_tabs', arguments: { tab_ids: [second] }, repairs: [] };
    const context = { caller: 'panel', conversation: null, turn: null, window: null };
    await ask(hand, 'run', { call, rest: [], context });
    const listed = (await outside().call('list_actions', {})).body;
    expect(JSON.stringify(listed.data.items.map((item: { id: string }) => item.id))).not.toContain('own:1');
    expect(listed.data.items[0]).toMatchObject({ tool: 'pin_tabs', can_undo: true });
    const { items } = await ask<{ items: { id: string; client?: { name: string } }[] }>(hand, 'journal', { limit: 5 });
    expect(items.map(({ client }) => client?.name)).toContain('Claude Code');
    expect((await outside().call('undo', {})).body).toMatchObject({ success: true });
    const pinned = await hand.evaluate(async (wanted: number[]) => {
      const tabs = await Promise.all(wanted.map((id) => chrome.tabs.get(id)));
      return tabs.map((tab) => tab.pinned);
    }, ids);
    expect(pinned).toEqual([false, true]);
  });
});

describe('after being killed', () => {
  const serving = () =>
    until(
      'it to serve again',
      async () =>
        (
          await outside()
            .get('/v1/tools')
            .catch(() => null)
        )?.status === 200,
      10_000,
    );

  it('the helper serves again', async () => {
    const [pid] = helpers(port);
    process.kill(pid!, 'SIGKILL');
    await serving();
  });

  it('the background serves again, and an open question is joined', async () => {
    const ids = await openTabs('/three');
    const called = outside()
      .call('close_tabs', { tab_ids: ids })
      .catch(() => 'broken');
    await question();
    await its.driver.stopBackground();
    expect(await called).not.toMatchObject({ status: 200 });
    await serving();
    const again = outside().call('close_tabs', { tab_ids: ids });
    await question();
    expect(await openQuestions()).toBe(1);
    await choose(panel, 'allow');
    expect((await again).body).toMatchObject({ success: true, data: { done: 1 } });
    expect(await open(ids)).toEqual([]);
  });

  // Firefox has no such page: its background answers itself.
  const ofOffscreenPage = async () => {
    await its.driver.browser
      .targets()
      .find((target) => target.url().endsWith('/bridge.html'))
      ?.asPage()
      .then((page) => page.close());
    await serving();
  };
  if (browserName === 'chromium') it('the offscreen page serves again', ofOffscreenPage);
});
