import { intentById } from './all-commands.ts';
import { classifierOf } from './classifier/classify-sentence.ts';
import { hear, wantedOf } from './classifier/hear-sentence.ts';
import { fillSlots } from './fill-slots.ts';
import type { Slots } from './frame/command-frame.ts';
import type { CommandLanguage } from './languages/language.ts';
import { counted } from './match.ts';
import { slotsFor } from './read-as-command.ts';
import { says } from './reader/atoms.ts';
import type { CommandIntent } from './table/command.ts';

/**
 * Least probability of a command that is suggested, of one that closes or deletes, and of one that is suggested without
 * a part of what was said.
 */
const leastSuggested = { any: 0.25, destroy: 0.5, part: 0.5 };

/** True for what only takes back: it may be suggested whatever a sentence forbids. */
export const onlyTakesBack = ({ id }: CommandIntent): boolean => id === 'undo';

/**
 * The commands that a sentence may stand for, the likeliest first, with what it says about them. For a sentence that
 * was not understood.
 */
export function likelyCommands(
  sentence: string,
  language: CommandLanguage,
  now: number,
): { intent: CommandIntent; slots: Slots; probability: number }[] {
  const heard = hear(sentence, language);
  const { isForbidden, acts } = heard;
  const named = wantedOf(heard);
  const fixed = named.filter(({ kind }) => kind === 'concept');
  return classifierOf(language)
    .classify(sentence)
    .flatMap(({ id, probability }) => {
      const intent = intentById.get(id);
      if (!intent || (isForbidden && intent.effect !== 'read' && !onlyTakesBack(intent))) return [];
      // "Anything about mortgages?" closes nothing.
      if (intent.effect === 'destroy' && acts.length === 0) return [];
      if (probability < leastSuggested[intent.effect === 'destroy' ? 'destroy' : 'any']) return [];
      const whole = slotsFor(intent, named, language);
      const part = () => fillSlots(intent, fixed) ?? fillSlots(intent, []);
      // "Close everything except the docs": without the exception it would be another order.
      const isWhole = intent.effect === 'destroy' && named.some((item) => says(item, 'except'));
      if (isWhole && whole?.slots.except === undefined) return [];
      const filled = whole ?? (probability < leastSuggested.part ? null : part());
      // "No, put them back": the last action, whatever "them" is.
      const slots = filled && (onlyTakesBack(intent) ? {} : counted(filled.slots, now));
      return slots ? [{ intent, slots, probability }] : [];
    });
}
