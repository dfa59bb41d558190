import type { Slots } from './frame/command-frame.ts';
import type { Reading } from './reader/frames.ts';
import { wordsIn } from './reader/words-in.ts';
import type { CommandIntent } from './table/command.ts';
import type { Pattern } from './table/command-pattern.ts';

/** Longest run of free words, in words, that still counts as a name. */
export const fewWords = 3;
export const longestName = ({ words = [], tags = [] }: Slots, ...others: string[]): number =>
  Math.max(0, ...[...words, ...tags, ...others].map(wordsIn));

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
  if (intent.effect === 'read') return longestName(slots, slots.folder ?? '', slots.group ?? '') > fewWords;
  // "Our group meets at eight".
  if (slots.words && slots.ref?.kind === 'positions') return true;
  const isNamed = Object.keys(slots).some((slot) => !['words', 'to', 'days'].includes(slot));
  return vague ? !isNamed && object !== 'tabs' : !pattern.verbs.some((verb) => verb === 'list' || verb === 'wanted');
}
