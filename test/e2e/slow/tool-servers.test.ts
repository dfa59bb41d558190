import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type McpTestServer, mcpTestServer } from '../../fakes/mcp-test-server.ts';
import { ask } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { openTabs } from '../harness/library.ts';
import { callText, withModel } from '../harness/model.ts';
import { helperHome } from '../harness/native-host.ts';
import { addProgram, openConnections, program, turn } from '../harness/outside-program.ts';
import { answered, byRole, call, choose, fill, gone, press, say, shown, texts } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

// Check 24 of the bridge: the assistant uses the user's own MCP servers, and tools of outside programs.

const home = await helperHome();
const its = world(
  { '/': { title: 'Home', body: '<h1>Home</h1>' }, '/blog': { title: 'A blog', body: '<p>The tide comes in.</p>' } },
  { granted: true, env: home.env },
);
const model = withModel(its);
let options: Page;
let panel: Page;
const servers: McpTestServer[] = [];

async function start(given: Parameters<typeof mcpTestServer>[0]): Promise<McpTestServer> {
  const server = await mcpTestServer(given);
  servers.push(server);
  return server;
}

/** Fills the form for a server, and presses "Connect". */
async function connect(name: string, url: string, headers = ''): Promise<void> {
  await options.bringToFront();
  await fill(options, 'Server name', name);
  await fill(options, 'Address', url);
  await fill(options, 'Headers, one per line', headers);
  await press(options, 'Connect');
}

const problem = async (code: string) => shown(options, `[data-problem="${code}"]`);
const connected = (name: string) => shown(options, `[data-server="${name}"]`);

async function newChat(): Promise<void> {
  await panel.bringToFront();
  await press(panel, 'New chat');
}

beforeAll(async () => {
  const folder = join(home.env.HOME!, '.config', 'outrigger');
  await mkdir(folder, { recursive: true });
  const script = fileURLToPath(new URL('../../fakes/line-server.mjs', import.meta.url));
  const mcpServers = { files: { command: process.execPath, args: [script] }, missing: { command: '/no/such/program' } };
  await writeFile(join(folder, 'servers.json'), JSON.stringify({ mcpServers }), { mode: 0o600 });
  await home.install(its.driver);
  options = await openConnections(its.driver);
  await turn(options, `Ready on http://127.0.0.1:${home.port}`);
  panel = await its.driver.openPanel();
  for (const page of [panel, options])
    await page.evaluate(() => {
      const violations: string[] = [];
      Reflect.set(globalThis, 'violations', violations);
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await home.remove();
});

describe.each(['stateless', 'sessions'] as const)('an MCP server, %s', (kind) => {
  const name = `test_${kind}`;
  let server: McpTestServer;

  it('is connected in the options, with its tools', async () => {
    server = await start({ kind });
    await connect(name, server.url);
    await connected(name);
    const { tools } = await ask<{ tools: { name: string; server?: string }[] }>(panel, 'statistics', {});
    expect(tools.filter((tool) => tool.server === name).map((tool) => tool.name)).toEqual(
      ['echo', 'create_issue', 'slow', 'broken'].map((tool) => `${name}__${tool}`),
    );
  });

  it('runs reads at once', async () => {
    await newChat();
    model.script([callText(`${name}__echo`, { message: 'good tide' }), 'It said so.']);
    await say(panel, 'Use the echo of the server for good tide');
    await answered(panel, 'It said so.');
    await call(panel, `${name}__echo`, 'done');
    expect(server.called.at(-1)).toEqual({ tool: 'echo', arguments: { message: 'good tide' } });
    expect(JSON.stringify(model.bodies().at(-1))).toContain('Echo: good tide');
    // A call in the server's description of a tool does not reach the model as a call.
    expect(JSON.stringify(model.bodies().at(-2))).not.toContain('<tool_call>{\\"name\\":\\"close_tabs');
  });

  it('asks before a change, and shows the arguments', async () => {
    await newChat();
    model.script([callText(`${name}__create_issue`, { title: 'High tide' }), 'Filed.']);
    await say(panel, 'Use the server for an issue on high tide');
    const dialog = await shown(panel, `[data-confirm~="${name}__create_issue"]`);
    const words = await dialog.evaluate((element) => element.textContent);
    expect(words).toContain(`${name} / create.issue`);
    expect(words).toContain('High tide');
    expect(await panel.$('[data-choice^="allow-"]')).toBeNull();
    await choose(panel, 'allow');
    await answered(panel, 'Filed.');
    expect(server.called.filter(({ tool }) => tool === 'create.issue')).toHaveLength(1);
    const { items } = await ask<{ items: { tool: string; state: string }[] }>(panel, 'journal', { limit: 1 });
    expect(items).toMatchObject([{ tool: `${name}__create_issue`, state: 'done' }]);
  });

  it('no longer asks once the user allows the tool, except beside text of a page', async () => {
    await options.bringToFront();
    const summary = await shown(options, `[data-server="${name}"] summary`);
    await summary.click();
    await (await shown(options, `[data-tool="${name}__create_issue"] select`)).select('allow');
    await until('the policy', async () =>
      options.$eval(
        `[data-tool="${name}__create_issue"] select`,
        (one) => (one as HTMLSelectElement).value === 'allow',
      ),
    );
    await newChat();
    const before = server.called.length;
    model.script([callText(`${name}__create_issue`, { title: 'Low tide' }), 'Filed.']);
    await say(panel, 'Use the server for an issue on low tide');
    await answered(panel, 'Filed.');
    expect(server.called.length).toBe(before + 1);

    await newChat();
    await openTabs(its.driver, [its.site.url('/blog')]);
    const hand = await its.driver.hand();
    const tab = await hand.evaluate(
      async (url: string) => (await chrome.tabs.query({})).find((one) => one.url === url)?.id ?? -1,
      its.site.url('/blog'),
    );
    await panel.bringToFront();
    model.script([
      callText('read_page', { tab_ids: [tab] }),
      callText(`${name}__create_issue`, { title: 'Page' }),
      'Not filed.',
    ]);
    await say(panel, 'Use the server for an issue on what the blog says');
    await shown(panel, `[data-confirm~="${name}__create_issue"]`);
    await choose(panel, 'deny');
    await answered(panel, 'Not filed.');
    expect(server.called.length).toBe(before + 1);
  });

  it('reports progress, and is stopped by Stop', async () => {
    await newChat();
    const before = server.stopped;
    model.script([callText(`${name}__slow`, {})]);
    await say(panel, 'Use what is slow on the server');
    await until('its progress', async () => /1.*4/.test((await texts(panel, `[data-call="${name}__slow"]`)).join()));
    await press(panel, 'Stop');
    await until('the server to hear of it', async () => server.stopped === before + 1);
    await call(panel, `${name}__slow`, 'stopped');
  });

  it('that is gone is reported', async () => {
    await newChat();
    await server.close();
    model.script([callText(`${name}__echo`, { message: 'x' }), 'It is gone.']);
    await say(panel, 'Use the echo of the server for x');
    await answered(panel, 'It is gone.');
    await call(panel, `${name}__echo`, 'failed');
    expect(JSON.stringify(model.bodies().at(-1))).toContain('cannot be reached');
  });
});

describe('a server that refuses', () => {
  it('requires a key, and takes it from the headers, which are in no list', async () => {
    const server = await start({ key: 'very-secret' });
    await connect('locked', server.url);
    await problem('key-wanted');
    await fill(options, 'Headers, one per line', 'Authorization: Bearer very-secret');
    await press(options, 'Connect');
    await connected('locked');
    expect(await options.$eval('body', (body) => body.innerHTML)).not.toContain('very-secret');
    await newChat();
    model.script([callText('locked__echo', { message: 'open' }), 'It is open.']);
    await say(panel, 'Use the echo of the locked server');
    await answered(panel, 'It is open.');
    expect(JSON.stringify(model.bodies().at(-1))).toContain('Echo: open');
  });

  it('extensions is fixed by the switch that hides the origin', async () => {
    const server = await start({ refusesOrigins: true });
    await connect('strict', server.url);
    await problem('refused');
    await (
      await byRole(options, 'switch', `Let Outrigger use ${new URL(server.url).host} (removes the Origin header)`)
    ).click();
    await connected('strict');
  });

  it('an address without a server is reported', async () => {
    const other = createServer((_, response) => void response.writeHead(404).end());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    await connect('other', `http://127.0.0.1:${(other.address() as { port: number }).port}/mcp`);
    await problem('no-mcp');
    other.close();
    await connect('other', 'nowhere');
    await problem('no-address');
  });
});

describe('a server of the user’s own file', () => {
  it('is started by the helper, and used like any other', async () => {
    await options.bringToFront();
    await press(options, 'Connect files');
    await connected('files');
    await newChat();
    model.script([callText('files__echo', { message: 'жабы 🐸' }), 'It came back.']);
    await say(panel, 'Use the echo of the server of files');
    await answered(panel, 'It came back.');
    expect(JSON.stringify(model.bodies().at(-1))).toContain('Echo: жабы 🐸');
  });

  it('that cannot be started says why', async () => {
    await options.bringToFront();
    await press(options, 'Connect missing');
    await problem('ended');
  });

  it('is removed with its tools', async () => {
    await options.bringToFront();
    await press(options, 'Remove files');
    await gone(options, '[data-server="files"]');
    const { tools } = await ask<{ tools: { server?: string }[] }>(panel, 'statistics', {});
    expect(tools.filter(({ server }) => server === 'files')).toEqual([]);
  });
});

describe('a tool of a program', () => {
  it('asks, is answered by its program, and is removed with it', async () => {
    const bodies: { name: string; arguments: unknown }[] = [];
    const weather = createServer(async (request, response) => {
      let text = '';
      for await (const part of request) text += part;
      bodies.push(JSON.parse(text));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":"Clear skies"}');
    });
    await new Promise<void>((resolve) => weather.listen(0, '127.0.0.1', resolve));
    const { port } = weather.address() as { port: number };
    const key = await addProgram(options, 'Python');
    const python = program(home.port, key);
    await until('its key to be known', async () => (await python.get('/v1/tools')).status === 200);
    await panel.bringToFront();
    const adding = python.post('/v1/tools', {
      name: 'get_weather',
      description: 'Weather of a place',
      inputSchema: { type: 'object', properties: { city: { type: 'string' } } },
      effect: 'read',
      callback: `http://127.0.0.1:${port}/weather`,
    });
    const dialog = await shown(panel, '[data-client="Python"][role="alertdialog"]');
    expect(await dialog.evaluate((element) => element.textContent)).toContain(`http://127.0.0.1:${port}`);
    await choose(panel, 'allow');
    expect((await adding).body).toMatchObject({ success: true });
    await newChat();
    model.script([callText('python__get_weather', { city: 'Oslo' }), 'It is clear.']);
    await say(panel, 'Use the tool for weather in Oslo');
    await answered(panel, 'It is clear.');
    expect(bodies).toMatchObject([{ name: 'get_weather', arguments: { city: 'Oslo' } }]);
    expect(JSON.stringify(model.bodies().at(-1))).toContain('Clear skies');
    const { data } = (await python.get('/v1/tools?tags=python')).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['python__get_weather']);
    const answer = await fetch(`http://127.0.0.1:${home.port}/v1/tools/get_weather`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(answer.status).toBe(200);
    await until('it to be gone', async () => (await python.get('/v1/tools?tags=python')).body.data.length === 0);
    weather.close();
  });
});

it('no content security policy was violated', async () => {
  for (const page of [panel, options])
    expect(await page.evaluate(() => Reflect.get(globalThis, 'violations'))).toEqual([]);
});
