import { LINE_FEED, SLASH, STAR } from '../text/characters.ts';

/** Reads a comment from after its first slash, in any number of pieces. */
export class CommentReader {
  done = false;
  /** True if it was no comment. */
  failed = false;
  /** Character after the slash. */
  #kind = 0;
  #last = 0;

  /** Reads from `from` and returns the position where it stopped. */
  read(piece: string, from: number, end: number): number {
    let at = from;
    for (; at < end && !this.done; at++) {
      const code = piece.charCodeAt(at);
      if (this.#kind === 0) {
        this.failed = code !== SLASH && code !== STAR;
        if (this.failed) return at;
        this.#kind = code;
      } else {
        this.done = this.#kind === SLASH ? code === LINE_FEED : this.#last === STAR && code === SLASH;
        this.#last = code;
      }
    }
    return at;
  }
}
