import { expect, it } from 'vitest';
import { libraryOf } from '@/src/tools/library/library.ts';

it('sorts the bookmarks of folders only when their order is needed', () => {
  let looks = 0;
  const node = (id: string, parentId: string | null, at: number, url: string | null) => ({
    id,
    parentId,
    title: id,
    url,
    dateAdded: 0,
    get index() {
      looks += 1;
      return at;
    },
  });
  const pages = Array.from({ length: 1000 }, (_, n) => node(`p${n}`, '1', 999 - n, `https://site.test/${n}`));
  const library = libraryOf([node('1', null, 0, null), node('t', '1', 1000, null), ...pages], '1', ['t']);
  expect(library.nodes).toHaveLength(1001);
  expect(library.roots.map(({ id }) => id)).toEqual(['1']);
  expect(library.path('p7')).toEqual(['1', 'p7']);
  expect(library.trashed).toEqual([]);
  expect(looks).toBe(0);
  expect(library.children('1')[0]?.id).toBe('p999');
  expect(library.entries('1').at(-1)?.id).toBe('t');
  expect(looks).toBeGreaterThan(0);
});
