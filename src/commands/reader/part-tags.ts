import type { CommandLanguage } from '../languages/language.ts';
import { says } from './atoms.ts';
import type { Item } from './spotted-item.ts';

/**
 * Splits a run at an "and" inside it, if tags are listed and words have no spaces: "打上工作和紧急两个标签". Each tag has at least
 * two characters.
 */
export function partTags(items: Item[], { unspaced, words: { and = '' } }: CommandLanguage): Item[] {
  if (!unspaced || !items.some((item) => says(item, (one) => one === 'tag'))) return items;
  const letters = and.split('|').filter((word) => /^\p{Script=Han}$/u.test(word));
  return items.flatMap((item): Item[] => {
    if (item.kind !== 'run' || item.sure) return [item];
    const at = [...item.text].findIndex(
      (letter, place, all) => letters.includes(letter) && place > 1 && place < all.length - 2,
    );
    if (at < 0) return [item];
    const all = [...item.text];
    const run = (text: string): Item => ({ kind: 'run', text, sure: false });
    return [
      run(all.slice(0, at).join('')),
      { kind: 'concept', readings: [['and']], text: all[at]! },
      run(all.slice(at + 1).join('')),
    ];
  });
}

/** True if the last of several tags is due, whatever it means elsewhere: "tag it vegan and quick". */
export const endsTags = (items: Item[]): boolean =>
  says(items.at(-1), (one) => one === 'and') &&
  items.at(-2)?.kind === 'run' &&
  items.some((item) => says(item, (one) => one === 'tag'));
