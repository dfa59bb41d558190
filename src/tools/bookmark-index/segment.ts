/** Parts of an entry in which a word can be found. `first`: its title begins with the word. */
export const places = { first: 1, title: 2, address: 4, more: 8 } as const;

/** The words of up to a few thousand entries as flat arrays, sorted by UTF-16 code units and stored unchanged. */
export interface Segment {
  count: number;
  /** All words, each after a line break, and one line break at the end. */
  words: string;
  /** Start of each word in `words`, and the end of the last one. */
  at: Uint32Array;
  /** Number of leading characters that a word shares with the one before it (at most 255). */
  shared: Uint8Array;
  /** Start of each word's matches in `finds`, and the end of the last one. */
  from: Uint32Array;
  /** Number of the entry, times 16, plus its places. */
  finds: Uint32Array;
}

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255);
  let same = 0;
  while (same < most && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  return same;
}

/** Takes entries one by one, so that the caller may pause between them. */
export class SegmentDraft {
  count = 0;
  readonly #finds = new Map<string, number[]>();

  add(title: string[], address: string[], more: string[] = []): void {
    const here = new Map<string, number>();
    const note = (word: string, place: number) => here.set(word, (here.get(word) ?? 0) | place);
    for (const word of title) note(word, places.title);
    for (const word of address) note(word, places.address);
    for (const word of more) note(word, places.more);
    if (title[0] !== undefined) note(title[0], places.first);
    for (const [word, place] of here) {
      const find = this.count * 16 + place;
      const finds = this.#finds.get(word);
      if (finds) finds.push(find);
      else this.#finds.set(word, [find]);
    }
    this.count += 1;
  }

  finish(): Segment {
    const words = [...this.#finds.keys()].sort();
    const at = new Uint32Array(words.length + 1);
    const from = new Uint32Array(words.length + 1);
    const shared = new Uint8Array(words.length);
    let [end, total] = [1, 0];
    for (const [n, word] of words.entries()) {
      at[n] = end;
      from[n] = total;
      shared[n] = n === 0 ? 0 : sharedStart(words[n - 1] ?? '', word);
      end += word.length + 1;
      total += this.#finds.get(word)?.length ?? 0;
    }
    at[words.length] = end;
    from[words.length] = total;
    const finds = new Uint32Array(total);
    for (const [n, word] of words.entries()) finds.set(this.#finds.get(word) ?? [], from[n]);
    return { count: this.count, words: `\n${words.join('\n')}\n`, at, shared, from, finds };
  }
}
