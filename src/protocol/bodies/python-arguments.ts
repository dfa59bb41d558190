import { isDropped } from '../json/json-object.ts';
import { JsonReader } from '../json/reader.ts';
import { MEANT } from '../json/string-reader.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isNameCode } from '../text/characters.ts';

/** Arguments of a call. `cut`: the response has ended; `broken`: they are not written as arguments. */
export type PythonArguments = { values: Record<string, unknown>; repairs: string[] } | 'cut' | 'broken';

const isIdentifier = (code: number): boolean => isNameCode(code) && code !== 45 && code !== 46;

/** Reads arguments and their closing parenthesis: keywords with Python or JavaScript literals, or one object. */
export function* readPythonArguments(scan: Scan): Step<PythonArguments> {
  const values: Record<string, unknown> = {};
  const repairs = new Set<string>();
  for (let count = 0; ; count++) {
    let code = yield* scan.space();
    if (code === 44 && count > 0) {
      scan.source.at++;
      code = yield* scan.space();
    } else if (count > 0 && code !== 41) return code === END ? 'cut' : 'broken';
    if (code === END) return 'cut';
    if (code === 41) {
      scan.source.at++;
      return { values, repairs: [...repairs] };
    }
    if (code === 123 && count === 0) {
      const object = yield* readValue(scan, repairs);
      if (typeof object === 'string') return object;
      Object.assign(values, object.value);
      continue;
    }
    const key = yield* scan.while(isIdentifier, 100);
    if ((yield* scan.space()) === END) return 'cut';
    if (key === '' || !((yield* scan.match('=')) || (yield* scan.match(':')))) return 'broken';
    if ((yield* scan.space()) === END) return 'cut';
    const read = yield* readValue(scan, repairs);
    if (typeof read === 'string') return read;
    if (!isDropped(key)) values[key] = read.value;
  }
}

/** Reads one literal. Python's own quotes and words count as no repair. */
function* readValue(scan: Scan, repairs: Set<string>): Step<{ value: unknown } | 'cut' | 'broken'> {
  const { source } = scan;
  const triple = yield* scan.matchAny(['"""', "'''"]);
  if (triple !== null) return yield* readTripleQuoted(scan, triple);
  const reader = new JsonReader({
    note: (repair) => {
      if (repair.startsWith('value:')) repairs.add(repair);
    },
    python: true,
  });
  while (!reader.done && reader.failure === null) {
    if ((yield* source.peek()) === END) return 'cut';
    source.at = reader.read(source.piece, source.at, source.piece.length);
  }
  return reader.failure === null ? { value: reader.value } : 'broken';
}

function* readTripleQuoted(scan: Scan, quotes: string): Step<{ value: unknown } | 'cut'> {
  const { source } = scan;
  const lead = quotes.charCodeAt(0);
  const parts: string[] = [];
  for (;;) {
    const text = yield* scan.while((code) => code !== lead && code !== 92, Number.POSITIVE_INFINITY);
    parts.push(text);
    const code = yield* source.peek();
    if (code === END) return 'cut';
    if (code === lead && (yield* scan.match(quotes))) return { value: parts.join('') };
    source.at++;
    if (code === lead) parts.push(quotes[0]!);
    else {
      const escaped = yield* source.peek();
      if (escaped === END) return 'cut';
      source.at++;
      parts.push(meaningOf(escaped));
    }
  }
}

/** Text for an escape sequence; empty at the end of a line. A slash is not escaped here. */
function meaningOf(code: number): string {
  if (code === 10) return '';
  const meant = code === 39 ? code : code !== 47 && MEANT[code];
  return meant ? String.fromCharCode(meant) : `\\${String.fromCharCode(code)}`;
}
