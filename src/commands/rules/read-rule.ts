import type { PanelOrder, Rule, RuleDeed, RuleTime } from '@/src/contract/settings.ts';
import type { Slots } from '../frame/command-frame.ts';
import { type RuleWords, ruleWords } from './rule-time-words.ts';

/** The parts of a rule that a sentence gives. */
export type RuleParts = Partial<Pick<Rule, 'when' | 'does'>>;

/** Longest sentence that is read, in characters. */
const longest = 400;
/** Longest order in a chat that may describe a rule, in characters. */
const longestOrder = 160;
/** Default time of a rule, in minutes after midnight. */
const morning = 9 * 60;
/** Default number of days for "unused". */
const longUnused = 14;

/** Finds the command that an order means. */
export type MatchOrder = (
  order: string,
  options: { language: string },
) => { kind: 'intent'; intent: { id: string }; slots: Slots; exact: boolean } | { kind: 'beyond' | 'none' };

interface RulePatterns {
  weekly: RegExp;
  moreTabs: RegExp;
  library: RegExp;
  days: string[][];
}

/** Source that matches whole words only, for scripts with spaces. */
const alone = (choices: string): string => `(?<![\\p{L}\\p{N}])(?:${choices})(?![\\p{L}\\p{N}])`;
const either = (choices: string[]): string => choices.filter(Boolean).join('|');

function patternsOf(words: RuleWords, unspaced: boolean): RulePatterns {
  const whole = unspaced ? (choices: string) => `(?:${choices})` : alone;
  const days = words.days.split(' ').map((day) => day.split('/').map((form) => form.replace('_', ' ')));
  const clock = `(?:(?:${either([words.at, '@'])})\\s*)?(?<hour>\\d{1,2})(?:[:.h](?<minute>\\d{2}))?\\s*(?<unit>${words.hour})?(?![\\p{N}])`;
  const day = `(?:${whole(`(?<daily>${words.daily})`)}|(?:(?:(?<every>${words.every})${words.on ? `|${words.on}` : ''})\\s*)?${whole(`(?<day>${either(days.flat())})`)})`;
  const when = words.when ? `(?:${whole(words.when)}[^,，、]{0,30}?)?` : '';
  return {
    weekly: new RegExp(`${day}(?:\\s*${clock})?`, 'u'),
    moreTabs: new RegExp(`${when}(?:${words.over})\\s*(?<than>\\d{1,5})\\s*(?:${words.tabs})`, 'u'),
    library: new RegExp(whole(words.library), 'u'),
    days,
  };
}

const patterns = new Map(
  Object.entries(ruleWords).map(([code, words]) => [code, patternsOf(words, code === 'zh' || code === 'ja')]),
);

function minuteOf({ hour, minute = '0', unit }: Record<string, string | undefined>): number {
  const said = Number(hour);
  const turned = unit === 'pm' && said < 12 ? said + 12 : unit === 'am' && said === 12 ? 0 : said;
  return turned < 24 && Number(minute) < 60 ? turned * 60 + Number(minute) : morning;
}

/**
 * Time of a rule in a sentence, with the rest of the sentence. `again`: it is a repeating time. Null if there is none.
 */
function timeIn(sentence: string, { weekly, moreTabs, days }: RulePatterns): TimeSaid | null {
  const many = moreTabs.exec(sentence);
  if (many)
    return { when: { kind: 'more-tabs', than: Number(many.groups!.than) }, again: true, rest: cut(sentence, many) };
  const found = weekly.exec(sentence);
  if (!found) return null;
  const { daily, every, day } = found.groups!;
  const at = days.findIndex((forms) => forms.includes(day ?? ''));
  const minute = found.groups!.hour === undefined ? morning : minuteOf(found.groups!);
  const again = Boolean(daily || every || (day && day !== days[at]?.[0]));
  return { when: { kind: 'weekly', day: daily ? null : at, minute }, again, rest: cut(sentence, found) };
}

interface TimeSaid {
  when: RuleTime;
  again: boolean;
  rest: string;
}

const mark = /[\s,，、:.。]/;

/** A sentence without a matched part, and without punctuation at its ends. */
function cut(sentence: string, { 0: said, index }: RegExpExecArray): string {
  const rest = `${sentence.slice(0, index)} ${sentence.slice(index + said.length)}`;
  let [start, end] = [0, rest.length];
  while (start < end && mark.test(rest[start]!)) start++;
  while (end > start && mark.test(rest[end - 1]!)) end--;
  return rest.slice(start, end);
}

/** Action of a rule for an order. Null if no rule can do it, or if it selects tabs more narrowly than rules can. */
function deedOf(sentence: string, language: string, matchOrder: MatchOrder): RuleDeed | null {
  const match = matchOrder(sentence, { language });
  if (match.kind !== 'intent' || !match.exact) return null;
  const { states: _, all: __, days = longUnused, ...narrowing } = match.slots;
  if (Object.keys(narrowing).length > 0) return null;
  const unusedDays = Math.min(365, Math.max(1, Math.round(days)));
  switch (match.intent.id) {
    case 'tabs.close-duplicates':
      return { kind: 'close-duplicates' };
    case 'tabs.sleep':
      return { kind: 'sleep', unusedDays };
    case 'tabs.set-aside':
      return { kind: 'set-aside', unusedDays };
    default:
      return null;
  }
}

const folded = (words: string): string => words.slice(0, longest).trim().toLocaleLowerCase().normalize('NFC');

/** Parts of the rule in each language in which the sentence names a time. */
function* rulesIn(sentence: string, match: MatchOrder): Generator<RuleParts & { again: boolean }> {
  for (const [language, each] of patterns) {
    const time = timeIn(sentence, each);
    if (!time) continue;
    const does = deedOf(time.rest, language, match);
    yield { when: time.when, ...(does && { does }), again: time.again };
  }
}

/** Reads a rule such as "every Friday at 17:00 set aside what I have not used in two weeks", in any language of the commands. */
export function readRule(words: string, match: MatchOrder): RuleParts {
  const sentence = folded(words);
  const rules = [...rulesIn(sentence, match)];
  const best = rules.find(({ does }) => does) ?? rules[0];
  if (best) return { when: best.when!, ...(best.does && { does: best.does }) };
  const does = [...patterns.keys()].map((language) => deedOf(sentence, language, match)).find((deed) => deed !== null);
  return does ? { does } : {};
}

/** Reads an order that describes a repeating rule, with time and action; null for others. */
export function readRuleOrder(words: string, match: MatchOrder): Pick<Rule, 'when' | 'does'> | null {
  if (words.length > longestOrder || words.includes('\n')) return null;
  for (const { when, does, again } of rulesIn(folded(words), match)) if (when && does && again) return { when, does };
  return null;
}

/** Reads an order that the panel carries out itself: "open my library". Null for others. */
export function readPanelOrder(words: string, match: MatchOrder): PanelOrder | null {
  const sentence = folded(words);
  if (sentence.includes('\n')) return null;
  return [...patterns.keys()].some((language) => opensLibrary(sentence, language, match)) ? { kind: 'library' } : null;
}

/** True for an order to open the library. It is read like one to open a folder of that name. */
function opensLibrary(sentence: string, language: string, matchOrder: MatchOrder): boolean {
  const said = sentence.replace(patterns.get(language)!.library, `${ruleWords[language]!.folder} Library`);
  if (said === sentence) return false;
  const match = matchOrder(said, { language });
  return (
    match.kind === 'intent' &&
    match.exact &&
    ['bookmarks.open-folder', 'bookmarks.folder'].includes(match.intent.id) &&
    Object.values(match.slots).join() === 'Library'
  );
}
