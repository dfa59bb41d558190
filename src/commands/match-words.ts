import type { Slots } from './frame/command-frame.ts';
import { english } from './languages/en.ts';
import type { CommandLanguage } from './languages/language.ts';
import { languageOf, longestSentence, type Match, type MatchOptions } from './match.ts';
import { matchByWords } from './match-by-words.ts';
import { readByExample } from './read-by-example.ts';

/**
 * Finds the built-in command that a sentence means, synchronously. Of the interface language and English, the one that
 * knows more of the words is used. `besides`: slots read from the `whole` sentence before.
 */
export function matchWords(
  sentence: string,
  { besides = {}, whole, ...options }: MatchOptions & { besides?: Slots; whole?: string } = {},
): Match {
  if (sentence.length > longestSentence) return { kind: 'none', words: '' };
  if (isSum(sentence)) return { kind: 'beyond', beyond: 'elsewhere' };
  const { now = Date.now(), strictly = false } = options;
  const own = languageOf(options);
  const inEnglish = matchByWords(english, sentence, now, besides);
  const byExample = (match: Match, like: CommandLanguage) =>
    strictly || (Object.keys(besides).length > 0 && match.kind === 'intent')
      ? match
      : readByExample(sentence, match, like, { now, besides, whole });
  if (own === english) return byExample(inEnglish.match, english);
  const read = matchByWords(own, sentence, now, besides);
  const isEnglish = read.known < inEnglish.known;
  if (isEnglish && inEnglish.match.kind === 'intent') return byExample(inEnglish.match, english);
  const match = byExample(read.match, own);
  return isEnglish && match.kind === 'none' ? byExample(match, english) : match;
}

/** True for numbers to calculate with, and nothing else. */
const isSum = (text: string): boolean => /^[\d\s.,()+*×÷=?-]+$/.test(text) && /\d\s?[+*×÷]\s?\d/.test(text);
