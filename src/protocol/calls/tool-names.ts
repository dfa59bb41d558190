/** The tool that a written name stands for. */
export interface ResolvedName {
  name: string;
  /** False only where the tools are known and this is none of them. */
  known: boolean;
  repairs: string[];
}

/** Namespaces that models put before a name: their own words for tools, those of servers of tools, a title, the name itself. */
const PREFIX =
  /^(?:(?:functions?|tools?|default_api|default|api)\.|mcp__\w+?__|(?:[\w-]+:)+|[\w .-]+\/|([\w-]+)\.(?=\1$))/i;
const QUOTES = /^(["'`])(.+)\1$/;
const SUFFIX = /:\d+$|\(\)$/;

/** The names of the tools that exist, where they were given. */
export class ToolNames {
  readonly list: readonly string[] | null;
  #exact: Set<string>;
  #folded: Map<string, string>;

  constructor(names: readonly string[] | undefined) {
    this.list = names ?? null;
    this.#exact = new Set(names);
    this.#folded = new Map((names ?? []).map((name) => [name.toLowerCase(), name]));
  }

  /** True only where the tools are given and this is one of them, however it is written. */
  has(written: string): boolean {
    return this.list !== null && this.resolve(written).known;
  }

  resolve(written: string): ResolvedName {
    if (this.#exact.has(written)) return { name: written, known: true, repairs: [] };
    const repairs: string[] = [];
    let name = written.trim().replace(QUOTES, '$2');
    if (SUFFIX.test(name)) {
      name = name.replace(SUFFIX, '');
      repairs.push('notation:name-suffix');
    }
    // One prefix may stand before another.
    for (let count = 0; count < 3 && !this.#exact.has(name) && PREFIX.test(name); count++) {
      name = name.replace(PREFIX, '');
      if (count === 0) repairs.push('notation:name-prefix');
    }
    if (this.list === null || this.#exact.has(name)) return { name, known: true, repairs };
    const other = this.#folded.get(name.toLowerCase());
    if (other !== undefined) return { name: other, known: true, repairs: [...repairs, 'notation:name-case'] };
    return { name, known: false, repairs };
  }

  /** The longest name that a word begins with where something follows it unparted; null if none does. */
  beginningOf(word: string): string | null {
    const found = (this.list ?? []).filter((name) => word.length > name.length && word.startsWith(name));
    return found.sort((a, b) => b.length - a.length)[0] ?? null;
  }

  /** The names most like this one, best first, three at most. */
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

/** The pairs of letters in a name: how alike two names are shows in those that they share. */
function pairsOf(name: string): Set<string> {
  const letters = name
    .slice(0, 64)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 2)));
}
