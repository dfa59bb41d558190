import type { Segment } from './segment.ts';

const digit = /\p{N}/u;

const marks = /\p{M}/gu;

/** Number of typing errors forgiven in a word of this length. None in words with digits, which are numbers. */
export function errorsIn(word: string): number {
  const letters = word.length - (word.match(marks)?.length ?? 0);
  return letters < 4 || digit.test(word) ? 0 : letters < 8 ? 1 : 2;
}

/** The first word, at least, that begins with this letter or a later one; words are sorted. */
function firstFrom(letter: number, { words, at, shared }: Segment): number {
  let [low, high] = [0, shared.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words.charCodeAt(at[middle]!) < letter) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The words of a segment that differ from `wanted` by few typing errors: a letter too many, too few, another letter, or
 * two swapped. If more than one error is allowed, the first letter must be right. Words are sorted, so words with the
 * same beginning share rows of the distance table, and a beginning that is already too far away is skipped with all its
 * words.
 */
export function nearWords(segment: Segment, wanted: string, most: number, found: (word: number) => void) {
  const { words, at, shared } = segment;
  const width = wanted.length + 1;
  // Deeper rows are always too far away. One flat array, since most of this runs only once, before the engine optimizes
  // it.
  const table = new Uint16Array((width + most + 2) * width);
  const leasts = new Uint16Array(width + most + 2);
  const letters = Array.from({ length: wanted.length }, (_, n) => wanted.charCodeAt(n));
  for (let n = 0; n < width; n += 1) table[n] = n;
  const first = letters[0] ?? 0;
  let n = most > 1 ? firstFrom(first, segment) : 0;
  const total = most > 1 ? firstFrom(first + 1, segment) : shared.length;
  /** Number of rows of the table that are still valid for the current word. */
  let valid = 0;

  /** Fills the row of the letter at this depth, and its least distance. */
  function fill(depth: number, code: number, before: number): void {
    const row = depth * width;
    const above = row - width;
    let least = depth;
    let left = depth;
    table[row] = depth;
    for (let j = 1; j < width; j += 1) {
      let best = table[above + j - 1]! + (code === letters[j - 1] ? 0 : 1);
      const upper = table[above + j]!;
      if (upper < best) best = upper + 1;
      if (left < best) best = left + 1;
      if (code === letters[j - 2] && before === letters[j - 1] && depth > 1) {
        const swapped = table[above - width + j - 2]! + 1;
        if (swapped < best) best = swapped;
      }
      table[row + j] = best;
      left = best;
      if (best < least) least = best;
    }
    leasts[depth] = least;
  }

  while (n < total) {
    const start = at[n]!;
    const length = at[n + 1]! - start - 1;
    let depth = valid < length ? valid : length;
    let dead = false;
    while (depth < length && !dead) {
      depth += 1;
      const place = start + depth - 1;
      fill(depth, words.charCodeAt(place), words.charCodeAt(place - 1));
      // The row above counts too, since a swap may still continue from it at the cost of one.
      dead = leasts[depth]! > most && leasts[depth - 1]! >= most;
    }
    if (!dead && depth === length && table[length * width + width - 1]! <= most) found(n);
    valid = depth;
    n += 1;
    if (dead) while (n < total && shared[n]! >= depth) n += 1;
    if (n < total && shared[n]! < valid) valid = shared[n]!;
  }
}
