import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { bodyLimit, carriedHeaders } from '@/src/contract/bridge.ts';
import type { BrowserLink } from './browser-link.ts';
import { notText, type Refusal, refusalBody, refuseAddress, tooLarge, wrongKey, wrongOrigin } from './refusal.ts';

/** Hash of a program's key, from a browser that accepts it. */
export interface KnownKey {
  hash: Buffer;
  origins: string[];
  link: BrowserLink;
}

export interface HttpPorts {
  port: number;
  /** Keys of all browsers, newest browser first. */
  keys(): KnownKey[];
  onRefusal(code: string): void;
}

/** Milliseconds that an idle connection is kept open. Longer than clients keep theirs, so that only they close it. */
const idle = 75_000;

/** Finds a key. All keys are compared, so that the time reveals nothing. */
function findKey(authorization: string | undefined, keys: KnownKey[]): KnownKey | null {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const hash = createHash('sha256').update(token).digest();
  return keys.filter((key) => timingSafeEqual(key.hash, hash))[0] ?? null;
}

/** The body as text; null if the client closed, a refusal if it cannot be carried. */
function readBody(request: IncomingMessage): Promise<string | Refusal | null> {
  if (Number(request.headers['content-length']) > bodyLimit) return Promise.resolve(tooLarge);
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > bodyLimit) {
        chunks.length = 0;
        done(tooLarge);
      } else chunks.push(chunk);
    });
    request.on('end', () => {
      try {
        done(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks)));
      } catch {
        done(notText);
      }
    });
    request.on('close', () => done(null));
  });
}

/** CORS headers for an origin on the list of a key; none for other origins. */
const allowOrigin = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': '*',
  vary: 'origin',
});

/** HTTP server for programs. Checks requests in an order in which refusals reveal nothing to strangers. */
export function createHttpServer(ports: HttpPorts): Server {
  let requests = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse, wantsContinue: boolean): Promise<void> => {
    const { url = '', method = '', headers } = request;
    const { origin, authorization } = headers;
    const refuse = (refusal: Refusal, jsonRpc = false) => {
      if (response.headersSent || response.destroyed) return;
      response.writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers });
      response.end(refusalBody(refusal, jsonRpc));
      request.resume();
    };
    const refuseStranger = (refusal: Refusal) => {
      refuse(refusal);
      ports.onRefusal(refusal.code);
    };

    const wrongAddress = refuseAddress(url, headers, ports.port);
    if (wrongAddress) return refuseStranger(wrongAddress);

    const keys = ports.keys();
    if (method === 'OPTIONS' && origin !== undefined && keys.some(({ origins }) => origins.includes(origin))) {
      response.writeHead(204, {
        ...allowOrigin(origin),
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': carriedHeaders.join(', '),
      });
      response.end();
      return;
    }
    const key = findKey(authorization, keys);
    if (origin !== undefined && !key?.origins.includes(origin)) return refuseStranger(wrongOrigin);
    if (!key) return refuseStranger(wrongKey);

    if (wantsContinue) response.writeContinue();
    const jsonRpc = /^\/mcp(\?|$)/.test(url);
    const body = await readBody(request);
    if (body === null || response.destroyed) return;
    if (typeof body !== 'string') return refuse(body, jsonRpc);
    const carried = carriedHeaders.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    requests += 1;
    const frame = { t: 'request', id: requests, method, path: url, headers: Object.fromEntries(carried) } as const;
    await key.link.carry(frame, body, {
      response,
      headers: origin === undefined ? {} : allowOrigin(origin),
      refuse: (refusal) => refuse(refusal, jsonRpc),
    });
  };

  const server = createServer((request, response) => void answer(request, response, false));
  server.keepAliveTimeout = idle;
  server.on('checkContinue', (request, response) => void answer(request, response, true));
  return server;
}
