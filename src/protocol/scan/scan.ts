import type { Ledger } from '../calls/ledger.ts';
import { BAR, isNameCode, isSpace, plainSpelling } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';
import type { FenceRun } from './fence-run.ts';
import type { Output } from './output.ts';
import { END, type Source, type Step } from './source.ts';

/** Largest number of blanks between an opener and the character that makes it a call. */
const MOST_SPACE = 1024;
/** Largest number of repetitions accepted of a mark that should come once. */
const MOST_REPEATED = 3;

/** State shared by readers: the characters, the events and the calls. */
export class Scan {
  readonly source: Source;
  readonly output: Output;
  readonly ledger: Ledger;
  /** Column of the first character of the line after indentation and list markers. */
  column = 0;
  /** True if only indentation and list markers precede the position on its line. */
  atLineStart = true;
  /** Fence of a code block whose call ended without it; a lone closing fence is then hidden. */
  strayFence: FenceRun | null = null;
  /** True right after a fence closed a block of calls. It may turn out to open the next block. */
  closedByFence = false;
  /** Offset of the first line that is not blank. */
  opening = Number.POSITIVE_INFINITY;
  /** `awaited`: the template opened reasoning; `orphan`: its closing tag came without an opening one. */
  reasoning: 'none' | 'awaited' | 'closed' | 'orphan' = 'none';
  /** End of the last run of tags that was examined, and true if the response ends with it. */
  readonly tags = { end: 0, last: false };
  /** Closing tags to show, since their opening tags were ordinary elements and shown. */
  readonly others = new Set<string>();
  /** True if the current message goes to the user, so that calls of its notation are only shown. */
  toUser = false;
  /** Number of open HTML elements whose closing tags are tokens too. */
  elements = 0;
  /** Set while a long text is read: takes a chunk that lies completely within it, or returns false. */
  skim: ((chunk: string) => boolean) | null = null;
  /** Offset from which text may be read again. */
  #mark = Number.POSITIVE_INFINITY;

  constructor(source: Source, output: Output, ledger: Ledger) {
    this.source = source;
    this.output = output;
    this.ledger = ledger;
  }

  /** Offset before which no text is needed any more. */
  get needed(): number {
    return Math.min(this.#mark, this.output.emitted);
  }

  peek(): Step<number> {
    return this.source.peek();
  }

  /** Reads `text` in any spelling; otherwise restores the position. A closing tag may have blanks before its end. */
  *match(text: string): Step<boolean> {
    const { source } = this;
    const start = source.offset;
    const outer = this.#mark;
    this.#mark = Math.min(outer, start);
    let at = 0;
    while (at < text.length) {
      const code = plainSpelling(source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek());
      const isDoubledBar = code === BAR && at > 0 && plainSpelling(text.charCodeAt(at - 1)) === BAR;
      if (code === plainSpelling(text.charCodeAt(at))) at++;
      else if (!isDoubledBar && (!isSpace(code) || at !== text.length - 1 || text[1] !== '/')) break;
      source.at++;
    }
    this.#mark = outer;
    if (at === text.length) return true;
    source.go(start);
    return false;
  }

  /** Reads the first of the texts that is next; null if none is. */
  *matchAny(texts: readonly string[]): Step<string | null> {
    for (const text of texts) if (yield* this.match(text)) return text;
    return null;
  }

  /** Reads the texts repeatedly, with blanks between, at most three times. Returns the number. */
  *repeated(texts: readonly string[]): Step<number> {
    let count = 0;
    for (; count < MOST_REPEATED; count++) {
      const width = yield* this.tried(() => this.#widthOf(texts));
      if (width === 0) break;
      yield* this.skip(width);
    }
    return count;
  }

  /** Width of blanks with one of the texts after them; 0 if none follows. */
  *#widthOf(texts: readonly string[]): Step<number> {
    const start = this.source.offset;
    yield* this.space();
    return (yield* this.matchAny(texts)) === null ? 0 : this.source.offset - start;
  }

  /** True if one of the texts is next. Does not move the position. */
  *ahead(texts: readonly string[]): Step<boolean> {
    for (const text of texts) if (yield* this.tried(() => this.match(text))) return true;
    return false;
  }

  /** True if one of the texts is next. Holds output back until that is known, since it may be prose. */
  *aheadHeld(texts: readonly string[]): Step<boolean> {
    const { source, output } = this;
    const { hold } = output;
    output.hold = Math.min(hold, source.offset);
    const stands = yield* this.ahead(texts);
    output.hold = hold;
    return stands;
  }

  /** Runs `read`, then restores the position. */
  *tried<Result>(read: () => Step<Result>): Step<Result> {
    const start = this.source.offset;
    const outer = this.#mark;
    this.#mark = Math.min(outer, start);
    const result = yield* read();
    this.source.go(start);
    this.#mark = outer;
    return result;
  }

  /** Reads up to `most` blanks and returns the next character. */
  *space(most = MOST_SPACE): Step<number> {
    const { source } = this;
    const end = source.offset + most;
    for (;;) {
      const code = yield* source.peek();
      if (!isSpace(code) || source.offset >= end) return code;
      source.at++;
    }
  }

  /** Reads up to 100 blanks on this line. */
  blanks(): Step<string> {
    return this.while((code) => code !== 10 && isSpace(code), 100);
  }

  /** Reads blanks; true if the line or the response ends after them. */
  *endsLine(): Step<boolean> {
    yield* this.blanks();
    const code = yield* this.peek();
    return code === END || code === 10;
  }

  /** Reads a name; '' if there is none. */
  name(): Step<string> {
    return this.while(isNameCode, 100);
  }

  /** Reads the rest of a tag, at most 60 characters; false if its end does not follow. */
  *restOfTag(): Step<boolean> {
    yield* this.while((code) => code !== 62, 60);
    return yield* this.match('>');
  }

  line(): Step<string> {
    return this.while((code) => code !== 10, Number.POSITIVE_INFINITY);
  }

  /** Reads up to `most` characters that pass. */
  *while(passes: (code: number) => boolean, most: number): Step<string> {
    const { source } = this;
    const start = source.offset;
    const outer = this.#mark;
    this.#mark = Math.min(outer, start);
    for (;;) {
      const code = yield* source.peek();
      if (code === END || !passes(code) || source.offset - start >= most) break;
      const room = Math.min(source.piece.length, source.at + most - (source.offset - start));
      do source.at++;
      while (source.at < room && passes(source.piece.charCodeAt(source.at)));
    }
    this.#mark = outer;
    return source.slice(start, source.offset);
  }

  /** Reads past a mark and returns the text before it. Null if there is none; everything is read then. */
  *until(mark: string): Step<string | null> {
    const rope = new Rope();
    const lead = mark.charCodeAt(0);
    for (;;) {
      rope.add(yield* this.while((code) => code !== lead, Number.POSITIVE_INFINITY));
      if ((yield* this.peek()) === END) return null;
      if (yield* this.match(mark)) return rope.take();
      rope.add(mark.charAt(0));
      this.source.at++;
    }
  }

  /** Skips the rest of the line, with its end. */
  *skipLine(): Step<void> {
    const { source } = this;
    for (;;) {
      const end = source.piece.indexOf('\n', source.at);
      source.at = end < 0 ? source.piece.length : end + 1;
      if (end >= 0 || (yield* source.peek()) === END) return;
    }
  }

  *skip(count: number): Step<void> {
    const { source } = this;
    const end = source.offset + count;
    while (source.offset < end && (yield* source.peek()) !== END) {
      source.at = Math.min(source.piece.length, source.at + end - source.offset);
    }
  }
}
