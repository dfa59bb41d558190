import type { RuleTime } from '@/src/contract/settings.ts';
import { once } from '@/src/text/once.ts';
import { languageNamed } from '../languages/index.ts';
import { ruleWords } from '../languages/rule-words.ts';
import { minuteSaid, morning, type TimeFinder, timeFinder } from './time-finder.ts';

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
  const said = finder.times.parted(sentence);
  const time = countIn(said, finder) ?? repeatIn(said, finder) ?? dayIn(said, finder);
  if (!time) return null;
  const rest = orderIn(time.rest, finder);
  // "Every Monday and Thursday": the other day is left.
  const isMore = time.again && (countIn(rest, finder) ?? repeatIn(rest, finder) ?? dayIn(rest, finder)) !== null;
  return { ...time, when: isMore ? null : time.when, rest };
}

/** The rest of a sentence, without the words that only belong to its time. */
function orderIn(sentence: string, { always, joins }: Finder): string {
  const rest = sentence.replaceAll(place, ' ').replace(always, ' ').replace(/\s+/g, ' ').replace(joins, '');
  return rest.replace(/[\s,，、:.。]{1,9}$/u, '');
}

function countIn(sentence: string, { more, times }: Finder): RuleTimeSaid | null {
  const found = more.exec(sentence);
  const than = times.numbers.read(found?.slice(1).find(Boolean) ?? '');
  return found && than ? { when: { kind: 'more-tabs', than }, again: true, rest: cut(sentence, found) } : null;
}

function repeatIn(sentence: string, finder: Finder): RuleTimeSaid | null {
  for (const [day, pattern] of finder.weekly.entries()) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    return atClock(cut(sentence, found), { day, part: partIn(found[0], finder.times) }, finder);
  }
  for (const [pattern, hour] of finder.daily) {
    const found = pattern.exec(sentence);
    if (found) return atClock(cut(sentence, found), { day: null, part: hour }, finder);
  }
  const other = finder.others.exec(sentence);
  return other && { ...atClock(cut(sentence, other), { day: null }, finder), when: null };
}

/** A single weekday, which a form takes for one that repeats. */
function dayIn(sentence: string, finder: Finder): RuleTimeSaid | null {
  for (const [day, pattern] of finder.times.weekdays.entries()) {
    const found = pattern.exec(sentence);
    if (found) return { ...atClock(cut(sentence, found), { day }, finder), again: false };
  }
  return null;
}

const partIn = (words: string, { parts }: TimeFinder): number | undefined =>
  parts.find(([pattern]) => pattern.test(words))?.[1];

/** Adds the clock time and the part of the day beside a repeated time; the clock time may also end the sentence. */
function atClock(
  sentence: string,
  { day, part }: { day: number | null; part?: number | undefined },
  { times }: Finder,
) {
  let rest = sentence;
  let clock: Record<string, string | undefined> | undefined;
  const take = (pattern: RegExp, isThere: (before: string, after: string) => boolean) => {
    const taken = takeOut(rest, pattern, isThere);
    if (taken) rest = taken.rest;
    return taken?.groups;
  };
  const takePart = () => {
    for (const [pattern, hour] of times.parts) if (part === undefined && take(pattern, isBeside)) part = hour;
  };
  const takeClock = (isThere: typeof isBeside) => {
    for (const pattern of times.clocks) clock ??= take(pattern, isThere);
  };
  for (const look of [takePart, () => takeClock(isBeside), takePart, () => takeClock(isAtEnd), takePart]) look();
  const minute = (clock && minuteSaid(clock, times, part)) ?? (part ?? morning) * 60;
  const days = minute < wholeDay || day === null ? day : (day + 1) % 7;
  const when: RuleTime = { kind: 'weekly', day: days, minute: minute % wholeDay };
  return { when, again: true, rest };
}

const wholeDay = 24 * 60;

const isBeside = (before: string, after: string): boolean =>
  (before.includes(place) && apart.test(before.slice(before.lastIndexOf(place) + 1))) ||
  (after.includes(place) && apart.test(after.slice(0, after.indexOf(place))));
const isAtEnd = (before: string, after: string): boolean => before.trim() === '' || /^[\s.!。！]*$/.test(after);

/** A sentence without the first match of a pattern at such a place. */
function takeOut(sentence: string, pattern: RegExp, isThere: (before: string, after: string) => boolean) {
  for (const found of sentence.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
    if (isThere(sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)))
      return { groups: found.groups ?? {}, rest: cut(sentence, found) };
  return null;
}

const cut = (sentence: string, { 0: said, index }: { 0: string; index: number }): string =>
  `${sentence.slice(0, index)} ${place} ${sentence.slice(index + said.length)}`;
