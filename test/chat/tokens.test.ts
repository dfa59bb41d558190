import { expect, it } from 'vitest';
import { estimateTokens } from '@/src/chat/tokens.ts';

it.each([
  ['', 0],
  ['The tide turns.', 4],
  ['请把这些标签页按照主题整理一下', 15],
  ['关闭 3 tabs', 4],
])('a token is four letters, or one sign of a script without spaces: %s', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});
