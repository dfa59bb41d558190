import type { ParserFinish } from '@/src/contract/protocol.ts';

/** A piece of reading that pauses (yields) when the input that has come so far is used up. */
export type Step<Result> = Generator<void, Result, void>;

/** The answer of `peek` at the end of the response. */
export const END = -1;

/** Characters before the text that is kept which can still be looked at. */
const MOST_PAST = 512;

/**
 * The response as it comes: the pieces that are still needed, and one position in them. Going back costs nothing and
 * copies nothing, as long as `keep` has not let go of the text.
 */
export class Source {
  /** The piece under the position, for loops that read many characters at once. */
  piece = '';
  /** Position in `piece`. */
  at = 0;
  ended = false;
  finish: ParserFinish = 'stop';
  /** Characters that have come. */
  length = 0;
  #pieces: string[] = [];
  #starts: number[] = [];
  #index = -1;
  #base = 0;

  /** UTF-16 offset of the position in the whole response. */
  get offset(): number {
    return this.#base + this.at;
  }

  /** Number of characters behind the position that have come already. */
  get left(): number {
    return this.length - this.offset;
  }

  push(chunk: string): void {
    this.#pieces.push(chunk);
    this.#starts.push(this.length);
    this.length += chunk.length;
  }

  /** Makes sure that `piece` has a character at `at`; false where there is none yet. */
  ready(): boolean {
    if (this.at < this.piece.length) return true;
    if (this.#index + 1 >= this.#pieces.length) return false;
    this.#stand(this.#index + 1, 0);
    return true;
  }

  /** The code unit under the position, or `END`. */
  *peek(): Step<number> {
    while (!this.ready()) {
      if (this.ended) return END;
      yield;
    }
    return this.piece.charCodeAt(this.at);
  }

  /** The last code unit that was read; `END` at the start of the response. */
  before(): number {
    if (this.at > 0) return this.piece.charCodeAt(this.at - 1);
    const previous = this.#pieces[this.#index - 1];
    return previous === undefined ? END : previous.charCodeAt(previous.length - 1);
  }

  /** Goes to an offset that is still kept. */
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

  /** Lets go of the text before `offset`, but for the last of it. Seldom, so that it costs little however small the pieces. */
  keep(offset: number): void {
    if (this.#index < 1 || offset - this.#starts[1]! < 2 * MOST_PAST) return;
    let drop = 1;
    while (drop < this.#index && this.#starts[drop + 1]! <= offset - MOST_PAST) drop++;
    this.#pieces.splice(0, drop);
    this.#starts.splice(0, drop);
    this.#index -= drop;
  }

  /** Up to 512 characters before an offset that is not long gone; '' where `most` is none or less. */
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
