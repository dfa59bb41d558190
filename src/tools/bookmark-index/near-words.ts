import type { Segment } from './segment.ts';

const digit = /\p{N}/u;

const marks = /\p{M}/gu;

/**
 * Number of typing errors that are forgiven in a word of this length. None in words with digits: another digit is
 * another number.
 */
export function errorsIn(word: string): number {
  const letters = word.length - (word.match(marks)?.length ?? 0);
  return letters < 4 || digit.test(word) ? 0 : letters < 8 ? 1 : 2;
}

/**
 * The words of a segment that differ from `wanted` by few typing errors: a letter too many, too few, another letter, or
 * two swapped. If more than one error is allowed, the first letter must be right. Words are sorted, so words with the
 * same beginning share rows of the distance table, and a beginning that is already too far away is skipped with all its
 * words.
 */
export function nearWords({ words, at, shared }: Segment, wanted: string, most: number, found: (word: number) => void) {
  const width = wanted.length + 1;
  const rows: number[][] = [Array.from({ length: width }, (_, n) => n)];
  const total = shared.length;
  /** Number of rows of the table that are still valid for the current word. */
  let valid = 0;
  let n = 0;
  while (n < total) {
    const start = at[n] ?? 0;
    const length = (at[n + 1] ?? 0) - start - 1;
    let depth = Math.min(valid, length);
    let dead = false;
    while (depth < length && !dead) {
      depth += 1;
      const above = rows[depth - 1] ?? [];
      const row: number[] = rows[depth] ?? new Array<number>(width).fill(0);
      rows[depth] = row;
      row[0] = depth;
      let least = depth;
      const code = words.charCodeAt(start + depth - 1);
      for (let j = 1; j < width; j += 1) {
        const same = code === wanted.charCodeAt(j - 1);
        let best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
        const swapped =
          j > 1 &&
          depth > 1 &&
          code === wanted.charCodeAt(j - 2) &&
          words.charCodeAt(start + depth - 2) === wanted.charCodeAt(j - 1);
        if (swapped) best = Math.min(best, (rows[depth - 2]?.[j - 2] ?? 0) + 1);
        row[j] = best;
        if (best < least) least = best;
      }
      // A swap may still come back from the row above, one dearer.
      dead = (least > most && Math.min(...above) >= most) || (most > 1 && depth === 1 && code !== wanted.charCodeAt(0));
    }
    if (!dead && depth === length && (rows[length]?.[width - 1] ?? most + 1) <= most) found(n);
    valid = depth;
    n += 1;
    if (dead) while (n < total && (shared[n] ?? 0) >= depth) n += 1;
    valid = Math.min(valid, shared[n] ?? 0);
  }
}
