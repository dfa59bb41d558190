import { futureWords } from '../languages/future-words.ts';
import { isUnspaced, perLanguage } from '../languages/index.ts';
import { numberWords } from './number-words.ts';

/** Hour of the day for a day named without a time. */
export const morning = 9;
/** Hour from which a part of the day is evening or night. */
const evening = 19;
/** Last hour that is in the afternoon where neither a part of the day nor "am" was said. */
const lastOfAfternoon = 5;

export type TimeFinder = NonNullable<ReturnType<typeof finderOf>>;

/** Finds a time with the words before and after it that belong to it. */
const finderOf = perLanguage(futureWords, (words, code) => {
  const unspaced = isUnspaced(code);
  const [open, close, gap] = unspaced ? ['', '', '\\s*'] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])', '\\s+'];
  const between = unspaced ? gap : "(?:\\s+|(?<=['’]))";
  const before = `(?:(?:${words.lead})${between}){0,2}`;
  const lead = `${before}${words.article ? `(?:(?:${words.article})${gap})?` : ''}`;
  const tail = words.tail ? `(?:${gap}(?:${words.tail})${close}){0,2}` : '';
  const find = (source: string, first = lead) => new RegExp(`${open}${first}(?:${source})${close}${tail}`, 'iu');
  const is = (source: string) => new RegExp(`^(?:${source})$`, 'iu');
  const months = monthsIn(code);
  const unit = words.units.map(([source]) => source).join('|');
  const numbers = numberWords(code);
  const hour = `(?<h>\\d{1,2}|${numbers.wordsFor(2, 23)}|${words.one})`;
  const [said, instead] = words.mornings ?? ['', ''];
  const morningAfter = new RegExp(`(?<=${words.weekdays.join('|')})\\s?${said}${close}`, 'giu');
  const parts = words.parts.map(([source]) => source).join('|');
  const glued = new RegExp(`(?<=${open}(?:${words.weekdays.join('|')}))(?=(?:${parts})${close})`, 'giu');
  return {
    amounts: words.amounts.map((source) => find(source.replaceAll('UNIT', unit), before)),
    clocks: words.clocks.map((source) => find(source.replaceAll('HOUR', hour))),
    // Without an article: "remind me of this tomorrow" is about this.
    days: words.days.map(([source, days]) => [find(source, before), days] as const),
    weekdays: words.weekdays.map((source) => find(source)),
    /** Sources of the names of weekdays, beginning with Sunday. */
    weekdayWords: words.weekdays,
    dates: words.dates.map((source) => find(source.replaceAll('MONTH', months.source))),
    monthOf: months.of,
    weekend: find(words.weekend),
    nextWeek: find(words.nextWeek),
    nextMonth: find(words.nextMonth),
    newYear: find(words.newYear),
    parts: words.parts.map(([source, hours]) => [find(source), hours] as const),
    units: words.units.map(([source, minutes]) => [is(source), minutes] as const),
    numbers,
    twelve: words.twelve === true,
    /** Parts a weekday from what is written as one word with it: "Montagmorgen". */
    parted: (sentence: string) =>
      unspaced ? sentence : (said ? sentence.replace(morningAfter, ` ${instead}`) : sentence).replace(glued, ' '),
  };
});

/** The names of months in a language, long names first, and what month a name or number is. */
function monthsIn(code: string) {
  const months = Array.from({ length: 12 }, (_, month) => month);
  const named = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(code, { month: style });
    const nameOf = (month: number) =>
      format
        .format(new Date(2024, month, 15))
        .replace('.', '')
        .toLowerCase();
    return months.map((month) => [nameOf(month), month] as const);
  });
  const byName = new Map(named.filter(([name]) => /^\p{L}+$/u.test(name)));
  const of = (text: string) =>
    byName.get(text.toLowerCase()) ?? (/^(?:[1-9]|1[0-2])$/.test(text) ? Number(text) - 1 : null);
  return { source: [...byName.keys()].sort((a, b) => b.length - a.length).join('|') || '(?!)', of };
}

/** Patterns for the times of a language, by its code; undefined if there are none. */
export const timeFinder = (language: string): TimeFinder | undefined =>
  finderOf(language) ?? finderOf(language.split('-')[0] ?? '');

/** A sentence from which the parts already read are removed. `mark` stands where they were. */
export class Reading {
  rest: string;
  readonly mark: string;
  constructor(sentence: string, mark = '') {
    this.rest = sentence;
    this.mark = mark;
  }
  /** Removes the first match that is at such a place. */
  take(pattern: RegExp, isThere = (_before: string, _after: string) => true): RegExpExecArray | null {
    if (!this.has(pattern)) return null;
    for (const found of this.rest.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const before = this.rest.slice(0, found.index);
      const after = this.rest.slice(found.index + found[0].length);
      if (!isThere(before, after)) continue;
      this.rest = `${before} ${this.mark} ${after}`;
      return found;
    }
    return null;
  }
  has(pattern: RegExp): boolean {
    return pattern.test(this.rest);
  }
}

/**
 * Minutes after midnight that the groups of a clock time say; null if they say none. `part`: hour of the part of the
 * day.
 */
export function minuteSaid(
  { h = '', m, half, quarter, halfTo, quarterTo, pm, am }: Record<string, string | undefined>,
  { numbers, twelve }: Pick<TimeFinder, 'numbers' | 'twelve'>,
  part?: number,
): number | null {
  const hour = numbers.read(h);
  const past = half ? 30 : quarter ? 15 : halfTo ? -30 : quarterTo ? -15 : (numbers.read(m ?? '') ?? 0);
  if (hour === null || hour > 23 || past > 59) return null;
  // "Half past four on Thursday", and "five" in words, are hours of people who are awake.
  const isSpoken = twelve || past < 0 || half !== undefined || quarter !== undefined || !/^\d/.test(h);
  const isAfternoon =
    isSpoken && am === undefined && part === undefined && hour * 60 + past < (lastOfAfternoon + 1) * 60;
  const isLate = am === undefined && part !== undefined && part >= 12 && !(part >= evening && hour < lastOfAfternoon);
  const midnight = hour === 12 && (am !== undefined || (part ?? 0) >= evening);
  if (midnight) return (am === undefined ? 24 * 60 : 0) + past;
  return ((pm !== undefined || isLate || isAfternoon) && hour < 12 ? hour + 12 : hour) * 60 + past;
}
