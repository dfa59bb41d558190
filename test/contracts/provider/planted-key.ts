import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Provider } from '@/src/contract/provider.ts';
import { answer, type Reply, refusal, type Step } from '@/test/fixtures/model-server.ts';
import { type Against, ask, textOf } from '../provider.ts';

/** No service hands out keys that look like this one, so nothing but the key itself gives it away. */
const planted = 'Zq9.planted/0123+4567"89abcdef=';

/** Request headers as a server repeats them in an error. */
const headers = `authorization: Bearer ${planted}\nx-api-key: ${planted}`;

const echoes: [string, Reply][] = [
  ['an answer that goes well', answer('Fine.')],
  ['a 401', refusal(401, { message: `Incorrect API key provided: ${planted}.` })],
  ['a 401 with half of it', refusal(401, { message: `Key ${planted.slice(0, 14)}*** (…${planted.slice(-9)}) is bad` })],
  ['a 403 with it in an address', refusal(403, { message: `GET /v1?key=${encodeURIComponent(planted)} is forbidden` })],
  ['a 500 with the headers', refusal(500, { message: headers })],
  ['a 500 with the headers as JSON', refusal(500, { message: JSON.stringify({ headers: { 'api-key': planted } }) })],
  ['a 500 in plain text', { type: 'http', status: 500, headers: { 'content-type': 'text/plain' }, body: headers }],
  ['a 500 that says it after much else', refusal(500, { message: `${'x'.repeat(290)} ${planted}` })],
  ['an error inside the stream', answer([{ type: 'error', message: `No such key: ${planted}` }])],
  [
    'an object in place of a stream',
    {
      type: 'http',
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: `{"error":"${planted.replace('"', '\\"')}"}`,
    },
  ],
];

const step = (text: string): Step => ({ type: 'text', text });

/** A key goes to its server in its header, and nowhere else. */
export function plantedKeyCases(against: Against) {
  const logged: unknown[] = [];
  beforeEach(() => {
    for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...said) => void logged.push(said));
  });
  afterEach(() => {
    logged.length = 0;
    vi.restoreAllMocks();
  });

  /** Output of a connection, as text: its events, thrown errors with their causes, and logs. */
  async function everything(provider: Provider): Promise<string> {
    const { signal } = new AbortController();
    const events = await Array.fromAsync(provider.stream(ask, signal));
    const listed = await provider.models(signal).catch((error: unknown) => error);
    return inspect([events, listed, logged], { depth: 20, showHidden: true, maxStringLength: null });
  }

  function expectNothingOf(key: string, text: string) {
    expect(text).not.toContain(key);
    for (let at = 0; at + 8 <= key.length; at += 4) expect(text).not.toContain(key.slice(at, at + 8));
  }

  test.each(echoes)('a planted key in %s is in no event', async (_name, reply) => {
    const { server, provider } = await against.connect(
      { replies: [reply], models: reply.type === 'stream' ? ['test-model'] : reply },
      planted,
    );
    expectNothingOf(planted, await everything(provider));
    for (const { path, body, headers: sent } of server.requests) {
      expect(against.wire.keyOf(sent), 'keyOf of its wire in test/fixtures/model-server-wires/').toBe(planted);
      expectNothingOf(planted, JSON.stringify([path, body]));
    }
  });

  test.each(['events', 1, 7] as const)(
    'a planted key that the model repeats is removed, cut into %s',
    async (writes) => {
      const said = [...`You sent ${planted}, I think. Zq9 and ${planted}`];
      const reply = answer([{ type: 'reasoning', text: `The key is ${planted}` }, ...said.map(step)], { writes });
      const { provider } = await against.connect({ replies: [reply], models: ['test-model'] }, planted);
      const events = await Array.fromAsync(provider.stream(ask, new AbortController().signal));
      expect(textOf(events)).toBe('You sent •••, I think. Zq9 and •••');
      expectNothingOf(planted, JSON.stringify(events));
    },
  );

  test('a planted key in a network error is in no failure', async () => {
    const fetch = () =>
      Promise.reject(
        new TypeError(`Failed to fetch https://models.example/?key=${planted}`, { cause: new Error(headers) }),
      );
    expectNothingOf(planted, await everything(await against.create('https://models.example/v1', planted, fetch)));
  });

  test('a key in the address is sent nowhere', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input) => {
      asked.push(String(input));
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const provider = await against.create(
      `https://models.example/v1?key=${encodeURIComponent(planted)}#${planted}`,
      null,
      fetch,
    );
    expectNothingOf(planted, (await everything(provider)) + asked.join());
    expect(asked.length).toBeGreaterThan(0);
  });
}
