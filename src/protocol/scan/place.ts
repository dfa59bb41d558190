import { BAR, HASH } from '../text/characters.ts';
import { type FenceRun, isFenceCode, readRun } from './fence-run.ts';
import type { OpenerTree } from './openers.ts';
import { beginLine } from './quotation.ts';
import type { Scan } from './scan.ts';
import { END, type Source, type Step } from './source.ts';

/** Kind of a line by its indentation and list markers. `continued`: it can only continue text. */
export type LineKind = 'open' | 'continued' | 'blank' | 'quote' | 'code';

/** Characters of indentation, markers of lists and quotes, and empty lines. */
const STRUCTURE = new Set([...' \t\r\n>-*+0123456789'].map((char) => char.charCodeAt(0)));
const MOST_DIGITS = 9;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isBullet = (code: number): boolean => code === 45 || code === 42 || code === 43;

/** Position of the current line in the structure of the text. */
export class Place {
  /** Columns of the contents of the open list items. */
  #items: number[] = [];
  #openers: OpenerTree;
  /** True if the line above was text, which an indented line continues. */
  paragraph = false;
  /** True if the line above was text in a quote, which a line without the quote mark continues. */
  lazy = false;
  /** Code fence that was opened inside the quote. */
  #quotedFence: FenceRun | null = null;

  /** `openers`: openers that may begin a line. */
  constructor(openers: OpenerTree) {
    this.#openers = openers;
  }

  /** Reads the start of a line in the usual cases: nothing, or one bullet. False, with nothing read, in others. */
  startsPlain(scan: Scan): boolean {
    const { source } = scan;
    if (!source.ready()) return false;
    const { piece } = source;
    const bullet = isBullet(piece.charCodeAt(source.at)) && piece.charCodeAt(source.at + 1) === 32;
    const at = bullet ? source.at + 2 : source.at;
    if (at >= piece.length || STRUCTURE.has(piece.charCodeAt(at))) return false;
    this.#items.length = 0;
    scan.column = bullet ? 2 : 0;
    scan.output.line.item = bullet;
    this.#quotedFence = null;
    if (bullet) {
      this.lazy = false;
      this.#items.push(2);
      this.paragraph = false;
    }
    source.at = at;
    return true;
  }

  /** Begins a line at its first character. True for a heading. */
  beginLine({ source, output: { line, quotedEnd } }: Scan): boolean {
    const code = source.piece.charCodeAt(source.at);
    if (code === HASH) this.lazy = false;
    this.#quotedFence = null;
    beginLine(source, line, quotedEnd, this.lazy || code === BAR);
    return code === HASH;
  }

  /** Reads a line of a quote, from its mark on. */
  *readQuote(scan: Scan): Step<void> {
    const { source } = scan;
    this.paragraph = false;
    let code = yield* source.peek();
    while (code === 62 || code === 32 || code === 9) {
      source.at++;
      code = source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek();
    }
    this.lazy = this.#quotedFence === null && code > 32 && code !== HASH;
    if (isFenceCode(code)) {
      const length = yield* readRun(source, code);
      const quotedFence = this.#quotedFence;
      if (quotedFence === null && length > 2) this.#quotedFence = { code, length };
      else if (quotedFence?.code === code && length >= quotedFence.length) this.#quotedFence = null;
      this.lazy &&= length < 3;
    }
    yield* scan.skipLine();
  }

  /** Skips empty lines that are available already. */
  skipBlank(source: Source): void {
    while (source.at < source.piece.length && source.piece.charCodeAt(source.at) === 10) {
      source.at++;
      this.paragraph = false;
      this.lazy = false;
    }
  }

  /** Reads indentation and list markers. Returns the kind of line; the position is at its first character. */
  *readIndent(scan: Scan): Step<LineKind> {
    const { source } = scan;
    let column = 0;
    let markerEnd = -1;
    scan.output.line.item = false;
    for (;;) {
      let code = source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek();
      while (code === 32 || code === 9) {
        column += code === 9 ? 4 - (column % 4) : 1;
        source.at++;
        code = source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek();
      }
      scan.column = column;
      if (code === END || code === 10 || code === 13) {
        this.lazy = false;
        this.#quotedFence = null;
        return 'blank';
      }
      if (markerEnd >= 0) this.#items.push(column - markerEnd > 4 ? markerEnd + 1 : column);
      else while (this.#items.length > 0 && this.#items.at(-1)! > column) this.#items.pop();
      const indent = column - (this.#items.at(-1) ?? 0);
      if (indent >= 4) return this.paragraph ? 'continued' : 'code';
      if (code === 62) return 'quote';
      if (!isBullet(code) && !isDigit(code)) return 'open';
      let width = markerWidth(source.piece, source.at);
      if (width === null) {
        if (this.#openers.startsWith(code)) scan.output.hold = source.offset;
        width = yield* scan.tried(() => readMarker(scan));
        scan.output.hold = Number.POSITIVE_INFINITY;
        yield* scan.skip(width);
      } else source.at += width;
      if (width === 0) return 'open';
      column += width;
      markerEnd = column;
      scan.output.line.item = true;
      this.paragraph = false;
      this.lazy = false;
    }
  }
}

/** Width of a list marker before a blank (`-`, `1.`); 0 if there is none, null if more text is needed. */
function markerWidth(piece: string, from: number): number | null {
  let at = from;
  while (at < piece.length && at - from < MOST_DIGITS && isDigit(piece.charCodeAt(at))) at++;
  if (at === piece.length) return null;
  const mark = piece.charCodeAt(at);
  if (!(at === from ? isBullet(mark) : mark === 46 || mark === 41)) return 0;
  if (at + 1 === piece.length) return null;
  const after = piece.charCodeAt(at + 1);
  return after === 32 || after === 9 || after === 10 ? at + 1 - from : 0;
}

function* readMarker({ source }: Scan): Step<number> {
  for (let text = ''; ; source.at++) {
    const width = markerWidth(text, 0);
    if (width !== null) return width;
    const code = yield* source.peek();
    if (code === END) return 0;
    text += String.fromCharCode(code);
  }
}
