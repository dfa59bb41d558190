import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/** An HTML comment: prose, in which no call counts. In the middle of a line it reaches no further than its paragraph. */
export function* readComment(scan: Scan): Step<true> {
  const { source, output } = scan;
  output.hold = Number.POSITIVE_INFINITY;
  let lineEnds = scan.atLineStart ? Number.NEGATIVE_INFINITY : 0;
  for (let dashes = 2; ; source.at++) {
    const code = source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek();
    if (code === END) return true;
    if (code === 10) lineEnds++;
    else if (code > 32) lineEnds = Math.min(lineEnds, 0);
    if ((code === 62 && dashes >= 2) || lineEnds > 1) {
      source.at++;
      return true;
    }
    dashes = code === 45 ? dashes + 1 : 0;
  }
}
