import { createHash } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Page } from 'puppeteer-core';
import { afterAll, expect, it } from 'vitest';
import { ask } from './harness/background.ts';
import { until } from './harness/driver.ts';
import { helperHome } from './harness/native-host.ts';
import { world } from './harness/start.ts';

const home = await helperHome();
const its = world({ '/': { title: 'Home', body: 'x' } }, { granted: true, env: home.env });
afterAll(() => home.remove());

const key = 'or_' + 'a'.repeat(43);
async function setUp(hand: Page) {
  await hand.evaluate(
    async (hash: string, port: number) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('outrigger');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const write = db.transaction(['settings', 'clients'], 'readwrite');
      write.objectStore('settings').put({ bridge: { on: true, port } }, 'settings');
      write.objectStore('clients').put({
        id: 'c1',
        name: 'Claude Code',
        hash,
        at: 1,
        last: null,
        calls: null,
        may: 'change',
        sees: ['tabs', 'bookmarks'],
        off: [],
        models: true,
        origins: [],
      });
      await new Promise((resolve) => {
        write.oncomplete = resolve;
      });
      db.close();
      new BroadcastChannel('outrigger:changes').postMessage({ table: 'settings' });
    },
    createHash('sha256').update(key).digest('hex'),
    home.port,
  );
}

it('serves', async () => {
  const hand = await its.driver.hand();
  await home.install(its.driver);
  await ask(hand, 'bridgeStatus', {});
  await setUp(hand);
  const started = Date.now();
  const status = await until(
    'ready',
    async () => {
      const s = await ask<{ state: string }>(hand, 'bridgeStatus', {});
      console.log(JSON.stringify(s));
      return s.state === 'ready' ? s : null;
    },
    10_000,
  );
  console.log('ready after', Date.now() - started, JSON.stringify(status));
  const url = `http://127.0.0.1:${home.port}`;
  const headers = { authorization: `Bearer ${key}` };
  console.log(JSON.stringify(await ask(hand, 'offeredTools', { client: 'c1' })).slice(0, 300));
  console.log('DBG', JSON.stringify(await hand.evaluate(() => chrome.storage.local.get())));
  const r0 = await fetch(`${url}/v1/tools`, { headers });
  console.log(r0.status, JSON.stringify([...r0.headers]), await r0.text());
  console.log(
    await (await import('node:child_process'))
      .execSync(
        `HOME=${home.env.HOME} XDG_RUNTIME_DIR=${home.env.XDG_RUNTIME_DIR} OUTRIGGER_PORT=${home.port} node bridge/dist/outrigger-bridge.mjs doctor || true`,
      )
      .toString(),
  );
  const tools = await until(
    'tools',
    async () => {
      const r = await fetch(`${url}/v1/tools?name=list_*`, { headers });
      if (r.ok) console.log((await r.clone().text()).slice(0, 300));
      return r.ok ? r.json() : null;
    },
    3000,
  );
  expect(tools.data.length).toBeGreaterThan(2);
  const called = await fetch(`${url}/v1/tools/list_tabs/call`, { method: 'POST', headers, body: '{"arguments":{}}' });
  console.log(called.status, await called.text());
  console.log(await (await fetch(`${url}/v1/models`, { headers })).text());
  for (const mode of ['auto', undefined] as const) {
    const client = new Client({ name: 'test', version: '1' }, mode ? ({ versionNegotiation: { mode } } as never) : {});
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
    const list = await client.listTools();
    console.log(list.tools.length, JSON.stringify(list.tools[0]));
    const times: number[] = [];
    for (let i = 0; i < 15; i++) {
      const s = performance.now();
      const r = await client.callTool({ name: 'list_tabs', arguments: {} });
      times.push(performance.now() - s);
      if (!i) console.log(JSON.stringify(r).slice(0, 500));
    }
    console.log('median', times.sort((a, b) => a - b)[7]);
    await client.close();
  }
});
