import { fold } from '@/src/text/fold.ts';

/** Texts as words that can be looked up, and queries in the same words. All folded: lower case, no accents. */

// `c++` and `c#` are words; a `#` before a fragment belongs to none.
const word = /[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
const plain = /^[\x20-\x7e]*$/;

/** Written without spaces: every two neighbours are a word, so that any part of a text is found. */
const pairs = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+$/u;
const runs =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+|[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Longer words are cut: addresses hold tokens that nobody types. */
const longest = 40;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const segments = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

function neighbours(run: string): string[] {
  const signs = [...run];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at] + sign);
}

const spaced = (text: string): string[] => (text.match(word) ?? []).map((one) => one.slice(0, longest));

/** The words of a text, in order, also those that come twice. */
export function wordsIn(text: string): string[] {
  if (plain.test(text) || !unspaced.test(text)) return spaced(fold(text));
  return (text.match(runs) ?? []).flatMap((run) => {
    const folded = fold(run);
    if (pairs.test(run)) return neighbours(folded);
    return unspaced.test(run) ? segments(run).map(fold) : spaced(folded);
  });
}

/** Words of a query, each once. A word of a script without spaces is searched by its parts. */
export function wordsWanted(query: string): string[] {
  if (!unspaced.test(query)) return [...new Set(spaced(fold(query)))];
  const wanted = (query.match(runs) ?? []).flatMap((run) =>
    unspaced.test(run)
      ? segments(run).flatMap((one) => (pairs.test(one) ? neighbours(fold(one)) : fold(one)))
      : spaced(fold(run)),
  );
  return [...new Set(wanted)];
}
