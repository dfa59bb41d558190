import { describe, expect, it } from 'vitest';
import { rank } from '@/src/tools/bookmark-index/rank.ts';
import { scripts, searches, titles } from '@/test/fixtures/searches.ts';

describe('searches in many scripts', () => {
  it('are enough to be meaningful', () => {
    expect(searches.length).toBeGreaterThanOrEqual(200);
    expect(scripts.length).toBeGreaterThanOrEqual(12);
  });

  it.each(searches)('%s', (query, found) => {
    const hits = rank(titles, query, (title) => ({ title })).map(({ item }) => item);
    expect(hits.toSorted()).toEqual(found.toSorted());
  });
});
