import type { ToolResult } from '@/src/contract/tool.ts';
import { countFitting } from '@/src/text/count-fitting.ts';
import { isObject } from '@/src/text/is-object.ts';

/** Data that fits, and how to get the rest. */
export interface Cut {
  data: unknown;
  truncated?: NonNullable<ToolResult['truncated']>;
}

const size = (value: unknown) => (JSON.stringify(value) ?? '').length;

/** The beginning of a text or list that fits into a number of characters. */
const beginning = (value: string | unknown[], room: number) =>
  value.slice(0, typeof value === 'string' ? room : countFitting(value, (item) => size(item) + 1, room));

const longest = (data: Record<string, unknown>, is: (value: unknown) => boolean): string | undefined =>
  Object.keys(data)
    .filter((key) => is(data[key]))
    .sort((a, b) => size(data[b]) - size(data[a]))[0];

const askLess = 'Ask for less at once.';

/** Cuts a result to a number of characters of JSON: its longest list between items, else its longest text. */
export function cut(data: unknown, args: Record<string, unknown>, most: number): Cut {
  if (size(data) <= most) return { data };
  if (typeof data === 'string' || Array.isArray(data))
    return { data: beginning(data, most), truncated: { total: data.length, next: askLess } };
  if (!isObject(data)) return { data };
  const list = longest(data, Array.isArray);
  const words = longest(data, (value) => typeof value === 'string');
  const key = list !== undefined && (words === undefined || size(data[list]) >= size(data[words])) ? list : words;
  const value = key === undefined ? undefined : data[key];
  if (key === undefined || !(typeof value === 'string' || Array.isArray(value))) return { data };
  const kept = beginning(value, Math.max(most - (size(data) - size(value)), 0));
  if (typeof value === 'string')
    return { data: { ...data, [key]: kept }, truncated: { total: value.length, next: askLess } };
  // The cursor of a list of items is the offset.
  const offset = Number.parseInt(String(args.cursor ?? '0'), 10) || 0;
  const next = key === 'items' && 'total' in data ? String(offset + kept.length) : null;
  const total = typeof data.total === 'number' ? data.total : value.length;
  return {
    data: { ...data, [key]: kept, ...(next !== null && { next }) },
    truncated: { total, next: next ?? askLess },
  };
}
