import { APOSTROPHE, BACKSLASH, CARRIAGE_RETURN, LINE_FEED } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';

/** A drive letter and the beginning of a name. */
const DRIVE = /\b[a-z]:\\[\p{L}\p{N}_]/iu;

/** Closing marks of a string, by the code of its opening mark. */
const CLOSERS = new Map(
  ['""', "''", '“”', '””', '„“”', '‘’', '’’'].map((marks) => [marks.charCodeAt(0), marks.slice(1)]),
);

/** Meaning of the character after a backslash, by code; 0 for escapes of several characters. */
export const MEANT = new Uint16Array(128);
for (const pair of ['""', '//', '\\\\', 'b\b', 'f\f', 'n\n', 'r\r', 't\t']) {
  MEANT[pair.charCodeAt(0)] = pair.charCodeAt(1);
}

export const opensString = (code: number): boolean => CLOSERS.has(code);

const known = new Map<number, Uint8Array>();

/** Table with 1 for each character code that interrupts a string, by its opening mark. */
function stopsFor(quote: number, closers: string): Uint8Array {
  const before = known.get(quote);
  if (before !== undefined) return before;
  const stops = new Uint8Array(0x10000).fill(1, 0, 32);
  for (const mark of `\\${closers}`) stops[mark.charCodeAt(0)] = 1;
  known.set(quote, stops);
  return stops;
}

/** Reads one string in pieces and reports repairs. It never guesses where the string ends. */
export class StringReader {
  #text = new Rope();
  #closers: string;
  #quote: number;
  #stops: Uint8Array;
  #fresh = '';
  #tail = '';
  /** True once a Windows path has begun, in which single backslashes belong to the text. */
  #path = false;
  /** -1: no escape; 0: after a backslash; 1 to 4: number of `\u` digits wanted so far. */
  #escape = -1;
  #digits = '';
  #note: (repair: string) => void;
  #keep: boolean;

  constructor(quote: number, note: (repair: string) => void, keep: boolean) {
    this.#keep = keep;
    this.#quote = quote;
    this.#closers = CLOSERS.get(quote)!;
    this.#stops = stopsFor(quote, this.#closers);
    this.#note = note;
    if (quote === APOSTROPHE) note('notation:single-quotes');
    else if (quote !== 34) note('notation:smart-quotes');
  }

  done = false;

  read(piece: string, from: number, end: number): number {
    const stops = this.#stops;
    let at = from;
    while (at < end && !this.done) {
      if (this.#escape >= 0) {
        at = this.#readEscape(piece, at);
        continue;
      }
      const start = at;
      while (at < end && stops[piece.charCodeAt(at)] === 0) at++;
      if (at > start) this.#add(piece.slice(start, at));
      if (at === end) break;
      const code = piece.charCodeAt(at++);
      if (code === BACKSLASH) this.#escape = 0;
      else if (code < 32) this.#raw(code);
      else this.done = true;
    }
    this.#settle();
    return at;
  }

  /** Reads a chunk that does not end the string; false, with nothing read, if it may. */
  skim(chunk: string): boolean {
    if (chunk === '' || [...this.#closers].some((mark) => chunk.includes(mark))) return false;
    this.read(chunk, 0, chunk.length);
    return true;
  }

  take(): string {
    return this.#text.take();
  }

  #settle(): void {
    if (this.#fresh === '') return;
    this.#text.add(this.#fresh);
    this.#tail = (this.#tail + this.#fresh.slice(-3)).slice(-3);
    this.#fresh = '';
  }

  #add(text: string): void {
    if (this.#keep) this.#fresh += text;
  }

  #raw(code: number): void {
    this.#note(code === LINE_FEED || code === CARRIAGE_RETURN ? 'value:line-break' : 'value:control-character');
    this.#add(String.fromCharCode(code));
  }

  #readEscape(piece: string, at: number): number {
    const char = piece[at]!;
    if (this.#escape > 0) return this.#readDigit(char, at);
    const code = piece.charCodeAt(at);
    this.#escape = -1;
    const meant = this.#path && code !== 34 && code !== BACKSLASH ? 0 : MEANT[code];
    if (meant) this.#add(String.fromCharCode(meant));
    else if (char === 'u' && !this.#path) this.#escape = 1;
    else if (code === APOSTROPHE || this.#closers.includes(char)) {
      if (this.#quote !== code) this.#note('value:bad-escape');
      this.#add(char);
    } else {
      this.#addBad(code < 32 ? '\\' : `\\${char}`);
      if (code < 32) this.#raw(code);
    }
    return at + 1;
  }

  /** Keeps an unknown escape as written. After a drive letter it marks the string as a Windows path. */
  #addBad(text: string): void {
    this.#note('value:bad-escape');
    this.#settle();
    this.#path ||= DRIVE.test(this.#tail + text);
    this.#add(text);
  }

  /** Reads a digit of an escape. Any other character ends the escape, which is kept as written. */
  #readDigit(char: string, at: number): number {
    if (!/[\da-f]/i.test(char)) {
      this.#addBad(`\\u${this.#digits}`);
      this.#digits = '';
      this.#escape = -1;
      return at;
    }
    this.#digits += char;
    if (this.#escape++ < 4) return at + 1;
    this.#add(String.fromCharCode(Number.parseInt(this.#digits, 16)));
    this.#digits = '';
    this.#escape = -1;
    return at + 1;
  }
}
