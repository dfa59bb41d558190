/** Prefixes that models put before names: words for tools, namespaces of servers, a title, or the name itself. */
const PREFIX =
  /^(?:(?:functions?|tools?|default_api|default|api)\.|mcp__\w+?__|(?:[\w-]+:)+|[\w .-]+\/|([\w-]+)\.(?=\1$))/i;
const QUOTES = /^(["'`])(.+)\1$/;
const SUFFIX = /:\d+$|\(\)$/;

export class ToolNames {
  readonly list: readonly string[] | null;
  #exact: Set<string>;
  #folded: Map<string, string>;

  constructor(names: readonly string[] | undefined) {
    this.list = names ?? null;
    this.#exact = new Set(names);
    this.#folded = new Map((names ?? []).map((name) => [name.toLowerCase(), name]));
  }

  /** True if the tools are known and this is one of them, in any spelling. */
  has(written: string): boolean {
    return this.list !== null && this.resolve(written).known;
  }

  /** The tool that a written name refers to. `known`: false if the tools are known and this is none of them. */
  resolve(written: string): { name: string; known: boolean; repairs: string[] } {
    if (this.#exact.has(written)) return { name: written, known: true, repairs: [] };
    const repairs: string[] = [];
    let name = written.trim().replace(QUOTES, '$2');
    if (SUFFIX.test(name)) {
      name = name.replace(SUFFIX, '');
      repairs.push('notation:name-suffix');
    }
    // A name may have several prefixes.
    for (let count = 0; count < 3 && !this.#exact.has(name) && PREFIX.test(name); count++) {
      name = name.replace(PREFIX, '');
      if (count === 0) repairs.push('notation:name-prefix');
    }
    if (this.list === null || this.#exact.has(name)) return { name, known: true, repairs };
    const other = this.#folded.get(name.toLowerCase());
    if (other !== undefined) return { name: other, known: true, repairs: [...repairs, 'notation:name-case'] };
    return { name, known: false, repairs };
  }

  /** Longest name that a word begins with without a separator after it; null if there is none. */
  beginningOf(word: string): string | null {
    const found = (this.list ?? []).filter((name) => word.length > name.length && word.startsWith(name));
    return found.sort((a, b) => b.length - a.length)[0] ?? null;
  }

  nearest(name: string): string[] {
    const wanted = pairsOf(name);
    const scored = (this.list ?? []).map((known) => {
      const pairs = pairsOf(known);
      return { known, score: (2 * wanted.intersection(pairs).size) / (wanted.size + pairs.size) };
    });
    scored.sort((a, b) => b.score - a.score || (a.known < b.known ? -1 : 1));
    return scored.slice(0, 3).map(({ known }) => known);
  }
}

/** Pairs of neighbouring letters in a name. The more two names share, the more similar they are. */
function pairsOf(name: string): Set<string> {
  const letters = name
    .slice(0, 64)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 2)));
}
