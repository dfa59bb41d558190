/** Languages whose code blocks may hold code blocks. */
const markdown = /^(?:r?markdown|[rq]?mdx?|mdown|mkdn?)\b/i;

/**
 * Code fences of one character that are open at a place of a text. Markdown quoted in a code block has code blocks of
 * its own: there a fence with an info string, which cannot be a closing one, opens another block.
 */
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

  /** True where a fence with an info string opens a block. */
  get holdsFences(): boolean {
    return this.#holds;
  }

  /** Takes a fence with an info string. */
  open(length: number, word: string): void {
    if (!this.#holds || length < this.least) return;
    this.#lengths.push(length);
    this.#holds = markdown.test(word);
  }

  /** Takes a fence without an info string; true where it closes the outermost block. */
  close(length: number): boolean {
    if (length < this.least) return false;
    this.#lengths.pop();
    // Whatever holds another block is Markdown.
    this.#holds = true;
    return this.#lengths.length === 0;
  }
}
