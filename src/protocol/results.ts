import type { Json } from '@/src/contract/json.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { makeInert } from './inert.ts';

/** Fields of a result for the model, with text of others made harmless. */
export function resultFields(result: ToolResult, mark: string | null): Record<string, unknown> {
  const { data, error, suggestion, execution_time_ms, retries, truncated } = result;
  const fields = { success: result.success, data: data ?? null, error, suggestion: suggestion ?? null };
  const said = { ...fields, execution_time_ms, retries, ...(truncated === undefined ? {} : { truncated }) };
  return mark ? (clean(said as Json, mark) as Record<string, unknown>) : said;
}

/** Puts mark lines around a result that contains text of others. */
export const wrapResult = (mark: string | null, text: string): string => (mark ? `${mark}\n${text}\n${mark}` : text);

export const formatQuoted = (text: string, mark: string): string => wrapResult(mark, cleanText(text, mark));

/** Makes text of others harmless: it can neither close its fence nor look like a call. Marks become blanks. */
export const cleanText = (text: string, mark: string): string =>
  makeInert(mark === '' ? text : text.replaceAll(mark, ' '));

function clean(value: Json, mark: string): Json {
  if (typeof value === 'string') return cleanText(value, mark);
  if (Array.isArray(value)) return value.map((item) => clean(item, mark));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanText(key, mark), clean(item, mark)]));
}
