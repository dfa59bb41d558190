import { expect, test } from 'vitest';
import type { Step } from '@/test/fixtures/model-replies.ts';
import { answer } from '@/test/fixtures/model-server.ts';
import { type Against, textOf } from '../provider.ts';

const events = (...blocks: string[]): string => blocks.map((block) => `${block}\n\n`).join('');

/** Texts that servers and gateways send between the chunks of an event stream. None of them is part of the answer. */
const betweenEvents: [string, string][] = [
  ['a comment', events(': keep-alive')],
  ['a comment as data', events('data: : keepalive')],
  ['a bare word as data', events('data: ping')],
  ['no data', events('data:')],
  ['a blank as data', events('data:  ')],
  ['an empty object', events('data: {}')],
  ['an empty list', events('data: []')],
  ['null', events('data: null')],
  ['a number', events('data: 1')],
  ['a text', events('data: "still working"')],
  ['an event of its own', events('event: tool.progress\ndata: {"tool":"search","status":"running"}')],
  ['a ping', events('event: ping\ndata: {"type":"ping"}')],
  ['a heartbeat without data', events('event: heartbeat')],
  ['an event of its own, not JSON', events('event: status\ndata: warming up')],
  ['an id and a wait', events('id: 7\nretry: 1000')],
  ['an unknown field', events('meta: x')],
  ['metadata', events('data: {"id":"x","system_fingerprint":"f"}')],
  ['an unknown type', events('data: {"type":"response.progress","percent":4}')],
  ['an error that is none', events('data: {"error":null}')],
  ['an error that is none, beside words', events('data: {"error":null,"note":"ok"}')],
  ['a price', events('data: {"cost":0.0012,"currency":"USD"}')],
  ['a long comment', events(`: ${'x'.repeat(70_000)}`)],
  ['blank lines', '\n\n\n\n'],
];

const betweenLines: [string, string][] = [
  ['a blank line', '\n'],
  ['a bare word', 'ping\n'],
  ['a comment', ': keep-alive\n'],
  ['null', 'null\n'],
  ['an empty object', '{}\n'],
  ['metadata', '{"model":"x","created_at":"2026-11-25T00:00:00Z"}\n'],
  ['an error that is none', '{"error":null}\n'],
  ['an event that is no line of this format', 'data: keepalive\n'],
];

/** Errors inside a stream, in the wrappings that servers have for them. */
const errors: [string, object, string][] = [
  ['an object', { error: { message: 'Out of memory' } }, 'Out of memory'],
  [
    'an object with its sentence beside it',
    { error: { message: 'Out of memory' }, message: 'Failed' },
    'Out of memory',
  ],
  ['a text', { error: 'Out of memory' }, 'Out of memory'],
  ['an object within', { error: { error: { message: 'Out of memory' } } }, 'Out of memory'],
  ['object: error', { object: 'error', message: 'Out of memory', code: 500 }, 'Out of memory'],
  ['type: error', { type: 'error', error: { type: 'x', message: 'Out of memory' } }, 'Out of memory'],
  ['a detail', { detail: 'Model is busy' }, 'Model is busy'],
  ['a list', { errors: [{ message: 'Out of memory' }] }, 'Out of memory'],
  ['a status', { status: 'error', message: 'Out of memory' }, 'Out of memory'],
];

/** Streams as servers really write them. */
export function oddStreamCases(against: Against) {
  const { wire } = against;
  const inEvents = wire.contentType.startsWith('text/event-stream');
  const raw = (bytes: string): Step => ({ type: 'raw', bytes });
  const between = inEvents ? betweenEvents : betweenLines;

  test.each(between)('ignores %s before, between and after the chunks', async (_name, bytes) => {
    const all = await against.events(
      answer([
        raw(bytes),
        { type: 'text', text: 'The harbour ' },
        raw(bytes),
        { type: 'text', text: 'is open.' },
        raw(bytes),
      ]),
    );
    expect(textOf(all)).toBe('The harbour is open.');
    expect(all.at(-1)).toMatchObject({ type: 'finish', reason: 'stop', endMark: true });
  });

  test('ignores all of it at once, cut at every byte', async () => {
    const noise = between.filter(([, bytes]) => bytes.length < 1_000).map(([, bytes]) => raw(bytes));
    const all = await against.events(
      answer([...noise, { type: 'text', text: 'The harbour ' }, ...noise, { type: 'text', text: 'is open.' }], {
        writes: 1,
      }),
    );
    expect(textOf(all)).toBe('The harbour is open.');
    expect(all.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' });
  });

  test.each(errors)('reports an error in the form %s, after what came before it', async (_name, data, sentence) => {
    const bytes = inEvents ? events(`data: ${JSON.stringify(data)}`) : `${JSON.stringify(data)}\n`;
    const all = await against.events(answer([{ type: 'text', text: 'Well' }, raw(bytes)]));
    expect(textOf(all)).toBe('Well');
    expect(all.at(-1)).toMatchObject({ type: 'error', error: { detail: sentence } });
  });

  test.each(errors)('reports an error in the form %s in place of a stream', async (_name, data, sentence) => {
    const body = JSON.stringify(data);
    const headers = { 'content-type': 'application/json' };
    const all = await against.events({ type: 'http', status: 200, headers, body });
    expect(all).toMatchObject([{ type: 'error', error: { detail: sentence } }]);
  });

  test.each(['text/event-stream', 'application/json', 'text/plain', 'application/octet-stream', 'text/html'])(
    'recognises a stream by its first bytes, though its type is %s',
    async (contentType) => {
      const all = await against.events(answer('Still a stream.', { contentType }));
      expect(textOf(all)).toBe('Still a stream.');
    },
  );

  test.each(['application/json', 'text/event-stream', 'text/plain'])(
    'accepts a whole answer of the type %s',
    async (contentType) => {
      const body = wire.whole('The harbour is open.');
      const all = await against.events({ type: 'http', status: 200, headers: { 'content-type': contentType }, body });
      expect(textOf(all)).toBe('The harbour is open.');
      expect(all.at(-1)).toMatchObject({ type: 'finish', reason: 'stop', endMark: true });
    },
  );

  test('reads a stream without event names', async () => {
    const writer = wire.write({ model: 'test-model', includeUsage: true });
    const parts = ['The harbour ', 'is open.'].map((text) => writer.step({ type: 'text', text }));
    const body = [
      writer.begin(),
      ...parts,
      writer.finish('stop', { prompt_tokens: 1, completion_tokens: 2 }),
      writer.done(),
    ]
      .join('')
      .replace(/^event: .*\n/gm, '');
    const headers = { 'content-type': wire.contentType };
    const all = await against.events({ type: 'http', status: 200, headers, body });
    expect(textOf(all)).toBe('The harbour is open.');
    expect(all.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' });
  });

  test('a web page is not an answer, whatever its type', async () => {
    const headers = { 'content-type': 'text/event-stream' };
    const all = await against.events({ type: 'http', status: 200, headers, body: '\n<!doctype html><p>Log in' });
    expect(all).toMatchObject([{ type: 'error', error: { code: 'not-a-model-server' } }]);
  });
}

/** Chunks of chat completions that are no chunks to the letter, and the text that they say all the same. */
export const oddChunks: [string, object[]][] = [
  ['a message in place of a delta', [{ choices: [{ index: 0, message: { content: 'Hi.' }, finish_reason: 'stop' }] }]],
  ['a text in place of a delta', [{ choices: [{ index: 0, text: 'Hi.', finish_reason: 'stop' }] }]],
  ['a number for an id, a text for a time', [{ id: 4, created: 'today', choices: [{ delta: { content: 'Hi.' } }] }]],
  ['no index', [{ choices: [{ delta: { content: 'Hi.' } }] }]],
  [
    'another choice besides',
    [
      { choices: [{ index: 1, delta: { content: 'Other.' } }] },
      {
        choices: [
          { index: 0, delta: { content: 'Hi.' } },
          { index: 1, delta: { content: 'Other.' } },
        ],
      },
    ],
  ],
  ['a role of its own', [{ choices: [{ index: 0, delta: { role: 'model', content: 'Hi.' } }] }]],
  ['a role of null', [{ choices: [{ index: 0, delta: { role: null, content: 'Hi.' } }] }]],
  [
    'content of null',
    [{ choices: [{ index: 0, delta: { content: null } }] }, { choices: [{ delta: { content: 'Hi.' } }] }],
  ],
  ['a delta of null', [{ choices: [{ index: 0, delta: null }] }, { choices: [{ delta: { content: 'Hi.' } }] }]],
  ['content in parts', [{ choices: [{ index: 0, delta: { content: [{ type: 'text', text: 'Hi.' }] } }] }]],
  ['calls of null', [{ choices: [{ index: 0, delta: { content: 'Hi.', tool_calls: null } }] }]],
  ['an empty list of calls', [{ choices: [{ index: 0, delta: { content: 'Hi.', tool_calls: [] } }] }]],
  ['choices of null', [{ choices: null }, { choices: [{ delta: { content: 'Hi.' } }] }]],
  ['usage of null', [{ choices: [{ delta: { content: 'Hi.' } }], usage: null }]],
  ['usage that is not counted', [{ choices: [{ delta: { content: 'Hi.' } }], usage: { prompt_tokens: null } }]],
  ['an error of null', [{ error: null, choices: [{ delta: { content: 'Hi.' } }] }]],
  ['an empty reason', [{ choices: [{ delta: { content: 'Hi.' }, finish_reason: '' }] }]],
];
