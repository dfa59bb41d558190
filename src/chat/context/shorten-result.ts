import type { ToolResult } from '@/src/contract/tool.ts';
import { CHARACTERS_PER_TOKEN } from '@/src/text/estimate-tokens.ts';
import { type CutList, cutLists } from './cut-lists.ts';
import { cutTexts, longTexts } from './cut-texts.ts';
import { sizeOf } from './json-length.ts';

/**
 * The result cut to a number of tokens. Lists lose items at their ends; if long texts take most of the budget, they are
 * cut instead. `truncated` says how to get the rest.
 */
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
  typeof data === 'object' &&
  data !== null &&
  'items' in data &&
  Array.isArray(data.items) &&
  'total' in data &&
  Number.isInteger(data.total);
