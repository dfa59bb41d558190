import { afterEach, expect, test } from 'vitest';
import { tryAnswer } from '@/src/providers/connection/try-answer.ts';
import { openaiCompatible } from '@/src/providers/kinds/openai-compatible.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';
import { answer, type ModelServer, refusal, type Script, startModelServer } from '@/test/fixtures/model-server.ts';

let server: ModelServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function tried(reply: Script) {
  server = await startModelServer({ replies: [reply] });
  const ports = { fetch, stall: 60_000, now: () => 0, timer: fakeTimer().timer };
  const provider = await openaiCompatible.create({ baseUrl: server.baseUrl, apiKey: null }, ports);
  return tryAnswer(provider, { model: 'test-model', context: 8_192 }, new AbortController().signal);
}

test.each<[string, Script]>([
  ['a word', answer('OK')],
  ['reasoning alone', answer([{ type: 'reasoning', text: 'The user wants a word.' }], { finish: 'length' })],
  ['nothing, since its tokens went elsewhere', answer([], { finish: 'length' })],
])('a model that says %s answers', async (_name, reply) => {
  expect(await tried(reply)).toBeNull();
});

test('a missing model fails', async () => {
  expect(await tried(refusal(404, { message: "The model 'x' does not exist" }))).toMatchObject({
    code: 'unknown-model',
  });
});
