import type { Lexicon } from './lexicon.ts';
import { longestAt } from './phrases.ts';
import type { Token } from './tokenise.ts';

/** Compounds: "Kalendertab" is "Kalender" and "tab". */
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
