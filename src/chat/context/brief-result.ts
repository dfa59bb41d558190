import type { Protocol } from '@/src/contract/protocol.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { isObject } from '@/src/text/is-object.ts';

type Fields = Record<string, unknown>;

/** Fields with positions and times, which are left out: a small model takes such a number for an answer. */
const unsaid = new Set(['index', 'lang', 'length', 'last_used', 'added']);

/** Characters of a mark: enough not to be guessed, and easy to read. */
const markLength = 8;

/** A result as lines, for models that have trouble with JSON. Text of others is between its marks here too. */
export function briefResult(
  result: ToolResult,
  mark: string | null,
  { formatQuoted }: Pick<Protocol, 'formatQuoted'>,
): string {
  const lines = result.success ? dataLines(result.data) : [`Error: ${result.error}`, result.suggestion ?? ''];
  const text = [...lines, result.truncated?.next ?? ''].filter(Boolean).join('\n') || 'Done.';
  return mark === null ? text : formatQuoted(text, mark.slice(0, markLength));
}

function dataLines(data: unknown): string[] {
  if (!isObject(data)) return [isNothing(data) ? '' : valueText(data)];
  if (!isList(data.items)) return 'title' in data ? itemLines(data) : Object.entries(data).flatMap(fieldLines);
  const { items, total = items.length, ...rest } = data;
  // Other numbers beside a list are left out: they count its items, as `total` does.
  const words = Object.entries(rest).filter(([, value]) => typeof value === 'string' || Array.isArray(value));
  return [`${total} found${items.length > 0 ? ':' : '.'}`, ...items.flatMap(itemLines), ...words.flatMap(fieldLines)];
}

function fieldLines([key, value]: [string, unknown]): string[] {
  if (Array.isArray(value) && value.length === 0) return [`${key}: none`];
  if (isNothing(value)) return [];
  return isList(value) ? [`${key}:`, ...value.flatMap(itemLines)] : [`${key}: ${valueText(value)}`];
}

/** The lines of an item: `58: Dentist (dentist.example) pinned`, and its text below. */
function itemLines(item: Fields): string[] {
  if (item.title === undefined) return [shownFields(item).map(fieldText).join(', ')];
  const { id, tab_id, title, url, text, ...rest } = item;
  const number = id ?? tab_id;
  const address = typeof url === 'string' && url !== id ? `(${withoutScheme(url)})` : '';
  const about = shownFields(rest).filter(([key]) => !key.endsWith('_id'));
  const head = [number === undefined ? '' : `${number}:`, valueText(title), address, about.map(fieldText).join(', ')];
  return [head.filter(Boolean).join(' '), String(text ?? '')];
}

const shownFields = (item: Fields) =>
  Object.entries(item).filter(([key, value]) => !isNothing(value) && !unsaid.has(key));

const fieldText = ([key, value]: [string, unknown]): string => (value === true ? key : `${key}: ${valueText(value)}`);

/** A value on one line, since two lines would look like two items. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  return Array.isArray(value) && !value.some(isObject) ? value.join(', ') : JSON.stringify(value);
}

const isList = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isObject);

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || value === '' || (Array.isArray(value) && !value.length);

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
