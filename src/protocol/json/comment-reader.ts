import { LINE_FEED, SLASH, STAR } from '../text/characters.ts';

/** Reads a comment from behind its first slash, over as many pieces as it comes in. */
export class CommentReader {
  done = false;
  /** It was no comment. */
  failed = false;
  /** The character behind the slash. */
  #kind = 0;
  #last = 0;

  /** Reads on from `from`; gives where it stopped. */
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
