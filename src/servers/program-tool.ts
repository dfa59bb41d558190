import type { Json } from '@/src/contract/json.ts';
import type { ServerAnswer } from '@/src/contract/tool-server.ts';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import { readBytes } from '@/src/text/read-body.ts';

/** Milliseconds in which a program must answer. */
const patience = 30_000;
/** Maximum size of its answer, in bytes. */
const largest = 400_000;

/** Calls a tool of an outside program, which answers `{ data }` or `{ error }`. */
export async function askProgram(
  url: string,
  called: { name: string; arguments: Record<string, unknown>; call_id: string },
  stop: AbortSignal,
): Promise<ServerAnswer> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(patience)]);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(called),
    credentials: 'omit',
    redirect: 'error',
    signal,
  });
  const words = new TextDecoder().decode(await readBytes(response, { most: largest, signal }));
  const answer = parsedJson(words);
  if (isObject(answer) && typeof answer.error === 'string') return { text: answer.error, failed: true };
  if (!response.ok) return { text: `The program answered ${response.status}.`, failed: true };
  if (!isObject(answer) || !('data' in answer))
    return { text: 'The program did not answer {"data": …}.', failed: true };
  const { data } = answer;
  return typeof data === 'string' ? { text: data } : { text: '', structured: data as Json };
}
