import { oneErrorApart } from '@/src/text/one-error-apart.ts';
import { coinedSites, sites } from '../languages/sites.ts';
import { conceptsIn, kindOf, naming, type Wanted } from './atoms.ts';
import { type Lexicon, meaning, meansAt } from './lexicon.ts';
import { longestAt } from './phrases.ts';
import type { Token } from './tokenise.ts';

/**
 * Replaces a character by its homophone if that makes a known phrase with its neighbours: "收臧" gives "收藏". Null if not.
 */
function alikeAt(tokens: Token[], at: number, { tree, homophones }: Lexicon): Token | null {
  const alike = homophones.get(tokens[at]!.raw);
  if (alike === undefined) return null;
  const meant = tokens.with(at, { ...tokens[at]!, lower: alike, folded: alike });
  const isPhrase = [at - 2, at - 1, at].some((from) => {
    const length = (from >= 0 && longestAt(tree, meant, from)?.length) || 0;
    return length > 1 && from + length > at && length > (longestAt(tree, tokens, from)?.length ?? 0);
  });
  return isPhrase ? meant[at]! : null;
}

/**
 * Corrects the unknown words of a sentence; words inside a known phrase stay. `mends`: correct any word, and not only
 * plain cases.
 */
export function mendedWords(typed: Token[], lexicon: Lexicon, mends: boolean): Token[] {
  let known = 0;
  return typed.map((token, at) => {
    // 油管: a letter within a longer word is that letter.
    const isWithin = at < known;
    known = Math.max(known, at + (longestAt(lexicon.tree, typed, at, lexicon.small)?.length ?? 0));
    return (
      (isWithin ? null : alikeAt(typed, at, lexicon)) ??
      (at < known ? token : (mends ? mended : plainlyMended)(token, at, typed, lexicon))
    );
  });
}

const plainLength = 7;

/**
 * Corrects a long word right after a noun, "in" or "as" that nearly is a noun, state or format: "Pestañas repetdas",
 * "en el histrial", "als Lesezeihen". Another ending is no typing error: "Tabellen" for "Tabelle".
 */
function plainlyMended(token: Token, at: number, tokens: Token[], lexicon: Lexicon): Token {
  const isSite = !longestAt(lexicon.tree, tokens, at) && token.kind === 'word' && !siteAt(tokens, at);
  const site = isSite ? siteMeant(token.folded) : undefined;
  if (site !== undefined) return { ...token, lower: site, folded: site };
  const short = shortMeant(at, tokens, lexicon);
  if (short !== undefined) return { ...token, lower: short, folded: short };
  if (token.folded.length < plainLength) return token;
  const isJoined = [at - 1, at - 2].some((place) => meansAt(lexicon, tokens, place, meaning('in', 'as')));
  const isBeside = meansAt(
    lexicon,
    tokens,
    at - 1,
    meaning((one) => kindOf(one) === 'thing' && !naming.has(one)),
  );
  // "Close duplciate tabs": right before a noun.
  const isBefore = meansAt(lexicon, tokens, at + 1, meaning('thing'));
  if (!isJoined && !isBeside && !isBefore) return token;
  const word = isSite ? doubledMeant(token.folded, lexicon) : undefined;
  const doubled = word === undefined ? token : { ...token, lower: word, folded: word };
  // The first word of a sentence may be a name.
  const meant = at === 0 || doubled !== token ? doubled : mended(token, at, tokens, lexicon);
  if (meant.folded.startsWith(token.folded) || token.folded.startsWith(meant.folded)) return token;
  const nouns: Wanted[] = isJoined || isBeside ? ['thing', 'markdown', 'html', 'csv'] : [];
  const states: Wanted[] = isBeside || isBefore ? ['filter'] : [];
  return meansAt(lexicon, [meant], 0, meaning(...nouns, ...states)) ? meant : token;
}

/**
 * Correction for a short word beside "this" or a noun: "close ths tab", "cierra esta pestñaa". Undefined if there is
 * none.
 */
function shortMeant(at: number, tokens: Token[], { tree, short, splits }: Lexicon): string | undefined {
  const token = tokens[at]!;
  if (at === 0 || token.kind !== 'word' || !/^\p{L}{3,8}$/u.test(token.raw) || siteAt([token], 0)) return undefined;
  if (longestAt(tree, tokens, at) || longestAt(splits, tokens, at)) return undefined;
  const [before, after] = [tokens[at - 1]!, tokens[at + 1]];
  const doubled = short.thing.find((word) => word.length > 3 && single(token.folded) === single(word));
  if (doubled !== undefined) return doubled;
  const isNoun = after !== undefined && short.thing.includes(after.folded) && !short.this.includes(before.folded);
  const meant = isNoun ? short.this : short.this.includes(before.folded) ? short.thing : [];
  return meant.find((word) => isSlip(token.folded, word));
}

/** True if letters were swapped, lost or doubled, or the wrong one was doubled: "ths", "etsa", "eesa". */
function isSlip(typed: string, word: string): boolean {
  if (typed === word || !oneErrorApart(typed, word)) return false;
  const letters = (text: string) => [...text].sort().join('');
  return letters(typed) === letters(word) || typed.length < word.length || single(typed) === single(word);
}

/** A word without its doubled letters. */
const single = (text: string): string => text.replace(/(.)\1/g, '$1');

const longestEnding = 3;
const singles = new WeakMap<Lexicon, Map<string, string>>();

/** Word or beginning of the lexicon that differs in doubled letters: "dopelte", "duplliziert". */
function doubledMeant(typed: string, lexicon: Lexicon): string | undefined {
  const words = () => [...lexicon.long, ...lexicon.tree.beginnings.map(([start]) => start)];
  const known = singles.get(lexicon) ?? new Map(words().map((word) => [single(word), word]));
  singles.set(lexicon, known);
  const plain = single(typed);
  for (let ending = 0; ending <= longestEnding; ending++) {
    const word = known.get(plain.slice(0, plain.length - ending));
    if (word !== undefined) return word + plain.slice(plain.length - ending);
  }
  return undefined;
}
const signs = conceptsIn('model elsewhere asks imagined tells another second-order');
/** "Flights" is no error for "lights". */
const isSign = (word: string, tree: Lexicon['tree']): boolean =>
  tree.exact.get(word)?.means.some(meaning(...signs)) ?? false;

/** "Water" is no error for "later": the first letter is seldom a wrong one. */
const isOther = (typed: string, word: string): boolean =>
  typed.length === word.length && typed.slice(1) === word.slice(1);

/** The word of the lexicon that an unknown one is a typing error away from. */
function mended(token: Token, at: number, tokens: Token[], { tree, splits, long }: Lexicon): Token {
  if (token.kind !== 'word' || token.folded.length < 5 || !/^\p{L}+$/u.test(token.raw)) return token;
  if (longestAt(tree, tokens, at) || longestAt(splits, tokens, at) || siteAt([token], 0)) return token;
  // A word of our phrases is no typing error of another.
  const meant = long.includes(token.folded)
    ? undefined
    : long.find((word) => oneErrorApart(token.folded, word) && !isOther(token.folded, word) && !isSign(word, tree));
  return meant === undefined ? token : { ...token, lower: meant, folded: meant };
}

/** Site name that differs in one typing error and has the same first letter: "facebok", "yuotube". */
const siteMeant = (typed: string): string | undefined =>
  coinedSites.find((name) => name[0] === typed[0] && !typed.startsWith(name) && oneErrorApart(typed, name));

/** Site named by one word or two ("stack overflow"); null if there is none. */
export const siteAt = (tokens: Token[], at: number): { site: string; length: number } | null => {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one?.kind !== 'word') return null;
  const pair = two?.kind === 'word' ? one.folded + two.folded : '';
  if (pair && Object.hasOwn(sites, pair)) return { site: sites[pair]!, length: 2 };
  return Object.hasOwn(sites, one.folded) ? { site: sites[one.folded]!, length: 1 } : null;
};
