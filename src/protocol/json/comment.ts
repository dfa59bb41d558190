const SLASH = 47;
const STAR = 42;
const LINE_FEED = 10;

/** Reads a comment from behind its first slash, over as many pieces as it comes in. */
export class CommentReader {
  done = false;
  /** It was no comment. */
  failed = false;
  private kind: 'unknown' | 'line' | 'block' = 'unknown';
  private starred = false;
  private note: (repair: string) => void;

  constructor(note: (repair: string) => void) {
    this.note = note;
  }

  /** Reads on from `from`; gives where it stopped. */
  read(piece: string, from: number, end: number): number {
    let at = from;
    if (this.kind === 'unknown') {
      const code = piece.charCodeAt(at);
      this.failed = code !== SLASH && code !== STAR;
      if (this.failed) return at;
      this.kind = code === SLASH ? 'line' : 'block';
      this.note('notation:comment');
      at++;
    }
    for (; at < end && !this.done; at++) {
      const code = piece.charCodeAt(at);
      this.done = this.kind === 'line' ? code === LINE_FEED : this.starred && code === SLASH;
      this.starred = code === STAR;
    }
    return at;
  }
}
