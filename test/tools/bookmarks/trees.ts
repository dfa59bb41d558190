import fc from 'fast-check';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import type { Seed } from '@/test/fakes/bookmarks.ts';

const title = fc.constantFrom('Dev', 'Rust', 'Recipes', 'a/b', 'Đà Nẵng', 'news');
const bookmark = fc.record({ title, url: fc.nat(9).map((n) => `https://site-${n}.example/page`), added: fc.nat(999) });
const separator = fc.constant<Seed>({ title: '', url: 'data:', separator: true });

/** Folders in folders and separators, with titles and addresses that occur more than once. */
const { seed } = fc.letrec<{ seed: Seed; folder: Seed }>((tie) => ({
  seed: fc.oneof({ maxDepth: 3 }, bookmark, tie('folder'), separator),
  folder: fc.record({ title, children: fc.array(tie('seed'), { maxLength: 6 }), added: fc.nat(999) }),
}));

export const libraries = fc.record({
  bar: fc.array(seed, { maxLength: 10 }),
  other: fc.array(seed, { maxLength: 10 }),
});

/** Gives a function that picks some of a list, in some order. */
export const someOf = fc.infiniteStream(fc.nat(1_000_000)).map((numbers) => <T>(list: T[], most = list.length): T[] => {
  const keyed = list.map((one) => ({ one, key: numbers.next().value as number }));
  const chosen = keyed.filter(({ key }) => key % 3 !== 0).sort((a, b) => a.key - b.key);
  return chosen.slice(0, most).map(({ one }) => one);
});

export const isFolder = (node: BookmarkNode) => node.url === null;
export const isBookmark = (node: BookmarkNode) => node.url !== null;
export const isNoRoot = (node: BookmarkNode) => node.parentId !== null;

/** Disturbances of a run. `killed`: the worker stops once in each slice. `hurried`: its time is up after each row. */
export const hows = fc.record({ killed: fc.boolean(), hurried: fc.boolean() });
