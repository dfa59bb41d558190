import type { ParserFinish } from '@/src/contract/protocol.ts';

/** A step of reading that yields when the available input is used up. */
export type Step<Result> = Generator<void, Result, void>;

/** Result of `peek` at the end of the response. */
export const END = -1;

/** Number of characters before the kept text that can still be read. */
const MOST_PAST = 512;

/** The response as it arrives: pieces with one position, which may go back as long as `keep` dropped nothing. */
export class Source {
  /** The piece at the position, for loops over many characters. */
  piece = '';
  at = 0;
  ended = false;
  finish: ParserFinish = 'stop';
  length = 0;
  #pieces: string[] = [];
  #starts: number[] = [];
  #index = -1;
  #base = 0;

  /** UTF-16 offset of the position in the whole response. */
  get offset(): number {
    return this.#base + this.at;
  }

  get left(): number {
    return this.length - this.offset;
  }

  push(chunk: string): void {
    this.#pieces.push(chunk);
    this.#starts.push(this.length);
    this.length += chunk.length;
  }

  /** Makes sure that `piece` has a character at `at`; false if none has arrived. */
  ready(): boolean {
    if (this.at < this.piece.length) return true;
    if (this.#index + 1 >= this.#pieces.length) return false;
    this.#stand(this.#index + 1, 0);
    return true;
  }

  /** Code unit at the position, or `END`. */
  *peek(): Step<number> {
    while (!this.ready()) {
      if (this.ended) return END;
      yield;
    }
    return this.piece.charCodeAt(this.at);
  }

  /** Code unit before the position; `END` at the start. */
  before(): number {
    if (this.at > 0) return this.piece.charCodeAt(this.at - 1);
    const previous = this.#pieces[this.#index - 1];
    return previous === undefined ? END : previous.charCodeAt(previous.length - 1);
  }

  /** Moves to an offset that is still kept. */
  go(offset: number): void {
    let index = this.#index;
    while (index > 0 && this.#starts[index]! > offset) index--;
    while (index + 1 < this.#pieces.length && this.#starts[index + 1]! <= offset) index++;
    if (index >= 0) this.#stand(index, offset - this.#starts[index]!);
  }

  slice(start: number, end: number): string {
    if (start >= this.#base && end <= this.#base + this.piece.length) {
      return this.piece.slice(start - this.#base, end - this.#base);
    }
    let index = this.#index;
    while (index > 0 && this.#starts[index]! > start) index--;
    const parts: string[] = [];
    for (; index < this.#pieces.length && this.#starts[index]! < end; index++) {
      const base = this.#starts[index]!;
      parts.push(this.#pieces[index]!.slice(Math.max(0, start - base), end - base));
    }
    return parts.join('');
  }

  /** Drops the text before `offset` except the last of it. Done rarely, so that it is cheap with small pieces. */
  keep(offset: number): void {
    if (this.#index < 1 || offset - this.#starts[1]! < 2 * MOST_PAST) return;
    let drop = 1;
    while (drop < this.#index && this.#starts[drop + 1]! <= offset - MOST_PAST) drop++;
    this.#pieces.splice(0, drop);
    this.#starts.splice(0, drop);
    this.#index -= drop;
  }

  /** Up to 512 characters before a recent offset; '' if `most` is not positive. */
  textBefore(offset: number, most: number): string {
    return this.slice(Math.max(0, offset - Math.min(Math.max(0, most), MOST_PAST)), offset);
  }

  #stand(index: number, at: number): void {
    this.#index = index;
    this.piece = this.#pieces[index]!;
    this.#base = this.#starts[index]!;
    this.at = at;
  }
}
