import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyLimit } from '@/src/contract/bridge.ts';
import { freePort } from '@/test/free-port.ts';
import { builtHost, temporaryFolder } from './built-host.ts';
import { ask, type RequestOptions, startRequest } from './http-client.ts';
import { keysFrame, type NativeBrowser, startBrowser } from './native-browser.ts';

const host = builtHost();

let port: number;
let browser: NativeBrowser;
const key = 'or_known';
const listed = 'https://listed.example';

beforeEach(async () => {
  port = await freePort();
  browser = await startBrowser({
    file: host.file,
    port,
    runtime: temporaryFolder(),
    keys: [key],
    origins: [listed],
    answer: ({ id }, to) => to.reply(id, 'let in'),
  });
});

const cors = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

interface Case extends Omit<RequestOptions, 'port'> {
  says: string;
  status: number;
  code: string;
}

const evil = { origin: 'https://evil.example' };
const cases: Case[] = [
  { says: 'another host', headers: { host: 'evil.example:1' }, status: 403, code: 'wrong_host' },
  { says: 'our host without its port', headers: { host: '127.0.0.1' }, status: 403, code: 'wrong_host' },
  {
    says: 'another host before all else',
    path: '/x',
    headers: { host: 'evil.example', ...evil },
    status: 403,
    code: 'wrong_host',
  },
  { says: 'a path that is none', key, path: '/', status: 404, code: 'not_found' },
  { says: 'a path that only begins like ours', key, path: '/mcpx', status: 404, code: 'not_found' },
  { says: 'a whole address for a path', key, path: 'http://127.0.0.1/mcp', status: 404, code: 'not_found' },
  { says: 'the path before the origin and the key', path: '/x', headers: evil, status: 404, code: 'not_found' },
  { says: 'a web page', key, headers: evil, status: 403, code: 'wrong_origin' },
  { says: 'another extension', key, headers: { origin: 'chrome-extension://abc' }, status: 403, code: 'wrong_origin' },
  { says: 'a page without origin', key, headers: { origin: 'null' }, status: 403, code: 'wrong_origin' },
  { says: 'a preflight', method: 'OPTIONS', headers: evil, status: 403, code: 'wrong_origin' },
  { says: 'the origin before the key', headers: evil, status: 403, code: 'wrong_origin' },
  { says: 'a listed origin without a key', headers: { origin: listed }, status: 403, code: 'wrong_origin' },
  { says: 'no key', status: 401, code: 'invalid_api_key' },
  { says: 'a wrong key', key: 'or_other', status: 401, code: 'invalid_api_key' },
  { says: 'a key in another scheme', headers: { authorization: `Basic ${key}` }, status: 401, code: 'invalid_api_key' },
  {
    says: 'a key before its body',
    key: 'or_other',
    headers: { 'content-length': bodyLimit + 1 },
    status: 401,
    code: 'invalid_api_key',
  },
  {
    says: 'a body that is no text',
    key,
    method: 'POST',
    body: Buffer.from([0x22, 0xff, 0x22]),
    status: 400,
    code: 'invalid_encoding',
  },
];

describe('the host refuses', () => {
  it.each(cases)('$says with $status, without the browser', async ({ says: _, status, code, ...options }) => {
    const reply = await ask({ port, ...options });
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.text)).toMatchObject({ error: { code, param: null, message: expect.any(String) } });
    expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
    expect(cors(reply.headers)).toEqual([]);
    expect(browser.frames.map(({ t }) => t)).toEqual(['ready', 'servers']);
  });

  it.each(['/mcp', '/v1/models'])('a body of more than 16 MiB to %s, with its length and without', async (path) => {
    const large = Buffer.alloc(bodyLimit + 1, 'x');
    for (const body of [large, [large.subarray(0, 5), large.subarray(5)]]) {
      // A connection that is to be closed may end while the rest is still being sent, before the answer is read.
      const reply = await ask({ port, key, path, method: 'POST', body, headers: { connection: 'keep-alive' } });
      expect(reply.status).toBe(413);
      expect(reply.text).toContain('body_too_large');
      expect(JSON.parse(reply.text).jsonrpc).toBe(path === '/mcp' ? '2.0' : undefined);
    }
    expect(browser.frames.map(({ t }) => t)).toEqual(['ready', 'servers']);
  });

  it('a removed key at once', async () => {
    expect((await ask({ port, key })).text).toBe('let in');
    browser.send(keysFrame(['or_new']));
    // The frame and the request take different roads: the new key works once it has arrived.
    while ((await ask({ port, key: 'or_new' })).status === 401);
    expect((await ask({ port, key })).status).toBe(401);
  });

  it('and reports it to the browser after ten refusals within a minute', async () => {
    for (let count = 0; count < 10; count += 1) await ask({ port, key: 'or_guess' });
    expect(await browser.frame('refused')).toEqual({ t: 'refused', count: 10, code: 'invalid_api_key' });
  });

  it('a waiting client whose address is wrong', async () => {
    const { response } = startRequest({ port, path: '/x', method: 'POST', headers: { 'content-length': 10 } });
    expect((await response).statusCode).toBe(404);
  });

  it('requests that are not HTTP', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.end('hello\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask({ port, key })).status).toBe(200);
  });
});

describe('the host lets in', () => {
  it.each([
    '/mcp',
    '/mcp?tags=tabs',
    '/v1/models',
    '/v1/tools',
    '/v1/tools?name=list_*',
    '/v1/tools/list_tabs/call',
    '/v1/chat/completions',
    '/v1/calls/client:1',
  ])('%s', async (path) => {
    expect((await ask({ port, key, path })).text).toBe('let in');
  });

  it('localhost, and a key in any spelling of its scheme', async () => {
    const reply = await ask({ port, headers: { host: `localhost:${port}`, authorization: `bearer  ${key}` } });
    expect(reply.text).toBe('let in');
    expect(cors(reply.headers)).toEqual([]);
  });

  it('a web page whose address the user listed, preflight included', async () => {
    const preflight = await ask({ port, method: 'OPTIONS', headers: { origin: listed } });
    expect(preflight.status).toBe(204);
    const reply = await ask({ port, key, headers: { origin: listed } });
    for (const { headers } of [preflight, reply]) expect(headers['access-control-allow-origin']).toBe(listed);
    expect(reply.text).toBe('let in');
  });
});
