/** Languages whose code blocks may contain code blocks. */
const markdown = /^(?:r?markdown|[rq]?mdx?|mdown|mkdn?)\b/i;

/** The open code fences of one character. In Markdown code, a fence with an info string opens a nested block. */
export class OpenFences {
  #lengths: number[];
  #holds: boolean;

  /** `word`: first word of the info string. */
  constructor(length: number, word: string) {
    this.#lengths = [length];
    this.#holds = markdown.test(word);
  }

  get depth(): number {
    return this.#lengths.length;
  }

  /** Shortest fence that closes the innermost block, or opens one in it. */
  get least(): number {
    return this.#lengths.at(-1) ?? Number.POSITIVE_INFINITY;
  }

  /** True if a fence with an info string opens a block here. */
  get holdsFences(): boolean {
    return this.#holds;
  }

  /** Reads a fence with an info string. */
  open(length: number, word: string): void {
    if (!this.#holds || length < this.least) return;
    this.#lengths.push(length);
    this.#holds = markdown.test(word);
  }

  /** Reads a fence without an info string. True if it closes the outermost block. */
  close(length: number): boolean {
    if (length < this.least) return false;
    this.#lengths.pop();
    // A block that contains another block is Markdown.
    this.#holds = true;
    return this.#lengths.length === 0;
  }
}
