import type { CommandLanguage } from './languages/language.ts';
import { isText } from './languages/text-words.ts';
import { type Atom, has, isRun, isThing, kindOf } from './reader/atoms.ts';
import type { Reading } from './reader/frames.ts';
import type { Item } from './reader/spotted-item.ts';

/**
 * True if a reading can hardly mean anything else: it begins with what to do, gives one order, and each word that is
 * none of ours is a name or says what something is about. What asks for a judgement is left to a model.
 */
export function isExact(atoms: Atom[], { implied, verb }: Reading, { judgements }: CommandLanguage): boolean {
  const isJudged = (word: string) => judgements?.split('|').includes(word.toLowerCase()) === true;
  return atoms.every((atom, at) => {
    const { item } = atom;
    if (item.kind !== 'run' || isSure(item)) return true;
    // "Rust, async": the second is said of the same.
    const isMore = atoms[at - 1]?.item.kind === 'mark';
    const before = isMore ? atoms.slice(0, at - 1).findLast((one) => !isRun(one)) : atoms[at - 1];
    const words = item.text.split(' ');
    const isTag = verb === 'tag' || verb === 'untag';
    if (words.some(isJudged) || (words.some(isText) && !(isTag && (has(before, 'as') || isThing(before)))))
      return false;
    if (isTag && !item.gap && (isThing(before) || has(before, 'this', 'all'))) return true;
    return isPlaced(atoms, at, implied);
  });
}

/** True for what stands in quotes or is a name by its capital. */
const isSure = (item: Item): boolean =>
  item.kind === 'run' && (item.sure || (item.start !== 0 && /^\p{Lu}/u.test(item.text)));

/** True for a word that a link or the noun beside it explains: "about visas", "visa tabs", "tab visa". */
function isPlaced(atoms: Atom[], at: number, implied: boolean): boolean {
  const { item } = atoms[at]!;
  const [before, after] = [atoms[at - 1], atoms[at + 1]];
  if (before?.concepts.some((one) => kindOf(one) === 'link')) return true;
  if (isThing(after) && after?.item.start === (item.end ?? 0) + 1) return !implied || item.gap === true;
  return isThing(before) && !item.gap && !implied;
}
