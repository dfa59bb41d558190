import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';

/**
 * The objects of a body with one JSON object per line; undefined for half an object. Other lines, such as a keep-alive,
 * are skipped.
 */
export async function* jsonLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<object | undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body ?? []) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (isObjectLike(line)) yield objectIn(line);
  }
  if (isObjectLike(rest)) yield objectIn(rest);
}

const isObjectLike = (line: string): boolean => line.trimStart().startsWith('{');

function objectIn(line: string): object | undefined {
  const value = parsedJson(line);
  return isObject(value) ? value : undefined;
}
