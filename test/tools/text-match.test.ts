import { expect, test } from 'vitest';
import { fold, matchScore, wordsOf } from '@/src/tools/text-match.ts';

const title = (text: string) => [{ text, weight: 1 }];
const score = (query: string, text: string) => matchScore(wordsOf(query), title(text));

test('case and accents do not matter, Vietnamese đ included', () => {
  expect(fold('Phở Bò Đà Nẵng')).toBe('pho bo da nang');
  expect(fold('ÜBER ﬁne Straße')).toBe('uber fine straße');
});

test.each([
  ['da nang', 'Khách sạn Đà Nẵng', true],
  ['café', 'The best cafes', true],
  ['rust async', 'Async Rust explained', true],
  ['rust go', 'Async Rust explained', false],
  ['学习', '我们学习中文', true],
  ['  ', 'Anything', true],
])('%j in %j: %s', (query, text, expected) => {
  expect(score(query, text) > 0).toBe(expected);
});

test('a start counts more than the start of a later word, and that more than the inside of one', () => {
  const scores = ['go tutorial', 'learn go', 'mongodb'].map((text) => score('go', text));
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(new Set(scores).size).toBe(3);
});

test('a word counts in the field where it is worth most', () => {
  const fields = [
    { text: 'example.com/rust', weight: 1 },
    { text: 'Learn rust', weight: 5 },
  ];
  expect(matchScore(['rust'], fields)).toBe(7.5);
});
