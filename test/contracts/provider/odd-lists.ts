import { describe, expect, test } from 'vitest';
import messages from '@/public/_locales/en/messages.json' with { type: 'json' };
import { type ModelError, type ModelInfo, ProviderFailure } from '@/src/contract/provider.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { guardedFetch } from '@/src/providers/connection/guarded-fetch.ts';
import { errorWords } from '@/src/ui/parts/error-words.ts';
import { page, type Reply, refusal } from '@/test/fixtures/model-server.ts';
import { type Against, KEY } from '../provider.ts';

const known = new Map(Object.entries(messages).map(([key, { message }]) => [key, message]));
const { say } = createI18n((key) => known.get(key) ?? '', 'en');

const raw = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  type: 'http',
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const told = (value: unknown): Reply => raw(200, JSON.stringify(value));
const html = (title: string) =>
  `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body>${title}</body></html>`;

/** An answer to the request for the list, what is made of it, and words of the sentence that leads to the cure. */
const refused: [name: string, reply: Reply, error: Partial<ModelError>, cure: string][] = [
  ['the page of a web interface', page(html('Open WebUI')), { hint: 'page' }, 'ends in /v1'],
  [
    'a portal that wants a sign-in',
    page(`\n<html><script>location='/login'</script></html>`),
    { hint: 'page' },
    'sign in',
  ],
  ['a page that is called JSON', raw(200, html('Welcome')), { hint: 'page' }, 'web page'],
  [
    'a redirect to https',
    raw(301, '', { location: 'https://models.example/' }),
    { hint: 'redirected' },
    'begins with https',
  ],
  [
    'a redirect to a sign-in',
    raw(302, html('Found'), { location: '/login' }),
    { hint: 'redirected' },
    'Open the address',
  ],
  ['a redirect for a slash', raw(307, '', { location: './' }), { hint: 'redirected' }, 'slash less'],
  ['a redirect for good', raw(308, '', { location: '/elsewhere' }), { hint: 'redirected' }, 'another address'],
  [
    'http at the port of https (nginx)',
    raw(400, html('400 The plain HTTP request was sent to HTTPS port')),
    { hint: 'https' },
    'https://',
  ],
  [
    'http at the port of https (Go)',
    raw(400, 'Client sent an HTTP request to an HTTPS server.\n'),
    { hint: 'https' },
    'https://',
  ],
  [
    '400 with a sentence',
    refusal(400, { message: 'api-version is missing' }),
    { code: 'bad-request', detail: 'api-version is missing' },
    'could not use',
  ],
  ['401', refusal(401, { message: 'No auth credentials found' }), { code: 'wrong-key' }, 'Check the key'],
  ['401 without words', raw(401, ''), { code: 'wrong-key' }, 'Check the key'],
  [
    '401 of a proxy',
    raw(401, html('401'), { 'www-authenticate': 'Basic realm="Private"' }),
    { hint: 'password' },
    'name:password@',
  ],
  [
    '401 of a token',
    raw(401, '{"detail":"Not authenticated"}', { 'www-authenticate': 'Bearer' }),
    { code: 'wrong-key' },
    'Check the key',
  ],
  ['402', raw(402, '{"error":"Payment required"}'), { code: 'quota' }, 'plan and payment'],
  ['403', raw(403, ''), { code: 'origin-not-allowed' }, 'let in'],
  ['404 as JSON', raw(404, '{"detail":"Not Found"}'), { code: 'not-a-model-server', status: 404 }, 'ends in /v1'],
  ['404 as a page', page(html('404'), 404), { code: 'not-a-model-server', status: 404 }, 'ends in /v1'],
  [
    '404 as words',
    raw(404, '404 page not found\n', { 'content-type': 'text/plain' }),
    { code: 'not-a-model-server' },
    'ends in /v1',
  ],
  ['405', raw(405, '{"error":"Method Not Allowed"}'), { code: 'not-a-model-server' }, 'ends in /v1'],
  ['410', raw(410, ''), { code: 'not-a-model-server' }, 'base URL'],
  [
    '429 with a wait',
    raw(429, '', { 'retry-after': '7' }),
    { code: 'rate-limit', retryAfter: 7_000 },
    'Wait 7 seconds',
  ],
  ['429 without one', raw(429, '{}'), { code: 'rate-limit' }, 'Wait a moment'],
  [
    '429 for lack of money',
    refusal(429, { message: 'You exceeded your current quota' }),
    { code: 'quota' },
    'plan and payment',
  ],
  [
    '500 with a sentence',
    refusal(500, { message: 'CUDA out of memory' }),
    { code: 'server', detail: 'CUDA out of memory' },
    'try again later',
  ],
  ['500 with a page', page(html('Internal Server Error'), 500), { code: 'server', status: 500 }, 'try again later'],
  ['501', raw(501, 'not implemented'), { code: 'server', status: 501 }, 'Retry'],
  ['502', page(html('Bad Gateway'), 502), { hint: 'gateway', status: 502 }, 'server is running'],
  [
    '503 while it loads',
    raw(503, '{"error":{"message":"Loading model","type":"unavailable_error","code":503}}', { 'retry-after': '1' }),
    { hint: 'loading', retryAfter: 1_000 },
    'Wait',
  ],
  [
    '503 while it warms up',
    raw(503, '{"error":"Model m is currently loading","estimated_time":20}'),
    { hint: 'loading' },
    'take minutes',
  ],
  ['503 with a wait', raw(503, '', { 'retry-after': '30' }), { code: 'server', retryAfter: 30_000 }, 'Retry'],
  ['503 with a page', page(html('Service Unavailable'), 503), { code: 'server' }, 'try again later'],
  ['504', page(html('Gateway Time-out'), 504), { hint: 'gateway' }, 'server is running'],
  ['521 of a front', page(html('Web server is down'), 521), { hint: 'gateway' }, 'does not answer'],
  [
    '529',
    raw(529, '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}'),
    { code: 'server', detail: 'Overloaded' },
    'try again later',
  ],
  ['nothing', raw(200, ''), { code: 'not-a-model-server' }, 'base URL'],
  ['204', raw(204, ''), { code: 'not-a-model-server' }, 'base URL'],
  [
    'words',
    raw(200, 'Ollama is running', { 'content-type': 'text/plain' }),
    { code: 'not-a-model-server' },
    'ends in /v1',
  ],
  ['half a JSON', raw(200, '{"data":[{"id":"a-mo'), { code: 'broken-stream' }, 'Retry'],
  ['JSON of another kind', told({ status: 'ok', version: '1.2' }), { code: 'not-a-model-server' }, 'base URL'],
  ['a number', told(7), { code: 'not-a-model-server' }, 'base URL'],
  ['null', told(null), { code: 'not-a-model-server' }, 'base URL'],
  ['a text for a list', told({ data: 'none' }), { code: 'not-a-model-server' }, 'base URL'],
  [
    'an error with 200',
    told({ error: { message: 'Database is locked' } }),
    { code: 'server', detail: 'Database is locked' },
    'Retry',
  ],
  [
    'an error with 200 and no list',
    told({ error: 'invalid api key', data: null }),
    { code: 'wrong-key' },
    'Check the key',
  ],
  ['a refused key with 200', told({ code: 401, msg: 'Invalid API key' }), { code: 'wrong-key' }, 'Check the key'],
  [
    'a failed look-up with 200',
    told({ success: false, errors: [{ code: 7003, message: 'No route for that URI' }] }),
    { code: 'server', detail: 'No route for that URI' },
    'Retry',
  ],
];

/** Odd answers to a connection test, which begins with the list of models. */
export function oddListCases(against: Against) {
  const { wire } = against;

  async function ask(models: Reply) {
    const { server } = await against.connect({ models });
    const fetch = guardedFetch({ fetch: globalThis.fetch, allows: () => true, isOnline: () => true });
    const provider = await against.create(server.baseUrl, KEY, fetch);
    return provider.models(new AbortController().signal);
  }
  const failureOf = (asked: Promise<unknown>): Promise<ModelError | null> =>
    asked.then(
      () => null,
      (error: unknown) => (error instanceof ProviderFailure ? error.error : null),
    );
  const wordsOf = (error: ModelError): string => {
    const { what, cure } = errorWords(error);
    return `${say(what)} ${say(cure)}`;
  };

  describe('unusual answers to the connection test', () => {
    test.each(refused)('%s', async (_name, reply, error, cure) => {
      const failure = await failureOf(ask(reply));
      expect(failure).toMatchObject({ host: expect.stringContaining('127.0.0.1'), ...error });
      if (failure) expect(wordsOf(failure)).toContain(cure);
      expect(JSON.stringify(failure)).not.toContain(KEY);
    });

    const list = Object.values(wire.modelList([{ id: 'b' }, { id: 'a' }]) as object).find(Array.isArray) as object[];
    const body = JSON.stringify(wire.modelList([{ id: 'b' }, { id: 'a' }]));
    const many = Array.from({ length: 20_000 }, (_, at) => ({ id: `model-${at}` }));
    const lists: [name: string, reply: Reply, ids: string[]][] = [
      ['a bare list', told(list), ['a', 'b']],
      ['bare names', told(['b', 'a', 'b', '']), ['a', 'b']],
      ['bare names in an object', told({ data: ['b', 'a'] }), ['a', 'b']],
      ['a list under another name', told({ result: list, success: true, errors: [] }), ['a', 'b']],
      ['a list in an envelope', told({ code: 0, msg: 'ok', data: { data: list } }), ['a', 'b']],
      ['no error beside it', told({ models: list, error: null }), ['a', 'b']],
      ['an empty list', told({ object: 'list', data: [] }), []],
      ['null for an empty list', told({ object: 'list', data: null }), []],
      ['entries that are none', told({ data: [null, 3, {}, [], ...list] }), ['a', 'b']],
      ['a mark of the encoding', raw(200, `\uFEFF${body}`), ['a', 'b']],
      ['blanks around it', raw(200, `\r\n \n${body}\n\n`), ['a', 'b']],
      ['JSON that is called text', raw(200, body, { 'content-type': 'text/plain' }), ['a', 'b']],
      ['JSON that is called a page', raw(200, body, { 'content-type': 'text/html' }), ['a', 'b']],
      ['JSON that is called nothing', { type: 'http', status: 200, headers: {}, body }, ['a', 'b']],
      ['a list with another good status', raw(203, body), ['a', 'b']],
      ['a huge list', told(wire.modelList(many)), many.map(({ id }) => id)],
    ];
    test.each(lists)('accepts %s as a list', async (_name, reply, ids) => {
      const models: ModelInfo[] = await ask(reply);
      expect(models.map(({ id }) => id)).toEqual(ids);
    });

    /** The head of an answer of which not all comes. */
    const begun = raw(200, '{"data":[', { 'content-length': '500' });

    test('a body that never ends', async () => {
      const { server, provider, timers } = await against.connect({ models: begun });
      const asked = failureOf(provider.models(new AbortController().signal));
      await server.request(0);
      await timers.runOut();
      const failure = await asked;
      expect(failure).toMatchObject({ code: 'stalled' });
      if (failure) expect(wordsOf(failure)).toContain('may still be loading');
    });

    test('a connection that is closed in the middle of the list', async () => {
      const { server, provider } = await against.connect({ models: begun });
      const asked = failureOf(provider.models(new AbortController().signal));
      await server.request(0);
      await server.close();
      const failure = await asked;
      expect(['broken-stream', 'no-such-host']).toContain(failure?.code);
      if (failure) expect(wordsOf(failure)).toMatch(/Retry|server is running/);
    });

    test('a server that is not there', async () => {
      const { server, provider } = await against.connect({});
      await server.close();
      const failure = await failureOf(provider.models(new AbortController().signal));
      expect(failure).toMatchObject({ code: 'no-such-host' });
      if (failure) expect(wordsOf(failure)).toContain('server is running');
    });

    test('a server without CORS', async () => {
      const blocked: typeof fetch = (_input, init) =>
        init?.mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'));
      const provider = await against.create('https://models.example/v1', KEY, blocked);
      const failure = await failureOf(provider.models(new AbortController().signal));
      expect(failure).toMatchObject({ code: 'cors' });
      if (failure) expect(wordsOf(failure)).toContain('allow access to this address');
    });
  });
}
