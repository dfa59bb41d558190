import { BACKTICK, TILDE } from '../text/characters.ts';
import type { Source, Step } from './source.ts';

/** The run of characters that opened a code fence. */
export interface FenceRun {
  code: number;
  length: number;
}

export const isFenceCode = (code: number): boolean => code === BACKTICK || code === TILDE;

/** The same as `readRun` where the piece shows all of it; null, with nothing read, where it does not. */
export function readWholeRun(source: Source, code: number): number | null {
  const { piece } = source;
  let end = source.at;
  while (end < piece.length && piece.charCodeAt(end) === code) end++;
  if (end === piece.length) return null;
  const length = end - source.at;
  source.at = end;
  return length;
}

/** Reads a run of one character, of so many at most; gives its length. */
export function* readRun(source: Source, code: number, most = Number.POSITIVE_INFINITY): Step<number> {
  let length = 0;
  for (;;) {
    const { piece } = source;
    for (; length < most && source.at < piece.length; length++) {
      if (piece.charCodeAt(source.at) !== code) return length;
      source.at++;
    }
    if (length === most || (yield* source.peek()) !== code) return length;
  }
}
