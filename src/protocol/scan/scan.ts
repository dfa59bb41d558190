import type { Ledger } from '../calls/ledger.ts';
import { BAR, isNameCode, isSpace, plainSpelling } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';
import type { FenceRun } from './fence-run.ts';
import type { Output } from './output.ts';
import { END, type Source, type Step } from './source.ts';

/** Blank characters that may stand between an opener and what makes it a call. */
const MOST_SPACE = 1024;
/** Most repetitions of a mark that should come once. */
const MOST_REPEATED = 3;

/** The tools of a recogniser: the characters, the events, and the ledger of calls. */
export class Scan {
  readonly source: Source;
  readonly output: Output;
  readonly ledger: Ledger;
  /** Column of the present line's first character that is no indent or list marker. */
  column = 0;
  /** True if only indent and list markers stand before the position on its line. */
  atLineStart = true;
  /** The mark of a code block whose call ended without it; a lone closing line of it is swallowed. */
  strayFence: FenceRun | null = null;
  /** A fence has just closed a block of calls. What follows it may make it the opening one of the next block. */
  closedByFence = false;
  /** Offset of the first line that is not blank. */
  opening = Number.POSITIVE_INFINITY;
  /** `awaited`: the template opened it, and its closing tag is to come; `orphan`: a closing tag came for one never opened. */
  reasoning: 'none' | 'awaited' | 'closed' | 'orphan' = 'none';
  /** The last run of tags that was scanned: its end, and whether the response ends with it. */
  readonly tags = { end: 0, last: false };
  /** Closing tags of elements that others use too, and that were shown: they are shown as well. */
  readonly others = new Set<string>();
  /** The present message goes to the user, so that the calls of its own notation in it are only shown. */
  toUser = false;
  /** Elements of HTML that are open and whose closing tags are tokens, too. */
  elements = 0;
  /** Set while reading pauses in a long text: takes a chunk that is nothing but a part of it, or answers that it must be read. */
  skim: ((chunk: string) => boolean) | null = null;
  /** Text from here on may still be read again. */
  #mark = Number.POSITIVE_INFINITY;

  constructor(source: Source, output: Output, ledger: Ledger) {
    this.source = source;
    this.output = output;
    this.ledger = ledger;
  }

  /** The offset before which no text is needed any more. */
  get needed(): number {
    return Math.min(this.#mark, this.output.emitted);
  }

  peek(): Step<number> {
    return this.source.peek();
  }

  /**
   * Reads `text` if it stands here, in any spelling of its bars and blanks; otherwise the position is as before. A
   * closing tag may have blanks before its end.
   */
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

  /** Reads the first of the texts that stands here; null if none does. */
  *matchAny(texts: readonly string[]): Step<string | null> {
    for (const text of texts) if (yield* this.match(text)) return text;
    return null;
  }

  /** Reads over the texts as often as they come, with blanks between them, at most three times; gives how often. */
  *repeated(texts: readonly string[]): Step<number> {
    let count = 0;
    for (; count < MOST_REPEATED; count++) {
      const width = yield* this.tried(() => this.#widthOf(texts));
      if (width === 0) break;
      yield* this.skip(width);
    }
    return count;
  }

  /** Characters of blanks and the text behind them; 0 if none of the texts follows. */
  *#widthOf(texts: readonly string[]): Step<number> {
    const start = this.source.offset;
    yield* this.space();
    return (yield* this.matchAny(texts)) === null ? 0 : this.source.offset - start;
  }

  /** True if one of the texts stands here. The position stays. */
  *ahead(texts: readonly string[]): Step<boolean> {
    for (const text of texts) if (yield* this.tried(() => this.match(text))) return true;
    return false;
  }

  /** The same, where what stands here may turn out to be prose: until that is known, it waits. */
  *aheadHeld(texts: readonly string[]): Step<boolean> {
    const { source, output } = this;
    const { hold } = output;
    output.hold = Math.min(hold, source.offset);
    const stands = yield* this.ahead(texts);
    output.hold = hold;
    return stands;
  }

  /** Reads with `read`, and goes back to where it began: the answer alone counts. */
  *tried<Result>(read: () => Step<Result>): Step<Result> {
    const start = this.source.offset;
    const outer = this.#mark;
    this.#mark = Math.min(outer, start);
    const result = yield* read();
    this.source.go(start);
    this.#mark = outer;
    return result;
  }

  /** Reads blanks, at most so many; gives the character after them. */
  *space(most = MOST_SPACE): Step<number> {
    const { source } = this;
    const end = source.offset + most;
    for (;;) {
      const code = yield* source.peek();
      if (!isSpace(code) || source.offset >= end) return code;
      source.at++;
    }
  }

  /** Reads blanks of the present line, at most 100. */
  blanks(): Step<string> {
    return this.while((code) => code !== 10 && isSpace(code), 100);
  }

  /** Reads blanks; true where the line or the response ends behind them. */
  *endsLine(): Step<boolean> {
    yield* this.blanks();
    const code = yield* this.peek();
    return code === END || code === 10;
  }

  /** Reads a name, '' where none stands here. */
  name(): Step<string> {
    return this.while(isNameCode, 100);
  }

  /** Reads the rest of a tag, at most 60 characters; false where its end does not follow. */
  *restOfTag(): Step<boolean> {
    yield* this.while((code) => code !== 62, 60);
    return yield* this.match('>');
  }

  /** Reads the rest of the line. */
  line(): Step<string> {
    return this.while((code) => code !== 10, Number.POSITIVE_INFINITY);
  }

  /** Reads up to `most` characters for as long as they pass. */
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

  /** Reads up to a mark, and over it; gives the text before it. Null, with all the rest read, where none comes. */
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

  /** Reads over the rest of a line, and its end. */
  *skipLine(): Step<void> {
    const { source } = this;
    for (;;) {
      const end = source.piece.indexOf('\n', source.at);
      source.at = end < 0 ? source.piece.length : end + 1;
      if (end >= 0 || (yield* source.peek()) === END) return;
    }
  }

  /** Reads over so many characters. */
  *skip(count: number): Step<void> {
    const { source } = this;
    const end = source.offset + count;
    while (source.offset < end && (yield* source.peek()) !== END) {
      source.at = Math.min(source.piece.length, source.at + end - source.offset);
    }
  }
}
