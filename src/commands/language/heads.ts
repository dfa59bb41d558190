import type { VerbWords } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { matchTemplate, type ReadToken, stem } from './template.ts';

/** The beginning of a clause, read as a verb. */
export interface Head {
  verb: VerbWords;
  words: ReadToken[];
  corrected: boolean;
}

/** "Bookmarks in Recipes" orders nothing: a plural is a noun, unless the phrases of a verb begin with it. */
const isPlural = ({ word, fixed = word }: ReadToken, { phrases }: VerbWords): boolean =>
  stem(fixed) !== fixed && !phrases.some((phrase) => firstWords(phrase).includes(fixed));

const firstWords = (phrase: string): string[] => (/^(?:\S+\? )*\S+/.exec(phrase)?.[0] ?? '').split(/[ |?_]/);

/** The verbs that a clause may begin with, the longest phrase first, those of prose last. */
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

/** "… and mute that": a second order, which no name or description holds. */
export const ordersAgain = ([join, ...more]: ReadToken[], lexicon: Lexicon): boolean =>
  join !== undefined &&
  lexicon.language.and.includes(join.word) &&
  heads(more, lexicon).some(({ words, corrected }) => !corrected && objective.has(more[words.length]?.word ?? ''));
