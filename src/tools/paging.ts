import { z } from '@/src/contract/zod.ts';

/** The two arguments of every list. */
export const pagingFields = {
  limit: z.number().int().min(0).max(500).default(50).describe('How many items to return'),
  cursor: z.string().optional().describe('`next` of the page before'),
};

export interface Page<Item> {
  items: Item[];
  total: number;
  /** Cursor of the next page; absent on the last one. */
  next?: string;
}

/** Cuts a page out of a whole list. The cursor is the offset as text; one that is no number starts from the beginning. */
export function pageOf<Item>(
  all: Item[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Page<Item> {
  const start = Number.parseInt(cursor ?? '0', 10) || 0;
  const end = start + limit;
  const items = all.slice(start, end);
  return end < all.length && limit > 0 ? { items, total: all.length, next: String(end) } : { items, total: all.length };
}

/**
 * Cuts a page out of what would be the whole list, highest key first. Sorts bare numbers and then only the items that
 * get so far: a page of fifty out of 100,000 takes a few milliseconds.
 */
export function highestPage<Item>(
  all: Item[],
  keyOf: (item: Item) => number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Page<Item> {
  const { next } = pageOf(all, { limit, cursor });
  const keys = Float64Array.from(all, keyOf);
  const least = keys.toSorted()[all.length - Number(next)] ?? Number.NEGATIVE_INFINITY;
  const far = all.flatMap((item, at) => ((keys[at] ?? 0) >= least ? [{ item, key: keys[at] ?? 0 }] : []));
  const sorted = far.sort((a, b) => b.key - a.key).map(({ item }) => item);
  const page: Page<Item> = { items: pageOf(sorted, { limit, cursor }).items, total: all.length };
  return next === undefined ? page : { ...page, next };
}
