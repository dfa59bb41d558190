import { afterEach, expect, test } from 'vitest';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { google } from '@/src/providers/kinds/google.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';
import { answer, type ModelServer, type Step, startModelServer } from '@/test/fixtures/model-server.ts';
import { googleWire } from '@/test/fixtures/model-server-wires/google.ts';

let server: ModelServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const candidate = (more: object) => ({
  type: 'event' as const,
  data: { candidates: [{ content: { parts: [{ text: 'Hello' }], role: 'model' }, index: 0, ...more }] },
});

async function against(...steps: Step[]) {
  server = await startModelServer({ wire: googleWire, replies: [answer(steps, { finish: null, usage: null })] });
  const timers = fakeTimer();
  const ports = { fetch, stall: 1, now: () => 0, timer: timers.timer };
  const provider = await google.create({ baseUrl: server.baseUrl, apiKey: 'secret' }, ports);
  const request = { model: 'test-model', messages: [{ role: 'user' as const, text: 'Hi' }], tools: [] };
  return { timers, stream: provider.stream(request, new AbortController().signal) };
}

const whole = [
  { type: 'text-delta', text: 'Hello' },
  { type: 'finish', reason: 'stop', endMark: true },
];

test('a socket that breaks after the finish reason loses nothing of the answer', async () => {
  const { stream } = await against(candidate({ finishReason: 'STOP' }), { type: 'drop' });
  expect(await Array.fromAsync(stream)).toEqual(whole);
});

test('a server that is silent after the finish reason is awaited no longer than others', async () => {
  const { stream, timers } = await against(candidate({ finishReason: 'STOP' }), { type: 'stall' });
  const events: ModelEvent[] = [];
  for await (const event of stream) {
    events.push(event);
    if (event.type === 'text-delta') void timers.runOut();
  }
  expect(events).toEqual(whole);
});

test.each([
  ['a prompt that is blocked', { promptFeedback: { blockReason: 'SAFETY' } }],
  ['an answer that is', { candidates: [{ index: 0, finishReason: 'PROHIBITED_CONTENT' }] }],
])('%s ends as filtered', async (_name, data) => {
  const { stream } = await against({ type: 'event', data });
  const events = await Array.fromAsync(stream);
  expect(events).toMatchObject([{ type: 'finish', reason: 'content-filter' }]);
});

test('a malformed call by the model is an error, and nothing runs', async () => {
  const { stream } = await against(candidate({ finishReason: 'MALFORMED_FUNCTION_CALL' }));
  expect((await Array.fromAsync(stream)).at(-1)).toMatchObject({ type: 'error', error: { code: 'server' } });
});
