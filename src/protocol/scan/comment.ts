import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/** An HTML comment: prose, in which no call counts. */
export function* readComment(scan: Scan): Step<true> {
  const { source, output } = scan;
  output.hold = Number.POSITIVE_INFINITY;
  for (let dashes = 2; ; source.at++) {
    const code = source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek();
    if (code === END) return true;
    if (code === 62 && dashes >= 2) {
      source.at++;
      return true;
    }
    dashes = code === 45 ? dashes + 1 : 0;
  }
}
