import { fold } from '@/src/text/fold.ts';

/**
 * Texts as words that can be looked up, and queries in the same words. All folded: lower case, no accents. Scripts
 * without spaces are cut into overlapping pieces of a fixed number of signs: browsers disagree about where their words
 * end and which of them are words.
 */

/** Length of the pieces that a run is cut into: shorter for scripts whose signs are syllables or words. */
const pieceLength = { ideographs: 2, letters: 3 };

const ideograph = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Bopomofo}\\p{sc=Yi}ー\u3099\u309a';
const letter = 'Thai Lao Khmer Myanmar Javanese Balinese Tai_Le New_Tai_Lue Tai_Tham Tai_Viet'
  .split(' ')
  .map((script) => `\\p{sc=${script}}`)
  .join('');
const unspaced = new RegExp(`[${ideograph}${letter}]`, 'u');
const ideographs = new RegExp(`^[${ideograph}]`, 'u');
const runs = new RegExp(`[${ideograph}]+|[${letter}]+|[^${ideograph}${letter}]+`, 'gu');

// `c++` and `c#` are words, but a `#` before a fragment is not part of one. Each pictograph is a word.
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#(?![\p{L}\p{N}]))?|\p{So}/gu;

/** The same pattern for text with ASCII letters only, which is much faster. */
const plainWord = /[a-z0-9]+(?:\+\+|#(?![a-z0-9]))?/g;
const plain = /^[\x20-\x7e]*$/;

/** Maximum length of a word. Addresses contain long tokens, which nobody searches for. */
const longest = 40;

/** Words that an entry must contain in this order. `within`: one of this number of neighbours is enough. */
export interface Wanted {
  words: string[];
  within: number;
}

const spaced = (text: string): string[] =>
  (text.match(plain.test(text) ? plainWord : word) ?? []).map((one) => one.slice(0, longest));

const isSpaced = (text: string): boolean => plain.test(text) || !unspaced.test(text);

const lettersOf = (run: string): string[] => run.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];

const lengthOf = (run: string): number => (ideographs.test(run) ? pieceLength.ideographs : pieceLength.letters);

/** The pieces of a run, one beginning at each sign. The last ones are shorter. */
function piecesOf(run: string): string[] {
  const signs = lettersOf(run);
  const length = lengthOf(run);
  return signs.map((_, at) => signs.slice(at, at + length).join(''));
}

/** The words of a text in their order, repeated ones included. */
export function wordsIn(text: string): string[] {
  const folded = fold(text);
  if (isSpaced(folded)) return spaced(folded);
  return (folded.match(runs) ?? []).flatMap((run) => (isSpaced(run) ? spaced(run) : piecesOf(run)));
}

/** The words of a query. In scripts without spaces, pieces that cross the end of a word may be missing. */
export function wordsWanted(query: string): Wanted[] {
  const folded = fold(query);
  const all = isSpaced(folded) ? [folded] : (folded.match(runs) ?? []);
  const wanted = all.flatMap((run): Wanted[] => {
    if (isSpaced(run)) return spaced(run).map((one) => ({ words: [one], within: 1 }));
    const pieces = piecesOf(run);
    const within = lengthOf(run);
    const words = pieces.slice(0, Math.max(1, pieces.length - within + 1));
    return words.length === 0 ? [] : [{ words, within }];
  });
  return [...new Map(wanted.map((one) => [one.words.join('\n'), one])).values()];
}
