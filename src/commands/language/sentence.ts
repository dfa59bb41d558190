import type { Lexicon } from './lexicon.ts';
import { longest } from './lexicon.ts';
import { matchTemplate, type ReadToken } from './template.ts';
import { mend } from './typing-errors.ts';
import { type Token, tokenise } from './word-tokens.ts';

const spell =
  (lexicon: Lexicon) =>
  (word: string): string[] => {
    const { contractions } = lexicon.language;
    if (Object.hasOwn(contractions, word)) return contractions[word]!.split(' ');
    return word.endsWith("'s") && word.length > 3 ? [word.slice(0, -2)] : [word];
  };

/** Tokens of a sentence without polite phrases, each with the keyword it may be misspelled for. */
export function readSentence(sentence: string, lexicon: Lexicon): ReadToken[] {
  const tokens = tokenise(sentence, spell(lexicon)).map((token) => withMending(token, lexicon));
  return unwrap(tokens, lexicon);
}

function withMending(token: Token, lexicon: Lexicon): ReadToken {
  if (token.kind !== 'word') return token;
  const { shortForms } = lexicon.language;
  if (Object.hasOwn(shortForms, token.word)) return { ...token, fixed: shortForms[token.word]!, short: true };
  const fixed = mend(token.word, lexicon.vocabulary);
  if (fixed !== undefined) return { ...token, fixed };
  const site = mend(token.word, { ...lexicon.vocabulary, keywords: lexicon.language.coinedSites });
  return site === undefined ? token : { ...token, word: site };
}

/** Removes polite phrases at both ends, repeatedly. At least one token stays. */
export function unwrap(tokens: ReadToken[], lexicon: Lexicon): ReadToken[] {
  const isMark = (token: ReadToken | undefined) => token?.kind === 'mark';
  let rest = tokens;
  for (;;) {
    const start = isMark(rest[0]) ? 1 : (longest(lexicon.before, rest, 0, lexicon.rules)?.match.length ?? 0);
    if (start > 0 && start < rest.length) {
      rest = rest.slice(start);
      continue;
    }
    const end = isMark(rest.at(-1)) ? 1 : endingLength(rest, lexicon);
    if (end === 0 || end >= rest.length) return rest;
    rest = rest.slice(0, -end);
  }
}

const longestEnding = 8;

function endingLength(tokens: ReadToken[], lexicon: Lexicon): number {
  const { definite } = lexicon.language.smallWords;
  for (let at = Math.max(1, tokens.length - longestEnding); at < tokens.length; at++) {
    // "to the right now": what an article stands before is no politeness.
    if (definite.includes(tokens[at - 1]?.word ?? '')) continue;
    // Nor is "now" in "for now".
    if (tokens[at - 1]!.word === 'for' && at === tokens.length - 1) continue;
    const ends = lexicon.after.some(
      (parts) => matchTemplate(parts, tokens, at, lexicon.rules)?.length === tokens.length - at,
    );
    if (ends) return tokens.length - at;
  }
  return 0;
}
