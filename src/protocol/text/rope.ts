const BATCH = 512;
const FEW = 4;
const add = (text: string, piece: string): string => text + piece;

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
    const batches = this.#batches;
    const pieces = this.#pieces;
    // Adding up leaves the copying to whoever reads the text, if anyone does; for many small pieces that costs more.
    const rest = pieces.length <= FEW ? pieces.reduce(add, '') : pieces.join('');
    const text = batches.reduce(add, '') + rest;
    this.length = 0;
    this.#batches = [];
    this.#pieces = [];
    return text;
  }
}
