import { lexicon } from './english-lexicon.ts';
import type { Slots } from './language/command-frame.ts';
import { readSentence } from './language/sentence.ts';
import { english } from './languages/en.ts';
import { languageNamed } from './languages/index.ts';
import { longestSentence, type Match, type MatchOptions } from './match.ts';
import { matchByWords, matchPlainOrder } from './match-by-words.ts';
import { matchEnglish } from './match-english.ts';

/**
 * Finds the built-in command that a sentence means, synchronously. Of the interface language and English, the one that
 * knows more of the words is used. `besides`: slots read from the sentence before.
 */
export function matchWords(
  sentence: string,
  { language = 'en', now = Date.now(), besides = {} }: MatchOptions & { besides?: Slots } = {},
): Match {
  const own = typeof language === 'string' ? languageNamed(language) : language;
  const read = sentence.length > longestSentence || !own ? null : matchByWords(own, sentence, now, besides);
  const first = matchEnglish(sentence, now, besides);
  if (!read) return first.kind === 'none' ? matchLoosely(sentence, first, now, besides) : first;
  return read.known >= knownToEnglish(sentence) || first.kind !== 'intent' ? read.match : first;
}

/** English that the grammar reads nothing in, word for word: what it changes is shown first. */
function matchLoosely(sentence: string, none: Match, now: number, besides: Slots): Match {
  if (sentence.length > longestSentence) return none;
  const match = matchPlainOrder(english, sentence, now, besides);
  if (match.kind !== 'intent') return none;
  return { ...match, sure: false, exact: false, named: false, plan: match.intent.effect !== 'read' };
}

/** Share of the words that belong to English commands, 0 to 1. */
function knownToEnglish(sentence: string): number {
  const tokens = readSentence(sentence, lexicon).filter(({ kind }) => kind === 'word');
  return tokens.filter(({ word }) => lexicon.vocabulary.known.has(word)).length / Math.max(1, tokens.length);
}
