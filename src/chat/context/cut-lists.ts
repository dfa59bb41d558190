import { sizeOf } from './json-length.ts';

/** The rest of a list whose end was cut. */
export interface CutList {
  name: string;
  kept: number;
  total: number;
}

/**
 * Drops items at the ends of lists, at every depth, until a value takes about `room` characters as JSON. Parts of an
 * object share its room: short ones are kept, long ones get equal shares. A list keeps its first item, whose own lists
 * are cut. `cut` is called for each list, outer ones first.
 */
export function cutLists(value: unknown, room: number, cut: (list: CutList) => void, name = 'items'): unknown {
  if (sizeOf(value) <= room) return value;
  if (Array.isArray(value)) {
    const kept = Math.max(1, fitting(value, room));
    if (kept < value.length) cut({ name, kept, total: value.length });
    const items = value.slice(0, kept);
    return kept === 1 ? items.map((item) => cutLists(item, room - 2, cut, name)) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = new Map(Object.entries(value));
  const sizes = [...parts].map(([key, part]) => ({ key, size: sizeOf(part) })).sort((a, b) => a.size - b.size);
  let left = room - (sizeOf(value) - sizes.reduce((sum, { size }) => sum + size, 0));
  for (const [at, { key }] of sizes.entries()) {
    const share = Math.floor(left / (sizes.length - at));
    const part = cutLists(parts.get(key), share, cut, key);
    parts.set(key, part);
    // A part that is still too long is text, which is cut afterwards.
    left -= Math.min(share, sizeOf(part));
  }
  return Object.fromEntries(parts);
}

function fitting(items: unknown[], room: number): number {
  let size = 1;
  const over = items.findIndex((item) => {
    size += sizeOf(item) + 1;
    return size > room;
  });
  return over < 0 ? items.length : over;
}
