import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ticket } from '@/src/contract/run.ts';
import { ask } from '@/test/e2e/harness/background.ts';
import { until } from '@/test/e2e/harness/driver.ts';
import { openTabs } from '@/test/e2e/harness/library.ts';
import { helperHome } from '@/test/e2e/harness/native-host.ts';
import { addProgram, openConnections, program, turn } from '@/test/e2e/harness/outside-program.ts';
import { world } from '@/test/e2e/harness/start.ts';

// Check 15 of the bridge: what nobody answers, held as long as programs really wait. It takes minutes.

const home = await helperHome();
const page = (title: string) => ({ title, body: title });
const its = world(
  { '/': page('Home'), '/one': page('One'), '/two': page('Two'), '/three': page('Three') },
  { granted: true, env: home.env },
);
const { port } = home;
const url = `http://127.0.0.1:${port}/mcp`;
let hand: Page;
let keys: string[];

beforeAll(async () => {
  hand = await its.driver.hand();
  await home.install(its.driver);
  const options = await openConnections(its.driver);
  await turn(options, `Ready on http://127.0.0.1:${port}`);
  keys = [await addProgram(options, 'Claude Code'), await addProgram(options, 'Cursor')];
  await until('the keys', async () => (await program(port, keys[1]!).get('/v1/tools')).status === 200);
});
afterAll(() => home.remove());

async function openedTab(path: string): Promise<number> {
  const address = its.site.url(path);
  await openTabs(its.driver, [address]);
  return hand.evaluate(
    async (wanted: string) => (await chrome.tabs.query({})).find((tab) => tab.url === wanted)?.id ?? -1,
    address,
  );
}
const isOpen = (id: number): Promise<boolean> =>
  hand.evaluate(async (wanted: number) => (await chrome.tabs.query({})).some((tab) => tab.id === wanted), id);

const questions = () => ask<Ticket[]>(hand, 'openTickets', {});
const asked = () =>
  until('one question', async () => {
    const [ticket, ...others] = await questions();
    return ticket && others.length === 0 && ticket;
  });
const approve = ({ id, preview }: Ticket) => {
  const rows = preview.sections.flatMap((section) => section.rows).map((row) => row.id);
  return ask(hand, 'approve', { ticket: id, rows });
};

/** A client of MCP that counts its requests for a tool. */
async function counting(mode?: 'auto'): Promise<{ client: Client; requests(): number }> {
  let sent = 0;
  const client = new Client({ name: 'waits', version: '1' }, mode ? { versionNegotiation: { mode } } : undefined);
  const counted: typeof fetch = (input, init) => {
    if (String(init?.body).includes('"tools/call"')) sent += 1;
    return fetch(input, init);
  };
  const headers = { authorization: `Bearer ${keys[0]}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers }, fetch: counted }));
  return { client, requests: () => sent };
}

describe('an unanswered question', () => {
  it('is reported to an older program in words, joined by the same call, and runs once', async () => {
    const tab = await openedTab('/one');
    const { client } = await counting();
    const close = { name: 'close_tabs', arguments: { tab_ids: [tab] } };
    const told = await client.callTool(close, { timeout: 60_000 });
    expect(told.isError).toBe(true);
    expect(JSON.stringify(told.content)).toContain('has not answered yet. Nothing was done.');
    expect(await isOpen(tab)).toBe(true);
    const joined = client.callTool(close, { timeout: 60_000 });
    const ticket = await asked();
    await approve(ticket);
    expect(JSON.stringify((await joined).content)).toContain('\\"done\\":1');
    expect(await isOpen(tab)).toBe(false);
    await client.close();
  });

  it('that is answered while the program is away gives its outcome once', async () => {
    const tab = await openedTab('/two');
    const { client } = await counting();
    const close = { name: 'close_tabs', arguments: { tab_ids: [tab] } };
    const told = await client.callTool(close, { timeout: 60_000 });
    expect(told.isError).toBe(true);
    await approve(await asked());
    await until('it to be done', async () => !(await isOpen(tab)));
    expect(JSON.stringify((await client.callTool(close)).content)).toContain('\\"done\\":1');
    // Told once: the same call anew finds no such tab.
    expect(JSON.stringify((await client.callTool(close)).content)).not.toContain('\\"done\\":1');
    await client.close();
  });

  it('is awaited by a program of 2026 over three holds, and by no other', async () => {
    const tab = await openedTab('/three');
    const { client, requests } = await counting('auto');
    const close = { name: 'close_tabs', arguments: { tab_ids: [tab] } };
    const called = client.callTool(close);
    const ticket = await asked();
    await until('three holds', async () => requests() === 4, 170_000);
    const state = ticket.calls[0]!.call.id;
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'other', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const resume = async (key: string, params: object) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/call',
          'mcp-name': 'close_tabs',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 9, method: 'tools/call', params: { ...params, _meta: meta } }),
      });
      return response.text();
    };
    const [own, other] = keys as [string, string];
    expect(await resume(own, { ...close, requestState: 'client:made-up' })).toContain('-32602');
    expect(await resume(other, { ...close, requestState: state })).toContain('-32602');
    const altered = { name: 'close_tabs', arguments: { tab_ids: [tab + 1] }, requestState: state };
    expect(await resume(own, altered)).toContain('-32602');
    expect(await questions()).toHaveLength(1);
    await approve(ticket);
    expect(JSON.stringify((await called).content)).toContain('\\"done\\":1');
    expect(await isOpen(tab)).toBe(false);
    await client.close();
  }, 240_000);
});
