import type { CommandLanguage } from './languages/language.ts';
import { isText } from './languages/text-words.ts';
import { type Atom, has, isRun, isThing, isTime, kindOf, says } from './reader/atoms.ts';
import type { Reading } from './reader/frames.ts';
import type { Item } from './reader/spotted-item.ts';

/**
 * True if a reading can hardly mean anything else: it begins with what to do, gives one order, and each word that is
 * none of ours is a name or says what something is about. What asks for a judgement is left to a model.
 */
export function isExact(
  items: Item[],
  atoms: Atom[],
  { implied, verb, object, slots }: Reading,
  language: CommandLanguage,
): boolean {
  const { small, unspaced, postpositions } = language;
  if (isJudged(atoms, language)) return false;
  const isTag = verb === 'tag' || verb === 'untag';
  // "The tabs I need for the meeting": a word that tells was passed over.
  const isNamed = (text: string) => small?.definite?.split('|').includes(text.split(' ')[0]!.toLowerCase()) === true;
  const isPassed = (item: Item) => item.kind === 'concept' && says(item, 'tells') && isNamed(item.text);
  if (items.some(isPassed)) return false;
  // "The tabs in the store were open".
  const isTold = items.some(
    ({ small: said = [] }, at) => at > 0 && said.includes('verb') && !said.includes('relative'),
  );
  if (isTold && isThing(atoms[0])) return false;
  const first = atoms.findIndex(({ concepts }) => concepts.some((one) => kindOf(one) === 'act'));
  const isTimeAlone = implied && slots.when !== undefined && !atoms.some((atom) => has(atom, 'history'));
  // "What was I reading about?": about what is not said.
  const isAboutNothing = slots.words === undefined && slots.sites === undefined;
  const isEnd = (atom: Atom | undefined) =>
    atom === undefined || ['when', 'mark'].includes(atom.item.kind) || says(atom.item, isTime);
  const isOpen = isAboutNothing && atoms.some((atom, at) => has(atom, 'about') && isEnd(atoms[at + 1]));
  // "What did I put away, and what is open?", "make a tag visa and stick it on all gov.uk pages".
  const isAct = (atom: Atom | undefined) => atom !== undefined && says(atom.item, 'act');
  const isTwo = atoms.some(
    (atom, at) =>
      (atom.item.kind === 'mark' && has(atoms[at + 1], 'and') && atoms.slice(at + 2).some(isAct)) ||
      (has(atom, 'and') && isAct(atoms[at + 1]) && has(atoms[at + 2], 'it', 'them')),
  );
  if ((isOpen && !postpositions) || isTwo) return false;
  return atoms.every((atom, at) => {
    const { item } = atom;
    // "Which tabs would you close".
    if (at > 0 && item.small?.includes('modal')) return false;
    // "Target today", "something about pumps".
    if (isTimeAlone && (item.kind === 'site' ? !isAddress.test(item.text) : has(atom, 'everything'))) return false;
    if (item.kind !== 'run' || isSure(item)) return true;
    // "Rust, async": the second is said of the same.
    const isMore = atoms[at - 1]?.item.kind === 'mark';
    const before = isMore ? atoms.slice(0, at - 1).findLast((one) => !isRun(one)) : atoms[at - 1];
    const after = atoms[at + 1];
    const words = item.text.split(' ');
    const isBehind = isThing(before) && !(item.gap && small);
    if (words.some(isText) && !(isTag && (has(before, 'as') || isBehind))) return false;
    // Without spaces the place tells less.
    if (unspaced || has(before, 'link')) return true;
    if (isTag && !item.gap && has(before, 'this', 'all', 'tag', 'untag')) return true;
    // "Visa tabs", "the visa tabs" with no verb, "pdf links here".
    if (isThing(after) && !after?.item.gap) return !implied || item.gap === true || object === 'links';
    return !implied && (isBehind || (at === first + 1 && has(before, 'find') && object !== null));
  });
}

const isAddress = /[.:]|^localhost$/;

/** True if a word asks for a judgement: "the best tabs". */
export const isJudged = (atoms: Atom[], { judgements = '' }: CommandLanguage): boolean => {
  const judging = judgements.split('|');
  return atoms.some(({ item }) => {
    if (item.kind === 'concept') return judging.includes(item.text.toLowerCase());
    return (
      item.kind === 'run' && !isSure(item) && item.text.split(' ').some((word) => judging.includes(word.toLowerCase()))
    );
  });
};

/** True for what stands in quotes or is a name by its capital. */
const isSure = (item: Item): boolean =>
  item.kind === 'run' &&
  (item.sure || (item.start !== 0 && item.text.split(' ').every((word) => /^[\p{Lu}\p{N}]/u.test(word))));
