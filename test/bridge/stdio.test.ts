import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '@/test/free-port.ts';
import { builtHost, temporaryFolder } from './built-host.ts';
import { readText } from './http-client.ts';
import { type CarriedRequest, type NativeBrowser, startBrowser } from './native-browser.ts';
import { runProgram } from './run-program.ts';

const host = builtHost();

let port: number;
beforeEach(async () => {
  port = await freePort();
});

const key = 'or_stdio';
interface Line {
  id?: number | string | null;
  method?: string;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
}

/** A program's side of `outrigger-bridge mcp`: writes messages, reads lines. */
class StdioProgram {
  readonly child: ChildProcess;
  readonly lines: Line[] = [];
  #text = '';
  #waiting: (() => void)[] = [];

  constructor(env: Record<string, string> = {}) {
    this.child = spawn(process.execPath, [host.file, 'mcp'], {
      env: { PATH: process.env.PATH, OUTRIGGER_KEY: key, OUTRIGGER_PORT: String(port), ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const parts = (this.#text + text).split('\n');
      this.#text = parts.pop()!;
      this.lines.push(...parts.map((line) => JSON.parse(line) as Line));
      for (const done of this.#waiting.splice(0)) done();
    });
    onTestFinished(() => void this.child.kill('SIGKILL'));
  }

  send(message: object | string): void {
    this.child.stdin!.write(
      `${typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message })}\n`,
    );
  }

  async line(matches: (line: Line) => boolean): Promise<Line> {
    for (;;) {
      const found = this.lines.find(matches);
      if (found) return found;
      await new Promise<void>((done) => this.#waiting.push(done));
    }
  }

  answer(id: number | string): Promise<Line> {
    return this.line((line) => line.id === id && line.method === undefined);
  }
}

interface Posted {
  headers: IncomingMessage['headers'];
  message: { id?: number; method: string };
  response: ServerResponse;
}

/** The HTTP side, scripted: notes each message, and answers as the test says. */
async function script(answer: (posted: Posted) => void): Promise<Posted[]> {
  const posted: Posted[] = [];
  const server = createServer(async (request, response) => {
    const one = { headers: request.headers, message: JSON.parse(await readText(request)), response };
    posted.push(one);
    answer(one);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return posted;
}

const json = (response: ServerResponse, body: object, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body, null, 2));
const result = ({ message, response }: Posted, value: object) =>
  json(response, { jsonrpc: '2.0', id: message.id, result: value });

describe('outrigger-bridge mcp', () => {
  it('posts each line with the key and prints the answers', async () => {
    const posted = await script((one) => result(one, { method: one.message.method, text: 'ä🜁\n' }));
    const program = new StdioProgram();
    program.send({ id: 1, method: 'ping' });
    program.send('');
    program.send({ id: 'two', method: 'tools/list' });
    expect((await program.answer(1)).result).toEqual({ method: 'ping', text: 'ä🜁\n' });
    expect((await program.answer('two')).result).toMatchObject({ method: 'tools/list' });
    for (const { headers } of posted) {
      expect(headers.authorization).toBe(`Bearer ${key}`);
      expect(headers.accept).toBe('application/json, text/event-stream');
      expect(headers['mcp-protocol-version']).toBeUndefined();
    }
  });

  it('repeats in headers what newer messages contain, and the version agreed on with the older protocol', async () => {
    const posted = await script((one) => result(one, { protocolVersion: '2025-11-25' }));
    const program = new StdioProgram();
    const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' };
    program.send({ id: 1, method: 'tools/call', params: { name: 'list_tabs', _meta } });
    program.send({ id: 2, method: 'resources/read', params: { uri: 'tab://ä', _meta } });
    await Promise.all([program.answer(1), program.answer(2)]);
    program.send({ id: 3, method: 'initialize', params: { protocolVersion: '2025-11-25' } });
    await program.answer(3);
    program.send({ id: 4, method: 'tools/list' });
    await program.answer(4);
    const headers = (id: number) => {
      const { headers } = posted.find(({ message }) => message.id === id)!;
      return [headers['mcp-protocol-version'], headers['mcp-method'], headers['mcp-name']];
    };
    expect(headers(1)).toEqual(['2026-07-28', 'tools/call', 'list_tabs']);
    expect(headers(2)).toEqual([
      '2026-07-28',
      'resources/read',
      `=?base64?${Buffer.from('tab://ä').toString('base64')}?=`,
    ]);
    expect(headers(3)).toEqual([undefined, undefined, undefined]);
    expect(headers(4)).toEqual(['2025-11-25', undefined, undefined]);
  });

  it('tells each event of a stream as it comes', async () => {
    const posted = await script(({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': hello\n\ndata: {"method":"notifications/progress",\r\ndata: "params":{"text":"ä🜁"}}\r\n\r\n');
    });
    const program = new StdioProgram();
    program.send({ id: 1, method: 'tools/call' });
    expect(await program.line(({ method }) => method !== undefined)).toMatchObject({ params: { text: 'ä🜁' } });
    posted[0]!.response.end('data: {"id":1,"result":{}}\n\n');
    expect((await program.answer(1)).result).toEqual({});
  });

  it('closes the request of a cancelled call, and prints no answer', async () => {
    let closed = () => {};
    const gone = new Promise<void>((done) => {
      closed = done;
    });
    const posted = await script((one) => {
      if (one.message.id === 1)
        one.response.on('close', closed).writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      else result(one, {});
      if (one.message.id === 1) program.send({ method: 'notifications/cancelled', params: { requestId: 1 } });
    });
    const program = new StdioProgram();
    program.send({ id: 1, method: 'tools/call' });
    await gone;
    program.send({ id: 2, method: 'ping' });
    await program.answer(2);
    expect(program.lines.map(({ id }) => id)).toEqual([2]);
    expect(posted.map(({ message }) => message.method)).toEqual(['tools/call', 'ping']);
  });

  it('reports refusals, broken connections and invalid JSON', async () => {
    await script(({ message, response }) => {
      if (message.id === 1) json(response, { error: { message: 'Not here.', code: 'wrong_host' } }, 403);
      else if (message.id === 2)
        json(response, { jsonrpc: '2.0', id: null, error: { code: -32000, message: 'Too large.' } }, 413);
      else if (message.id === 3) response.writeHead(200, { 'content-type': 'text/event-stream' }).end();
      else if (message.id === 4) response.socket!.destroy();
      else response.writeHead(202).end();
    });
    const program = new StdioProgram();
    program.send({ method: 'notifications/initialized' });
    for (const id of [1, 2, 3, 4]) program.send({ id, method: 'tools/call' });
    const errors = await Promise.all([1, 2, 3, 4].map((id) => program.answer(id)));
    expect(errors.map(({ error }) => error!.message)).toEqual([
      'Not here.',
      'Too large.',
      expect.stringContaining('broke off'),
      expect.stringContaining('broke off'),
    ]);
    program.send('{');
    expect((await program.answer(null as never)).error!.code).toBe(-32700);
    expect(program.lines).toHaveLength(5);
  });

  it('reports a closed browser, and works as soon as it is open', async () => {
    const program = new StdioProgram();
    program.send({ id: 1, method: 'initialize' });
    expect((await program.answer(1)).error!.message).toMatch(/browser is closed/);
    program.send({ id: 2, method: 'initialize' });
    await script((one) => result(one, {}));
    expect((await program.answer(2)).result).toEqual({});
  });

  it('waits for a key that its browser has not sent yet', async () => {
    let tries = 0;
    await script((one) => {
      tries += 1;
      if (tries > 2) result(one, {});
      else json(one.response, { error: { message: 'Not known.' } }, 401);
    });
    const program = new StdioProgram();
    program.send({ id: 1, method: 'ping' });
    expect((await program.answer(1)).result).toEqual({});
  });

  it('ends with its client, also while waiting', async () => {
    const posted = await script(({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      program.child.stdin!.end();
    });
    const program = new StdioProgram();
    const ended = new Promise((done) => program.child.on('exit', done));
    program.send({ id: 1, method: 'tools/call' });
    expect(await ended).toBe(0);
    expect(posted).toHaveLength(1);
  });

  it('requires a key', async () => {
    const { code, err } = await runProgram(process.execPath, [host.file, 'mcp'], {});
    expect(code).toBe(1);
    expect(err).toContain('OUTRIGGER_KEY');
  });
});

describe('a client of the MCP library', () => {
  const handler = createMcpHandler(() => {
    const server = new Server({ name: 'scripted', version: '1' }, { capabilities: { tools: {} } });
    server.setRequestHandler('tools/list', () => ({ tools: [{ name: 'echo', inputSchema: { type: 'object' } }] }));
    server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
      if (params.arguments?.wait) await new Promise((_, failed) => mcpReq.signal.addEventListener('abort', failed));
      const { progressToken } = params._meta ?? {};
      if (progressToken !== undefined)
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress: 1, message: 'half' },
        });
      return { content: [{ type: 'text' as const, text: String(params.arguments?.text) }] };
    });
    return server;
  });

  async function answer({ id, method, path, headers, body }: CarriedRequest, browser: NativeBrowser): Promise<void> {
    const request = new Request(new URL(path, 'http://127.0.0.1'), { method, headers });
    const response = await handler.fetch(request, { parsedBody: JSON.parse(body) });
    browser.send({ t: 'head', id, status: response.status, headers: Object.fromEntries(response.headers) });
    for await (const data of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      browser.send({ t: 'data', id, data });
    browser.send({ t: 'end', id });
  }

  const connect = async (mode: 'legacy' | 'auto') => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const env = { PATH: process.env.PATH!, OUTRIGGER_KEY: key, OUTRIGGER_PORT: String(port) };
    onTestFinished(() => client.close());
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [host.file, 'mcp'], env }));
    return client;
  };
  const open = () => startBrowser({ file: host.file, port, runtime: temporaryFolder(), keys: [key], answer });

  it.each(['legacy', 'auto'] as const)(
    'lists, calls, gets progress and cancels through the host (%s)',
    async (mode) => {
      const browser = await open();
      const client = await connect(mode);
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['echo']);
      const heard: unknown[] = [];
      const text = `x${'🜁'.repeat(400_000)}`;
      const called = await client.callTool(
        { name: 'echo', arguments: { text } },
        { onprogress: (one) => heard.push(one.message) },
      );
      expect(called.content).toEqual([{ type: 'text', text }]);
      expect(heard).toEqual(['half']);

      const abort = new AbortController();
      const waiting = client.callTool({ name: 'echo', arguments: { wait: true } }, { signal: abort.signal });
      waiting.catch(() => {});
      const count = browser.requests.length;
      await browser.request(count + 1);
      abort.abort();
      await expect(waiting).rejects.toThrow();
      await browser.frame('gone');
      expect((await client.callTool({ name: 'echo', arguments: { text: 'on' } })).content).toEqual([
        { type: 'text', text: 'on' },
      ]);
    },
  );

  it('connects although the browser starts later', async () => {
    const connected = connect('legacy');
    await open();
    expect((await (await connected).listTools()).tools).toHaveLength(1);
  });
});
