import { describe, expect, it } from 'vitest';
import { browserFiles } from '@/test/contracts/bookmark-files/browsers.ts';
import { collectionFiles } from '@/test/contracts/bookmark-files/collections.ts';
import { oddFiles } from '@/test/contracts/bookmark-files/odd-files.ts';
import { outline, readIn } from '@/test/contracts/bookmark-files/outline.ts';
import { serviceFiles } from '@/test/contracts/bookmark-files/services.ts';

const files = [...browserFiles, ...serviceFiles, ...collectionFiles, ...oddFiles];

describe('a bookmark file', () => {
  it.each(files)('of $program: $of', ({ text, lines }) => {
    expect(outline(readIn(text, text.length))).toEqual(lines);
    for (const size of [1, 7, 100]) expect(outline(readIn(text, size))).toEqual(lines);
  });

  it('exists in 40 variants of 12 programs or more', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    expect(new Set(files.map(({ program }) => program)).size).toBeGreaterThanOrEqual(12);
  });

  it('of invalid JSON is an error, and one of cut HTML is read up to its end', () => {
    expect(() => readIn('{"children": [', 5)).toThrow(SyntaxError);
    const [{ text, lines }] = browserFiles as [(typeof browserFiles)[number]];
    expect(outline(readIn(text.slice(0, text.indexOf('</DL>')), 9))).toEqual(lines.slice(0, 4));
  });
});
