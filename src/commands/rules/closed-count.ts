import { once } from '@/src/text/once.ts';
import { returnWords } from '../languages/return-words.ts';
import { numberWords } from './number-words.ts';

/** Largest number of closed tabs that browsers remember. */
const most = 25;

const finders = new Map(
  Object.entries(returnWords).flatMap(([code, { tabs, unspaced }]) => {
    const find = once(() => {
      const numbers = numberWords(code);
      const words = numbers.wordsFor(2, most);
      const count = unspaced ? `\\d{1,2}|${words}` : `(?<![\\p{L}\\p{N}])(?:\\d{1,2}|${words})(?![\\p{L}\\p{N}])`;
      const gap = unspaced ? '[つ個枚の]{0,2}' : '\\s+';
      return {
        after: new RegExp(`(?<n>${count})${gap}${tabs}`, 'iu'),
        before: unspaced ? new RegExp(`${tabs}を?(?<n>${count})[つ個枚]`, 'iu') : null,
        read: numbers.read,
      };
    });
    return [[code, find]];
  }),
);

/** The number of tabs that a sentence says were closed: "I closed two tabs, bring them back". Null: none is said. */
export function closedCount(sentence: string, language: string): number | null {
  const finder = finders.get(language)?.();
  const said = sentence.slice(0, 240).normalize('NFC');
  const found = finder && (finder.after.exec(said) ?? finder.before?.exec(said))?.groups?.n;
  if (!found) return null;
  const n = finder.read(found) ?? 0;
  return n > 1 && n <= most ? n : null;
}
