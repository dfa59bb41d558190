import type { ToolResult } from '@/src/contract/tool.ts';
import { isObject } from '@/src/text/is-object.ts';

/** Data that fits, and how to get the rest. */
export interface Cut {
  data: unknown;
  truncated?: NonNullable<ToolResult['truncated']>;
}

const size = (value: unknown) => (JSON.stringify(value) ?? '').length;

/** Number of items that fit into a number of characters, at least one. */
function fitting(items: unknown[], room: number): number {
  let used = 0;
  const end = items.findIndex((item) => {
    used += size(item) + 1;
    return used > room;
  });
  return end < 0 ? items.length : Math.max(end, 1);
}

const longest = (data: Record<string, unknown>, is: (value: unknown) => boolean): string | undefined =>
  Object.keys(data)
    .filter((key) => is(data[key]))
    .sort((a, b) => size(data[b]) - size(data[a]))[0];

/** Cursor of the next page, for a list whose cursor is the offset; advice to ask for less, for any other result. */
function nextCursor(data: Record<string, unknown>, args: Record<string, unknown>, key: string, kept: number): string {
  if (key !== 'items' || !('total' in data)) return 'Ask for less at once.';
  return String((Number.parseInt(String(args.cursor ?? '0'), 10) || 0) + kept);
}

/** Cuts a result to a number of characters of JSON: its longest list between items, else its longest text. */
export function cut(data: unknown, args: Record<string, unknown>, most: number): Cut {
  if (size(data) <= most) return { data };
  if (typeof data === 'string')
    return { data: data.slice(0, most), truncated: { total: data.length, next: 'Ask for less at once.' } };
  if (Array.isArray(data)) {
    const kept = fitting(data, most);
    return { data: data.slice(0, kept), truncated: { total: data.length, next: 'Ask for less at once.' } };
  }
  if (!isObject(data)) return { data };
  const list = longest(data, Array.isArray);
  const words = longest(data, (value) => typeof value === 'string');
  const key = list !== undefined && (words === undefined || size(data[list]) >= size(data[words])) ? list : words;
  const value = key === undefined ? undefined : data[key];
  if (key === undefined) return { data };
  const room = Math.max(most - (size(data) - size(value)), 0);
  if (typeof value === 'string')
    return {
      data: { ...data, [key]: value.slice(0, room) },
      truncated: { total: value.length, next: 'Ask for less at once.' },
    };
  const items = Array.isArray(value) ? value : [];
  const kept = fitting(items, room);
  const next = nextCursor(data, args, key, kept);
  const total = typeof data.total === 'number' ? data.total : items.length;
  const paged = key === 'items' && 'total' in data ? { next } : {};
  return { data: { ...data, [key]: items.slice(0, kept), ...paged }, truncated: { total, next } };
}
