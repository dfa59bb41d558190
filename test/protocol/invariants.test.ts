import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParserOptions } from '@/src/contract/protocol.ts';
import { createResponseParser, syntaxes } from '@/src/protocol/index.ts';
import { cutText, responseText, toolNames } from './generated-text.ts';
import { cutEverywhere, digest, flowed, readPieces, untiled } from './reading.ts';

const everySyntax = syntaxes().map(({ id }) => id);
const options = fc.record(
  {
    syntaxes: fc.constantFrom(everySyntax, ['json-block'], ['xml', 'function-call'], ['caret', 'yaml']),
    toolNames: fc.constant(toolNames),
    maxCalls: fc.constantFrom(1, 2),
    startInReasoning: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ParserOptions>;
const finish = fc.constantFrom('stop', 'length', 'aborted', 'error') as fc.Arbitrary<'stop' | 'length'>;
const runs = { numRuns: 600 };

describe('invariants over generated text', { timeout: 60_000 }, () => {
  it('gives the same however the text is cut', () => {
    fc.assert(
      fc.property(cutText, options, finish, ({ text, pieces }, chosen, end) => {
        const whole = digest(readPieces([text], chosen, end));
        expect(digest(readPieces(pieces, chosen, end))).toEqual(whole);
        expect(digest(readPieces(cutEverywhere(text), chosen, end))).toEqual(whole);
      }),
      runs,
    );
  });

  it('gives the same for runs of backticks however they are cut', () => {
    const call = '{"action":"tool_call","name":"list_tabs","arguments":{}}';
    const parts = fc.constantFrom(
      '`',
      '``',
      '```',
      '```jso``',
      '```json\n',
      '\n',
      '\n```\n',
      ' a ',
      call,
      `\n${call}\n`,
    );
    const texts = fc.array(parts, { minLength: 3, maxLength: 10 }).map((all) => all.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const whole = digest(readPieces([text], { toolNames }));
        expect(digest(readPieces(cutEverywhere(text), { toolNames }))).toEqual(whole);
      }),
      { numRuns: 3_000 },
    );
  });

  it('covers every character exactly once', () => {
    fc.assert(
      fc.property(cutText, options, finish, ({ text, pieces }, chosen, end) => {
        expect(untiled(readPieces(pieces, chosen, end), text)).toEqual([]);
      }),
      runs,
    );
  });

  it('streams the whole source of a call between its start and its end', () => {
    fc.assert(
      fc.property(cutText, options, finish, ({ pieces }, chosen, end) => {
        const events = readPieces(pieces, chosen, end);
        const sources = flowed(events);
        for (const event of events) {
          if (event.type !== 'call' && event.type !== 'call-error') continue;
          expect(sources.get(event.id) ?? '').toBe(event.raw);
        }
        const started = events.filter(({ type }) => type === 'call-start').length;
        expect(started).toBe(events.filter(({ type }) => type === 'call' || type === 'call-error').length);
      }),
      runs,
    );
  });

  it('accepts any text and a second end without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(responseText, fc.string({ unit: 'binary' })), options, (text, chosen) => {
        const parser = createResponseParser(chosen);
        parser.push(text);
        parser.end();
        expect(parser.end()).toEqual([]);
        expect(parser.push(text)).toEqual([]);
      }),
      runs,
    );
  });
});
