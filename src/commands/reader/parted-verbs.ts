import type { Concept } from '../languages/concepts.ts';
import { naming } from './atoms.ts';
import { type Lexicon, meaning, meansAt, type Split } from './lexicon.ts';
import { longestAt } from './phrases.ts';
import type { Token } from './tokenise.ts';

interface Parted {
  readings: Concept[][];
  length: number;
  tails: [at: number, length: number][];
  /** Number of words in both parts together. */
  words: number;
}

/**
 * Finds a separable verb ("mach … zu") whose second part ends the clause, apart from small words. Null if there is
 * none.
 */
export function splitAt(tokens: Token[], at: number, lexicon: Lexicon, taken: Map<number, number>): Parted | null {
  const head = longestAt(lexicon.splits, tokens, at, lexicon.small);
  if (!head) return null;
  const end = clauseEnd(tokens, at + head.length);
  let best: Parted | null = null;
  for (const { concepts, tail, last } of head.means) {
    // "Make a folder blue": groups alone have a colour.
    if (concepts.includes('color') && !tokens.some((_, place) => meansAt(lexicon, tokens, place, meaning('groups'))))
      continue;
    const found = tailIn(tokens, [at + head.length, end], tail, last, lexicon);
    if (!found || taken.has(found.at)) continue;
    // Side by side they may be another phrase as well.
    const words = head.length + found.length - (found.at === at + head.length ? 0.5 : 0);
    if (!best || words > best.words)
      best = { readings: [concepts], length: head.length, tails: [[found.at, found.length]], words };
    else if (words === best.words) best.readings.push(concepts);
  }
  return best;
}

function tailIn(
  tokens: Token[],
  [from, end]: [number, number],
  tail: Split['tail'],
  last: boolean,
  lexicon: Lexicon,
): { at: number; length: number } | null {
  /** Index from which all words are small. */
  let closing = end;
  let best: { at: number; length: number } | null = null;
  for (let at = end - 1; at >= from && (closing === at + 1 || end - at <= mostWordsOfTail); at--) {
    const found = longestAt(tail, tokens, at, lexicon.small);
    const after = at + (found?.length ?? 0);
    // "Saved in" before "in".
    if (
      found &&
      after <= end &&
      (!last || after >= closing) &&
      (!best || after === best.at + best.length) &&
      !isNameOfThing(tokens, at, lexicon) &&
      // "Mach … zu bis auf …".
      !meansAt(lexicon, tokens, at - 1, meaning('except'))
    )
      best = { at, length: found.length };
    else if (best) break;
    if (closing === at + 1 && isSmall(tokens, at, lexicon)) closing = at;
  }
  if (best || last) return best;
  // "Mach zu, was …": both parts side by side.
  const beside = longestAt(tail, tokens, from);
  return beside && { at: from, length: beside.length };
}

const mostWordsOfTail = 9;

/** True for a name right after a noun: "to folder Later". */
const isNameOfThing = (tokens: Token[], at: number, lexicon: Lexicon): boolean =>
  lexicon.language.capitals === true &&
  /^\p{Lu}/u.test(tokens[at]!.raw) &&
  meansAt(lexicon, tokens, at - 1, meaning(...naming));

export const isSmall = (tokens: Token[], at: number, lexicon: Lexicon): boolean =>
  meansAt(lexicon, tokens, at, ({ kind }) => kind === 'filler');

function clauseEnd(tokens: Token[], from: number): number {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind === 'mark' && !/[:/]/.test(token.raw) && at > from) return at;
  }
  return tokens.length;
}

/** True if the sentence reports something ("I have …"). A longer verb phrase wins: "I want … open". */
export const isTold = (tokens: Token[], length: number, { tree }: Lexicon): boolean => {
  const found = longestAt(tree, tokens, 0);
  return found !== null && found.length >= length && found.means.some(meaning('tells'));
};
