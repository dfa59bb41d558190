/** Names that were probably meant: small editing distance, or shared words, whatever the case and the separators. */

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/** Insertions, deletions, changes and swaps of neighbours between two names. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1]!;
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(above[j]! + 1, row[j - 1]! + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

const singular = (word: string) => word.replace(/s$/, '');

/** How far two names lie apart, 0 to 1. */
function apart(a: string, b: string): number {
  const [left, right] = [plain(a).slice(0, 64), plain(b).slice(0, 64)];
  const edits = distance(left, right) / Math.max(left.length, right.length, 1);
  const words = new Set(left.split('_').map(singular));
  const others = new Set(right.split('_').map(singular));
  const overlap = words.intersection(others).size / Math.max(words.size, others.size, 1);
  return Math.min(edits, 1 - overlap);
}

/** The nearest names, best first; empty where none is near. */
export function nearest(name: string, names: Iterable<string>, most = 3): string[] {
  return [...names]
    .map((other) => ({ other, far: apart(name, other) }))
    .filter(({ far }) => far <= 0.5)
    .sort((a, b) => a.far - b.far || (a.other < b.other ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other);
}
