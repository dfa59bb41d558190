import { errorsIn, nearWords } from './near-words.ts';
import type { Wanted } from './search-words.ts';
import { places, type Segment } from './segment.ts';

/** `all`: an entry must have every word that is wanted. `any`: one is enough; more words and rare ones count more. */
export type Match = 'all' | 'any';

/** Maximum number of words of a query of which an entry needs only one. */
const mostOfAny = 32;

/** Tolerance of a word match. `near` allows typing errors. A plural matches the word in the singular with either. */
export type Tolerance = 'written' | 'near';

const closeness = { whole: 1.1, start: 1, inside: 0.6, near: 0.3 };

/** Score of a match by its place: highest at the start of the title, lowest in the address. */
const worth = Array.from({ length: 16 }, (_, place) => {
  if (place & places.first) return 16;
  if (place & places.title) return 12;
  if (place & places.more) return 4.5;
  return place & places.address ? 1.5 : 0;
});

/** Score of a match in tags or in the folders above, apart from the entry's own words. */
export const tagWorth = 4.5;
export const folderWorth = 1.5;

/** The words of the segment that match the wanted one, each with how close it is (0 to 1.1). */
function matchingWords(
  segment: Segment,
  wanted: string,
  tolerance: Tolerance,
  found: (n: number, close: number) => void,
) {
  const { words, at } = segment;
  // Short words are only looked for at the start of words.
  const inside = wanted.length > 2;
  // A line break precedes each word, so it distinguishes its start from its inside.
  const before = inside ? 0 : 1;
  const sought = inside ? wanted : `\n${wanted}`;
  const total = at.length - 1;
  let n = 0;
  let hit = words.indexOf(sought);
  while (hit >= 0) {
    const place = hit + before;
    n = wordAt(at, place, n);
    const starts = place === at[n];
    const whole = starts && (at[n + 1] ?? 0) - place - 1 === wanted.length;
    found(n, whole ? closeness.whole : starts ? closeness.start : closeness.inside);
    n += 1;
    hit = n < total ? words.indexOf(sought, (at[n] ?? 0) - before) : -1;
  }
  for (const one of singularsOf(wanted)) singularWord(segment, one, tolerance, (near) => found(near, closeness.near));
  if (tolerance === 'written') return;
  const errors = errorsIn(wanted);
  if (errors > 0) nearWords(segment, wanted, errors, (near) => found(near, closeness.near));
}

/** The words that are a singular: this word alone, or with typing errors forgiven those that contain it. */
function singularWord(segment: Segment, one: string, tolerance: Tolerance, found: (n: number) => void): void {
  const whole = segment.words.indexOf(`\n${one}\n`);
  if (tolerance === 'near') matchingWords(segment, one, 'written', found);
  else if (whole >= 0) found(wordAt(segment.at, whole + 1, 0));
}

/** The number of the last word that starts at or before this place, at least `from`. */
function wordAt(at: Uint32Array, place: number, from: number): number {
  let [low, high] = [from, at.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((at[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return low;
}

/** Words that an English plural may be of: "sofas", "ferries", "boxes", "houses"; none for other words. */
function singularsOf(word: string): string[] {
  if (/\w{2}ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/\w(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return /\w{3}[^siu\W]s$/.test(word) ? [word.slice(0, -1)] : [];
}

/** Raises each entry's number in `best` to the score of this word in it. */
function scoreWord(segment: Segment, wanted: string, tolerance: Tolerance, best: Float32Array): void {
  const { from, finds } = segment;
  matchingWords(segment, wanted, tolerance, (n, close) => {
    for (let at = from[n] ?? 0; at < (from[n + 1] ?? 0); at += 1) {
      const find = finds[at] ?? 0;
      const score = (worth[find & 15] ?? 0) * close;
      const entry = find >>> 4;
      if (score > (best[entry] ?? 0)) best[entry] = score;
    }
  });
}

/** Score of each entry by those of the words that it has; 0 without any. */
function scoresOfAny(
  segment: Segment,
  wanted: Wanted[],
  tolerance: Tolerance,
  elsewhere: Elsewhere | undefined,
): Float32Array {
  const scores = new Float32Array(segment.count);
  // "A" begins too many others.
  const words = new Set(wanted.flatMap((one) => one.words).filter((word) => word.length > 1 || word > 'z'));
  for (const word of [...words].slice(0, mostOfAny)) {
    const best = new Float32Array(segment.count);
    scoreWord(segment, word, tolerance, best);
    elsewhere?.(word, best);
    const entries = best.filter((score) => score > 0).length;
    if (entries === 0) continue;
    // By the number of entries, not by their share: scores of tabs and of a long history are compared.
    const rarity = 1 / (1 + Math.log2(entries));
    // The root: two words in an address count more than one at the start of a title.
    for (let entry = 0; entry < scores.length; entry += 1)
      scores[entry] = (scores[entry] ?? 0) + rarity * Math.sqrt(best[entry] ?? 0);
  }
  return scores;
}

/** Raises the scores of a word by matches outside the entries. */
type Elsewhere = (wanted: string, best: Float32Array) => void;

/** Score of each entry; 0 unless it matches what is wanted, all of it or any. */
export function scoresIn(
  segment: Segment,
  wanted: Wanted[],
  { tolerance, match = 'all', elsewhere }: { tolerance: Tolerance; match?: Match; elsewhere?: Elsewhere },
): Float32Array {
  if (match === 'any') return scoresOfAny(segment, wanted, tolerance, elsewhere);
  const scores = new Float32Array(segment.count);
  const out = new Uint8Array(segment.count);
  for (const { words, within } of wanted) {
    // Number of consecutive words missing so far. It starts at the limit, so that the first word must be there.
    const missing = new Uint8Array(segment.count).fill(within - 1);
    for (const [at, word] of words.entries()) {
      const best = new Float32Array(segment.count);
      scoreWord(segment, word, tolerance, best);
      elsewhere?.(word, best);
      const most = at === words.length - 1 ? 1 : within;
      let any = false;
      for (let entry = 0; entry < scores.length; entry += 1) {
        if (out[entry] === 1) continue;
        const here = best[entry] ?? 0;
        const gap = here > 0 ? 0 : (missing[entry] ?? 0) + 1;
        missing[entry] = gap;
        if (gap < most) any = true;
        else out[entry] = 1;
        scores[entry] = gap < most ? (scores[entry] ?? 0) + here : 0;
      }
      if (!any) return scores;
    }
  }
  return scores;
}
