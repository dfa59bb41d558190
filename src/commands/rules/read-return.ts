import { once } from '@/src/text/once.ts';
import { returnWords } from '../languages/return-words.ts';

const polite = '(?:\\s*(?:please|bitte|merci|por favor|nhé|吧|ね))?';

const finders = new Map(
  Object.entries(returnWords).map(([code, { returns, until, unspaced }]) => [
    code,
    once(() => ({
      returns: new RegExp(`(?:${returns})${polite}\\s*[.!。！]?$`, 'iu'),
      until: new RegExp(unspaced ? until : `(?<!\\p{L})(?:${until})(?!\\p{L})`, 'iu'),
    })),
  ]),
);

/**
 * "Close this and bring it back", without the time that it said: the part before "and". The whole where the sentence
 * said "until" that time. Null: nothing in it comes back.
 */
export function withoutReturn(rest: string, sentence: string, language: string): string | null {
  const finder = finders.get(language)?.();
  if (!finder) return null;
  const found = finder.returns.exec(rest);
  if (found) return rest.slice(0, found.index).trim() || null;
  return finder.until.test(sentence) ? rest : null;
}
