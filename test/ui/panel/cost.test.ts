import { describe, expect, it } from 'vitest';
import { contextOf, dollars, lostOf, spentOn, thousandsOf } from '@/src/ui/panel/messages/turn-cost.ts';
import { answered, said } from '../samples.ts';

const fit = { used: 900, of: 32_768, dropped: { turns: 0, rounds: 0 }, shortened: 0 };
const usage = (input: number, output: number, more: object = {}) => answered([], { usage: { input, output, ...more } });

describe('the cost of a chat', () => {
  it('is the sum of its rounds', () => {
    expect(spentOn([said('Hi'), usage(100, 5, { cost: 0.01 }), usage(200, 7, { cost: 0.02 })])).toEqual({
      input: 300,
      output: 12,
      cost: 0.03,
      estimated: false,
      unpriced: false,
    });
  });

  it('is estimated if a part of it is, and says if a price is missing', () => {
    expect(spentOn([usage(1, 1, { cost: 0.5 }), usage(1, 1, { estimated: true })])).toMatchObject({
      cost: 0.5,
      estimated: true,
      unpriced: true,
    });
    expect(spentOn([usage(1, 1)])).toMatchObject({ cost: null, unpriced: false });
  });

  it('is null if no model answered', () => {
    expect(spentOn([said('Hi'), answered([])])).toBeNull();
    expect(contextOf([said('Hi'), answered([])])).toBeNull();
  });
});

describe('the context', () => {
  it('is as full as the server reported after the last round, else as estimated', () => {
    const before = answered([], { fit, usage: { input: 1000, output: 24 } });
    expect(contextOf([before])).toMatchObject({ used: 1024, estimated: false });
    const after = answered([], { id: 'a2', fit, usage: { input: 1, output: 50, estimated: true } });
    expect(contextOf([before, after])).toMatchObject({ used: 950, estimated: true });
    expect(contextOf([answered([], { fit, state: 'streaming' })])).toMatchObject({ used: 900, estimated: true });
  });

  it('says what no longer fits, and only that', () => {
    const use = { ...fit, estimated: false };
    expect(lostOf(use)).toEqual([]);
    expect(lostOf({ ...use, dropped: { turns: 3, rounds: 1 }, shortened: 2 })).toEqual([
      { key: 'ui_cost_turns_dropped', params: { n: 3 } },
      { key: 'ui_cost_rounds_dropped', params: { n: 1 } },
      { key: 'ui_cost_shortened', params: { n: 2 } },
    ]);
  });

  it.each([
    [16_384, 32_768, 16],
    [32_768, 32_768, 32],
    [200_000, 200_000, 200],
    [1234, 32_000, 1.2],
    [9990, 32_000, 10],
    [40, 8192, 0.1],
    [0, 8192, 0],
  ])('of %i tokens in %i is %d thousand', (tokens, context, thousands) =>
    expect(thousandsOf(tokens, context)).toBe(thousands),
  );
});

it.each([
  [0.42, '$0.42'],
  [12.345, '$12.35'],
  [0.00123, '$0.0012'],
  [0, '$0.00'],
])('%d dollars are %s', (amount, words) => expect(dollars(amount, 'en')).toBe(words));
