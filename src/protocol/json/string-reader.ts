import { APOSTROPHE, BACKSLASH, CARRIAGE_RETURN, LINE_FEED } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';

/** The letter of a drive, and the beginning of a name. */
const DRIVE = /\b[a-z]:\\[\p{L}\p{N}_]/iu;

/** Marks that close a string, after the code of the mark that opens it. */
const CLOSERS = new Map(
  ['""', "''", '“”', '””', '„“”', '‘’', '’’'].map((marks) => [marks.charCodeAt(0), marks.slice(1)]),
);

/** Meanings of the characters behind a backslash, by code; 0 for those that need more than one character. */
export const MEANT = new Uint16Array(128);
for (const pair of ['""', '//', '\\\\', 'b\b', 'f\f', 'n\n', 'r\r', 't\t']) {
  MEANT[pair.charCodeAt(0)] = pair.charCodeAt(1);
}

export const opensString = (code: number): boolean => CLOSERS.has(code);

const known = new Map<number, Uint8Array>();

/** 1 for the characters that interrupt a string, by the mark that opened it. */
function stopsFor(quote: number, closers: string): Uint8Array {
  const before = known.get(quote);
  if (before !== undefined) return before;
  const stops = new Uint8Array(0x10000).fill(1, 0, 32);
  for (const mark of `\\${closers}`) stops[mark.charCodeAt(0)] = 1;
  known.set(quote, stops);
  return stops;
}

/** Reads one string, over as many pieces as it comes in, and names what it mended. It never guesses where one ends. */
export interface StringReader {
  /** The closing mark was read. */
  readonly done: boolean;
  /** Reads on from `from`; gives where it stopped. */
  read(piece: string, from: number, end: number): number;
  /** Reads a chunk in which the string does not end; false, with nothing read, where it may. */
  skim(chunk: string): boolean;
  take(): string;
}

/** `keep`: whether its text is wanted. */
export function createStringReader(quote: number, note: (repair: string) => void, keep: boolean): StringReader {
  const rope = new Rope();
  const closers = CLOSERS.get(quote)!;
  const stops = stopsFor(quote, closers);
  let done = false;
  /** Text from the present piece. */
  let fresh = '';
  /** The last characters before that. */
  let tail = '';
  /** A Windows path has begun: single backslashes are its own. */
  let path = false;
  /** -1: no escape; 0: after the backslash; 1 to 4: digits of `\u` wanted so far. */
  let escaped = -1;
  let digits = '';

  if (quote === APOSTROPHE) note('notation:single-quotes');
  else if (quote !== 34) note('notation:smart-quotes');

  function read(piece: string, from: number, end: number): number {
    let at = from;
    while (at < end && !done) {
      if (escaped >= 0) {
        at = readEscape(piece, at);
        continue;
      }
      const start = at;
      while (at < end && stops[piece.charCodeAt(at)] === 0) at++;
      if (at > start) add(piece.slice(start, at));
      if (at === end) break;
      const code = piece.charCodeAt(at++);
      if (code === BACKSLASH) escaped = 0;
      else if (code < 32) raw(code);
      else done = true;
    }
    settle();
    return at;
  }

  /** Reads a chunk in which the string does not end; false, with nothing read, where it may. */
  function skim(chunk: string): boolean {
    if (chunk === '' || [...closers].some((mark) => chunk.includes(mark))) return false;
    read(chunk, 0, chunk.length);
    return true;
  }

  function settle(): void {
    if (fresh === '') return;
    rope.add(fresh);
    tail = (tail + fresh.slice(-3)).slice(-3);
    fresh = '';
  }

  function add(text: string): void {
    if (keep) fresh += text;
  }

  function raw(code: number): void {
    note(code === LINE_FEED || code === CARRIAGE_RETURN ? 'value:line-break' : 'value:control-character');
    add(String.fromCharCode(code));
  }

  function readEscape(piece: string, at: number): number {
    const char = piece[at]!;
    if (escaped > 0) return readDigit(char, at);
    const code = piece.charCodeAt(at);
    escaped = -1;
    const meant = path && code !== 34 && code !== BACKSLASH ? 0 : MEANT[code];
    if (meant) add(String.fromCharCode(meant));
    else if (char === 'u' && !path) escaped = 1;
    else if (code === APOSTROPHE || closers.includes(char)) {
      if (quote !== code) note('value:bad-escape');
      add(char);
    } else {
      addBad(code < 32 ? '\\' : `\\${char}`);
      if (code < 32) raw(code);
    }
    return at + 1;
  }

  /** An escape that JSON does not know stays as it was written; behind a drive's letter it shows that this is a path. */
  function addBad(text: string): void {
    note('value:bad-escape');
    settle();
    path ||= DRIVE.test(tail + text);
    add(text);
  }

  /** A character that is no digit ends a bad escape, which stays as it was written. */
  function readDigit(char: string, at: number): number {
    if (!/[\da-f]/i.test(char)) {
      addBad(`\\u${digits}`);
      digits = '';
      escaped = -1;
      return at;
    }
    digits += char;
    if (escaped++ < 4) return at + 1;
    add(String.fromCharCode(Number.parseInt(digits, 16)));
    digits = '';
    escaped = -1;
    return at + 1;
  }

  return {
    get done() {
      return done;
    },
    read,
    skim,
    take: () => rope.take(),
  };
}
