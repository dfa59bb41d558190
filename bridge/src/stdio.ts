import { Agent, type IncomingMessage, request as startRequest } from 'node:http';
import { defaultPort } from '@/src/contract/bridge.ts';
import { linesOf } from './lines.ts';

/** Milliseconds to wait for a browser that is not connected: it may be starting. */
const patience = 5_000;
const pause = 200;

const closedBrowser =
  'The browser is closed, or in Outrigger’s options, under Connections, “Let other programs in” is off. Open the ' +
  'browser and try again.';
const brokenOff = 'The connection to the browser broke off. It may have been done: look before you try again.';

type Id = string | number;

interface Message {
  id?: Id | null;
  method?: string;
  params?: Record<string, unknown> & { _meta?: Record<string, unknown> };
  result?: { protocolVersion?: unknown };
  error?: { message?: unknown };
}

/** Name of the parameter repeated in the header `mcp-name`, by method. */
const named: Record<string, string> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

const headerText = (value: string): string =>
  /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value) && !value.startsWith('=?')
    ? value
    : `=?base64?${Buffer.from(value).toString('base64')}?=`;

/**
 * MCP over stdin and stdout for clients without HTTP: each message becomes a request, each message of the answer a
 * line. `OUTRIGGER_KEY`: the program's key, `OUTRIGGER_PORT`: a port of its own.
 */
export async function runStdio(): Promise<number> {
  const key = process.env.OUTRIGGER_KEY;
  if (!key) {
    console.error('OUTRIGGER_KEY is not set. Add the program in Outrigger’s options, under Connections, for its key.');
    return 1;
  }
  const port = Number(process.env.OUTRIGGER_PORT) || defaultPort;
  // A new connection for each request: a kept one may just be closing, and then it is unknown whether the request
  // arrived.
  const agent = new Agent();
  const open = new Map<Id, AbortController>();
  /** Protocol version agreed in the handshake; null without one. */
  let agreedVersion: string | null = null;

  const say = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);
  const fail = (id: Id | null, message: string, code = -32000) => say({ jsonrpc: '2.0', id, error: { code, message } });

  const headersOf = ({ method, params }: Message): Record<string, string> => {
    const stated = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
    const name = method && Object.hasOwn(named, method) ? params?.[named[method]!] : undefined;
    const headers: Record<string, string> = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    if (typeof stated === 'string' && method) {
      headers['mcp-protocol-version'] = stated;
      headers['mcp-method'] = headerText(method);
      if (typeof name === 'string') headers['mcp-name'] = headerText(name);
    } else if (agreedVersion !== null && method !== 'initialize') headers['mcp-protocol-version'] = agreedVersion;
    return headers;
  };

  const post = (body: string, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((done, failed) => {
      const request = startRequest({ host: '127.0.0.1', port, path: '/mcp', method: 'POST', headers, agent, signal });
      request.on('response', done);
      request.on('error', failed);
      request.end(body);
    });

  /** Posts a message until the bridge is there and knows the key: a refused connection or a 401 has no effect. */
  const postPatiently = async (message: Message, body: string, signal: AbortSignal): Promise<IncomingMessage> => {
    const until = Date.now() + patience;
    for (;;) {
      const late = Date.now() > until;
      try {
        const response = await post(body, headersOf(message), signal);
        if (response.statusCode !== 401 || late) return response;
        response.resume();
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'ECONNREFUSED') throw new Error(brokenOff, { cause: error });
        if (late) throw new Error(closedBrowser, { cause: error });
      }
      await new Promise((done) => setTimeout(done, pause));
      signal.throwIfAborted();
    }
  };

  /** Writes a message to the client. True if it ends the request. */
  const tell = (text: string, { id, method }: Message): boolean => {
    const message = JSON.parse(text) as Message;
    const ends = message.method === undefined;
    if (ends && method === 'initialize' && typeof message.result?.protocolVersion === 'string')
      agreedVersion = message.result.protocolVersion;
    if (!ends || message.id !== null) say(message);
    else if (id !== undefined && id !== null) fail(id, String(message.error?.message ?? brokenOff));
    return ends;
  };

  const forward = async (line: string): Promise<void> => {
    let message: Message;
    try {
      message = JSON.parse(line) as Message;
    } catch {
      fail(null, 'The line is no JSON.', -32700);
      return;
    }
    const id = message.id ?? null;
    if (message.method === 'notifications/cancelled') {
      open.get(message.params?.requestId as Id)?.abort();
      return;
    }
    const abort = new AbortController();
    if (id !== null) open.set(id, abort);
    try {
      const response = await postPatiently(message, line, abort.signal);
      let ended = id === null;
      for await (const text of messagesOf(response)) ended = tell(text, message) || ended;
      if (!ended) throw new Error(brokenOff);
    } catch (error) {
      if (id !== null && !abort.signal.aborted) fail(id, error instanceof Error ? error.message : brokenOff);
    } finally {
      if (id !== null) open.delete(id);
    }
  };

  for await (const line of linesOf(process.stdin)) if (line.trim()) void forward(line);
  for (const abort of open.values()) abort.abort();
  return 0;
}

/** JSON messages of an answer: the data of each event in a stream, else the whole body if there is one. */
async function* messagesOf(response: IncomingMessage): AsyncGenerator<string> {
  if (response.headers['content-type']?.startsWith('text/event-stream')) {
    let data: string[] = [];
    for await (const line of linesOf(response)) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
    }
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  if (response.statusCode === 202 || !body) return;
  const parsed = JSON.parse(body) as { error?: { message?: unknown }; jsonrpc?: string };
  // A refusal of the host is in OpenAI's form: rewrite it as JSON-RPC.
  yield parsed.error && parsed.jsonrpc === undefined
    ? JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32000, message: parsed.error.message } })
    : body;
}
