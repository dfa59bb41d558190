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
 * The order in "close this and bring it back": the part before "and", or all of it if the time was said with "until".
 * `rest`: the sentence without its time. Null if nothing comes back.
 */
export function withoutReturn(rest: string, sentence: string, language: string): string | null {
  const finder = finders.get(language)?.();
  if (!finder) return null;
  const found = finder.returns.exec(rest);
  if (found) return rest.slice(0, found.index).trim() || null;
  return finder.until.test(sentence) ? rest : null;
}
