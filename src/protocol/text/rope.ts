const BATCH = 512;

/** A long text built from many small pieces. They are joined in batches, which keeps it cheap. */
export class Rope {
  length = 0;
  #batches: string[] = [];
  #pieces: string[] = [];

  add(piece: string): void {
    this.length += piece.length;
    if (this.#pieces.push(piece) < BATCH) return;
    this.#batches.push(this.#pieces.join(''));
    this.#pieces = [];
  }

  /** The whole text; empties the rope. */
  take(): string {
    // Concatenated with `+`, which copies nothing until the text is read.
    const text = [...this.#batches, ...this.#pieces].reduce((all, part) => all + part, '');
    this.length = 0;
    this.#batches = [];
    this.#pieces = [];
    return text;
  }
}
