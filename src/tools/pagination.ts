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

type Paging = { limit: number; cursor?: string | undefined };

/** A page of a whole list. The cursor is the offset as text; an invalid one means the start. */
export function pageOf<Item>(all: Item[], paging: Paging): Page<Item> {
  const start = offsetOf(paging);
  return pageWith(all.slice(start, start + paging.limit), all.length, paging);
}

/** A page of a list that knows its own length and is too long to read as a whole. */
export async function storedPage<Item>(
  look: (span: { offset: number; limit: number }) => Promise<{ items: Item[]; total: number }>,
  paging: Paging,
): Promise<Page<Item>> {
  const { items, total } = await look({ offset: offsetOf(paging), limit: paging.limit });
  return pageWith(items, total, paging);
}

const offsetOf = ({ cursor = '0' }: Paging): number => Number.parseInt(cursor, 10) || 0;

function pageWith<Item>(items: Item[], total: number, paging: Paging): Page<Item> {
  const end = offsetOf(paging) + paging.limit;
  return end < total && paging.limit > 0 ? { items, total, next: String(end) } : { items, total };
}

/** A page of a list sorted by `keyOf`, highest first. Sorts numbers first, since lists may have 100,000 items. */
export function highestPage<Item>(all: Item[], keyOf: (item: Item) => number, paging: Paging): Page<Item> {
  const { next } = pageOf(all, paging);
  const keys = Float64Array.from(all, keyOf);
  const least = keys.toSorted()[all.length - Number(next)] ?? Number.NEGATIVE_INFINITY;
  const far = all.flatMap((item, at) => ((keys[at] ?? 0) >= least ? [{ item, key: keys[at] ?? 0 }] : []));
  const sorted = far.sort((a, b) => b.key - a.key).map(({ item }) => item);
  return { items: pageOf(sorted, paging).items, total: all.length, ...(next !== undefined && { next }) };
}
