import { isUnspaced, perLanguage, wholeWords } from '../languages/index.ts';
import { returnWords } from '../languages/return-words.ts';
import { numberWords } from './number-words.ts';

/** Most words of a request to bring something back, beside its verb. */
const most = 8;

const returnFinder = perLanguage(returnWords, ({ and, verbs, beside, until }, code) => {
  const unspaced = isUnspaced(code);
  const [open, gap] = unspaced ? ['', '\\s*'] : ['(?<!\\p{L})', "(?:[\\s'’-]+|(?=,))"];
  const joint = unspaced ? `(?:\\s+|(?:(?:${and})\\s*)+)` : `(?:,\\s*|\\s(?:(?:${and})\\s+)+|,\\s*(?:(?:${and})\\s+)+)`;
  const word = `(?:${beside})${gap}`;
  return {
    returns: new RegExp(
      `(?<=${unspaced ? '.' : '\\S'})${joint}(?:${word}){0,${most}}(?:${verbs})(?:${gap}(?:${beside}|${verbs})){0,${most}}${unspaced ? '' : '(?!\\p{L})'}\\s*(?:please|bitte|merci)?[\\s.!。！,，-]*$`,
      'iu',
    ),
    until: new RegExp(unspaced ? until : `${open}(?:${until})(?!\\p{L})`, 'iu'),
  };
});

/**
 * The order in "close this and bring it back": the part before "and", or all of it if the time was said with "until".
 * `rest`: the sentence without its time. Null if nothing comes back.
 */
export function withoutReturn(rest: string, sentence: string, language: string): string | null {
  const finder = returnFinder(language);
  if (!finder) return null;
  const found = finder.returns.exec(rest);
  if (found) return rest.slice(0, found.index).trim() || null;
  return finder.until.test(sentence) ? rest : null;
}

const cryFinder = perLanguage(returnWords, ({ cries }, code) => wholeWords(`^[^\\p{L}\\p{N}]*(?:${cries})`, code));

/** True if a sentence begins like one that tells of a mishap: "oops, …". */
export const cries = (sentence: string, language: string): boolean => cryFinder(language)?.test(sentence) ?? false;

/** Largest number of closed tabs that browsers remember. */
const mostClosed = 25;

const countFinder = perLanguage(returnWords, ({ tabs }, code) => {
  const unspaced = isUnspaced(code);
  const numbers = numberWords(code);
  const count = wholeWords(`\\d{1,2}|${numbers.wordsFor(2, mostClosed)}`, code).source;
  const gap = unspaced ? '[つ個枚の]{0,2}' : '\\s+';
  return {
    after: new RegExp(`(?<n>${count})${gap}${tabs}`, 'iu'),
    before: unspaced ? new RegExp(`${tabs}を?(?<n>${count})[つ個枚]`, 'iu') : null,
    read: numbers.read,
  };
});

/** The number of tabs that a sentence says were closed: "I closed two tabs, bring them back". Null: none is said. */
export function closedCount(sentence: string, language: string): number | null {
  const finder = countFinder(language);
  const said = sentence.slice(0, 240).normalize('NFC');
  const found = finder && (finder.after.exec(said) ?? finder.before?.exec(said))?.groups?.n;
  if (!found) return null;
  const n = finder.read(found) ?? 0;
  return n > 1 && n <= mostClosed ? n : null;
}
