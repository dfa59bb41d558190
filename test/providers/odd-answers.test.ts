import { afterEach, describe, expect, test } from 'vitest';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { createResponseParser } from '@/src/protocol/parser.ts';
import { openaiCompatible } from '@/src/providers/kinds/openai-compatible.ts';
import { increments } from '@/src/providers/wires/increments.ts';
import { ask } from '@/test/contracts/provider.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';
import { type ModelServer, type Reply, startModelServer } from '@/test/fixtures/model-server.ts';

let server: ModelServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function eventsOf(reply: Reply): Promise<ModelEvent[]> {
  server = await startModelServer({ replies: [reply] });
  const ports = { fetch, stall: 60_000, now: () => 0, timer: fakeTimer().timer };
  const provider = await openaiCompatible.create({ baseUrl: server.baseUrl, apiKey: null }, ports);
  return Array.fromAsync(provider.stream(ask, new AbortController().signal));
}
const stream = (...events: (object | '[DONE]')[]): Reply => ({
  type: 'http',
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
  body: events.map((event) => `data: ${event === '[DONE]' ? event : JSON.stringify(event)}\n\n`).join(''),
});
const chunk = (delta: object, reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: reason }],
});
const said = (events: ModelEvent[], type: 'text-delta' | 'reasoning-delta') =>
  events.map((event) => (event.type === type ? event.text : '')).join('');
function callsIn(events: ModelEvent[]) {
  const parser = createResponseParser();
  const parsed = events.flatMap((event) => (event.type === 'native-call-delta' ? parser.pushNative(event.delta) : []));
  return [...parsed, ...parser.end()].flatMap((event) =>
    event.type === 'call' ? [[event.name, event.arguments]] : [],
  );
}

describe('pieces that each repeat the answer so far', () => {
  test.each([
    [
      ['The tide', 'The tide turns', 'The tide turns at', 'The tide turns at nine.', 'The tide turns at nine.'],
      'The tide turns at nine.',
    ],
    [['今', '今天', '今天天气', '今天天气好。'], '今天天气好。'],
    [['\n', '\n', 'ha', 'ha', 'haha'], '\n\nhahahaha'],
    [['No', 'Nor', ' do I'], 'NoNor do I'],
    [['1', '10', '100'], '110100'],
    [['a', 'ab'], 'aab'],
    [['The tide', 'The tide turns', 'The tide turns at', ' nine.'], 'The tide turns at nine.'],
  ])('%j give %j', async (pieces, text) => {
    const events = await eventsOf(stream(...pieces.map((content) => chunk({ content })), chunk({}, 'stop'), '[DONE]'));
    expect(said(events, 'text-delta')).toBe(text);
    expect(events.at(-1)).toMatchObject({ type: 'finish', reason: 'stop', endMark: true });
    await server?.close();
    const thoughts = pieces.map((reasoning_content) => chunk({ reasoning_content }));
    const thinking = await eventsOf(stream(...thoughts, chunk({ content: 'So.' }, 'stop'), '[DONE]'));
    expect(said(thinking, 'reasoning-delta')).toBe(text);
    expect(said(thinking, 'text-delta')).toBe('So.');
  });

  test('lose nothing if the stream breaks off', async () => {
    expect(said(await eventsOf(stream(chunk({ content: 'The' }), chunk({ content: 'The tide' }))), 'text-delta')).toBe(
      'TheThe tide',
    );
  });

  test('are detected in linear time', () => {
    const { next } = increments();
    let whole = '';
    let given = '';
    for (let at = 0; at < 300; at += 1) {
      whole += ` word ${at}`;
      given += next(whole);
    }
    expect(given).toBe(whole);
  });

  test('are ignored beside new ones', async () => {
    const both = (content: string, all: string, reason: string | null = null) => ({
      choices: [{ index: 0, delta: { content }, message: { role: 'assistant', content: all }, finish_reason: reason }],
    });
    const events = await eventsOf(
      stream(both('The ', 'The '), both('tide', 'The tide'), both(' turns.', 'The tide turns.', 'stop')),
    );
    expect(said(events, 'text-delta')).toBe('The tide turns.');
  });
});

describe('calls of one response', () => {
  const call = (fields: object, of: object) => chunk({ tool_calls: [{ ...fields, type: 'function', function: of }] });
  const two = [
    ['list_tabs', { query: 'a' }],
    ['search_bookmarks', { query: 'b' }],
  ];
  test.each([
    ['that share an index', { index: 0 }, { index: 0 }],
    ['without an index', {}, {}],
  ])('%s are separate', async (_name, first, second) => {
    const events = await eventsOf(
      stream(
        call({ ...first, id: 'a' }, { name: 'list_tabs', arguments: '' }),
        call(first, { arguments: '{"query":' }),
        call(first, { arguments: '"a"}' }),
        call({ ...second, id: 'b' }, { name: 'search_bookmarks', arguments: '{"query":"b"}' }),
        chunk({}, 'tool_calls'),
        '[DONE]',
      ),
    );
    expect(callsIn(events)).toEqual(two);
  });
});

describe('reasoning in parts', () => {
  const parts = (...reasoning_details: object[]) => ({ reasoning_details });
  test.each([
    ['alone', [parts({ type: 'reasoning.text', text: 'We ' }), parts({ type: 'reasoning.summary', summary: 'add.' })]],
    ['beside the same in one', [{ reasoning: 'We add.', ...parts({ type: 'reasoning.text', text: 'We add.' }) }]],
    ['some encrypted', [parts({ type: 'reasoning.encrypted', data: 'zz' }), { reasoning: 'We add.' }]],
  ])('is heard once: %s', async (_name, deltas) => {
    const events = await eventsOf(stream(...deltas.map((delta) => chunk(delta)), chunk({ content: '4' }, 'stop')));
    expect(said(events, 'reasoning-delta')).toBe('We add.');
    expect(said(events, 'text-delta')).toBe('4');
  });
});

describe('errors', () => {
  test.each([{}, { code: '', message: '' }, { code: null, message: null }])(
    'without content beside the answer are none: %j',
    async (error) => {
      const events = await eventsOf(stream({ ...chunk({ content: 'Hi.' }), error }, chunk({}, 'stop'), '[DONE]'));
      expect(said(events, 'text-delta')).toBe('Hi.');
      expect(events.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' });
    },
  );

  test.each([
    [{ message: 'Request rejected', code: 'CONTEXT_LENGTH_EXCEEDED' }, 'context-too-long'],
    [{ message: 'Sorry.', type: 'rate_limit_error' }, 'rate-limit'],
    [{ message: 'Sorry.', code: 'insufficient_quota' }, 'quota'],
    [{ message: 'quota exceeded' }, 'quota'],
    [{ message: 'Quota exceeded for requests per minute', status: 'RESOURCE_EXHAUSTED' }, 'server'],
    [{ message: 'Sorry.', code: 'model_not_found' }, 'unknown-model'],
    [{ message: 'Sorry.', code: 'invalid_api_key' }, 'wrong-key'],
    [{ message: 'Sorry.', type: 'server_error', code: 500 }, 'server'],
  ])('are recognised by the names beside their sentence: %j', async (error, code) => {
    const all = [await eventsOf(stream({ error }, '[DONE]'))];
    await server?.close();
    const headers = { 'content-type': 'application/json' };
    all.push(await eventsOf({ type: 'http', status: 200, headers, body: JSON.stringify({ error }) }));
    for (const events of all) {
      expect(events.at(-1)).toMatchObject({ type: 'error', error: { code, detail: error.message } });
    }
  });
});
