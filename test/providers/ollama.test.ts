import { afterEach, expect, test } from 'vitest';
import { ollama } from '@/src/providers/kinds/ollama.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';
import { type ModelServer, startModelServer } from '@/test/fixtures/model-server.ts';
import { ollamaWire } from '@/test/fixtures/model-server-wires/ollama.ts';
import type { Wire } from '@/test/fixtures/model-server-wires/wire.ts';

let server: ModelServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function listed(wire: Wire) {
  const models = ['gemma3:4b', { id: 'all-minilm', silent: true }, { id: 'llava', images: true }];
  server = await startModelServer({ wire, models });
  const ports = { fetch, stall: 60_000, now: () => 0, timer: fakeTimer().timer };
  const provider = await ollama.create({ baseUrl: server.baseUrl, apiKey: null }, ports);
  return (await provider.models(new AbortController().signal)).map(({ id, images }) => ({ id, images }));
}

test('a model for embeddings is left out', async () => {
  expect(await listed(ollamaWire)).toEqual([
    { id: 'gemma3:4b', images: undefined },
    { id: 'llava', images: true },
  ]);
});

test('a server without details still gives its list', async () => {
  const { beside: _, ...older } = ollamaWire;
  expect((await listed(older)).map(({ id }) => id)).toEqual(['all-minilm', 'gemma3:4b', 'llava']);
});
