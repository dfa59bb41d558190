import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleFrom } from '@/src/chat/index.ts';

describe('a title', () => {
  it.each([
    ['Close duplicates', 'Close duplicates'],
    ['\n  Close   my\ttabs \nplease', 'Close my tabs'],
    ['', ''],
    [
      'Find every page about sourdough that I read last week, and tag them with bread',
      'Find every page about sourdough that I read last week, and…',
    ],
    [
      'Find every page about sourdough that I read last week, a, bcdef',
      'Find every page about sourdough that I read last week, a…',
    ],
    ['x'.repeat(80), `${'x'.repeat(59)}…`],
  ])('of %j is %j', (message, title) => {
    expect(titleFrom(message)).toBe(title);
  });

  it('has at most 60 characters, and none is cut in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (message) => {
        const title = titleFrom(message);
        expect(title.length).toBeLessThanOrEqual(60);
        expect(title.isWellFormed()).toBe(true);
      }),
    );
  });
});
