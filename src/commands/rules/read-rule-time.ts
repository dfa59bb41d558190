import type { RuleTime } from '@/src/contract/settings.ts';
import { perLanguage, wholeWords } from '../languages/index.ts';
import { ruleWords } from '../languages/rule-words.ts';
import { minuteSaid, morning, Reading, type TimeFinder, timeFinder } from './time-finder.ts';

/** Time or condition of a rule; `when`: null for one that no rule can hold, `again`: it comes again and again. */
interface Said {
  when: RuleTime | null;
  again: boolean;
}

/** Stands in a sentence where a repeated time was. */
const place = '\u0001';
const apart = /^[\s,，、のには]*$/;

type Finder = NonNullable<ReturnType<typeof finderOf>>;

const finderOf = perLanguage(ruleWords, (words, code) => {
  const times = timeFinder(code)!;
  const find = (source: string, flags = 'iu') => wholeWords(source, code, flags);
  const anyDay = times.weekdayWords.join('|');
  const onDay = (source: string, day: string) => find(source.replaceAll('DAY', day));
  const joined = words.joins ? `(?:${find(words.joins).source}\\s*)*` : '';
  return {
    times,
    daily: words.daily.map(([source, hour]) => [onDay(source, anyDay), hour] as const),
    weekly: times.weekdayWords.map((day) => onDay(words.weekly, day)),
    others: onDay(words.others, anyDay),
    more: find(words.more.replaceAll(/\(\?:COUNT\)/g, `(${times.numbers.count})`)),
    always: find(words.always, 'giu'),
    joins: new RegExp(`^[\\s,，、:.。]*${joined}`, 'iu'),
  };
});

/**
 * Reads the time of a rule out of a sentence, of which `rest` is left: "every Friday at 17:00", "when I have more than
 * 80 tabs".
 */
export function readRuleTime(sentence: string, language: string): (Said & { rest: string }) | null {
  const finder = finderOf(language) ?? finderOf(language.split('-')[0] ?? '');
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
