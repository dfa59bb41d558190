import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateTokens, lengthWithin } from '@/src/text/estimate-tokens.ts';

it.each([
  ['', 0],
  ['The tide turns.', 4],
  ['请把这些标签页按照主题整理一下', 15],
  ['关闭 3 tabs', 4],
])('a token is four letters, or one character of a script without spaces: %s', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});

it('the start of a text that fits is as long as possible, and splits no character', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '请', '關', '🌊', 'é') });
  fc.assert(
    fc.property(text, fc.nat(30), (text, tokens) => {
      const length = lengthWithin(text, tokens);
      const start = text.slice(0, length);
      expect(estimateTokens(start)).toBeLessThanOrEqual(tokens);
      expect(start.isWellFormed()).toBe(true);
      const [next = ''] = text.slice(length);
      if (next) expect(estimateTokens(start + next)).toBeGreaterThan(tokens);
    }),
  );
});
