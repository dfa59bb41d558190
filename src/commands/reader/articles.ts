import type { SmallWord } from '../frame/command-frame.ts';
import { conceptsIn, isAmong, mayBeNothing, says } from './atoms.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { isSmall } from './parted-verbs.ts';
import { type Found, longestAt } from './phrases.ts';
import type { Item } from './spotted-item.ts';
import type { Token } from './tokenise.ts';

const pronouns = conceptsIn('it them this all');
/** True if a word that may be an article or a pronoun is followed by something it can be the article of. */
export const isArticle = (item: Item, next: Item | undefined): boolean =>
  item.kind === 'concept' &&
  mayBeNothing(item) &&
  item.readings.every((reading) => reading.every((one) => pronouns.has(one))) &&
  next !== undefined &&
  (['run', 'site', 'tag', 'ordinal', 'numbers'].includes(next.kind) || says(next, 'thing', 'filter', 'adjective'));

export const saysIt = (meaning: Meaning): boolean =>
  meaning.kind === 'concepts' && meaning.concepts.length === 1 && ['it', 'them', 'this'].includes(meaning.concepts[0]!);

/** True if such a word (French "les") is a pronoun: nothing follows that it could be the article of. */
export function pointsBack(
  { means, length }: Found<Meaning>,
  tokens: Token[],
  at: number,
  lexicon: Lexicon,
  taken: Map<number, number>,
): boolean {
  const { tree } = lexicon;
  if (!means.some(saysIt) || !means.some(({ kind }) => kind === 'filler')) return true;
  let after = at + length;
  while (after < tokens.length && !taken.has(after) && isSmall(tokens, after, lexicon)) after++;
  const next = tokens[after];
  if (!next || next.kind === 'mark' || taken.has(after)) return true;
  return (
    longestAt(tree, tokens, after)?.means.every(
      (meaning) => meaning.kind === 'concepts' && meaning.concepts.every(isAmong(['link', 'act'])),
    ) ?? false
  );
}

export const onlyBack = (found: Found<Meaning>): Found<Meaning> =>
  found.means.some(saysIt) ? { ...found, means: found.means.filter(({ kind }) => kind !== 'filler') } : found;
export const withoutBack = (found: Found<Meaning>): Found<Meaning> => ({
  ...found,
  means: found.means.filter((one) => !saysIt(one)),
});

/** Adds to each item the small words that stand right before it, or within it if it is a run that is no name. */
export function withSmallWords(items: Item[], tokens: Token[], { kinds }: Lexicon, tails: Map<number, number>): Item[] {
  if (kinds.size === 0) return items;
  let from = 0;
  let last: SmallWord | undefined;
  return items.map((item) => {
    if (item.start === undefined || item.end === undefined) return item;
    const isPlain = item.kind === 'run' && !item.sure && !/^\p{Lu}/u.test(item.text);
    const to = isPlain ? item.end : item.start;
    let said: SmallWord[] = last && item.start > from ? [last] : [];
    for (const [at, { lower, start, end }] of tokens.entries()) {
      if (start < from || end > to) continue;
      const kind = kinds.get(lower);
      // The end of a parted verb: "make a group Design".
      if (tails.has(at)) said = [];
      else if (kind) said.push(kind);
    }
    from = item.end;
    // "In my" is one phrase.
    const kind = item.kind === 'concept' ? kinds.get(/ (\S+)$/.exec(item.text.toLowerCase())?.[1] ?? '') : undefined;
    last = kind === 'definite' ? kind : undefined;
    return said.length > 0 ? { ...item, small: said } : item;
  });
}
