import fc from 'fast-check';
import type { NativeCallDelta, ParserFinish, ParserOptions } from '@/src/contract/protocol.ts';
import { type FullSyntax, syntaxes } from '../../src/protocol/index.ts';
import { corpus } from './corpus.ts';
import { dialectCall, responseText, toolNames } from './generated-text.ts';

/** A response, how it is cut, and structured deltas that come between its pieces. */
export interface FuzzCase {
  text: string;
  /** Positions at which the text is cut, in ascending order. */
  cuts: number[];
  natives: { at: number; delta: NativeCallDelta }[];
  options: ParserOptions;
  finish: ParserFinish;
}

const written = syntaxes().filter((one): one is FullSyntax => one.kind === 'syntax' && !one.structured);
const value = fc.oneof(responseText, fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 12 }));
const call = fc
  .record({
    name: fc.constantFrom(...toolNames, 'other', 'tool_result'),
    arguments: fc.dictionary(fc.constantFrom('query', 'notes', 'limit', 'constructor'), value, { maxKeys: 3 }),
  })
  .chain((one) => fc.constantFrom(...written).map((syntax) => syntax.formatCall(one)));

/** Text that the notations and dialects print, whole or any part of it. */
const printed = fc
  .tuple(fc.constantFrom(...corpus.map(({ text }) => text)), fc.nat(), fc.nat())
  .map(([text, from, length]) => {
    const start = from % 3 === 0 ? from % (text.length + 1) : 0;
    return text.slice(start, length % 2 === 0 ? undefined : start + (length % (text.length - start + 1)));
  });

const damaged = fc
  .tuple(
    fc.oneof(printed, call, dialectCall, dialectCall),
    fc.nat(),
    fc.constantFrom('', '', '"', '\\', '\n', '`', '```', '<', '>', ']', '\u0000'),
  )
  .map(([text, at, by]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + by + text.slice(by === '' ? place + 1 : place);
  });

const part = fc.oneof(
  { weight: 3, arbitrary: printed },
  { weight: 2, arbitrary: damaged },
  { weight: 2, arbitrary: call },
  { weight: 2, arbitrary: dialectCall },
  { weight: 3, arbitrary: responseText },
  {
    weight: 2,
    arbitrary: fc.constantFrom('\n', '\n\n', ' ', '`', '``', '```', '\n```\n', '\n    ', '\n- ', '\r\n', '\t'),
  },
);
const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));

const everySyntax = syntaxes().map(({ id }) => id);
const options = fc.record(
  {
    syntaxes: fc.oneof(
      fc.constant(everySyntax),
      fc.constantFrom(...written).map(({ id }) => [id]),
    ),
    toolNames: fc.constantFrom(toolNames, []),
    maxCalls: fc.constantFrom(1, 2),
    startInReasoning: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ParserOptions>;

const delta = fc.record(
  {
    index: fc.nat(2),
    id: fc.constantFrom('a', 'b', ''),
    name: fc.constantFrom('list_tabs', ''),
    arguments: fc.constantFrom('{', '{"query":"x"}', '}', '[', ''),
    done: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<NativeCallDelta>;

export const fuzzCase: fc.Arbitrary<FuzzCase> = fc.record({
  text,
  cuts: fc.array(fc.nat(400), { maxLength: 30 }).map((cuts) => cuts.toSorted((a, b) => a - b)),
  natives: fc.oneof(
    { weight: 4, arbitrary: fc.constant<FuzzCase['natives']>([]) },
    fc
      .array(fc.record({ at: fc.nat(120), delta }), { maxLength: 3 })
      .map((natives) => natives.toSorted((a, b) => a.at - b.at)),
  ),
  options,
  finish: fc.constantFrom('stop', 'stop', 'length', 'aborted', 'error') as fc.Arbitrary<ParserFinish>,
});

/** A short text that is repeated until it is long. */
export const longText = fc.record({ head: part, text: fc.oneof(part, text), options });
