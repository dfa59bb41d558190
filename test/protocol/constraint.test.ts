import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { JsonSchema } from '@/src/contract/json.ts';
import type { AnswerConstraint } from '@/src/contract/protocol.ts';
import { answerConstraint } from '@/src/protocol/constraint/answer-constraint.ts';
import { type FullSyntax, parseResponse, syntaxes } from '@/src/protocol/index.ts';
import { descriptionOf } from '@/src/registry/describe-tools.ts';
import { schemaOf } from '@/src/registry/validate.ts';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { type Draw, makerOf } from './gbnf.ts';

const described = tools.map((make) => make(fakePorts())).map((tool) => descriptionOf(tool, schemaOf(tool.parameters)));
const seen = { numbers: [3, 14, 159], texts: ['b7', 'session-1', 'it\'s "one"'] };
const none = { numbers: [], texts: [] };
const toolNames = described.map(({ name }) => name);
const shapes = new Map<string, AnswerConstraint>();
for (const { id } of syntaxes().filter((syntax): syntax is FullSyntax => syntax.kind === 'syntax')) {
  const shape = await answerConstraint(id, described, seen);
  if (shape) shapes.set(id, shape);
}
const held = [...shapes.keys()];

const drawing = (seed: number[]): Draw => {
  let at = 0;
  return (most) => (seed[at++ % seed.length]! + at) % most;
};
const seeds = fc.array(fc.nat(), { minLength: 20, maxLength: 200 });

/** A value that keeps to a schema. */
function sample(schema: JsonSchema, draw: Draw): unknown {
  const { anyOf, type, properties = {}, required = [], items = {} } = schema;
  if (anyOf) return sample(anyOf[draw(anyOf.length)]!, draw);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[draw(schema.enum.length)];
  switch (type) {
    case 'string':
      return ['x', 'news', 'a "b" \\ c', 'line\nline', '```', '</TOOL_CALL>'][draw(6)];
    case 'integer':
      return draw(1_000);
    case 'number':
      return draw(1_000) / 8;
    case 'boolean':
      return draw(2) === 0;
    case 'array':
      return Array.from({ length: 1 + draw(3) }, () => sample(items, draw));
    default: {
      const kept = Object.keys(properties).filter((name) => required.includes(name) || draw(2) === 0);
      return Object.fromEntries(kept.map((name) => [name, sample(properties[name]!, draw)]));
    }
  }
}

test('the JSON syntaxes give the shape of an answer', () => {
  expect(held).toEqual(['json-block', 'tool-call-tag', 'bracket']);
});

/** Reads an answer. It may have one call at most, which has to be valid without a repair. */
function checked(text: string, syntax: string) {
  const { calls, errors, ...read } = parseResponse(text, { toolNames });
  expect(errors).toEqual([]);
  expect(calls.length).toBeLessThanOrEqual(1);
  for (const call of calls) {
    expect(call.repairs).toEqual([]);
    expect(call.syntax).toBe(syntax);
    const { properties = {}, required = [] } = described.find(({ name }) => name === call.name)!.parameters;
    expect(Object.keys(call.arguments)).toEqual(expect.arrayContaining(required));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(call.arguments)));
  }
  return { calls, ...read };
}

describe.each(held)('an answer held to its shape: %s', (syntax) => {
  const { grammar } = shapes.get(syntax)!;
  const make = makerOf(grammar);
  const check = (text: string) => checked(text, syntax);

  it('is prose, then at most one call that its parser reads without a repair', () => {
    let called = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const text = make(drawing(seed));
        const { calls, text: shown } = check(text);
        called += calls.length;
        // No mark of a call is left in what is shown, and no prose is lost.
        const start = calls[0]?.start ?? text.length;
        expect(shown).toBe(text.slice(0, start).trim());
      }),
      { numRuns: 500 },
    );
    expect(called).toBeGreaterThan(50);
  });

  it('allows only ids that were seen, and no such argument without any', async () => {
    expect(grammar).toContain('tab_ids');
    expect((await answerConstraint(syntax, described, none))?.grammar).not.toContain('tab_ids');
    const [parameters] = described.filter(({ name }) => name === 'close_tabs').map((tool) => tool.parameters);
    const theirs = { ...described[0]!, name: 'github__close', server: 'github', parameters: parameters! };
    expect((await answerConstraint(syntax, [theirs], none))?.grammar).toContain('tab_ids');
    expect(grammar).toContain('"14"');
    const without = makerOf((await answerConstraint(syntax, [], none))!.grammar);
    expect(check(without(drawing([1, 2, 3, 4]))).calls).toEqual([]);
  });
});

const alone = held.filter((syntax) => shapes.get(syntax)?.schema);
test.each(alone)('an answer that is JSON is one call or a text: %s', (syntax) => {
  const schema = shapes.get(syntax)!.schema!;
  fc.assert(
    fc.property(seeds, (seed) => {
      const value = sample(schema, drawing(seed));
      if (typeof value !== 'string') expect(checked(JSON.stringify(value), syntax).calls).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});
