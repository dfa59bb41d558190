import type { CommandLanguage } from '../languages/language.ts';
import { type Lexicon, meaning, meansAt } from './lexicon.ts';
import { longestAt } from './phrases.ts';
import type { Token } from './tokenise.ts';

/** Splits compound words: "Kalendertab" into "Kalender" and "tab". */
export function split(tokens: Token[], lexicon: Lexicon): Token[] {
  const { compounds } = lexicon.language;
  if (!compounds) return tokens;
  const ends = compounds.split(' ').sort((a, b) => b.length - a.length);
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || longestAt(lexicon.tree, tokens, at)) return [token];
    const end = ends.find((one) => token.lower.endsWith(one) && token.lower.length >= one.length + 3);
    if (!end) return [token];
    const cut = token.raw.length - end.length;
    const joint = /^.{3,}s$/.test(token.raw.slice(0, cut)) && !/ss$/.test(token.raw.slice(0, cut)) ? 1 : 0;
    const part = (from: number, to: number): Token => ({
      ...token,
      raw: token.raw.slice(from, to),
      lower: token.lower.slice(from, to),
      folded: token.folded.slice(from, to),
      start: token.start + from,
      end: token.start + to,
    });
    const first = longestAt(lexicon.tree, [part(0, cut)], 0)
      ? 0
      : joint && longestAt(lexicon.tree, [part(0, cut - joint)], 0)
        ? joint
        : 0;
    return [part(0, cut - first), part(cut, token.raw.length)];
  });
}

/** Splits pronouns off verbs: "ciérralas" into "cierra" and "estas". */
export function withoutClitics(tokens: Token[], lexicon: Lexicon): Token[] {
  const endings = cliticsOf(lexicon.language);
  if (endings.length === 0) return tokens;
  return tokens.flatMap((token, at) => {
    // "Y ciérralo" may be one phrase.
    const isWithin = at > 0 && (longestAt(lexicon.tree, tokens, at - 1)?.length ?? 0) > 1;
    if (token.kind !== 'word' || isWithin || longestAt(lexicon.tree, tokens, at)) return [token];
    for (const { ending, word } of endings) {
      if (!token.folded.endsWith(ending)) continue;
      const folded = token.folded.slice(0, -ending.length);
      const verb = { ...token, lower: folded, folded, end: token.end - ending.length };
      if (!isVerb(verb, [verb, ...tokens.slice(at + 1)], lexicon)) continue;
      return word
        ? [verb, { ...token, raw: word, lower: word, folded: word, start: verb.end }]
        : [{ ...verb, end: token.end }];
    }
    return [token];
  });
}

const cliticsOf = ({ clitics }: CommandLanguage): { ending: string; word?: string }[] =>
  (clitics?.split('|') ?? [])
    .map((one) => one.split(' '))
    .map(([ending = '', word]) => (word ? { ending, word } : { ending }))
    .sort((a, b) => b.ending.length - a.ending.length);

const isVerb = (token: Token, tokens: Token[], lexicon: Lexicon): boolean =>
  longestAt(lexicon.splits, [token], 0) !== null || meansAt(lexicon, tokens, 0, meaning('act'));
