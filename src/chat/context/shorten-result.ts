import type { ToolResult } from '@/src/contract/tool.ts';
import { CHARACTERS_PER_TOKEN, lettersOf } from '@/src/text/estimate-tokens.ts';
import { isObject } from '@/src/text/is-object.ts';
import { mapStrings } from './bare-address.ts';

/** Length of a value as JSON, in letters as `lettersOf` counts. */
export const sizeOf = (value: unknown): number => lettersOf(JSON.stringify(value) ?? '');

/** The result cut to a number of tokens: lists lose their ends, or texts do. `truncated` says how to go on. */
export function shorten(result: ToolResult, tokens: number): ToolResult {
  const room = tokens * CHARACTERS_PER_TOKEN;
  const size = sizeOf(result.data);
  if (size <= room) return result;
  const texts = longTexts(result.data);
  const cuts: CutList[] = [];
  const listed = size - texts.size > room / 2 ? cutLists(result.data, room, (list) => cuts.push(list)) : result.data;
  const data = sizeOf(listed) > room ? cutTexts(listed, room) : listed;
  if (cuts.length === 0 && texts.size === 0) return result;
  const before = result.truncated?.total ?? 0;
  const page = cutPage(data, result.data);
  if (page) return { ...result, ...page };
  const total = cuts.length > 0 ? Math.max(before, ...cuts.map((list) => list.total)) : texts.characters;
  const kept = cuts.map((list) => `${list.name} ${list.kept} of ${list.total}`).join(', ');
  const next = `${kept && `Here are ${kept}. `}Ask for less at once.`;
  return { ...result, data, truncated: { total, next } };
}

/** The data for a page of a list that lost items, without its cursor, which would skip them. */
function cutPage(data: unknown, whole: unknown): Pick<ToolResult, 'data' | 'truncated'> | null {
  if (!isPage(data) || !isPage(whole) || data.items.length === whole.items.length) return null;
  const next = `Repeat this call with limit ${data.items.length}; the next of its answer leads to the rest.`;
  return { data: { ...data, next: undefined }, truncated: { total: data.total, next } };
}

const isPage = (data: unknown): data is { items: unknown[]; total: number } =>
  isObject(data) && Array.isArray(data.items) && Number.isInteger(data.total);

interface CutList {
  name: string;
  kept: number;
  total: number;
}

/**
 * Drops items at the ends of lists until a value takes about `room` characters as JSON. Parts of an object share its
 * room. A list keeps its first item, whose own lists are cut. `cut` is called for each list, outer ones first.
 */
function cutLists(value: unknown, room: number, cut: (list: CutList) => void, name = 'items'): unknown {
  if (sizeOf(value) <= room) return value;
  if (Array.isArray(value)) {
    const kept = Math.max(1, fitting(value, room));
    if (kept < value.length) cut({ name, kept, total: value.length });
    const items = value.slice(0, kept);
    return kept === 1 ? items.map((item) => cutLists(item, room - 2, cut, name)) : items;
  }
  if (!isObject(value)) return value;
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

const SHORT = 200;

/** Number of characters of all long texts in a value, and their size as JSON. */
function longTexts(value: unknown): { characters: number; size: number } {
  const sum = { characters: 0, size: 0 };
  mapTexts(value, (text) => {
    sum.characters += text.length;
    sum.size += sizeOf(text);
    return text;
  });
  return sum;
}

/** Shortens the long texts in a value in proportion to their lengths, until all fits. */
function cutTexts(value: unknown, room: number): unknown {
  const { size } = longTexts(value);
  const share = Math.max(0, room - (sizeOf(value) - size)) / Math.max(1, size);
  return mapTexts(value, (text) => cutText(text, Math.floor(text.length * share)));
}

/** Cuts a text, at the end of a line or a sentence if there is one in the last fifth. */
function cutText(text: string, length: number): string {
  const head = text.slice(0, length);
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1);
  return `${head.slice(0, end > length * 0.8 ? end : length)}… (${text.length} characters, cut here)`;
}

/** The value with its long texts changed; keys stay. */
const mapTexts = (value: unknown, change: (text: string) => string): unknown =>
  mapStrings(
    value,
    (text) => (text.length < SHORT ? text : change(text)),
    (key) => key,
  );
