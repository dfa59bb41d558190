import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import { ANGLE, isNameCode, isOneOf } from '../text/characters.ts';

const MOST_VALUE = 200;
const MOST_HEADER = 1000;

export interface TagMarks {
  end: string;
  empty: string;
}

export interface TagHeader {
  attributes: Map<string, string>;
  /** True for a self-closing tag, `<tag … />`. */
  empty: boolean;
}

/** Reads the rest of an opening tag after its name; null if it is no tag. */
export function* readTagHeader(scan: Scan, marks: TagMarks = { end: '>', empty: '/>' }): Step<TagHeader | null> {
  const attributes = new Map<string, string>();
  const from = scan.source.offset;
  while (scan.source.offset - from < MOST_HEADER) {
    yield* scan.space();
    if (yield* scan.match(marks.empty)) return { attributes, empty: true };
    if (yield* scan.match(marks.end)) return { attributes, empty: false };
    const name = yield* scan.while(isNameCode, 64);
    if (name === '') return null;
    yield* scan.space();
    if (!(yield* scan.match('='))) continue;
    yield* scan.space();
    const quote = yield* scan.while((code) => code === 34 || code === 39, 1);
    if (quote === '') return null;
    const value = yield* readValue(scan, quote.charCodeAt(0));
    if (!(yield* scan.match(quote))) return null;
    attributes.set(name, value);
  }
  return null;
}

/** Reads a value up to its quotation mark. Stops at a closing tag or token, which no value contains. */
function* readValue(scan: Scan, quote: number): Step<string> {
  let value = '';
  while (value.length < MOST_VALUE) {
    value += yield* scan.while((code) => code !== quote && code !== ANGLE, MOST_VALUE);
    if (!(yield* scan.match('<'))) break;
    if (isOneOf('/|', yield* scan.peek())) break;
    value += '<';
  }
  return value;
}

/** Reads a name up to the mark after it, without quotation marks; '' if the mark does not follow. */
export function* readNameUntil(scan: Scan, mark: string): Step<string> {
  const first = mark.charCodeAt(0);
  const name = yield* scan.while((code) => code !== first && code !== 10 && code !== 60, MOST_VALUE);
  return (yield* scan.match(mark)) ? name.trim().replace(/^(["'])(.*)\1$/, '$2') : '';
}
