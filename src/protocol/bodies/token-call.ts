import { malformed, type Problem, truncated } from '../calls/problems.ts';
import { JsonReader } from '../json/reader.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { ANGLE } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';

/** A notation that writes `call:name{key:value}` between tokens, with one of its own for quotation marks. */
export interface TokenForm {
  open: string;
  close: string;
  quote: string;
  /** True if the tokens were lost, so that the brace of the call closes it. */
  bare?: boolean;
}

export function* readTokenCalls(scan: Scan, start: number, form: TokenForm): Step<boolean> {
  for (let from = start; ; from = scan.source.offset) {
    if (from > start) scan.output.hold = from;
    const end = yield* readTokenCall(scan, from, form);
    if (end === 'next') continue;
    if (from === start) return end !== null;
    if (end === null) {
      scan.source.go(from);
      scan.output.hold = Number.POSITIVE_INFINITY;
    }
    return true;
  }
}

/** Reads one call; null if it is none. `next`: another one begins before the closing token. */
function* readTokenCall(scan: Scan, start: number, form: TokenForm): Step<'last' | 'next' | null> {
  const { source, output } = scan;
  yield* scan.space();
  yield* scan.matchAny([':call:', 'call:']);
  const name = yield* scan.name();
  if (name === '' || (yield* scan.space()) !== 123) return null;
  output.begin(start, name);
  const reader = new JsonReader({ note: () => {} });
  let problem: Problem | null = null;
  let end: 'last' | 'next' | null = null;
  for (;;) {
    if (reader.done && form.bare) break;
    // The next call must follow the brace directly; checked once.
    if (reader.done && end === null) end = (yield* scan.aheadHeld(['call:'])) ? 'next' : 'last';
    if (end === 'next') break;
    const over = reader.done || problem !== null;
    const code = yield* source.peek();
    if (code === END && !(over && source.finish === 'stop')) problem = truncated;
    if (code === END || (over && (yield* scan.match(form.close)))) break;
    if (code === ANGLE && (yield* scan.match(form.quote))) {
      const text = JSON.stringify((yield* readQuoted(scan, form)) ?? '');
      if (!over) reader.read(text, 0, text.length);
    } else if (over) source.at++;
    else {
      const next = source.piece.indexOf('<', source.at + 1);
      source.at = reader.read(source.piece, source.at, next < 0 ? source.piece.length : next);
    }
    if (!over && reader.failure) problem = malformed(reader.failure.problem, source.offset - output.callStart);
  }
  output.end(problem ?? { name, arguments: reader.value as Record<string, unknown>, repairs: [] });
  return end ?? 'last';
}

/** Reads a text to its closing quote token. Whole calls in it, with their quotes, are content. */
function* readQuoted(scan: Scan, { open, close, quote }: TokenForm): Step<string | null> {
  const rope = new Rope();
  // Depth is even inside the arguments of a quoted call, odd inside a text.
  for (let depth = 1; ; ) {
    rope.add(yield* scan.while((code) => code !== ANGLE, Number.POSITIVE_INFINITY));
    if ((yield* scan.peek()) === END) return null;
    const inText = depth % 2 === 1;
    const mark = yield* scan.matchAny([quote, inText ? `${open}call:` : close]);
    if (mark === null) {
      rope.add('<');
      scan.source.at++;
      continue;
    }
    depth += inText === (mark === quote) ? -1 : 1;
    if (depth === 0) return rope.take();
    rope.add(mark);
  }
}
