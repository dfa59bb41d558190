import { BACKTICK, TILDE } from '../characters.ts';
import type { Source, Step } from './source.ts';

/** The run of characters that opened a code fence. */
export interface FenceRun {
  code: number;
  length: number;
}

export const isFenceCode = (code: number): boolean => code === BACKTICK || code === TILDE;

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
