import { describe, expect, it } from 'vitest';
import { nearest } from '@/src/text/nearest-names.ts';

const names = ['list_tabs', 'close_tabs', 'create_bookmarks', 'delete_bookmarks', 'search_bookmarks', 'read_page'];

describe('nearest', () => {
  it.each([
    ['lst_tabs', 'list_tabs'],
    ['closeTabs', 'close_tabs'],
    ['create_bookmark', 'create_bookmarks'],
    ['bookmarks_search', 'search_bookmarks'],
    ['READ-PAGE', 'read_page'],
    ['lits_tabs', 'list_tabs'],
  ])('%s is %s', (name, meant) => expect(nearest(name, names)[0]).toBe(meant));

  it('gives the best first, and no more than asked for', () => {
    expect(nearest('bookmarks', names, 2)).toHaveLength(2);
    expect(nearest('weather', names)).toEqual([]);
  });
});
