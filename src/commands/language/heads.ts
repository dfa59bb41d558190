import type { VerbWords } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { matchTemplate, type ReadToken, stem } from './template.ts';

/** Words at the beginning of a clause that are read as a verb. */
export interface Head {
  verb: VerbWords;
  words: ReadToken[];
  corrected: boolean;
}

/**
 * True if a plural can't be this verb, as in "bookmarks in Recipes": it is a noun, unless a phrase of the verb begins
 * with that form.
 */
const isPlural = ({ word, fixed = word }: ReadToken, { phrases }: VerbWords): boolean =>
  stem(fixed) !== fixed && !phrases.some((phrase) => firstWords(phrase).includes(fixed));

const firstWords = (phrase: string): string[] => (/^(?:\S+\? )*\S+/.exec(phrase)?.[0] ?? '').split(/[ |?_]/);

/** Verbs that a clause may begin with: the longest phrase first, verbs of prose last. */
export function heads(tokens: ReadToken[], lexicon: Lexicon): Head[] {
  const [first] = tokens;
  const byVerb = Map.groupBy(first ? lexicon.verbs(first) : [], ({ phrase }) => phrase.means);
  const found: Head[] = [];
  for (const [verb, candidates] of byVerb) {
    if (first && isPlural(first, verb)) continue;
    const lengths = new Map<number, boolean>();
    for (const { template } of candidates) {
      const match = matchTemplate(template, tokens, 0, lexicon.rules);
      if (match && match.length > 0) lengths.set(match.length, (lengths.get(match.length) ?? true) && match.corrected);
    }
    for (const [length, corrected] of lengths) found.push({ verb, words: tokens.slice(0, length), corrected });
  }
  return found.sort(
    (a, b) =>
      Number(a.corrected) - Number(b.corrected) ||
      Number(a.verb.vague ?? false) - Number(b.verb.vague ?? false) ||
      b.words.length - a.words.length,
  );
}

const objective = new Set(['it', 'them', 'this', 'that', 'these', 'those', 'the', 'my', 'all']);

/** True if a second order follows, as in "… and mute that". Names and descriptions contain none. */
export const ordersAgain = ([join, ...more]: ReadToken[], lexicon: Lexicon): boolean =>
  join !== undefined &&
  lexicon.language.and.includes(join.word) &&
  heads(more, lexicon).some(({ words, corrected }) => !corrected && objective.has(more[words.length]?.word ?? ''));
