import type { ToolResult } from '@/src/contract/tool.ts';
import { CHARACTERS_PER_TOKEN } from './tokens.ts';

/** Strings shorter than this are not worth cutting. */
const SHORT = 200;

/**
 * A result that takes at most so many tokens in the model's context. A list loses whole items at its end and says how
 * to get them; anything else has its longest texts cut.
 */
export function shorten(result: ToolResult, tokens: number): ToolResult {
  const room = tokens * CHARACTERS_PER_TOKEN;
  if (sizeOf(result.data) <= room) return result;
  const list = asList(result.data);
  const kept = list ? fitting(list.items, room) : 0;
  if (!list || kept === 0) return { ...result, data: cutTexts(result.data, room) };
  const { total } = list;
  const next = `Repeat this call with limit ${kept}; the next of its answer leads to the rest.`;
  return { ...result, data: list.with(list.items.slice(0, kept)), truncated: { total, next } };
}

const sizeOf = (value: unknown): number => (JSON.stringify(value) ?? '').length;

interface List {
  items: unknown[];
  total: number;
  with(items: unknown[]): unknown;
}

function asList(data: unknown): List | null {
  if (Array.isArray(data)) return { items: data, total: data.length, with: (items) => items };
  if (data === null || typeof data !== 'object' || !('items' in data) || !Array.isArray(data.items)) return null;
  const total = 'total' in data && typeof data.total === 'number' ? data.total : data.items.length;
  // The cursor of the whole page would skip what was cut.
  return { items: data.items, total, with: (items) => ({ ...data, items, next: undefined }) };
}

function fitting(items: unknown[], room: number): number {
  let size = 0;
  const over = items.findIndex((item) => {
    size += sizeOf(item) + 1;
    return size > room;
  });
  return over < 0 ? items.length : over;
}

/** Cuts every long text in a value by as much as its share of what is too much. */
function cutTexts(value: unknown, room: number): unknown {
  const long = longTexts(value);
  const length = long.reduce((sum, text) => sum + sizeOf(text), 0);
  const share = Math.max(0, room - (sizeOf(value) - length)) / Math.max(1, length);
  const cut = (text: string) => (text.length < SHORT ? text : cutText(text, Math.floor(text.length * share)));
  return mapTexts(value, cut);
}

/** At a line's or a sentence's end where there is one in the last fifth. */
function cutText(text: string, length: number): string {
  const head = text.slice(0, length);
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1);
  return `${head.slice(0, end > length * 0.8 ? end : length)}… (${text.length} characters, cut here)`;
}

function longTexts(value: unknown): string[] {
  const found: string[] = [];
  mapTexts(value, (text) => {
    if (text.length >= SHORT) found.push(text);
    return text;
  });
  return found;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}
