import type { ParserFinish } from '@/src/contract/protocol.ts';

/** A piece of reading that pauses (yields) when the input that has come so far is used up. */
export type Step<Result> = Generator<void, Result, void>;

/** The answer of `peek` at the end of the response. */
export const END = -1;

/** Characters before the text that is kept which can still be looked at. */
const MOST_PAST = 512;

/** Pieces for which room is kept. */
const MOST_ROOM = 16;

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
  /** The first `count` of them are kept; the room behind stays, because every push would need it anew. */
  #pieces: string[] = [];
  #starts: number[] = [];
  #count = 0;
  #index = -1;
  #base = 0;
  /** Characters that have come. */
  length = 0;
  #last = END;
  /** The text let go of last: `MOST_PAST` characters of it at least, twice as many at most, besides the last piece. */
  #past: string[] = [];
  #pastLength = 0;

  /** UTF-16 offset of the position in the whole response. */
  get offset(): number {
    return this.#base + this.at;
  }

  /** Number of characters behind the position that have come already. */
  get left(): number {
    return this.length - this.offset;
  }

  push(chunk: string): void {
    this.#pieces[this.#count] = chunk;
    this.#starts[this.#count] = this.length;
    this.#count++;
    this.length += chunk.length;
  }

  /** Everything was read, and nothing of it is kept. */
  get drained(): boolean {
    return this.#count === 0;
  }

  /** Takes a chunk as read and not needed again. Only while it is drained. */
  pass(chunk: string): void {
    this.length += chunk.length;
    this.#base = this.length;
    this.#remember(chunk);
  }

  /** Makes sure that `piece` has a character at `at`; false where there is none yet. */
  ready(): boolean {
    if (this.at < this.piece.length) return true;
    if (this.#index + 1 >= this.#count) return false;
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
    return previous === undefined ? this.#last : previous.charCodeAt(previous.length - 1);
  }
  /** Goes to an offset that is still kept. */
  go(offset: number): void {
    let index = this.#index;
    while (index > 0 && this.#starts[index]! > offset) index--;
    while (index + 1 < this.#count && this.#starts[index + 1]! <= offset) index++;
    if (index >= 0) this.#stand(index, offset - this.#starts[index]!);
  }

  slice(start: number, end: number): string {
    if (start >= this.#base && end <= this.#base + this.piece.length) {
      return this.piece.slice(start - this.#base, end - this.#base);
    }
    let index = this.#index;
    while (index > 0 && this.#starts[index]! > start) index--;
    const parts: string[] = [];
    for (; index < this.#count && this.#starts[index]! < end; index++) {
      const base = this.#starts[index]!;
      parts.push(this.#pieces[index]!.slice(Math.max(0, start - base), end - base));
    }
    return parts.join('');
  }

  /** Lets go of the text before `offset`. */
  keep(offset: number): void {
    if (offset >= this.length && this.#index + 1 === this.#count) this.#letGo();
    let drop = 0;
    while (drop < this.#index && this.#starts[drop + 1]! <= offset) drop++;
    if (drop === 0) return;
    this.#rememberFirst(drop);
    this.#pieces.splice(0, drop);
    this.#starts.splice(0, drop);
    this.#index -= drop;
    this.#count -= drop;
  }

  /** Everything was read and nothing will be read again. */
  #letGo(): void {
    if (this.#index < 0) return;
    this.#rememberFirst(this.#count);
    if (this.#count > MOST_ROOM) this.#pieces.length = 0;
    else this.#pieces[0] = '';
    this.#count = 0;
    this.#index = -1;
    this.#base = this.length;
    this.piece = '';
    this.at = 0;
  }

  /** Up to 512 characters before an offset that is not long gone. */
  textBefore(offset: number, most: number): string {
    const from = Math.max(0, offset - Math.min(most, MOST_PAST));
    const kept = this.#count > 0 ? this.#starts[0]! : this.length;
    if (from >= kept) return this.slice(from, offset);
    const past = this.#past.join('');
    if (offset <= kept) return past.slice(past.length - (kept - from), past.length - (kept - offset));
    return past.slice(past.length - (kept - from)) + this.slice(kept, offset);
  }

  /** The first pieces are let go of. */
  #rememberFirst(count: number): void {
    let first = count - 1;
    for (let length = 0; first > 0 && length < MOST_PAST; first--) length += this.#pieces[first]!.length;
    for (; first < count; first++) this.#remember(this.#pieces[first]!);
  }

  #remember(gone: string): void {
    this.#last = gone.charCodeAt(gone.length - 1);
    this.#past.push(gone.length > MOST_PAST ? gone.slice(-MOST_PAST) : gone);
    this.#pastLength += Math.min(gone.length, MOST_PAST);
    if (this.#pastLength < 2 * MOST_PAST) return;
    this.#past = [this.#past.join('').slice(-MOST_PAST)];
    this.#pastLength = MOST_PAST;
  }

  #stand(index: number, at: number): void {
    this.#index = index;
    this.piece = this.#pieces[index]!;
    this.#base = this.#starts[index]!;
    this.at = at;
  }
}
