import { intents } from './all-commands.ts';
import type { Frame, Slots } from './frame/command-frame.ts';
import { features, names } from './frame/slots.ts';
import { fewWords, longestName } from './is-prose.ts';
import { isText } from './languages/text-words.ts';
import { wordsIn } from './reader/words-in.ts';
import type { CommandIntent } from './table/command.ts';
import type { Pattern } from './table/command-pattern.ts';

/** True if a name is a phrase of small words, and so probably no name. */
const isPhrase = ({ name = '' }: Slots): boolean => wordsIn(name) >= fewWords && name === name.toLowerCase();

/** True if a slot names something that only texts or projects have: "the last paragraph", "a new branch". */
const isOfTexts = ({ words = [], name = '', tags = [] }: Slots): boolean =>
  [...words, ...tags, name].some((said) => said.split(' ').some(isText));

/** Slots without the words and the name that stand in quotes, which are never prose. */
const withoutQuoted = ({ slots: { name = '', words = [], ...slots }, quoted = [] }: Frame): Slots => ({
  ...slots,
  words: words.filter((word) => !quoted.includes(word)),
  name: quoted.includes(name) ? '' : name,
});

/** All patterns by verb, in the order of the table. */
const byVerb = new Map<string, { intent: CommandIntent; pattern: Pattern }[]>();
for (const intent of intents)
  for (const pattern of intent.rule.flat())
    for (const verb of pattern.verbs) byVerb.set(verb, [...(byVerb.get(verb) ?? []), { intent, pattern }]);

/** The intent whose pattern fits a frame with the most conditions; the first in the table among equals. */
export function bestCommand(frame: Frame): { intent: CommandIntent; pattern: Pattern } | null {
  const held = features(frame.slots);
  let best: { intent: CommandIntent; pattern: Pattern; needs: number } | null = null;
  for (const { intent, pattern } of byVerb.get(frame.verb) ?? []) {
    if (!fits(pattern, frame, held) || (intent.effect !== 'read' && isScattered(intent, pattern, frame))) continue;
    const needs = pattern.needs?.length ?? 0;
    if (!best || needs > best.needs) best = { intent, pattern, needs };
  }
  return best;
}

/**
 * True if words stand in two places, where that is rather prose ("pin the tail on the donkey"), or says more than which
 * one tab is meant ("put the dal page in with my recipes").
 */
const isScattered = ({ picksOne }: CommandIntent, { vague }: Pattern, { object, slots }: Frame): boolean =>
  (slots.words?.length ?? 0) > 1 && (picksOne === true || (vague === true && object === null));

/** True for a search for one word and nothing else: "find chapter". */
const isSoughtAlone = ({ verb, slots }: Frame): boolean =>
  verb === 'find' && Object.keys(slots).join() === 'words' && wordsIn(slots.words!.join(' ')) === 1;

function fits(pattern: Pattern, frame: Frame, held: Set<string>): boolean {
  if (!pattern.objects.includes(frame.object)) return false;
  const unquoted = withoutQuoted(frame);
  if (pattern.bare && (frame.passed.length > 0 || longestName(unquoted) >= fewWords || isPhrase(unquoted)))
    return false;
  if (pattern.one && !frame.one) return false;
  if (pattern.definite && !frame.passed.includes('definite')) return false;
  if (pattern.vague && (longestName(unquoted) > fewWords || (isOfTexts(frame.slots) && !isSoughtAlone(frame))))
    return false;
  if (pattern.vague && frame.passed.some((word) => ['indefinite', 'of', 'verb'].includes(word))) return false;
  const needs = pattern.needs ?? [];
  const allows = pattern.allows ?? [];
  const isHeld = (feature: string) =>
    held.has(feature) ||
    (feature === 'window' && held.has('window:all')) ||
    (feature === 'window:some' && held.has('window'));
  if (!needs.every(isHeld)) return false;
  return [...held].every((feature) => names(needs, feature) || names(allows, feature));
}
