import type { RuleTime } from '@/src/contract/settings.ts';
import { once } from '@/src/text/once.ts';
import { languageNamed } from '../languages/index.ts';
import { ruleWords } from '../languages/rule-words.ts';
import { minuteSaid, morning, Reading, type TimeFinder, timeFinder } from './time-finder.ts';

/** Time or condition of a rule in a sentence. */
export interface RuleTimeSaid {
  /** Null for one that no rule can hold. */
  when: RuleTime | null;
  /** True if it comes again and again. */
  again: boolean;
  /** The sentence without it. */
  rest: string;
}

interface Finder {
  times: TimeFinder;
  daily: [RegExp, number | undefined][];
  weekly: RegExp[];
  others: RegExp;
  more: RegExp;
  always: RegExp;
  joins: RegExp;
}

/** Stands in a sentence where a repeated time was. */
const place = '\u0001';
const apart = /^[\s,，、のには]*$/;

/** Matches a source, in a language with spaces only as whole words. */
export function wholeWords(source: string, language: string, flags = 'iu'): RegExp {
  const unspaced = languageNamed(language)?.unspaced === true;
  return new RegExp(unspaced ? `(?:${source})` : `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
}

function finderOf(code: string): Finder | null {
  const words = ruleWords[code];
  const times = timeFinder(code);
  if (!words || !times) return null;
  const find = (source: string, flags = 'iu') => wholeWords(source, code, flags);
  const anyDay = times.weekdayWords.join('|');
  const onDay = (source: string, day: string) => find(source.replaceAll('DAY', day));
  const joined = words.joins ? `(?:${find(words.joins).source}\\s*)*` : '';
  return {
    times,
    daily: words.daily.map(([source, hour]) => [onDay(source, anyDay), hour]),
    weekly: times.weekdayWords.map((day) => onDay(words.weekly, day)),
    others: onDay(words.others, anyDay),
    more: find(words.more.replaceAll(/\(\?:COUNT\)/g, `(${times.numbers.count})`)),
    always: find(words.always, 'giu'),
    joins: new RegExp(`^[\\s,，、:.。]*${joined}`, 'iu'),
  };
}

const finders = new Map(Object.keys(ruleWords).map((code) => [code, once(() => finderOf(code))]));

/** Reads the time of a rule out of a sentence: "every Friday at 17:00", "when I have more than 80 tabs". */
export function readRuleTime(sentence: string, language: string): RuleTimeSaid | null {
  const finder = (finders.get(language) ?? finders.get(language.split('-')[0] ?? ''))?.();
  if (!finder) return null;
  const reading = new Reading(finder.times.parted(sentence), place);
  const time = timeIn(reading, finder);
  if (!time) return null;
  const rest = orderIn(reading.rest, finder);
  // "Every Monday and Thursday": the other day is left.
  const isMore = time.again && timeIn(new Reading(rest, place), finder) !== null;
  return { ...time, when: isMore ? null : time.when, rest };
}

/** The rest of a sentence, without the words that only belong to its time. */
function orderIn(sentence: string, { always, joins }: Finder): string {
  const rest = sentence.replaceAll(place, ' ').replace(always, ' ').replace(/\s+/g, ' ').replace(joins, '');
  return rest.replace(/[\s,，、:.。]{1,9}$/u, '');
}

type Said = Omit<RuleTimeSaid, 'rest'>;

const timeIn = (reading: Reading, finder: Finder): Said | null =>
  countIn(reading, finder) ?? repeatIn(reading, finder) ?? dayIn(reading, finder);

function countIn(reading: Reading, { more, times }: Finder): Said | null {
  const than = times.numbers.read(more.exec(reading.rest)?.slice(1).find(Boolean) ?? '');
  return than && reading.take(more) ? { when: { kind: 'more-tabs', than }, again: true } : null;
}

function repeatIn(reading: Reading, { weekly, daily, others, times }: Finder): Said | null {
  for (const [day, pattern] of weekly.entries()) {
    const said = reading.take(pattern)?.[0];
    const part = times.parts.find(([words]) => words.test(said ?? ''))?.[1];
    if (said !== undefined) return { when: clockBeside(reading, times, day, part), again: true };
  }
  for (const [pattern, hour] of daily)
    if (reading.take(pattern)) return { when: clockBeside(reading, times, null, hour), again: true };
  if (!reading.take(others)) return null;
  clockBeside(reading, times, null);
  return { when: null, again: true };
}

/** A single weekday, which a form takes for one that repeats. */
function dayIn(reading: Reading, { times }: Finder): Said | null {
  for (const [day, pattern] of times.weekdays.entries())
    if (reading.take(pattern)) return { when: clockBeside(reading, times, day), again: false };
  return null;
}

/** Adds the clock time and the part of the day beside a repeated time; the clock time may also end the sentence. */
function clockBeside(reading: Reading, times: TimeFinder, day: number | null, given?: number): RuleTime {
  let part = given;
  let clock = null as RegExpExecArray | null;
  const takePart = () => {
    for (const [pattern, hour] of times.parts) if (part === undefined && reading.take(pattern, isBeside)) part = hour;
  };
  const takeClock = (isThere: typeof isBeside) => {
    for (const pattern of times.clocks) clock ??= reading.take(pattern, isThere);
  };
  for (const look of [takePart, () => takeClock(isBeside), takePart, () => takeClock(isAtEnd), takePart]) look();
  const minute = (clock?.groups && minuteSaid(clock.groups, times, part)) ?? (part ?? morning) * 60;
  const days = minute < wholeDay || day === null ? day : (day + 1) % 7;
  return { kind: 'weekly', day: days, minute: minute % wholeDay };
}

const wholeDay = 24 * 60;

const isBeside = (before: string, after: string): boolean =>
  (before.includes(place) && apart.test(before.slice(before.lastIndexOf(place) + 1))) ||
  (after.includes(place) && apart.test(after.slice(0, after.indexOf(place))));
const isAtEnd = (before: string, after: string): boolean => before.trim() === '' || /^[\s.!。！]*$/.test(after);
