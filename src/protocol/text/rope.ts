const BATCH = 512;

/** A long text from many small pieces. Joined in batches, so that taking it costs little however small they were. */
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
    // Adding up leaves the copying to whoever reads the text, if anyone does.
    const text = [...this.#batches, ...this.#pieces].reduce((all, part) => all + part, '');
    this.length = 0;
    this.#batches = [];
    this.#pieces = [];
    return text;
  }
}
