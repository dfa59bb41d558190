import { describe, expect, it } from 'vitest';
import { type FullSyntax, parseResponse, registerSyntax, syntaxes } from '@/src/protocol/index.ts';
import { makeInert } from '@/src/protocol/inert.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { cutEverywhere, digest, readPieces, untiled } from './reading.ts';

/** `⟦name key=value;key=value⟧` */
const madeUp: FullSyntax = {
  kind: 'syntax',
  id: 'made-up',
  label: 'Made up',
  onlyWhenChosen: true,
  openers: [
    {
      text: '⟦',
      *read(scan, start) {
        const name = yield* scan.while((code) => code !== 32 && code !== 0x27e7, 50);
        if (name === '' || (yield* scan.peek()) !== 32) return false;
        scan.output.begin(start, name);
        const body = yield* scan.while((code) => code !== 0x27e7, 1000);
        const closed = yield* scan.match('⟧');
        const pairs = body
          .trim()
          .split(';')
          .map((pair) => pair.split('=') as [string, string]);
        if (closed) scan.output.end({ name, arguments: Object.fromEntries(pairs), repairs: [] });
        else scan.output.end({ code: 'truncated', message: 'It was cut.', suggestion: 'Write it again.' });
        return true;
      },
    },
  ],
  instructions: () => 'Write ⟦name key=value⟧.',
  formatCall: ({ name, arguments: values }) =>
    `⟦${name} ${Object.entries(values)
      .map((pair) => pair.join('='))
      .join(';')}⟧`,
  formatResult: (_, result, mark) => `${mark ?? ''}${JSON.stringify(result.data)}`,
};
registerSyntax(madeUp);

describe('a registered syntax', () => {
  const text = 'So ⟦ and ⟦list_tabs query=news;site=a⟧ and ⟦list_tabs query=ne';
  const options = { syntaxes: ['made-up'] };

  it('is read like any other', () => {
    const events = readPieces(cutEverywhere(text), options);
    expect(digest(events)).toEqual(digest(readPieces([text], options)));
    expect(digest(events)).toMatchObject({
      text: 'So ⟦ and  and ',
      calls: [{ syntax: 'made-up', name: 'list_tabs', arguments: { query: 'news', site: 'a' } }],
      errors: [{ code: 'truncated' }],
    });
    expect(untiled(events, text)).toEqual([]);
  });

  it('can be listed, chosen and written by its id', () => {
    expect(syntaxes()).toContain(madeUp);
    expect(protocol.prompt({ syntax: 'made-up', tools: [], several: false })).toContain('Write ⟦name key=value⟧.');
    expect(protocol.formatCall('made-up', { name: 'a', arguments: { b: 1 } })).toBe('⟦a b=1⟧');
    expect(parseResponse(text).calls).toEqual([]);
  });

  it('is made harmless in quoted text', () => {
    const quoted = protocol.formatQuoted('⟦list_tabs query=news⟧', 'm4rk');
    expect(parseResponse(quoted, options).calls).toEqual([]);
  });

  it.each([
    'call:list_tabs{query:<|"|>bread<|"|>}',
    '- call:list_tabs{limit:1}',
    'list_tabs{query:<|"|>bread<|"|>}',
    '[Calling tool: list_tabs({})]',
    '{"tool_calls": [{"function": {"name": "list_tabs", "arguments": {}}}]}',
  ])('leaves nothing that counts in quoted text: %s', (written) => {
    const tools = { toolNames: ['list_tabs'] };
    expect(parseResponse(written, tools).calls).toHaveLength(1);
    expect(parseResponse(makeInert(written), tools).calls).toEqual([]);
  });

  it('replaces an earlier one with its id', () => {
    registerSyntax({ ...madeUp, label: 'Another' });
    expect(syntaxes().filter(({ id }) => id === 'made-up')).toMatchObject([{ label: 'Another' }]);
  });

  it('must be registered to be used', () => {
    expect(() => protocol.formatCall('nowhere', { name: 'a', arguments: {} })).toThrow('nowhere');
  });
});
