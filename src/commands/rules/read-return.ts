import { once } from '@/src/text/once.ts';
import { returnWords } from '../languages/return-words.ts';

/** Most words of a request to bring something back, beside its verb. */
const most = 8;

const finders = new Map(
  Object.entries(returnWords).map(([code, { and, verbs, beside, until, unspaced }]) => [
    code,
    once(() => {
      const [open, gap] = unspaced ? ['', '\\s*'] : ['(?<!\\p{L})', "(?:[\\s'’-]+|(?=,))"];
      const joint = unspaced
        ? `(?:\\s+|(?:(?:${and})\\s*)+)`
        : `(?:,\\s*|\\s(?:(?:${and})\\s+)+|,\\s*(?:(?:${and})\\s+)+)`;
      const word = `(?:${beside})${gap}`;
      return {
        returns: new RegExp(
          `(?<=${unspaced ? '.' : '\\S'})${joint}(?:${word}){0,${most}}(?:${verbs})(?:${gap}(?:${beside}|${verbs})){0,${most}}${unspaced ? '' : '(?!\\p{L})'}\\s*(?:please|bitte|merci)?[\\s.!。！,，-]*$`,
          'iu',
        ),
        until: new RegExp(unspaced ? until : `${open}(?:${until})(?!\\p{L})`, 'iu'),
      };
    }),
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
