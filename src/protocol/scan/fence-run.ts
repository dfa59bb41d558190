import { BACKTICK, TILDE } from '../text/characters.ts';
import type { Source, Step } from './source.ts';

export interface FenceRun {
  code: number;
  length: number;
}

export const isFenceCode = (code: number): boolean => code === BACKTICK || code === TILDE;

/** Reads a run like `readRun` if the current piece contains all of it; otherwise returns null and reads nothing. */
export function readWholeRun(source: Source, code: number): number | null {
  const { piece } = source;
  let end = source.at;
  while (end < piece.length && piece.charCodeAt(end) === code) end++;
  if (end === piece.length) return null;
  const length = end - source.at;
  source.at = end;
  return length;
}

/** Reads a run of one character, up to `most` of them. Returns its length. */
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
