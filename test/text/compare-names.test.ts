import { expect, it } from 'vitest';
import { compareNames } from '@/src/text/compare-names.ts';

it.each([
  [
    ['Chapter 10', 'Chapter 9', 'chapter 1'],
    ['chapter 1', 'Chapter 9', 'Chapter 10'],
  ],
  [
    ['zebra', 'Ärger', 'apfel', 'Zoo'],
    ['apfel', 'Ärger', 'zebra', 'Zoo'],
  ],
  [
    ['б', 'а', 'в'],
    ['а', 'б', 'в'],
  ],
])('names are sorted as people expect: %j', (names, sorted) => {
  expect(names.toSorted(compareNames)).toEqual(sorted);
});
