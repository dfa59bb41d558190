import fc from 'fast-check';
import type { FakeTabs, TabSeed } from '@/test/fakes/tabs.ts';

/** Windows full of tabs: pinned, muted, in groups, several of the same address. Ids count from 1. */
export const tabSeeds: fc.Arbitrary<(TabSeed & { id: number })[]> = fc
  .array(
    fc.record(
      {
        windowId: fc.integer({ min: 1, max: 3 }),
        url: fc.constantFrom('https://a.test/', 'https://b.test/'),
        group: fc.constantFrom('Trip', 'Work'),
        pinned: fc.boolean(),
        muted: fc.boolean(),
        active: fc.boolean(),
      },
      { requiredKeys: ['windowId'] },
    ),
    { minLength: 1, maxLength: 70 },
  )
  .map((seeds) => {
    const ordered = seeds.toSorted((a, b) => (a.group ?? '').localeCompare(b.group ?? ''));
    return ordered.map((seed, at) => {
      const { group, ...loose } = seed;
      const id = at + 1;
      return { url: `https://site-${id}.test/`, ...(seed.pinned ? loose : seed), id };
    });
  });

/** Chooses some of the ids, at least one, in any order. */
export const someOf: fc.Arbitrary<(ids: number[]) => number[]> = fc
  .tuple(fc.infiniteStream(fc.boolean()), fc.infiniteStream(fc.nat()))
  .map(([flags, ranks]) => (ids) => {
    const rank = new Map(ids.map((id) => [id, ranks.next().value ?? 0]));
    const some = ids.filter(() => flags.next().value);
    return (some.length > 0 ? some : ids).toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  });

/** Windows with their tabs, sorted, because a window that was closed and restored has another place in the order. */
export const looks = (tabs: FakeTabs): string[] =>
  (tabs.look() as unknown[]).map((window) => JSON.stringify(window)).sort();
