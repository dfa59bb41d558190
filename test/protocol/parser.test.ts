import { describe, expect, it } from 'vitest';
import type { ParserFinish, ProtocolEvent } from '@/src/contract/protocol.ts';
import { containsToolCall, createResponseParser, extractJSONBlock, parseResponse } from '@/src/protocol/index.ts';
import { cutEverywhere, digest, readPieces, untiled } from './reading.ts';

const block = (object: unknown) => `\`\`\`json\n${JSON.stringify(object)}\n\`\`\``;
const call = { action: 'tool_call', name: 'list_tabs', arguments: { query: 'news' } };
const names = ['list_tabs', 'list_tags', 'find_by_tag', 'close_tabs', 'read_page'];

/** The offset up to which prose and source of calls are out after each character. */
function progress(text: string, options = {}): number[] {
  const parser = createResponseParser(options);
  let out = 0;
  return cutEverywhere(text).map((char) => {
    for (const event of parser.push(char)) {
      if (event.type === 'call-delta') out += event.text.length;
      else if (event.type === 'text' || event.type === 'reasoning') out = event.end;
    }
    return out;
  });
}

describe('timing of events', () => {
  it('gives prose with the push that contains it', () => {
    const text =
      'Hello, **world**: 1. a - b * c "d" (e) {f} | g | # h & 😀 中文.\nNext line.\n* item\n1. one\n> quote\n';
    expect(progress(text)).toEqual(cutEverywhere(text).map((_, at) => at + 1));
  });

  it('gives a false beginning as soon as it is recognised as such', () => {
    const text = 'a <tool_calx and [too much';
    const out = progress(text);
    expect(out[text.indexOf('l', 7)]).toBe(2);
    expect(out[text.indexOf('x')]).toBe(text.indexOf('x') + 1);
    expect(out[text.lastIndexOf('too') + 3]).toBe(text.lastIndexOf('too') + 4);
  });

  it('gives a JSON block as soon as its first key shows that it is data', () => {
    const text = '```json\n{"title": "a long document", "more": [1, 2, 3]}\n```\n';
    const out = progress(text);
    expect(out[text.indexOf('"title"') + 5]).toBe(0);
    expect(out[text.indexOf('"title"') + 6]).toBe(text.indexOf('"title"') + 7);
  });

  it('holds an undecided block back for at most 1,024 characters', () => {
    const long = `\`\`\`json\n{"arguments": {"text": "${'x'.repeat(2000)}`;
    const out = progress(long);
    expect(out[8 + 1023]).toBe(0);
    expect(out[8 + 1024]).toBe(8 + 1025);
    const late = { arguments: { text: 'x'.repeat(900) }, name: 'list_tabs', action: 'tool_call' };
    expect(parseResponse(block(late)).calls).toHaveLength(1);
    expect(parseResponse(block({ ...late, arguments: { text: 'x'.repeat(1200) } })).calls).toEqual([]);
  });

  it('gives the source of a call with the push that contains it, and its closing fence whole', () => {
    const text = block(call);
    const begun = text.indexOf('"tool_call"') + '"tool_call"'.length;
    const out = progress(text);
    const closing = text.lastIndexOf('```');
    for (let at = begun - 1; at < closing; at++) expect(out[at]).toBe(at + 1);
    expect(out[closing + 2]).toBe(closing + 3);
  });

  it.each([
    ['json-block', `${block(call)}`],
    ['tool-call-tag', '<TOOL_CALL>{"tool":"list_tabs","args":{}}</TOOL_CALL>'],
    ['bracket', '[tool]{"name":"list_tabs","params":{}}[/tool]'],
    ['xml', '<tool:list_tabs><param:query>x</param:query></tool:list_tabs>'],
    ['hermes', '<tool_call>{"name":"list_tabs","arguments":{}}</tool_call>'],
    ['kimi', '<|tool_call_begin|>functions.list_tabs:0<|tool_call_argument_begin|>{}<|tool_call_end|>'],
  ])('gives a call of %s with the last character of its closing mark', (_, text) => {
    const parser = createResponseParser();
    expect(parser.push(text.slice(0, -1)).map(({ type }) => type)).not.toContain('call');
    expect(parser.push(text.slice(-1)).map(({ type }) => type)).toContain('call');
  });

  it('gives invented output as it comes, and ends it with the response', () => {
    const parser = createResponseParser();
    parser.push(`${block(call)}\nTOOL_RESULT: {`);
    expect(parser.push('"a": ')).toMatchObject([{ type: 'call-delta', id: 'c2', text: '"a": ' }]);
    expect(parser.push('1}\n\nYou have no tabs.')).toMatchObject([{ type: 'call-delta', id: 'c2' }]);
    expect(parser.end('length')).toMatchObject([{ type: 'call-error', id: 'c2', code: 'invented-result' }]);
  });

  it('starts a call, streams its source, then gives it', () => {
    const events = readPieces(['Look.\n', block(call)]);
    expect(events.map(({ type }) => type)).toEqual(['text', 'call-start', 'call-delta', 'call']);
    const start = events.find((event): event is ProtocolEvent & { type: 'call-start' } => event.type === 'call-start');
    expect(start).toEqual({ type: 'call-start', id: 'c1', syntax: 'json-block', start: 6 });
  });

  it.each([
    ['as a block', block(call)],
    ['as a tag', `<tool_call>${JSON.stringify(call)}</tool_call>`],
  ])('tells the name while the call is still being written, %s', (_, text) => {
    const parser = createResponseParser();
    const open = [...text.slice(0, text.indexOf('arguments'))].flatMap((char) => parser.push(char));
    const named = open.filter((event) => event.type === 'call-delta' && event.name !== undefined);
    expect(named).toMatchObject([{ name: 'list_tabs' }]);
  });

  it('holds a call without an action back until nothing can follow', () => {
    const parser = createResponseParser({ toolNames: names });
    const unmarked = block({ name: 'list_tabs', arguments: {} });
    const types = (events: ProtocolEvent[]) => events.map(({ type }) => type);
    expect(types(parser.push(`${unmarked}\n\n`))).toEqual(['call-start', 'call-delta']);
    expect(types(parser.push('  \n'))).toEqual([]);
    expect(types(parser.end())).toEqual(['call', 'text']);
  });

  it('keeps the word after a closing fence, unless it begins the next block', () => {
    expect(parseResponse(`${block(call)}js`)).toMatchObject({ text: 'js', calls: [{ name: 'list_tabs' }] });
    expect(parseResponse(`${block(call)}jsonish`)).toMatchObject({ text: 'jsonish', errors: [] });
  });
});

describe('limits', () => {
  it('gives up a call of more than 4 million characters, and keeps its prose', () => {
    const text = `${block({ ...call, arguments: { query: 'x'.repeat(4_000_100) } })}\nafter`;
    const pieces = Array.from({ length: Math.ceil(text.length / 65_536) }, (_, at) =>
      text.slice(at * 65_536, (at + 1) * 65_536),
    );
    const whole = digest(readPieces([text]));
    expect(whole.errors.map(({ code }) => code)).toEqual(['too-large']);
    expect(whole.errors[0]!.end).toBe(4_000_000);
    expect(whole.calls).toEqual([]);
    expect(whole.text.trim()).toBe('after');
    expect(digest(readPieces(pieces))).toEqual(whole);
    expect(untiled(readPieces(pieces), text)).toEqual([]);
  });

  it('gives up a call with more than 200 levels, and reads the next one', () => {
    const deep = `{"action":"tool_call","name":"list_tabs","arguments":{"a":${'['.repeat(300)}${']'.repeat(300)}}}`;
    const { calls, errors } = parseResponse(`\`\`\`json\n${deep}\n${JSON.stringify(call)}\n\`\`\``);
    expect(errors.map(({ code }) => code)).toEqual(['too-deep']);
    expect(calls).toHaveLength(1);
    const fine = `{"action":"tool_call","name":"list_tabs","arguments":{"a":${'['.repeat(198)}${']'.repeat(198)}}}`;
    expect(parseResponse(fine).calls).toHaveLength(1);
  });

  it('reads any number of blocks, each opened by the closing mark of the one before', () => {
    const glued = `${'```json\n{"action":"tool_call","name":"list_tabs","arguments":{}}\n'.repeat(20_000)}\`\`\``;
    expect(parseResponse(glued).calls).toHaveLength(20_000);
  });

  it.each([
    ['yaml', 'TOOL: list_tabs\nARGS:\n  query: news\n'],
    ['function-call', 'list_tabs(query="news")\n'],
  ])('reads %s only where the model was asked for it', (syntax, written) => {
    const read = (options: object) => readPieces([written], { toolNames: names, ...options });
    const isCall = (event: ProtocolEvent) => event.type === 'call';
    expect(read({}).some(isCall)).toBe(false);
    expect(read({ syntax }).find(isCall)).toMatchObject({ syntax, arguments: { query: 'news' } });
  });

  it('reads long and deep YAML without throwing', () => {
    const options = { syntaxes: ['yaml'] };
    const deep = `TOOL: list_tabs\nARGS:\n  a: ${'['.repeat(500)}${']'.repeat(500)}\n`;
    expect(parseResponse(deep, options).errors.map(({ code }) => code)).toEqual(['too-deep']);
    const broken = `TOOL: list_tabs\nARGS:\n  a: ${'['.repeat(20_000)}\n`;
    expect(parseResponse(broken, options).errors).toHaveLength(1);
  });
});

describe('calls that do not count', () => {
  it('report the fault, its place, and what to write instead', () => {
    const [error] = parseResponse('<tool_call>{"name": "list_tabs" "arguments": {}}</tool_call>').errors;
    expect(error).toMatchObject({ code: 'malformed-json', syntax: 'hermes', id: 'c1', start: 0 });
    expect(error!.message).toContain('character 33');
    expect(error!.suggestion).not.toBe('');
  });

  it('report the nearest tools for an unknown one', () => {
    const [error] = parseResponse(block({ ...call, name: 'list_tab' }), { toolNames: names }).errors;
    expect(error!.message).toContain('"list_tab"');
    expect(error!.suggestion).toMatch(/^Did you mean list_tabs, list_tags/);
  });

  it('accept any name if the tools are not given', () => {
    expect(parseResponse(block({ ...call, name: 'no_such_tool' })).calls).toHaveLength(1);
  });

  it('are those beyond the limit', () => {
    const { calls, errors } = parseResponse([1, 2, 3].map(() => block(call)).join('\n'), { maxCalls: 2 });
    expect(calls.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(errors).toMatchObject([{ id: 'c3', code: 'too-many-calls' }]);
  });
});

describe('parseResponse', () => {
  it('distinguishes text, calls and both', () => {
    expect(parseResponse('Hello.')).toEqual({ type: 'text', text: 'Hello.', reasoning: '', calls: [], errors: [] });
    expect(parseResponse(block(call))).toMatchObject({
      type: 'tool_call',
      text: '',
      calls: [{ arguments: { query: 'news' } }],
    });
    expect(parseResponse(`Look.\n${block(call)}`)).toMatchObject({ type: 'mixed', text: 'Look.' });
    expect(containsToolCall(block(call))).toBe(true);
    expect(containsToolCall(`\`\`\`js\n${JSON.stringify(call)}\n\`\`\``)).toBe(false);
  });

  it('ends once', () => {
    const parser = createResponseParser();
    parser.push(block(call).slice(0, -4));
    expect(parser.end('length').at(-1)).toMatchObject({ type: 'call-error', code: 'truncated' });
    expect(parser.end()).toEqual([]);
    expect(parser.push('more')).toEqual([]);
    expect(parser.pushNative({ name: 'list_tabs' })).toEqual([]);
  });
});

describe('detection of a template that opens the reasoning', () => {
  const shown = (text: string, startInReasoning = false, finish?: ParserFinish) =>
    [[text], cutEverywhere(text)].map((pieces) => {
      const parser = createResponseParser({ startInReasoning });
      for (const piece of pieces) parser.push(piece);
      parser.end(finish);
      return parser.opensReasoning();
    });

  it.each([
    ['a closing tag that nothing opened', 'Hm.\n</think>\nThree.', true],
    ['one behind a quote', '> Hm.\n</thinking>\nThree.', true],
    ['nothing before it', '\n \n</think>\nThree.', null],
    ['a call before it', `${block(call)}\n</think>\nThree.`, null],
    ['reasoning that the model opened', '<think>a</think>\nb\n</think>\nc', null],
    ['no tag', 'Three.', null],
  ])('%s', (_, text, opens) => {
    expect(shown(text)).toEqual([opens, opens]);
  });

  it('is refuted only by a complete response without a closing tag', () => {
    expect(shown('Three.', true)).toEqual([false, false]);
    expect(shown('Three.', true, 'length')).toEqual([null, null]);
    expect(shown('Hm.</think>Three.', true)).toEqual([null, null]);
    const parser = createResponseParser({ startInReasoning: true });
    parser.push('Three.');
    expect(parser.opensReasoning()).toBe(null);
  });
});

describe('extractJSONBlock', () => {
  it.each([
    ['the first block that holds JSON', 'a\n```js\nx\n```\n```json\n{"a": 1}\n```\n```json\n{"b": 2}\n```', '{"a": 1}'],
    ['a block without a word', '```\n[1, 2]\n```', '[1, 2]'],
    ['tildes', '~~~~json\n{}\n~~~~', '{}'],
    ['fences in strings', '```json\n{"a": "```"}\n```', '{"a": "```"}'],
    ['a block over several lines', '```json\n{\n  "a": 1\n}\n```\n', '{\n  "a": 1\n}'],
    ['an open block', '```json\n{"a": 1}\n', null],
    ['no block', '{"a": 1}', null],
    ['a block in another language', '```js\n{"a": 1}\n```', null],
    ['a block with words', '```\nwords\n```', null],
  ])('%s', (_, text, body) => {
    expect(extractJSONBlock(text)).toBe(body);
  });
});
