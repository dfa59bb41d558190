import { fold } from './fold.ts';

/** Maximum number of characters of a name that are compared. */
const longest = 64;

const plain = (name: string) =>
  fold(name.slice(0, 4 * longest))
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .slice(0, longest);

/** Number of insertions, deletions, changes and swaps of neighbours between two names; infinite if more than `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(above[j]! + 1, row[j - 1]! + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
      least = Math.min(least, best);
    }
    // One more than `most`, since a swap may still continue from the row above at the cost of one.
    if (least > most + 1) return Number.POSITIVE_INFINITY;
    before = above;
    above = row;
  }
  return above[b.length]!;
}

const wordsOf = (name: string): Set<string> => new Set(name.split('_').map((word) => word.replace(/s$/, '')));

/** Greatest relative distance at which a name counts as a misspelling of another. */
const limit = 0.5;

/** The nearest names, best first; empty if none is near. */
export function nearest(name: string, names: Iterable<string>, most = 3): string[] {
  const left = plain(name);
  const words = wordsOf(left);
  /** Distance of another name, 0 to 1. */
  const apart = (other: string): number => {
    const right = plain(other);
    const length = Math.max(left.length, right.length, 1);
    const others = wordsOf(right);
    const overlap = words.intersection(others).size / Math.max(words.size, others.size, 1);
    return Math.min(distance(left, right, length * limit) / length, 1 - overlap);
  };
  return [...names]
    .map((other) => ({ other, far: apart(other) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || (a.other < b.other ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other);
}
