import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '@/test/bridge/run-program.ts';
import { until } from '@/test/e2e/harness/driver.ts';
import { helperHome } from '@/test/e2e/harness/native-host.ts';
import { addProgram, openConnections, program, send, turn } from '@/test/e2e/harness/outside-program.ts';
import { fill, press } from '@/test/e2e/harness/panel.ts';
import { world } from '@/test/e2e/harness/start.ts';
import { claudeCode } from '../claude-code.ts';
import { keyForwarder } from '../key-forwarder.ts';
import { nodePackage } from '../node-package.ts';
import { pythonWith, runPython } from '../python-environment.ts';

// Checks 3, 4, 5 and 6 of the bridge: programs of others list and use the tools of a real browser.

const home = await helperHome();
const its = world({}, { granted: true, env: home.env });
const url = `http://127.0.0.1:${home.port}/mcp`;
const helper = fileURLToPath(new URL('../../../bridge/dist/outrigger-bridge.mjs', import.meta.url));
let options: Page;
let key: string;

beforeAll(async () => {
  await home.install(its.driver);
  options = await openConnections(its.driver);
  await turn(options, `Ready on http://127.0.0.1:${home.port}`);
  key = await addProgram(options, 'Inspector');
  await until('its key', async () => (await program(home.port, key).get('/v1/tools')).status === 200);
});
afterAll(() => home.remove());

const env = { HOME: home.env.HOME! };

describe('MCP Inspector', () => {
  const inspect = async (...args: string[]) => {
    const entry = join(await nodePackage('@modelcontextprotocol/inspector@2.12.0'), 'clients/launcher/build/index.js');
    const header = ['--transport', 'http', '--header', `Authorization: Bearer ${key}`];
    const { code, out, err } = await runProgram(process.execPath, [entry, '--cli', url, ...header, ...args], env);
    return { code, err, said: out ? JSON.parse(out) : null };
  };

  it('lists the tools and calls one', async () => {
    const listed = await inspect('--method', 'tools/list');
    expect(listed).toMatchObject({ code: 0 });
    const { data } = (await program(home.port, key).get('/v1/tools')).body;
    const names = (tools: { name: string }[]) => tools.map(({ name }) => name);
    expect(names(listed.said.tools)).toEqual(names(data));
    const called = await inspect('--method', 'tools/call', '--tool-name', 'list_tabs');
    expect(called.code).toBe(0);
    expect(JSON.stringify(called.said.content)).toContain('welcome.html');
  });
});

describe('clients of MCP', () => {
  it.each([
    ['mcp==1.30.0', 'session'],
    ['mcp==2.3.0', 'client'],
    ['fastmcp==4.2.3', 'fastmcp'],
    ['langchain-mcp-adapters==0.3.2', 'langchain'],
  ])('%s in Python lists and calls tools, and gets errors', async (pinned, kind) => {
    const python = await pythonWith(pinned);
    const came = await runPython(python, 'mcp_client.py', url, kind, key, 'list_tabs');
    expect(came).toMatchObject({
      tools: expect.arrayContaining(['list_tabs', 'close_tabs']),
      looked: [false, expect.stringContaining('welcome.html')],
      nothing: [true, expect.any(String)],
    });
  });

  it('one in Python without HTTP lists and calls tools with the command of the helper', async () => {
    const python = await pythonWith('mcp==2.3.0');
    // Python hands its environment on, in which the helper finds the browser of this test.
    const command = ['env', ...Object.entries(home.env).map(([name, value]) => `${name}=${value}`)];
    const stdio = JSON.stringify([...command, process.execPath, helper, 'mcp']);
    expect(await runPython(python, 'mcp_client.py', stdio, 'stdio', key, 'list_tabs')).toMatchObject({
      tools: expect.arrayContaining(['list_tabs', 'close_tabs']),
      looked: [false, expect.stringContaining('welcome.html')],
      nothing: [true, expect.any(String)],
    });
  });

  it('the SDK 1.32 lists and calls tools', async () => {
    const load = createRequire(join(await nodePackage('@modelcontextprotocol/sdk@1.32.2'), 'package.json'));
    const { Client } = load('@modelcontextprotocol/sdk/client/index.js');
    const { StreamableHTTPClientTransport } = load('@modelcontextprotocol/sdk/client/streamableHttp.js');
    const client = new Client({ name: 'old', version: '1' });
    const headers = { authorization: `Bearer ${key}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }: { name: string }) => name)).toContain('list_tabs');
    const called = await client.callTool({ name: 'list_tabs', arguments: {} });
    expect(JSON.stringify(called.content)).toContain('welcome.html');
    await client.close();
  });
});

describe('the conformance suite', () => {
  let forwarder: Awaited<ReturnType<typeof keyForwarder>>;
  beforeAll(async () => {
    forwarder = await keyForwarder(home.port, key);
    // The suite says that it comes from the address it asks; such an origin is refused like every other until it is allowed.
    await press(options, 'Change rights');
    await fill(options, 'Web pages that may use its key', new URL(url).origin);
    await press(options, 'Save');
    const headers = { authorization: `Bearer ${key}`, origin: new URL(url).origin };
    await until('it to be let in', async () => (await send(home.port, '/v1/tools', { headers })).status === 200);
  });
  afterAll(() => forwarder.close());

  // The others want fixtures of their own or features that are not offered: prompts, resources, sampling, elicitation.
  it.each(['server-initialize', 'ping', 'tools-list', 'server-sse-multiple-streams', 'dns-rebinding-protection'])(
    'passes %s',
    async (scenario) => {
      const entry = join(await nodePackage('@modelcontextprotocol/conformance@0.1.16'), 'dist/index.js');
      const args = [
        entry,
        'server',
        '--url',
        `${forwarder.url}/mcp`,
        '--scenario',
        scenario,
        '--output-dir',
        home.env.HOME!,
      ];
      const { code, out, err } = await runProgram(process.execPath, args, env);
      expect(out + err).toMatch(/Passed: (\d+)\/\1, 0 failed/);
      expect(code).toBe(0);
    },
  );
});

describe('Claude Code', () => {
  const add = (claude: Awaited<ReturnType<typeof claudeCode>>, bearer: string) =>
    claude.run(
      'mcp',
      'add',
      '--scope',
      'user',
      '--transport',
      'http',
      'outrigger',
      url,
      '--header',
      `Authorization: Bearer ${bearer}`,
    );

  it('is connected, and calls a tool', async () => {
    const claude = await claudeCode(join(home.env.HOME!, 'claude'), 'mcp__outrigger__list_tabs');
    await add(claude, key);
    expect((await claude.run('mcp', 'list')).out).toMatch(/outrigger: .*Connected/);
    const { out } = await claude.run('-p', 'Which tabs are open?', '--allowedTools', 'mcp__outrigger__list_tabs');
    expect(out).toContain('Seen: ');
    expect(out).toContain('welcome.html');
    await claude.close();
  });

  it('prints our words for a wrong key', async () => {
    const claude = await claudeCode(join(home.env.HOME!, 'locked'), 'mcp__outrigger__list_tabs');
    await add(claude, `or_${'x'.repeat(43)}`);
    const { out, err } = await claude.run('mcp', 'list');
    expect(out + err).toContain('This key is not known here');
    await claude.close();
  });
});
