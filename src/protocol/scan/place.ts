import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/**
 * What a line turns out to be once its indent and its list markers are read. `continued`: so far indented that nothing
 * but running text can stand there.
 */
export type LineKind = 'open' | 'continued' | 'blank' | 'quote' | 'code';

/** Where in the structure of the text the present line stands. */
export class Place {
  /** Columns at which the contents of the open list items begin. */
  private items: number[] = [];
  /** The line above was running text, which an indented line continues. */
  paragraph = false;

  /** Whether the line begins with a letter, as most do: then there is nothing to read before it. */
  startsPlain(scan: Scan): boolean {
    const { source } = scan;
    const code = source.ready() ? source.piece.charCodeAt(source.at) | 32 : 0;
    if (code < 97 || code > 122) return false;
    scan.column = 0;
    this.items.length = 0;
    return true;
  }

  /** What stands next belongs to no paragraph. */
  endParagraph(): void {
    this.paragraph = false;
  }

  /** Reads indent and list markers; gives the kind of line and leaves the position at its first character. */
  *readIndent(scan: Scan): Step<LineKind> {
    const { source } = scan;
    let column = 0;
    let markerEnd = -1;
    for (;;) {
      let code = yield* source.peek();
      while (code === 32 || code === 9) {
        column += code === 9 ? 4 - (column % 4) : 1;
        source.at++;
        code = yield* source.peek();
      }
      scan.column = column;
      if (code === END || code === 10 || code === 13) return 'blank';
      if (markerEnd >= 0) this.items.push(column - markerEnd > 4 ? markerEnd + 1 : column);
      else while (this.items.length > 0 && this.items.at(-1)! > column) this.items.pop();
      const indent = column - (this.items.at(-1) ?? 0);
      if (indent >= 4) return this.paragraph ? 'continued' : 'code';
      if (code === 62) return 'quote';
      if (scan.notations.atLineStart.startsWith(code)) scan.output.hold = source.offset;
      const width = yield* scan.tried(() => readMarker(scan, code));
      scan.output.hold = Number.POSITIVE_INFINITY;
      if (width === 0) return 'open';
      yield* scan.skip(width);
      column += width;
      markerEnd = column;
      this.paragraph = false;
    }
  }
}

/** The width of `-`, `*`, `+` or `1.` with a blank after it; 0 if this is none. */
function* readMarker(scan: Scan, code: number): Step<number> {
  const { source } = scan;
  let width = 0;
  if (code === 45 || code === 42 || code === 43) width = 1;
  else if (code >= 48 && code <= 57) {
    const digits = yield* scan.while((digit) => digit >= 48 && digit <= 57, 9);
    const mark = yield* source.peek();
    width = mark === 46 || mark === 41 ? digits.length + 1 : 0;
  }
  if (width === 0) return 0;
  source.at++;
  const after = yield* source.peek();
  return after === 32 || after === 9 || after === 10 ? width : 0;
}
