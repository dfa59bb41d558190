import type { PanelOrder, Rule, RuleDeed } from '@/src/contract/settings.ts';
import type { Slots } from '../frame/command-frame.ts';
import { asideWords } from '../languages/aside-words.ts';
import { perLanguage, wholeWords } from '../languages/index.ts';
import { ruleWords } from '../languages/rule-words.ts';
import { readRuleTime } from './read-rule-time.ts';

/** The parts of a rule that a sentence gives. */
export type RuleParts = Partial<Pick<Rule, 'when' | 'does'>>;

/** Longest sentence that is read, in characters. */
const longest = 400;
/** Longest order in a chat that may describe a rule, in characters. */
const longestOrder = 160;
/** Default number of days for "unused". */
const longUnused = 14;
/** Largest number of days that a rule can hold. */
const longestUnused = 365;

type Matched =
  | { kind: 'intent'; intent: { id: string; effect: string }; slots: Slots; exact: boolean }
  | { kind: 'beyond' | 'none' };

/** Finds the command that an order means. */
export type MatchOrder = (order: string, options: { language: string }) => Matched;

/** Action of a rule for a command. Null if no rule can do it, or if it selects tabs more narrowly than rules can. */
function deedOf(match: Matched): (RuleDeed & { assumed?: true }) | null {
  if (match.kind !== 'intent' || !match.exact) return null;
  const { states = [], all: _, days, ...narrowing } = match.slots;
  if (Object.keys(narrowing).length > 0 || states.some((state) => !implied.has(state))) return null;
  const unusedDays = Math.min(longestUnused, Math.max(1, Math.round(days ?? longUnused)));
  // A rule counts whole days.
  const assumed = unusedDays === days ? {} : { assumed: true as const };
  switch (match.intent.id) {
    case 'tabs.close-duplicates':
      return { kind: 'close-duplicates' };
    case 'tabs.sleep':
      return { kind: 'sleep', unusedDays, ...assumed };
    case 'tabs.set-aside':
      return { kind: 'set-aside', unusedDays, ...assumed };
    default:
      return null;
  }
}

/** States of the tabs that the actions of rules select by themselves. */
const implied = new Set(['duplicate', 'background']);

/** Matches a space between a number and Chinese words. */
const besideNumber = /(?<=\p{Script=Han}) (?=\d)|(?<=\d) (?=\p{Script=Han})/gu;

const folded = (words: string): string =>
  words.slice(0, longest).trim().toLocaleLowerCase().normalize('NFC').replace(besideNumber, '');

/** Time in the sentence and the command that is left, in each language in which the sentence names a time. */
function* rulesIn(sentence: string, match: MatchOrder, codes = Object.keys(ruleWords)) {
  for (const language of codes) {
    const time = readRuleTime(sentence, language);
    if (time) yield { ...time, match: match(time.rest, { language }) };
  }
}

const bare = ({ assumed: _, ...deed }: RuleDeed & { assumed?: true }): RuleDeed => deed;

/**
 * Reads a rule such as "every Friday at 17:00 set aside what I have not used in two weeks", in any language of the
 * commands.
 */
export function readRule(words: string, match: MatchOrder): RuleParts {
  const sentence = folded(words);
  const rules = [...rulesIn(sentence, match)].map(({ when, match: order }) => ({ when, does: deedOf(order) }));
  const { when, does } = rules.find((rule) => rule.does) ?? rules[0] ?? { when: null, does: null };
  if (when || does) return { ...(when && { when }), ...(does && { does: bare(does) }) };
  const deeds = Object.keys(ruleWords).map((language) => deedOf(match(sentence, { language })));
  const deed = deeds.find((each) => each !== null);
  return deed ? { does: bare(deed) } : {};
}

/**
 * Reads an order for something that is to be done again and again, in these languages. Null for others; `rule` is null
 * for one that no rule can hold.
 */
export function readRuleOrder(
  words: string,
  codes: string[],
  match: MatchOrder,
): { rule: Required<RuleParts> | null } | null {
  if (words.length > longestOrder || words.includes('\n')) return null;
  let isOrder = false;
  for (const { when, again, match: order } of rulesIn(folded(words), match, codes)) {
    const does = deedOf(order);
    if (again && when && does && !does.assumed) return { rule: { when, does } };
    isOrder ||= again && order.kind === 'intent' && order.exact && order.intent.effect !== 'read';
  }
  return isOrder ? { rule: null } : null;
}

const everyWords = perLanguage(asideWords, (words, code) => wholeWords(words.repeats, code));

/** True if a sentence names a time that comes again and again: "every Friday at five". */
export const repeats = (words: string, codes: string[]): boolean =>
  codes.some((code) => everyWords(code)?.test(words)) &&
  codes.some((code) => readRuleTime(folded(words), code)?.again === true);

/** Reads an order that the panel carries out itself: "open my library". Null for others. */
export function readPanelOrder(words: string, match: MatchOrder): PanelOrder | null {
  const sentence = folded(words);
  if (sentence.includes('\n')) return null;
  return Object.keys(ruleWords).some((language) => opensLibrary(sentence, language, match))
    ? { kind: 'library' }
    : null;
}

/** True for an order to open the library. It is read like one to open a folder of that name. */
function opensLibrary(sentence: string, language: string, matchOrder: MatchOrder): boolean {
  const { library, folder } = ruleWords[language]!;
  const said = sentence.replace(wholeWords(library, language), `${folder} Library`);
  if (said === sentence) return false;
  const match = matchOrder(said, { language });
  return (
    match.kind === 'intent' &&
    match.exact &&
    ['bookmarks.open-folder', 'bookmarks.folder'].includes(match.intent.id) &&
    Object.values(match.slots).join() === 'Library'
  );
}
