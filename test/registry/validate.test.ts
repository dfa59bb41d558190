import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { schemaOf, validate } from '@/src/registry/validate.ts';

const parameters = z.strictObject({
  query: z.string().optional(),
  tab_ids: z.array(z.number().int()).optional(),
  pinned: z.boolean().default(true),
  limit: z.number().int().min(0).max(500).default(50),
  by: z.enum(['title', 'site', 'date']).optional(),
  kinds: z.array(z.enum(['tabs', 'bookmarks'])).optional(),
  ids: z.array(z.string()).optional(),
  moves: z.array(z.strictObject({ tab_ids: z.array(z.number()), index: z.number().optional() })).optional(),
  target: z.union([z.number(), z.enum(['current', 'new'])]).optional(),
  note: z.string().nullable().optional(),
});
const schema = schemaOf(parameters);
const check = (args: Record<string, unknown>) => validate('move_tabs', parameters, schema, args);

function refusal(args: Record<string, unknown>): ToolError {
  try {
    check(args);
  } catch (error) {
    if (error instanceof ToolError) return error;
  }
  throw new Error('It was accepted');
}

describe('accepted arguments', () => {
  it.each([
    ['defaults', {}, {}],
    ['a number as text', { limit: '7' }, { limit: 7 }],
    ['booleans as text', { pinned: 'False' }, { pinned: false }],
    ['no as a boolean', { pinned: 'no' }, { pinned: false }],
    ['a list as JSON text', { tab_ids: '[1, "2"]' }, { tab_ids: [1, 2] }],
    ['numbers between commas', { tab_ids: '1, 2,3' }, { tab_ids: [1, 2, 3] }],
    ['one number for a list', { tab_ids: 5 }, { tab_ids: [5] }],
    ['one number as text for a list', { tab_ids: '5' }, { tab_ids: [5] }],
    ['enum names between commas', { kinds: 'tabs, bookmarks' }, { kinds: ['tabs', 'bookmarks'] }],
    ['text with commas stays one', { ids: 'a, b' }, { ids: ['a, b'] }],
    ['lines', { ids: 'a\n b \n\nc' }, { ids: ['a', 'b', 'c'] }],
    ['digits for an id', { ids: [12, '13'] }, { ids: ['12', '13'] }],
    ['an object for a list of objects', { moves: { tab_ids: '3' } }, { moves: [{ tab_ids: [3] }] }],
    ['objects as JSON text', { moves: '{"tab_ids": 3, "index": "0"}' }, { moves: [{ tab_ids: [3], index: 0 }] }],
    ['a list of objects as JSON text', { moves: '[{"tab_ids": [3]}]' }, { moves: [{ tab_ids: [3] }] }],
    ['a union, as it is', { target: 'new' }, { target: 'new' }],
    ['a union, converted', { target: '7' }, { target: 7 }],
    ['null for what may be left out', { query: null, limit: null }, {}],
    ['null where it is a value', { note: null }, { note: null }],
    ['text that looks like a number', { query: '2026' }, { query: '2026' }],
    ['a number for text', { query: 2026 }, { query: '2026' }],
  ])('%s', (_, args, expected) => expect(check(args)).toEqual({ pinned: true, limit: 50, ...expected }));

  it('drops keys in JSON text that could change a prototype, at every depth', () => {
    const pairs = z.strictObject({ pairs: z.array(z.unknown()), of: z.record(z.string(), z.unknown()).optional() });
    const given = (args: Record<string, unknown>) => validate('pair', pairs, schemaOf(pairs), args);
    const text = '{"a": {"__proto__": {"b": 1}, "constructor": 1}, "prototype": [], "c": [{"__proto__": 1, "d": 2}]}';
    const left = JSON.stringify({ a: {}, c: [{ d: 2 }] });
    expect(JSON.stringify(given({ pairs: `[${text}]`, of: text }))).toBe(`{"pairs":[${left}],"of":${left}}`);
  });

  it('keeps the digits of long numbers in JSON text', () => {
    const ids = z.strictObject({ ids: z.array(z.string()), at: z.array(z.strictObject({ id: z.string() })) });
    const args = { ids: '[12345678901234567890, 9007199254740991]', at: '{"id": -9007199254740993}' };
    expect(validate('look', ids, schemaOf(ids), args)).toEqual({
      ids: ['12345678901234567890', '9007199254740991'],
      at: [{ id: '-9007199254740993' }],
    });
  });

  it('may have the right type or be text', () => {
    const values = fc.record({
      limit: fc.integer({ min: 0, max: 500 }),
      pinned: fc.boolean(),
      tab_ids: fc.array(fc.integer()),
    });
    fc.assert(
      fc.property(values, (args) => {
        const asText = {
          limit: String(args.limit),
          pinned: String(args.pinned),
          tab_ids: JSON.stringify(args.tab_ids),
        };
        expect(check(asText)).toEqual(check(args));
      }),
    );
  });
});

describe('refused arguments, and the advice', () => {
  it.each([
    ['limit', { limit: 'many' }, '"limit" must be a number, not "many".'],
    ['limit', { limit: 501 }, '"limit" must be at most 500.'],
    ['by', { by: 'name' }, '"by" must be one of "title", "site", "date", not "name".'],
    [
      'a nested path',
      { moves: [{ tab_ids: [1] }, { tab_ids: ['x'] }] },
      '"moves[1].tab_ids[0]" must be a number, not "x".',
    ],
    ['a missing part', { moves: [{ index: 1 }] }, '"moves[0].tab_ids" is required.'],
    ['an unknown name', { tabs_ids: [1] }, 'There is no parameter "tabs_ids"; did you mean "tab_ids"?'],
    [
      'an unknown nested name',
      { moves: [{ tab_ids: [1], indx: 2 }] },
      'There is no parameter "moves[0].indx"; did you mean "index"?',
    ],
    ['neither of two', { target: 'old' }, '"target" has a form that is not accepted: "old".'],
    [
      'a number whose digits would be lost',
      { tab_ids: '9007199254740993' },
      '"tab_ids[0]" must be a number, not "9007199254740993".',
    ],
    ['numbers that are none', { tab_ids: '1, two' }, '"tab_ids[0]" must be a number, not "1, two".'],
  ])('%s', (_, args, message) => {
    expect(refusal(args)).toMatchObject({ code: 'invalid-arguments', message });
  });

  it('lists the known values if none is similar', () => {
    expect(refusal({ zzz: 1 }).message).toContain('known here: query, tab_ids');
  });

  it('lists every mistake, and the right form', () => {
    const { message, suggestion } = refusal({ limit: -1, by: 'x', foo: 1 });
    expect(message).toContain('"limit"');
    expect(message).toContain('"by"');
    expect(message).toContain('"foo"');
    expect(suggestion).toContain('"tab_ids"?: array of integers');
    expect(suggestion).toContain('"by"?: one of "title", "site", "date"');
  });

  it('never throws anything else', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(parameters.shape), 'x', '__proto__'), fc.jsonValue()),
        (args) => {
          try {
            const value = check(args);
            expect(parameters.safeParse(value).success).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(ToolError);
          }
        },
      ),
    );
  });

  it('include unknown keys, even if an object would ignore them', () => {
    const loose = z.object({ limit: z.number().optional() });
    expect(() => validate('look', loose, schemaOf(loose), { limt: 1 })).toThrow('did you mean "limit"');
  });
});
