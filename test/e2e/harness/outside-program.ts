import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Page } from 'puppeteer-core';
import type { Driver } from './driver.ts';
import { until } from './driver.ts';
import { byRole, fill, press, shown } from './panel.ts';

/** The words of the line that says how the helper is. */
export const statusLine = (options: Page): Promise<string> =>
  options.$eval('.connections-status', (line) => line.textContent ?? '');

/** Opens "Connections" in the options. */
export async function openConnections(driver: Driver): Promise<Page> {
  const page = await driver.openPage('options.html#connections');
  await shown(page, '.connections-status');
  return page;
}

/** The words of the line while the switch is off. It names the port of the settings, whatever the helper listens on. */
export const closed = (port = 17_380): string =>
  `No program can connect. When on, port ${port} is open to programs on this computer only.`;

/** Turns the switch, and waits for the line to have these words. */
export async function turn(options: Page, words: string): Promise<void> {
  await (await byRole(options, 'switch', 'Let other programs in')).click();
  await until(words, async () => (await statusLine(options)) === words, 10_000);
}

/** Adds a program as a user does, and gives the settings that are then shown once. `tick`: labels to click. */
export async function programSetup(options: Page, name: string, tick: string[] = []): Promise<string> {
  // Pages behind others draw nothing.
  await options.bringToFront();
  await fill(options, 'Name', name);
  for (const label of tick) {
    const role = label.startsWith('Look') ? 'radio' : 'checkbox';
    await (await byRole(options, role, label)).click();
  }
  await press(options, 'Add');
  const line = await (await shown(options, '.key-setup code')).evaluate((code) => code.textContent ?? '');
  await press(options, 'Done');
  return line;
}

/** The key in the settings of a program. */
export function keyIn(setup: string): string {
  const [key] = /or_[\w-]{43}/.exec(setup) ?? [];
  if (!key) throw new Error(`No key in ${setup}`);
  return key;
}

/** Adds a program as a user does, and gives its key, which is then shown nowhere any more. `tick`: labels to click. */
export const addProgram = async (options: Page, name: string, tick: string[] = []): Promise<string> =>
  keyIn(await programSetup(options, name, tick));

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** A request with whatever headers, which `fetch` would not send. */
export const send = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** An answer in JSON, of whatever form. */
// biome-ignore lint/suspicious/noExplicitAny: tests say which form it must have
type Json = any;

/** A program on the other side of the bridge. */
export function program(port: number, key: string) {
  const url = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${key}` };
  async function post(path: string, body: object, signal?: AbortSignal): Promise<{ status: number; body: Json }> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, body: await response.json() };
  }
  return {
    get: async (path: string): Promise<{ status: number; body: Json }> => {
      const response = await fetch(url + path, { headers });
      return { status: response.status, body: await response.json() };
    },
    post,
    call: (tool: string, args: object, signal?: AbortSignal) =>
      post(`/v1/tools/${tool}/call`, { arguments: args }, signal),
    /** A client of MCP: of 2025, or of whichever generation the server speaks. */
    async mcp(mode?: 'auto'): Promise<Client> {
      const client = new Client(
        { name: 'a-program', version: '1.0' },
        mode ? { versionNegotiation: { mode } } : undefined,
      );
      await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
      return client;
    },
  };
}

/** Process ids of the helpers that serve this port, as Linux tells them. */
export function helpers(port: number): number[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc').flatMap((pid) =>
    read(pid, 'cmdline').includes('outrigger-bridge.mjs') && read(pid, 'environ').includes(`OUTRIGGER_PORT=${port}\0`)
      ? Number(pid)
      : [],
  );
}
