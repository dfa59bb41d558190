import { afterEach, expect, test } from 'vitest';
import type { ProviderKind } from '@/src/contract/provider.ts';
import { tryAnswer } from '@/src/providers/connection/try-answer.ts';
import { findLocalServers, localPrograms } from '@/src/providers/find-local-servers.ts';
import { providerKinds } from '@/src/providers/index.ts';
import { scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';
import { type ModelServer, type ModelServerOptions, startModelServer } from '@/test/fixtures/model-server.ts';
import { wires } from '@/test/fixtures/model-server-wires/index.ts';

const never = new AbortController().signal;
const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const kindOf = (id: string): ProviderKind => providerKinds.find((one) => one.id === id)!;

async function start(id: string, options: ModelServerOptions = {}) {
  const server = await startModelServer({ wire: wires.get(id)!, ...options });
  servers.push(server);
  return { label: `A ${id}`, kind: kindOf(id), baseUrl: server.baseUrl };
}

/** As an extension's requests are: they say where they come from, unless they only read. */
const asExtension: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  if (init?.method === 'POST') headers.set('origin', 'chrome-extension://abc');
  return fetch(input, { ...init, headers });
};
const ports = { fetch: asExtension, stall: 60_000, now: () => 0, timer: fakeTimer().timer };

test('finds model servers, with their models', async () => {
  const found = await findLocalServers(
    [
      await start('ollama', { models: ['qwen3:8b'] }),
      { label: 'Nobody', kind: kindOf('openai-compatible'), baseUrl: 'http://127.0.0.1:9/v1' },
      await start('openai-compatible', { models: { type: 'http', status: 200, headers: {}, body: '<html>' } }),
      await start('openai-compatible', { models: ['b', 'a'] }),
    ],
    ports,
    never,
  );
  expect(found.map(({ label, models, refusal }) => [label, models.map(({ id }) => id), refusal])).toEqual([
    ['A ollama', ['qwen3:8b'], null],
    ['A openai-compatible', ['a', 'b'], null],
  ]);
  expect(found[0]).toMatchObject({ kind: 'ollama', models: [{ size: '4.3B, Q4_K_M' }] });
});

test('reports those that refuse extensions or need a key, and no other refusals', async () => {
  const found = await findLocalServers(
    [
      await start('ollama', { refusesOrigins: true }),
      await start('openai-compatible', { key: 'secret' }),
      await start('openai-compatible', { models: { type: 'http', status: 403, headers: {}, body: '' } }),
    ],
    ports,
    never,
  );
  expect(found.map(({ kind, refusal }) => [kind, refusal?.code])).toEqual([
    ['ollama', 'origin-not-allowed'],
    ['openai-compatible', 'wrong-key'],
  ]);
});

test('asks only this machine, each port once', () => {
  const urls = localPrograms.map(({ baseUrl }) => new URL(baseUrl));
  expect(new Set(urls.map(({ hostname }) => hostname))).toEqual(new Set(['localhost']));
  expect(urls.map(({ port }) => Number(port)).sort((a, b) => a - b)).toEqual([
    1234, 1337, 5000, 5001, 8000, 8080, 11_434,
  ]);
});

test('disconnects at the first token, and gives the error if there is one', async () => {
  const asked = { model: 'm', context: 4096 };
  const speaks = scriptedProvider([
    { type: 'text-delta', text: 'O' },
    { type: 'text-delta', text: 'K' },
    { type: 'finish', reason: 'stop', endMark: true },
  ]);
  expect(await tryAnswer(speaks, asked, never)).toBeNull();
  expect(speaks.streams).toEqual([{ taken: 1, aborted: true }]);
  const fails = scriptedProvider([{ type: 'error', error: { code: 'unknown-model' } }]);
  expect(await tryAnswer(fails, asked, never)).toEqual({ code: 'unknown-model' });
});
