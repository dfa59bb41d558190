import { BACKTICK, LINE_FEED } from '../text/characters.ts';
import { readRun } from './fence-run.ts';
import type { Scan } from './scan.ts';
import { END, type Source, type Step } from './source.ts';

interface Run {
  at: number;
  length: number;
}

/** Spans of inline code on the current line, found by reading it once to its end. */
export class LineCode {
  #spans: { start: number; end: number }[] = [];
  #until = -1;
  #triggers: Uint8Array;

  /** `triggers`: 1 for characters that could begin a call. */
  constructor(triggers: Uint8Array) {
    this.#triggers = triggers;
  }

  /** Skips code that is complete in the current piece; false if it is not. */
  skip(source: Source): boolean {
    const triggers = this.#triggers;
    const { piece } = source;
    if (source.offset < this.#until) return false;
    const open = runEnd(piece, source.at);
    for (let at = open; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      if (triggers[code] === 0) continue;
      if (code === LINE_FEED) return false;
      if (code !== BACKTICK) continue;
      const end = runEnd(piece, at);
      if (end === piece.length) return false;
      if (end - at === open - source.at) {
        source.at = end;
        return true;
      }
      at = end - 1;
    }
    return false;
  }

  /** Reads a run of backticks: code up to the closing run, or plain characters. */
  *read(scan: Scan): Step<void> {
    const { source } = scan;
    const at = source.offset;
    if (at < this.#until) {
      while (this.#spans.length > 0 && this.#spans.at(-1)!.start < at) this.#spans.pop();
      const span = this.#spans.at(-1);
      if (span?.start === at) yield* scan.skip(span.end - at);
      else yield* readRun(source, BACKTICK);
      return;
    }
    yield* this.seekClose(scan, { at, length: yield* readRun(source, BACKTICK) });
  }

  /** Reads to the run that closes `open`; without one, the text from the first possible call on is read again. */
  *seekClose(scan: Scan, open: Run): Step<void> {
    const { source, output } = scan;
    const triggers = this.#triggers;
    const runs = [open];
    let held = -1;
    for (;;) {
      while (source.at < source.piece.length && triggers[source.piece.charCodeAt(source.at)] === 0) source.at++;
      const code = yield* source.peek();
      if (code === END || code === LINE_FEED) break;
      if (code === BACKTICK) {
        const run = { at: source.offset, length: yield* readRun(source, BACKTICK) };
        if (run.length === open.length) {
          output.hold = Number.POSITIVE_INFINITY;
          return;
        }
        runs.push(run);
      } else {
        if (held < 0 && triggers[code] === 1) {
          held = source.offset;
          output.hold = held;
        }
        source.at++;
      }
    }
    if (held < 0) return;
    this.#until = source.offset;
    this.#spans = codeSpans(runs.slice(1));
    const inside = this.#spans.find(({ start, end }) => start < held && held < end);
    source.go(inside?.end ?? held);
    output.hold = Number.POSITIVE_INFINITY;
  }
}

function runEnd(piece: string, from: number): number {
  let at = from + 1;
  while (at < piece.length && piece.charCodeAt(at) === BACKTICK) at++;
  return at;
}

/** Spans of inline code: a run of backticks is closed by the next run of the same length. */
function codeSpans(runs: Run[]): { start: number; end: number }[] {
  const next = new Map<number, number>();
  const partner: (number | undefined)[] = [];
  for (let index = runs.length - 1; index >= 0; index--) {
    partner[index] = next.get(runs[index]!.length);
    next.set(runs[index]!.length, index);
  }
  const spans: { start: number; end: number }[] = [];
  for (let index = 0; index < runs.length; index++) {
    const close = partner[index];
    if (close === undefined) continue;
    spans.push({ start: runs[index]!.at, end: runs[close]!.at + runs[close]!.length });
    index = close;
  }
  return spans.reverse();
}
