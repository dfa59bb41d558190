import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseResponse } from '@/src/protocol/index.ts';
import { cutEverywhere, digest, readPieces } from './reading.ts';

interface Notation {
  write(name: string, value: string): string;
  /** Marks that close a value or a call. */
  closes: string[];
}

const tag = (prefix: string): Notation => ({
  write: (name, value) =>
    `<${prefix}invoke name="${name}">\n<${prefix}parameter name="query">${value}</${prefix}parameter>\n</${prefix}invoke>`,
  closes: [`</${prefix}parameter>`, `</${prefix}invoke>`],
});
const functionTag = (before: string, behind: string): Notation => ({
  write: (name, value) => `${before}<function=${name}>\n<parameter=query>${value}</parameter>\n</function>${behind}`,
  closes: ['</parameter>', '</function>'],
});
const token = (open: string, close: string, quote: string): Notation => ({
  write: (name, value) => `${open}call:${name}{query:${quote}${value}${quote}}${close}`,
  closes: [close],
});

const notations: Record<string, Notation> = {
  'qwen-coder': functionTag('<tool_call>\n', '\n</tool_call>'),
  'seed-oss': functionTag('<seed:tool_call>', '</seed:tool_call>'),
  invoke: tag(''),
  DSML: tag('｜DSML｜'),
  glm: {
    write: (name, value) =>
      `<tool_call>${name}\n<arg_key>query</arg_key>\n<arg_value>${value}</arg_value>\n</tool_call>`,
    closes: ['</arg_value>', '</tool_call>'],
  },
  FunctionGemma: token('<start_function_call>', '<end_function_call>', '<escape>'),
  'Gemma 4': token('<|tool_call>', '<tool_call|>', '<|"|>'),
  'xml by prefix': {
    write: (name, value) => `<tool:${name}>\n<param:query>${value}</param:query>\n</tool:${name}>`,
    closes: ['</param:query>', '</tool:list_tabs>'],
  },
  'xml by attribute': {
    write: (name, value) => `<tool name="${name}"><arg name="query">${value}</arg></tool>`,
    closes: ['</arg>', '</tool>'],
  },
};
const options = { toolNames: ['list_tabs', 'close_tabs'] };

describe.each(Object.entries(notations))('a value in %s', (_, { write, closes }) => {
  const read = (text: string) => {
    const whole = digest(readPieces([text], options));
    expect(digest(readPieces(cutEverywhere(text), options))).toEqual(whole);
    return { ...whole, text: whole.text.trim() };
  };

  it('may contain whole calls of its own notation, and unmatched closing marks', () => {
    const { value } = fc.letrec<{ value: string; part: string }>((tie) => ({
      value: fc.array(tie('part'), { maxLength: 4 }).map((parts) => `first ${parts.join('')} end`),
      part: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('word ', ...closes.map((mark) => `${mark} word `)),
        fc.tuple(fc.constantFrom(...options.toolNames), tie('value')).map(([name, inner]) => `${write(name, inner)} `),
      ),
    }));
    fc.assert(
      fc.property(value, (query) => {
        expect(read(write('list_tabs', query))).toMatchObject({
          calls: [{ name: 'list_tabs', arguments: { query }, repairs: [] }],
          errors: [],
          text: '',
        });
      }),
      { numRuns: 60 },
    );
  });

  it('contains what was opened in it and not closed, so that nothing runs', () => {
    const half = write('close_tabs', '1').split('1')[0];
    expect(read(write('list_tabs', `first ${half} end`))).toMatchObject({
      calls: [],
      errors: [{ code: 'truncated' }],
    });
  });

  it('may contain calls at any depth and in any number', () => {
    let query = 'x';
    for (let depth = 0; depth < 500; depth++) query = `a ${write('close_tabs', query)} b`;
    query = `${query} ${`${write('list_tabs', '1')} `.repeat(500)}`;
    const { calls, errors } = parseResponse(write('list_tabs', query), options);
    expect(errors).toEqual([]);
    expect(calls).toMatchObject([{ arguments: { query } }]);
  });
});
