import { expect, test } from 'vitest';
import type { ModelEvent, ModelRequest } from '@/src/contract/provider.ts';
import { builtIn, builtInKind } from '@/src/providers/kinds/built-in.ts';
import { type FakeBrowserModelOptions, fakeBrowserModel } from '@/test/fakes/browser-model.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';

const ports = { fetch, stall: 1, now: () => 0, timer: fakeTimer().timer };
const request: ModelRequest = {
  model: 'built-in',
  messages: [
    { role: 'system', text: 'You help.' },
    { role: 'user', text: 'Hi' },
    { role: 'assistant', text: 'Hello' },
    { role: 'user', text: 'And now?' },
  ],
  tools: [],
};

async function against(options: FakeBrowserModelOptions = {}) {
  const model = fakeBrowserModel(options);
  const provider = await builtInKind(() => model).create({ baseUrl: '', apiKey: null }, ports);
  return { model, provider };
}
const never = new AbortController().signal;

test('streams text; all but the last message are initial prompts', async () => {
  const { model, provider } = await against({ says: ['Grü', '', 'ße'] });
  expect(await Array.fromAsync(provider.stream(request, never))).toEqual([
    { type: 'text-delta', text: 'Grü' },
    { type: 'text-delta', text: 'ße' },
    { type: 'finish', reason: 'stop', endMark: true },
  ]);
  const said = request.messages.map(({ role, text: content }) => ({ role, content }));
  expect(model.asked).toEqual([{ before: said.slice(0, 3), now: said.slice(3) }]);
  expect(model.open()).toBe(0);
});

test('an abort ends the session and the stream', async () => {
  const { model, provider } = await against({ says: ['Grü'], hang: true });
  const turn = new AbortController();
  const events: ModelEvent[] = [];
  for await (const event of provider.stream(request, turn.signal)) {
    events.push(event);
    turn.abort();
  }
  const aborted = { type: 'finish', reason: 'aborted', endMark: false };
  expect(events).toEqual([{ type: 'text-delta', text: 'Grü' }, aborted]);
  expect(model.open()).toBe(0);
  expect(await Array.fromAsync(provider.stream(request, turn.signal))).toEqual([aborted]);
});

test('a consumer that stops reading ends the session', async () => {
  const { model, provider } = await against({ says: ['Grü'], hang: true });
  for await (const _ of provider.stream(request, never)) break;
  expect(model.open()).toBe(0);
});

test.each<[string, FakeBrowserModelOptions, object]>([
  ['unavailable', { state: 'unavailable' }, { code: 'no-built-in-model' }],
  ['on its way', { state: 'downloading', downloaded: 0.427 }, { code: 'model-downloading', detail: '42 %' }],
  ['not yet asked for, without a click', { state: 'downloadable' }, { code: 'model-downloading' }],
])('a model that is %s is said in words', async (_name, options, error) => {
  const { model, provider } = await against(options);
  expect(await Array.fromAsync(provider.stream(request, never))).toEqual([{ type: 'error', error }]);
  await expect(provider.models(never)).rejects.toMatchObject({ error });
  expect(model.open()).toBe(0);
});

test('takes no tools through the API', async () => {
  const { provider } = await against({ says: ['x'] });
  const events = await Array.fromAsync(provider.stream({ ...request, nativeTools: true }, never));
  expect(events).toEqual([{ type: 'error', error: { code: 'no-tools' } }]);
});

test('a browser without a model reports that', async () => {
  const provider = await builtIn.create({ baseUrl: '', apiKey: null }, ports);
  const events = await Array.fromAsync(provider.stream(request, never));
  expect(events).toEqual([{ type: 'error', error: { code: 'no-built-in-model' } }]);
});

test.each([
  ['QuotaExceededError', { type: 'error', error: { code: 'context-too-long' } }],
  ['NotReadableError', { type: 'finish', reason: 'content-filter', endMark: true }],
  ['UnknownError', { type: 'error', error: { code: 'unknown' } }],
])('%s while it answers', async (name, last) => {
  const { model, provider } = await against({ fails: new DOMException('so it goes', name) });
  expect(await Array.fromAsync(provider.stream(request, never))).toEqual([last]);
  expect(model.open()).toBe(0);
});

test('lists its one model with its context size', async () => {
  const { model, provider } = await against();
  expect(await provider.models(never)).toEqual([{ id: 'built-in', context: 9216 }]);
  expect(model.open()).toBe(0);
});

test('enforces a shape, and gives JSON text as words', async () => {
  const constraint = { grammar: '', schema: { anyOf: [{ type: 'string' }] } };
  const { model, provider } = await against({ says: ['"Grü', '\\u00df', 'e"'] });
  const all = await Array.fromAsync(provider.stream({ ...request, constraint }, never));
  expect(all.flatMap((event) => (event.type === 'text-delta' ? event.text : [])).join('')).toBe('Grüße');
  expect(model.asked[0]?.shape).toEqual(constraint.schema);
});
