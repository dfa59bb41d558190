import type { CommandLanguage } from '../languages/language.ts';
import { says } from './atoms.ts';
import type { Item } from './spotted-item.ts';

/** "打上工作和紧急两个标签": without spaces an "and" within a name parts two tags, each of at least two letters. */
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
