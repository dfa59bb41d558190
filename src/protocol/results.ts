import type { Json } from '@/src/contract/json.ts';
import type { FormattableCall } from '@/src/contract/protocol.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { makeInert } from './inert.ts';

/** The fields of a result as the model is shown them, cleaned of what others could smuggle in. */
export function resultFields(result: ToolResult, mark: string | null): Record<string, unknown> {
  const { data, error, suggestion, execution_time_ms, retries, truncated } = result;
  const fields = { success: result.success, data: data ?? null, error, suggestion: suggestion ?? null };
  const said = { ...fields, execution_time_ms, retries, ...(truncated === undefined ? {} : { truncated }) };
  return mark ? (clean(said as Json, mark) as Record<string, unknown>) : said;
}

/** A result written as the notation writes calls, under the name `tool_result`. */
export const resultAsCall =
  (format: (call: FormattableCall) => string) =>
  ({ name }: FormattableCall, result: ToolResult, mark: string | null): string =>
    wrapResult(mark, format({ name: 'tool_result', arguments: { name, ...resultFields(result, mark) } }));

/** Mark lines around the whole result, where it holds text of others. */
export const wrapResult = (mark: string | null, text: string): string => (mark ? `${mark}\n${text}\n${mark}` : text);

/** Text of others that the user attached. */
export const formatQuoted = (text: string, mark: string): string => wrapResult(mark, cleanText(text, mark));

/** Text of others that can neither close its fence nor be taken for a call. A blank for each mark: no other one forms. */
export const cleanText = (text: string, mark: string): string =>
  makeInert(mark === '' ? text : text.replaceAll(mark, ' '));

function clean(value: Json, mark: string): Json {
  if (typeof value === 'string') return cleanText(value, mark);
  if (Array.isArray(value)) return value.map((item) => clean(item, mark));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanText(key, mark), clean(item, mark)]));
}
