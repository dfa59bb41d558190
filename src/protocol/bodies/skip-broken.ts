import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import type { Closing } from './closing.ts';

/**
 * Reads over what cannot be read, so that the calls beside it still can: to where its brackets balance, to the block's
 * closing mark or next opener, or, where there is no mark, to an empty line. `depth`: brackets open so far; from 0 it
 * also stops before the next object, comma or end of a list. It always reads at least one character.
 */
export function* skipBroken(scan: Scan, closing: Closing, openers: readonly string[], depth: number): Step<void> {
  const { source, output } = scan;
  const leads = new Set(openers.map((text) => text.charCodeAt(0)));
  const loose = depth === 0;
  let open = depth;
  let quoted = false;
  let lineEnds = 0;
  for (let first = true; ; first = false, source.at++) {
    const code = source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek();
    if (leads.has(code)) output.hold = source.offset;
    if (code === END || (yield* closing.ahead(scan, code))) return;
    if (!first && leads.has(code) && (yield* scan.ahead(openers))) return;
    output.hold = Number.POSITIVE_INFINITY;
    if (code === 10) {
      quoted = false;
      lineEnds++;
      if (lineEnds > 1 && !closing.exists) return;
    } else if (code > 32) lineEnds = 0;
    if (code === 34) quoted = !quoted;
    if (quoted) continue;
    if (loose && open === 0 && !first && (code === 123 || code === 44 || code === 93)) return;
    if (code === 123 || code === 91) open++;
    else if (code === 125 || code === 93) {
      open--;
      if (open > 0) continue;
      source.at++;
      return;
    }
  }
}
