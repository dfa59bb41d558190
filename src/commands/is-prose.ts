import type { Slots } from './frame/command-frame.ts';
import type { CommandLanguage } from './languages/language.ts';
import { type Atom, has, isRun, isThing, kindOf } from './reader/atoms.ts';
import type { Reading } from './reader/frames.ts';
import type { Item } from './reader/spotted-item.ts';
import { written } from './reader/tokenise.ts';
import { wordsIn } from './reader/words-in.ts';
import type { CommandIntent } from './table/command.ts';
import type { Pattern } from './table/command-pattern.ts';

/** Longest run of free words, in words, that still counts as a name. */
export const fewWords = 3;
export const longestName = ({ words = [], tags = [] }: Slots, ...others: string[]): number =>
  Math.max(0, ...[...words, ...tags, ...others].map(wordsIn));

/**
 * True if a sentence tells something, or is about something that no browser has: "the tabs on my guitar are out of
 * tune", "find a present".
 */
export function tellsOfOthers(atoms: Atom[], { object, slots }: Reading, { effect }: CommandIntent): boolean {
  const acts = atoms.flatMap(({ concepts }, at) => (concepts.some((one) => kindOf(one) === 'act') ? [at] : []));
  const [first = atoms.length] = acts;
  const isTag = atoms.some((atom) => has(atom, 'tag', 'untag'));
  return atoms.some((atom, at) => {
    const { item } = atom;
    const { small = [] } = item;
    const before = atoms[at - 1];
    const isBeside = isThing(atoms[at + 1]) && atoms[at + 1]!.item.start === (item.end ?? 0) + 1;
    const isRelative = atoms.slice(0, at + 1).some((one) => one.item.small?.includes('relative'));
    if (at > 0 && !isRelative) {
      // "Tag clouds are ugly", "open tags must be closed".
      if (small.includes('verb') && at <= first) return true;
      if (small.includes('modal') && effect !== 'read' && at > first) return true;
    }
    // "My brother closed all my tabs".
    if (has(atom, 'closed') && isRun(before) && has(atoms[at + 1], 'all', 'tabs', 'tab', 'windows')) return true;
    // "Sleep on it".
    if (effect !== 'read' && has(atom, 'it', 'them') && before?.concepts.join() === 'about') return true;
    if (!isRun(atom) || (item.kind === 'run' && item.sure)) return false;
    // "The meal was good, save it".
    if (at === 0 && effect !== 'read' && small.includes('verb') && 'text' in item && item.text.includes(' '))
      return true;
    // "Open an issue on GitHub", "list some synonyms for tab".
    if (acts.includes(at - 1) && !isBeside && small.includes('indefinite')) return true;
    // "The window of opportunity".
    if (small.at(-1) === 'of' && has(before, 'windows', 'groups')) return true;
    // "These shoes need to go".
    return (
      effect !== 'read' && !isTag && object === null && !slots.sites && !item.gap && !isBeside && has(before, 'them')
    );
  });
}

/**
 * True for a reading without a verb that is more likely prose: too long for a search, or a change whose target is only
 * described.
 */
export function isProse(
  { slots, vague, object }: Reading,
  { intent, pattern }: { intent: CommandIntent; pattern: Pattern },
) {
  if (
    intent.effect === 'read' &&
    slots.words &&
    !slots.when &&
    !slots.sites &&
    (object === null || object === 'things')
  )
    return true;
  // "The history of the Tang is rich": words on both sides of the thing.
  if (intent.effect === 'read' && (slots.words?.length ?? 0) > 1 && !slots.sites && !slots.when) return true;
  if (intent.effect === 'read') return longestName(slots, slots.folder ?? '', slots.group ?? '') > fewWords;
  // "Our group meets at eight".
  if (slots.words && slots.ref?.kind === 'positions') return true;
  const isNamed = Object.keys(slots).some((slot) => !['words', 'to', 'days'].includes(slot));
  return vague ? !isNamed && object !== 'tabs' : !pattern.verbs.some((verb) => verb === 'list' || verb === 'wanted');
}

/**
 * True if words that no order begins with stand before what to do: "did you close this", "instead of closing this". A
 * polite beginning is none of them, and neither is a clause that says which: "the tabs that are playing".
 */
export function isHedged(sentence: string, act: Item, language: CommandLanguage): boolean {
  const { hedges, polite = '' } = language;
  if (!hedges || act.start === undefined || act.end === undefined) return false;
  const said = written(sentence, language).slice(0, act.end).toLowerCase();
  const alone = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu');
  return alone(hedges).test(said.replace(alone(polite), ' '));
}
