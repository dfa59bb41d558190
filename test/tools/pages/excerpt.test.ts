import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from '@/src/text/estimate-tokens.ts';
import { excerpt, shares } from '@/src/tools/pages/text/excerpt.ts';

describe('excerpt', () => {
  it.each([
    ['a paragraph', `${'a'.repeat(70)}\n\nand ${'b'.repeat(40)}`, 25, 'a'.repeat(70)],
    ['a line', `${'a'.repeat(70)}\nand ${'b'.repeat(40)}`, 25, 'a'.repeat(70)],
    ['a sentence', `${'a'.repeat(70)}. And ${'b'.repeat(40)}`, 25, `${'a'.repeat(70)}.`],
    ['a word', `${'a'.repeat(70)} and${'b'.repeat(40)}`, 25, 'a'.repeat(70)],
    ['anywhere, where there is no end', 'a'.repeat(200), 25, 'a'.repeat(100)],
    ['characters of scripts without spaces, which weigh more', '学'.repeat(50), 25, '学'.repeat(25)],
  ])('cuts after %s', (_, text, tokens, expected) => {
    expect(excerpt(text, tokens)).toEqual({ text: expected, truncated: true });
  });

  it('is the start of the text, within the budget, and never cuts a character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(80), (text, tokens) => {
        const cut = excerpt(text, tokens);
        expect(text.startsWith(cut.text)).toBe(true);
        expect(estimateTokens(cut.text)).toBeLessThanOrEqual(tokens);
        expect(cut.text.isWellFormed()).toBe(text.slice(0, cut.text.length).isWellFormed());
        expect(cut.truncated).toBe(cut.text !== text);
      }),
    );
  });
});

it('shares a budget fairly, and no more than it', () => {
  expect(shares([10, 500, 500], 210)).toEqual([10, 100, 100]);
  expect(shares([10, 20], 100)).toEqual([10, 20]);
  expect(shares([], 100)).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), fc.nat(2000), (lengths, budget) => {
      const given = shares(lengths, budget);
      expect(given.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(budget);
      expect(given.every((one, at) => one <= lengths[at]!)).toBe(true);
    }),
  );
});
