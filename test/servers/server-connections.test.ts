import { afterEach, describe, expect, it } from 'vitest';
import type { LineUser } from '@/src/contract/tool-server.ts';
import { createServerConnections } from '@/src/servers/server-connections.ts';
import { problemOf } from '@/src/servers/server-problem.ts';
import { type McpTestServer, mcpTestServer } from '@/test/fakes/mcp-test-server.ts';

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close();
});

async function start(options: Parameters<typeof mcpTestServer>[0] = {}): Promise<McpTestServer> {
  const server = await mcpTestServer(options);
  closing.push(server);
  return server;
}

const { signal } = new AbortController();
const noLines = () => {
  throw new Error('No local server was expected');
};
const connections = (onTools: (id: string, tools: { name: string }[]) => void = () => undefined) =>
  createServerConnections({ version: '1', openLines: noLines, onTools });
const at = ({ url }: McpTestServer, headers: Record<string, string> = {}) => ({
  id: 'a',
  place: { kind: 'http' as const, url },
  headers,
});
const problem = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => problemOf(error).code,
  );

describe.each(['sessions', 'stateless'] as const)('an MCP server, %s (check 24)', (kind) => {
  it('lists its tools, with those that only read marked', async () => {
    const tools = await connections().list(at(await start({ kind })), signal);
    expect(tools.map(({ name, effect }) => [name, effect])).toEqual([
      ['echo', 'read'],
      ['create.issue', 'write'],
      ['slow', 'read'],
      ['broken', 'read'],
    ]);
    expect(tools[0]!.parameters).toMatchObject({ properties: { message: { type: 'string' } } });
  });

  it('gets one request for each call, also for concurrent ones', async () => {
    const server = await start({ kind });
    const { call } = connections();
    const say = (message: string) => call(at(server), { tool: 'echo', arguments: { message } }, signal);
    expect(await Promise.all(['a', 'b', 'ж'].map(say))).toEqual([
      { text: 'Echo: a' },
      { text: 'Echo: b' },
      { text: 'Echo: ж' },
    ]);
    expect(server.called).toHaveLength(3);
    expect(await call(at(server), { tool: 'broken', arguments: {} }, signal)).toEqual({
      text: 'The machine is broken',
      failed: true,
    });
  });

  it('reports progress, and is told to stop', async () => {
    const server = await start({ kind });
    const leaving = new AbortController();
    const heard = Promise.withResolvers<[number, number]>();
    const calling = connections()
      .call(at(server), { tool: 'slow', arguments: {} }, leaving.signal, (...part) => heard.resolve(part))
      .catch(() => 'stopped');
    expect(await heard.promise).toEqual([1, 4]);
    leaving.abort();
    expect(await calling).toBe('stopped');
    await expect.poll(() => server.stopped).toBe(1);
  });

  it('reports new tools while connected', async () => {
    const server = await start({ kind });
    const told = Promise.withResolvers<string[]>();
    await connections((_, tools) => told.resolve(tools.map(({ name }) => name))).list(at(server), signal);
    let added = 0;
    const add = () => {
      added += 1;
      server.addTool(`new${added}`);
      return Promise.race([told.promise, new Promise<string[]>((resolve) => setImmediate(() => resolve([])))]);
    };
    // A stream of 2025 is opened after the greeting, and changes are told once they have come to rest.
    await expect.poll(add, { interval: 700, timeout: 10_000 }).toContain('new1');
  });

  it('has a reason for giving no answer', async () => {
    const locked = await start({ kind, key: 'secret' });
    expect(await problem(connections().list(at(locked), signal))).toBe('key-wanted');
    expect(await problem(connections().list(at(locked, { authorization: 'Bearer secret' }), signal))).toBe('none');
    const strict = await start({ kind, refusesOrigins: true });
    const origin = { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop' };
    expect(await problem(connections().list(at(strict, origin), signal))).toBe('refused');
    const gone = await start({ kind });
    const { list, call } = connections();
    await list(at(gone), signal);
    await gone.close();
    expect(await problem(call(at(gone), { tool: 'echo', arguments: {} }, signal))).toBe('unreachable');
  });
});

it('a server with any other answer is not an MCP server', async () => {
  const { createServer } = await import('node:http');
  const other = createServer((_, response) => void response.writeHead(404).end('Not here'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  closing.push({ close: async () => void other.close() });
  const { port } = other.address() as { port: number };
  const place = { kind: 'http' as const, url: `http://127.0.0.1:${port}/` };
  expect(await problem(connections().list({ id: 'a', place, headers: {} }, signal))).toBe('no-mcp');
});

describe('a local server', () => {
  it('that cannot be started says why', async () => {
    const { list } = createServerConnections({
      version: '1',
      openLines(_, user: LineUser) {
        queueMicrotask(() => user.onGone('spawn github ENOENT'));
        return { send: () => undefined, close: () => undefined };
      },
      onTools: () => undefined,
    });
    const asked = list({ id: 'a', place: { kind: 'local', server: 'github' }, headers: {} }, signal);
    expect(await asked.catch(problemOf)).toEqual({ code: 'ended', detail: 'spawn github ENOENT' });
  });
});

describe('a tool of a program', () => {
  it('is called by POST, and answers with data or an error', async () => {
    const { createServer } = await import('node:http');
    const bodies: unknown[] = [];
    const program = createServer(async (request, response) => {
      let text = '';
      for await (const part of request) text += part;
      const body = JSON.parse(text);
      bodies.push(body);
      const answer = body.arguments.city ? { data: { sky: 'clear' } } : { error: 'No such city' };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
    closing.push({ close: async () => void program.close() });
    const { port } = program.address() as { port: number };
    const place = { kind: 'program' as const, url: `http://127.0.0.1:${port}/weather`, client: 'c' };
    const asked = { id: 'a', place, headers: {} };
    const { call } = connections();
    expect(await call(asked, { tool: 'weather', arguments: { city: 'Oslo' } }, signal)).toEqual({
      text: '',
      structured: { sky: 'clear' },
    });
    expect(await call(asked, { tool: 'weather', arguments: {} }, signal)).toEqual({
      text: 'No such city',
      failed: true,
    });
    expect(bodies[0]).toEqual({ name: 'weather', arguments: { city: 'Oslo' }, call_id: expect.any(String) });
  });
});
