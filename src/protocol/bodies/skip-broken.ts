import type { JsonReader } from '../json/reader.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import type { Closing } from './closing-marks.ts';

/**
 * Skips what cannot be read, so that calls beside it still can. Stops where the brackets balance, at the closing mark
 * or next opener, at a line that begins with an object and is indented at most to `column`, or, without a closing mark,
 * at an empty line. Without the `reader` that failed, at least one character is skipped, and outside of brackets also
 * the next object, comma or end of a list stops it.
 */
export function* skipBroken(
  scan: Scan,
  closing: Closing,
  openers: readonly string[],
  column: number,
  reader?: JsonReader,
): Step<void> {
  const { source, output } = scan;
  const leads = new Set(openers.map((text) => text.charCodeAt(0)));
  const open = reader?.brackets ?? [];
  let quoted = false;
  let lineEnds = 0;
  let line = 0;
  for (let first = true; ; first = false, source.at++) {
    const code = source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek();
    // Held back until it is known what it is: it may begin a mark, or end the broken part.
    if (leads.has(code) || code === 93) output.hold = source.offset;
    if (code === END || (yield* closing.ahead(scan, code)) || (leads.has(code) && (yield* scan.ahead(openers)))) return;
    output.hold = Number.POSITIVE_INFINITY;
    if (code === 10) {
      quoted = false;
      line = source.offset + 1;
      lineEnds++;
      if (lineEnds > 1 && !closing.exists) return;
    }
    const begins = first ? reader?.lacksBrace : lineEnds > 0 && source.offset - line <= column;
    if (code === 123 && begins) return;
    if (code > 32) lineEnds = 0;
    if (code === 34) quoted = !quoted;
    if (quoted) continue;
    if (!reader && open.length === 0 && !first && (code === 123 || code === 44 || code === 93)) return;
    if (code === 123 || code === 91) open.push(code + 2);
    else if (code === 125 || code === 93) {
      // A closing bracket also closes the brackets that were left open inside it.
      while (open.length > 0 && open.pop() !== code);
      if (open.length > 0) continue;
      source.at++;
      return;
    }
  }
}
