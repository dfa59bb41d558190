import { once } from '@/src/text/once.ts';
import { futureWords } from '../languages/future-words.ts';
import { returnWords } from '../languages/return-words.ts';

/** Largest number of closed tabs that browsers remember. */
const most = 25;

const finders = new Map(
  Object.entries(returnWords).flatMap(([code, { tabs, unspaced }]) => {
    const { numbers = [] } = futureWords[code] ?? {};
    const words = numbers.slice(2).join('|');
    const count = unspaced ? `\\d{1,2}|${words}` : `(?<![\\p{L}\\p{N}])(?:\\d{1,2}|${words})(?![\\p{L}\\p{N}])`;
    const gap = unspaced ? '[つ個枚の]{0,2}' : '\\s+';
    const find = once(() => ({
      after: new RegExp(`(?<n>${count})${gap}${tabs}`, 'iu'),
      before: unspaced ? new RegExp(`${tabs}を?(?<n>${count})[つ個枚]`, 'iu') : null,
      numbers: numbers.map((number) => new RegExp(`^(?:${number || '(?!)'})$`, 'iu')),
    }));
    return [[code, find]];
  }),
);

/** The number of tabs that a sentence says were closed: "I closed two tabs, bring them back". Null: none is said. */
export function closedCount(sentence: string, language: string): number | null {
  const finder = finders.get(language)?.();
  const said = sentence.slice(0, 240).normalize('NFC');
  const found = finder && (finder.after.exec(said) ?? finder.before?.exec(said))?.groups?.n;
  if (!found) return null;
  const n = /^\d/.test(found) ? Number(found) : finder.numbers.findIndex((number) => number.test(found));
  return n > 1 && n <= most ? n : null;
}
