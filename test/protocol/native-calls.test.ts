import { describe, expect, it } from 'vitest';
import type { NativeCallDelta, ParserFinish, ParserOptions, ProtocolEvent } from '@/src/contract/protocol.ts';
import { createResponseParser } from '@/src/protocol/index.ts';
import { digest } from './reading.ts';

function read(deltas: NativeCallDelta[], finish?: ParserFinish, options?: ParserOptions) {
  const parser = createResponseParser(options);
  return [...deltas.flatMap((delta) => parser.pushNative(delta)), ...parser.end(finish)];
}
const callsOf = (deltas: NativeCallDelta[], finish?: ParserFinish) =>
  digest(read(deltas, finish)).calls.map(({ name, arguments: values }) => [name, values]);

describe('structured calls', () => {
  it('are placed where the text has come to, even if a part of it is held back', () => {
    for (const text of ['<tool_call>\n{"na', 'Hello <tool_ca']) {
      for (const pieces of [[text], [...text]]) {
        const parser = createResponseParser();
        for (const piece of pieces) parser.push(piece);
        const [event] = parser.pushNative({ name: 'list_tabs' });
        expect(event).toMatchObject({ type: 'call-start', start: text.length });
      }
    }
  });

  it('give start, source and call, with spans of no width', () => {
    const events = read([
      { index: 0, id: 'call_1', name: 'list_tabs', arguments: '' },
      { index: 0, arguments: '{"query":' },
      { index: 0, arguments: '"news"}' },
    ]);
    expect(events).toEqual([
      { type: 'call-start', id: 'c1', syntax: 'native', name: 'list_tabs', start: 0 },
      { type: 'call-delta', id: 'c1', text: '{"query":' },
      { type: 'call-delta', id: 'c1', text: '"news"}' },
      {
        type: 'call',
        id: 'c1',
        syntax: 'native',
        name: 'list_tabs',
        arguments: { query: 'news' },
        repairs: [],
        raw: '{"query":"news"}',
        start: 0,
        end: 0,
      },
    ]);
  });

  it('may come at once, as an object', () => {
    expect(callsOf([{ name: 'list_tabs', arguments: { query: 'x' }, done: true }])).toEqual([
      ['list_tabs', { query: 'x' }],
    ]);
  });

  it.each<[string, NativeCallDelta[]]>([
    [
      'interleaved',
      [
        { index: 0, name: 'a', arguments: '{"x"' },
        { index: 1, name: 'b', arguments: '{' },
        { index: 0, arguments: ':1}' },
        { index: 1, arguments: '}' },
      ],
    ],
    [
      'with odd indexes',
      [
        { index: 7, name: 'a', arguments: '{"x":1}' },
        { index: 3, name: 'b', arguments: '{}' },
      ],
    ],
    [
      'all under index 0, with ids',
      [
        { index: 0, id: '1', name: 'a', arguments: '{"x":1}' },
        { index: 0, id: '2', name: 'b', arguments: '{}' },
      ],
    ],
    [
      'without index, with ids',
      [
        { id: '1', name: 'a', arguments: '{"x":' },
        { id: '1', arguments: '1}' },
        { id: '2', name: 'b', arguments: '{}' },
      ],
    ],
    [
      'without index and id',
      [
        { name: 'a', arguments: '{"x":1}' },
        { name: 'b', arguments: '{}' },
      ],
    ],
    [
      'each done before the next',
      [
        { name: 'a', arguments: '{"x":1}', done: true },
        { name: 'b', arguments: '{}', done: true },
      ],
    ],
    [
      'with late names',
      [
        { index: 0, arguments: '{"x":1}' },
        { index: 1, arguments: '{}' },
        { index: 0, name: 'a' },
        { index: 1, name: 'b' },
      ],
    ],
    [
      'with the name repeated',
      [
        { index: 0, name: 'a', arguments: '{"x"' },
        { index: 0, name: 'a', arguments: ':1}' },
        { index: 1, name: 'b', arguments: '{}' },
      ],
    ],
  ])('are put together %s', (_, deltas) => {
    expect(callsOf(deltas)).toEqual([
      ['a', { x: 1 }],
      ['b', {}],
    ]);
  });

  it('mean the same if they come twice', () => {
    const one = { name: 'a', arguments: { x: 1 }, done: true };
    expect(callsOf([one, one])).toHaveLength(2);
  });

  it('may have no arguments', () => {
    expect(callsOf([{ index: 0, name: 'a' }])).toEqual([['a', {}]]);
    expect(callsOf([{ index: 0, name: 'a', arguments: '' }])).toEqual([['a', {}]]);
  });

  it('are several if names differ under one index, without ids and arguments', () => {
    const deltas = ['list_tabs', 'list_tags'].map((name) => ({ index: 0, name }));
    expect(callsOf(deltas)).toEqual([
      ['list_tabs', {}],
      ['list_tags', {}],
    ]);
  });

  it.each<[string, NativeCallDelta[], ParserFinish, string]>([
    ['cut in their arguments', [{ index: 0, name: 'a', arguments: '{"x":' }], 'stop', 'truncated'],
    ['open at the length limit', [{ index: 0, name: 'a', arguments: '{"x":1}' }], 'length', 'truncated'],
    ['open when aborted', [{ index: 0, name: 'a', arguments: '{}' }], 'aborted', 'truncated'],
    ['without a name', [{ index: 0, arguments: '{}' }], 'stop', 'missing-name'],
    ['with a list for arguments', [{ index: 0, name: 'a', arguments: '[1]' }], 'stop', 'not-an-object'],
    ['with unreadable arguments', [{ index: 0, name: 'a', arguments: '{x}' }], 'stop', 'malformed-json'],
    ['with more behind the arguments', [{ index: 0, name: 'a', arguments: '{} {}' }], 'stop', 'malformed-json'],
  ])('do not count %s', (_, deltas, finish, code) => {
    expect(digest(read(deltas, finish))).toMatchObject({ calls: [], errors: [{ code }] });
  });

  it('respect the tools and the limit', () => {
    const options = { toolNames: ['list_tabs'], maxCalls: 1 };
    const deltas = ['list_tabs', 'list_tab', 'functions.LIST_TABS'].map((name, index) => ({
      index,
      name,
      arguments: '{}',
    }));
    expect(digest(read(deltas, 'stop', options))).toMatchObject({
      calls: [{ name: 'list_tabs' }],
      errors: [{ code: 'unknown-tool', tool: 'list_tab' }, { code: 'too-many-calls' }],
    });
  });

  it('are at the offset of the text, which is not searched for calls', () => {
    const parser = createResponseParser();
    const inText = '<tool_call>{"name":"b","arguments":{}}</tool_call>';
    const events = [
      ...parser.push('I look. '),
      ...parser.pushNative({ name: 'a', arguments: {}, done: true }),
      ...parser.push(inText),
      ...parser.end(),
    ];
    const { calls, text } = digest(events);
    expect(calls).toMatchObject([{ name: 'a', start: 8, end: 8 }]);
    expect(text).toBe(`I look. ${inText}`);
  });

  it('turn possible calls in the text into prose', () => {
    const parser = createResponseParser();
    const inText = '```json\n{"name":"b","action":"tool_call","arguments":{}}\n```\nDone.';
    const events = [
      ...parser.push(inText.slice(0, 20)),
      ...parser.pushNative({ name: 'a', arguments: {}, done: true }),
      ...parser.push(inText.slice(20)),
      ...parser.end(),
    ];
    expect(digest(events)).toMatchObject({ text: inText, calls: [{ name: 'a' }], errors: [] });
  });
});

describe('a possible call in the text', () => {
  it('is not held back for its closing mark', () => {
    const parser = createResponseParser();
    parser.push('<ifm|tool_call>');
    parser.pushNative({});
    const shown = [...'list_tabs<ifm|arg_key>qu<e'].flatMap((char) => parser.push(char));
    expect(shown.map((event) => (event.type === 'text' ? event.text : '')).join('')).toMatch(/qu<e$/);
  });
});

describe('structured calls in the middle of the text', () => {
  it.each([
    ['a call of functions', '<|python_tag|>lst_tabs(query="x", limit=5)“Hello 😊<eos>', 23],
    ['a block that has closed', '\n```json\n[]\n```\n<invoke name="list_tabs">\n</invoke>', 28],
    ['an action in single quotes', "```json\n{'action':'tool_call','name':'list_tabs','arguments':{}}\n```\n", 29],
  ])('meet it in the same place however it is cut: %s', (_, text, at) => {
    const read = (chunks: string[]) => {
      const parser = createResponseParser();
      const events: ProtocolEvent[] = [];
      let length = 0;
      for (const chunk of chunks) {
        events.push(...parser.push(chunk));
        length += chunk.length;
        if (length === at) events.push(...parser.pushNative({}));
      }
      events.push(...parser.end());
      const shown = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
      return { shown, ends: events.filter(({ type }) => type === 'call' || type === 'call-error') };
    };
    expect(read(text.split(''))).toEqual(read([text.slice(0, at), text.slice(at)]));
  });
});
