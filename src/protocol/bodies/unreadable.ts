import { malformed, type Problem, truncated } from '../calls/problems.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { Closing } from './closing-marks.ts';

/** Reads up to a closing mark. False if the response ends first, or with `paragraph` an empty line comes. */
export function* skipToMark(scan: Scan, closing: Closing, paragraph = false): Step<boolean> {
  const { source, output } = scan;
  for (let lineEnds = 0; lineEnds < 2; source.at++) {
    const code = yield* source.peek();
    // A mark in prose is shown, so nothing is held back for it.
    if (!output.isProse) output.hold = source.offset;
    if (yield* closing.ahead(scan, code)) return true;
    output.hold = Number.POSITIVE_INFINITY;
    if (code === END) return false;
    if (code === 10 && paragraph) lineEnds++;
    else if (code > 32) lineEnds = 0;
  }
  return false;
}

/** Ends the open call after its closing mark; the rest of it cannot be read. */
export function* endUnreadable(scan: Scan, close: readonly string[], problem: Problem, paragraph = false): Step<true> {
  const { source, output } = scan;
  const from = source.offset;
  const closes = yield* skipToMark(scan, new Closing(close), paragraph);
  if (closes) yield* scan.matchAny(close);
  const isCut = !closes && source.ended && source.left === 0 && (source.offset === from || source.finish !== 'stop');
  output.end(isCut ? truncated : problem);
  return true;
}

/** Reports a call of a known tool with unreadable arguments, up to the closing mark, an empty line or the end. */
export function skipUnreadable(scan: Scan, start: number, name: string, close: readonly string[]): Step<true> {
  const { source, output } = scan;
  output.begin(start, name);
  const problem = malformed('its arguments are not written as this notation writes them', source.offset - start);
  return endUnreadable(scan, close, problem, true);
}
