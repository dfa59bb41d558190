import { once } from '@/src/text/once.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import type { CommandLanguage } from './language.ts';
import { portuguese } from './pt-BR.ts';
import { vietnamese } from './vi.ts';
import { chinese } from './zh.ts';

/** All languages of the commands. */
export const languages: CommandLanguage[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  vietnamese,
  chinese,
  japanese,
];

/** Finds a language by code. Without an exact match the first part decides: `pt` gives `pt-BR`, `de-AT` gives `de`. */
export function languageNamed(code: string): CommandLanguage | null {
  const wanted = code.replace('_', '-');
  const base = wanted.split('-')[0];
  return (
    languages.find((one) => one.code === wanted) ?? languages.find((one) => one.code.split('-')[0] === base) ?? null
  );
}

/** Makes a value for each language of a table, each at its first use; undefined for a language without an entry. */
export function perLanguage<Words, Value>(table: Record<string, Words>, make: (words: Words, code: string) => Value) {
  const made = new Map(Object.entries(table).map(([code, words]) => [code, once(() => make(words, code))]));
  return (code: string): Value | undefined => made.get(code)?.();
}

export const isUnspaced = (code: string): boolean => languageNamed(code)?.unspaced === true;

/** Matches a source, in a language with spaces only as whole words. */
export const wholeWords = (source: string, code: string, flags = 'iu'): RegExp =>
  new RegExp(isUnspaced(code) ? `(?:${source})` : `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);

/** The languages that a sentence is read in: that of the interface, and English. */
export const languagesOf = (language: CommandLanguage): CommandLanguage[] => [...new Set([language, english])];
export const languagesFor = (code: string): CommandLanguage[] => languagesOf(languageNamed(code) ?? english);

/** The codes of these languages as the tables of words have them: `de` and `en` for `de-AT`. */
export const codesFor = (code: string): string[] => languagesFor(code).map((one) => one.code);

/** The sentences of a command that the interface shows; none if the language has no sentences for it. */
export const shownSentences = (id: string, { sentences = {} }: CommandLanguage): string[] =>
  sentences[id]?.split('|', 2) ?? [];

/** An example sentence for a command, in this language or in English. */
export function exampleOf(id: string, language: string): string {
  const own = languageNamed(language) ?? english;
  return [...shownSentences(id, own), ...shownSentences(id, english)][0] ?? '';
}
