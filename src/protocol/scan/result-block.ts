import { inventedResult } from '../calls/problems.ts';
import { JsonReader } from '../json/reader.ts';
import { passes } from '../text/characters.ts';
import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';
import type { ResultForm } from './syntax.ts';

/** Reads a result that the model wrote. After a call, all that follows is invented; before any, it is text. */
export function* readResult(scan: Scan, start: number, form: ResultForm): Step<boolean> {
  if (!scan.atLineStart && start !== scan.output.lastEnd) return false;
  if (!(yield* scan.tried(() => isExact(scan, form)))) return false;
  if (yield* readInvented(scan, start)) return true;
  scan.output.hold = Number.POSITIVE_INFINITY;
  yield* form.skip(scan);
  return true;
}

/** Reads a token that begins a result after a call. A model may also stop at it. */
export function* readResultToken(scan: Scan, start: number): Step<boolean> {
  if (scan.ledger.started === 0) return false;
  if ((yield* scan.tried(() => scan.space())) !== END) return yield* readInvented(scan, start);
  scan.output.cover(start);
  return true;
}

/** Hides everything from here to the end as invented, if a call came before; else false. */
export function* readInvented(scan: Scan, start: number): Step<boolean> {
  const { output } = scan;
  if (scan.ledger.started === 0) return false;
  output.begin(start);
  yield* scan.skip(Number.POSITIVE_INFINITY);
  output.end(inventedResult);
  return true;
}

/** Skips one JSON value, as far as there is one. */
export function* skipObject(scan: Scan): Step<void> {
  const { source } = scan;
  const reader = new JsonReader({ note: () => {}, discard: true });
  while (!reader.done && reader.failure === null && (yield* source.peek()) !== END) {
    source.at = reader.read(source.piece, source.at, source.piece.length);
  }
}

/** Makes a function that skips to the end of a text, or to the end of the response. */
export const skipTo = (text: string): ResultForm['skip'] =>
  function* (scan) {
    yield* scan.until(text);
  };

function* isExact(scan: Scan, form: ResultForm): Step<boolean> {
  if (form.followedBy === 'anything') return true;
  if (form.followedBy === 'object') return (yield* scan.space()) === 123;
  // After a call, a mark with a word directly behind it counts too, since it is not a mention.
  if (scan.ledger.started > 0 && !passes(/[\s\p{P}]/u, yield* scan.peek())) return true;
  return (yield* scan.endsLine()) || (yield* scan.peek()) === 123;
}
