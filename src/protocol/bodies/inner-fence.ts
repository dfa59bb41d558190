import { isJsonWord } from '../json/json-words.ts';
import { isFenceCode, readRun } from '../scan/fence-run.ts';
import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import { isSpace } from '../text/characters.ts';
import type { Closing } from './closing-marks.ts';

/**
 * Reads a code fence inside the notation's own tags, and the first word after it. `foreign`: another language;
 * `inline`: inline code.
 */
export function* readInnerFence(scan: Scan, closing: Closing): Step<'none' | 'inline' | 'json' | 'foreign'> {
  const code = yield* scan.space();
  if (!isFenceCode(code)) return 'none';
  const length = yield* readRun(scan.source, code);
  if (length < 3) return 'inline';
  closing.inner = { code, length };
  yield* scan.blanks();
  const word = yield* scan.while((letter) => !isSpace(letter), 20);
  return isJsonWord(word) ? 'json' : 'foreign';
}
