import { malformed, truncated } from '../calls/problems.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';

/**
 * A call of a known tool in a notation that nobody else uses, written so that its arguments cannot be read: an error
 * that reaches to the closing mark, to an empty line or to the end.
 */
export function* skipUnreadable(scan: Scan, start: number, name: string, close: readonly string[]): Step<true> {
  const { source, output } = scan;
  const leads = new Set(close.map((text) => text.charCodeAt(0)));
  output.begin(start, name);
  const problem = malformed('its arguments are not written as this notation writes them', source.offset - start);
  let lineEnds = 0;
  for (; ; source.at++) {
    const code = yield* source.peek();
    if (code === END) {
      output.end(source.finish === 'stop' ? problem : truncated());
      return true;
    }
    if (leads.has(code)) output.hold = source.offset;
    if (leads.has(code) && (yield* scan.matchAny(close)) !== null) break;
    output.hold = Number.POSITIVE_INFINITY;
    if (code === 10) lineEnds++;
    else if (code > 32) lineEnds = 0;
    if (lineEnds > 1) break;
  }
  output.end(problem);
  return true;
}
