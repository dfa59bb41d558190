import { isNameCode } from '../characters.ts';
import { JsonReader } from '../json/reader.ts';
import { malformed, truncated } from '../problems.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';

/** A notation that writes `call:name{key:value}` with a token of its own for quotation marks. */
export interface TokenForm {
  close: string;
  quote: string;
}

/** Reads such a call, from behind its opening token. Texts between the quote tokens hold anything but that token. */
export function* readTokenCall(scan: Scan, start: number, form: TokenForm): Step<boolean> {
  const { source, output } = scan;
  yield* scan.space();
  if (!(yield* scan.match('call:'))) return false;
  const name = yield* scan.while(isNameCode, 100);
  if (name === '' || (yield* scan.space()) !== 123) return false;
  output.begin(start, name);
  const reader = new JsonReader({ note: () => {} });
  while (!reader.done && reader.failure === null) {
    if ((yield* source.peek()) === END) {
      output.end(truncated());
      return true;
    }
    if (yield* scan.match(form.quote)) {
      const text = JSON.stringify((yield* scan.until(form.quote)) ?? '');
      reader.read(text, 0, text.length);
      continue;
    }
    const next = source.piece.indexOf(form.quote[0]!, source.at + 1);
    source.at = reader.read(source.piece, source.at, next < 0 ? source.piece.length : next);
  }
  const problem = reader.failure && malformed(reader.failure.problem, source.offset - output.callStart);
  const closed = (yield* scan.until(form.close, false)) !== null;
  if (!closed && source.finish !== 'stop') output.end(truncated());
  else output.end(problem ?? { name, arguments: reader.value as Record<string, unknown>, repairs: [] });
  return true;
}
