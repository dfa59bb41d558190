import { createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listens } from '@/test/free-port.ts';
import { ask } from '../harness/background.ts';
import { chromium } from '../harness/chromium.ts';
import { type Driver, until } from '../harness/driver.ts';
import { firefox } from '../harness/firefox.ts';
import { openTabs } from '../harness/library.ts';
import { helperHome } from '../harness/native-host.ts';
import { addProgram, closed, openConnections, program, statusLine, turn } from '../harness/outside-program.ts';
import { byRole, shown } from '../harness/panel.ts';
import { browserName, world } from '../harness/start.ts';

// Checks of the bridge in browsers: a helper that sends nonsense; 12 the port is a stranger's; 5 a program that speaks by stdin and stdout; 11 two
// browsers on one port.

const home = await helperHome();
const its = world(
  { '/': { title: 'Home', body: '<h1>Home</h1>' }, '/theirs': { title: 'Theirs', body: '2' } },
  { granted: true, env: home.env },
);
const { port } = home;
const ready = `Ready on http://127.0.0.1:${port}`;
let options: Page;
let key: string;

const serves = async (one: string): Promise<boolean> =>
  (
    await program(port, one)
      .get('/v1/tools')
      .catch(() => null)
  )?.status === 200;

beforeAll(async () => {
  options = await openConnections(its.driver);
});
afterAll(() => home.remove());

describe('a helper that sends invalid frames', () => {
  it('is reported, and a new helper in its place is found', async () => {
    await home.install(its.driver, fileURLToPath(new URL('../../fakes/odd-helper.mjs', import.meta.url)));
    await turn(options, 'The helper sends what Outrigger cannot read. Install it again.');
    await shown(options, '.copy-line');
    await home.install(its.driver);
    await until('the line', async () => (await statusLine(options)) === ready, 15_000);
    await turn(options, closed());
  });
});

describe('a port that another program uses', () => {
  it('is reported, nothing is sent to the program, and the port is used once it is free', async () => {
    const heard: unknown[] = [];
    const sockets: Socket[] = [];
    const stranger = createServer((socket) => {
      sockets.push(socket);
      socket.on('data', (bytes) => heard.push(bytes)).on('error', () => undefined);
    });
    await until('the helper to leave its port', () => listens(stranger, port));
    await turn(options, `Port ${port} is taken by another program`);
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => stranger.close(done));
    expect(heard).toEqual([]);
    await until('the line', async () => (await statusLine(options)) === ready, 15_000);
    key = await addProgram(options, 'Claude Desktop');
    await until('its key', () => serves(key));
  });
});

describe('a program without HTTP', () => {
  const script = fileURLToPath(new URL('../../../bridge/dist/outrigger-bridge.mjs', import.meta.url));
  async function start(mode?: 'auto'): Promise<Client> {
    const client = new Client({ name: 'desk', version: '1.0' }, mode ? { versionNegotiation: { mode } } : undefined);
    const env = { ...home.env, OUTRIGGER_KEY: key, PATH: process.env.PATH ?? '' };
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [script, 'mcp'], env }));
    return client;
  }

  it.each([undefined, 'auto'] as const)('lists, calls and closes, %s', async (mode) => {
    const client = await start(mode);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('list_tabs');
    const called = await client.callTool({ name: 'list_tabs', arguments: {} });
    expect(JSON.stringify(called.content)).toContain('options.html');
    const hand = await its.driver.hand();
    await openTabs(its.driver, [its.site.url('/')]);
    const [tab] = await hand.evaluate(
      async (url: string) => (await chrome.tabs.query({})).flatMap((one) => (one.url === url ? one.id! : [])),
      its.site.url('/'),
    );
    const open = async () => (await ask<unknown[]>(hand, 'openTickets', {})).length;
    const leaving = new AbortController();
    const heard: string[] = [];
    const waits = client
      .callTool(
        { name: 'close_tabs', arguments: { tab_ids: [tab] } },
        { signal: leaving.signal, onprogress: ({ message = '' }) => heard.push(message) },
      )
      .catch(() => 'left');
    await until('the question', async () => (await open()) === 1);
    await until('a notice', async () => heard.length > 0);
    leaving.abort();
    expect(await waits).toBe('left');
    await until('the question to go', async () => (await open()) === 0);
    await client.close();
  });

  it('gets an error while the browser is closed, and continues once it is open', async () => {
    const client = await start();
    await its.driver.kill();
    const refused = await client.callTool({ name: 'list_tabs', arguments: {} }).catch((error: Error) => error.message);
    expect(JSON.stringify(refused)).toMatch(/browser/i);
    await its.driver.restart();
    await until('it to work', async () => {
      const called = await client.callTool({ name: 'list_tabs', arguments: {} }).catch(() => null);
      return called !== null && !called.isError;
    });
    await client.close();
  });
});

describe('two browsers on one port', () => {
  let other: Driver;
  let otherKey: string;
  beforeAll(async () => {
    const options = { granted: true, env: home.env };
    other = await (browserName === 'firefox' ? chromium(options) : firefox(options));
    await home.install(other);
    const page = await openConnections(other);
    await (await byRole(page, 'switch', 'Let other programs in')).click();
    await until('the line', async () => (await statusLine(page)) === ready, 15_000);
    otherKey = await addProgram(page, 'Claude Code');
    await until('its key', () => serves(otherKey));
    await openTabs(other, [its.site.url('/theirs')]);
  });
  afterAll(() => other.close());

  const tabsOf = async (one: string) => JSON.stringify((await program(port, one).call('list_tabs', {})).body);

  it('each answer for their own tabs', async () => {
    expect(await tabsOf(otherKey)).toContain('/theirs');
    expect(await tabsOf(key)).not.toContain('/theirs');
  });

  it('the other one serves when the listening one is closed, and later both again', async () => {
    await its.driver.kill();
    await until('the other to serve', () => serves(otherKey), 5_000);
    expect((await program(port, key).get('/v1/tools')).status).toBe(401);
    await its.driver.restart();
    await until('both', async () => (await serves(key)) && (await serves(otherKey)), 20_000);
  });
});
