import { LINE_FEED } from '../text/characters.ts';
import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/** Mark that ends prose in which calls are only shown. */
export interface VerbatimEnd {
  /** First character of the mark. */
  lead: number;
  /** Reads the rest of the mark; false if it is none. */
  rest(scan: Scan): Step<boolean> | boolean;
  /** True if an empty line ends it too. */
  paragraph: boolean;
}

/** Reads prose without looking for calls, to its mark or the end of the response. It is passed on as it arrives. */
export function* readVerbatim(scan: Scan, { lead, rest, paragraph }: VerbatimEnd): Step<true> {
  const { source, output } = scan;
  output.hold = Number.POSITIVE_INFINITY;
  let lineEnds = 0;
  for (;;) {
    const { piece } = source;
    for (; source.at < piece.length; source.at++) {
      const code = piece.charCodeAt(source.at);
      if (code === lead) break;
      if (code > 32) lineEnds = 0;
      else if (code === LINE_FEED && ++lineEnds > 1 && paragraph) return true;
    }
    const code = yield* source.peek();
    if (code === END) return true;
    if (code !== lead) continue;
    lineEnds = 0;
    source.at++;
    const closes = rest(scan);
    if (typeof closes === 'boolean' ? closes : yield* closes) return true;
  }
}

/** Reads an HTML comment as prose, in which no call counts. Within a line it ends with its paragraph at the latest. */
export const readComment = (scan: Scan): Step<true> =>
  readVerbatim(scan, { lead: 62, rest: closesComment, paragraph: !scan.atLineStart });

const closesComment = ({ source }: Scan): boolean => source.textBefore(source.offset, 3) === '-->';
