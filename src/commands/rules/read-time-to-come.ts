import { once } from '@/src/text/once.ts';
import { type FutureWords, futureWords } from '../languages/future-words.ts';

/** A time to come that a sentence names, and the sentence without it. */
export interface TimeToCome {
  /** Epoch milliseconds. */
  at: number;
  /** True for an amount ("in 2 hours"), which in other sentences may be how long tabs were unused. */
  isAmount: boolean;
  rest: string;
}

/** Longest sentence that is read, in characters. */
const longest = 240;
const morning = 9;

interface Finder {
  amounts: RegExp[];
  clocks: RegExp[];
  days: [RegExp, number][];
  weekdays: RegExp[];
  weekend: RegExp;
  nextWeek: RegExp;
  nextMonth: RegExp;
  parts: [RegExp, number][];
  units: [RegExp, number][];
  numbers: RegExp[];
  twelve: boolean;
}

/** Finds a time with the words before and after it that belong to it. */
function finderOf(words: FutureWords): Finder {
  const [open, close, gap] = words.unspaced ? ['', '', '\\s*'] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])', '\\s+'];
  const between = words.unspaced ? gap : "(?:\\s+|(?<=['’]))";
  const before = `(?:(?:${words.lead})${between}){0,2}`;
  const lead = `${before}${words.article ? `(?:(?:${words.article})${gap})?` : ''}`;
  const tail = words.tail ? `(?:${gap}(?:${words.tail})${close}){0,2}` : '';
  const find = (source: string, first = lead) => new RegExp(`${open}${first}(?:${source})${close}${tail}`, 'iu');
  const is = (source: string) => new RegExp(`^(?:${source})$`, 'iu');
  const unit = words.units.map(([source]) => source).join('|');
  return {
    amounts: words.amounts.map((source) => find(source.replaceAll('UNIT', unit), before)),
    clocks: words.clocks.map((source) => find(source)),
    days: words.days.map(([source, days]) => [find(source), days]),
    weekdays: words.weekdays.map((source) => find(source)),
    weekend: find(words.weekend),
    nextWeek: find(words.nextWeek),
    nextMonth: find(words.nextMonth),
    parts: words.parts.map(([source, hours]) => [find(source), hours]),
    units: words.units.map(([source, minutes]) => [is(source), minutes]),
    numbers: words.numbers.map((source) => is(source || '(?!)')),
    twelve: words.twelve === true,
  };
}

const finders = new Map(Object.entries(futureWords).map(([code, words]) => [code, once(() => finderOf(words))]));

/** A sentence from which the parts already read are removed. */
class Reading {
  rest: string;
  constructor(sentence: string) {
    this.rest = sentence;
  }
  take(pattern: RegExp): Record<string, string | undefined> | null {
    const found = pattern.exec(this.rest);
    if (!found) return null;
    this.rest = `${this.rest.slice(0, found.index)} ${this.rest.slice(found.index + found[0].length)}`;
    return found.groups ?? {};
  }
  has(pattern: RegExp): boolean {
    return pattern.test(this.rest);
  }
}

/** Reads a future time: "until Monday", "tomorrow at 9", "in 2 hours". Null if there is none, or it has passed. */
export function readTimeToCome(sentence: string, language: string, now: number): TimeToCome | null {
  if (sentence.length > longest) return null;
  const finder = (finders.get(language) ?? finders.get(language.split('-')[0] ?? ''))?.();
  if (!finder) return null;
  const reading = new Reading(sentence.normalize('NFC'));
  const amount = amountIn(reading, finder, now);
  const at = amount ?? dayIn(reading, finder, now);
  return at === null || at <= now
    ? null
    : { at, isAmount: amount !== null, rest: reading.rest.replaceAll(/\s+/g, ' ').trim() };
}

/** Epoch milliseconds of a minute of the day, `days` days from now, in local time. */
function onDay(now: number, days: number, minute: number): number {
  const from = new Date(now);
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 0, minute).getTime();
}

function amountIn(reading: Reading, finder: Finder, now: number): number | null {
  for (const pattern of finder.amounts) {
    const { n = '', u = '' } = pattern.exec(reading.rest)?.groups ?? {};
    const amount = numberOf(n, finder);
    const minutes = finder.units.find(([unit]) => unit.test(u))?.[1];
    if (amount === null || minutes === undefined) continue;
    reading.take(pattern);
    const whole = amount * minutes;
    if (whole < 24 * 60) return now + whole * 60_000;
    // So many days on, at a time of the day.
    return onDay(now, Math.round(whole / (24 * 60)), minuteOf(reading, finder) ?? morning * 60);
  }
  return null;
}

function numberOf(word: string, { numbers }: Finder): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const at = numbers.findIndex((number) => number.test(word));
  return at > 0 ? at : null;
}

function dayIn(reading: Reading, finder: Finder, now: number): number | null {
  // Read before days are taken out, since "tonight" is both.
  const part = finder.parts.find(([pattern]) => reading.has(pattern));
  const today = new Date(now);
  const days = namedDay(reading, finder, today);
  const clock = minuteOf(reading, finder, part?.[1]);
  const taken = part && reading.take(part[0]);
  if (days === null && clock === null && !part) return null;
  // "Tabs that I have not used today": early in the morning too, the bare day is no time to come.
  if (days?.days === 0 && !days.weekday && clock === null && !part) return null;
  const minute = clock ?? (taken || part ? part![1] * 60 : morning * 60);
  if (days === null) return nextOf(now, minute, clock !== null && finder.twelve && !part);
  const at = onDay(now, days.days, minute);
  return at <= now && days.weekday ? onDay(now, 7, minute) : at;
}

/** Next occurrence of a clock time. `twice`: it may mean morning or evening, and the nearer one counts. */
function nextOf(now: number, minute: number, twice: boolean): number {
  const times = [0, 1].flatMap((days) => [
    onDay(now, days, minute),
    ...(twice && minute < 12 * 60 ? [onDay(now, days, minute + 12 * 60)] : []),
  ]);
  return Math.min(...times.filter((at) => at > now));
}

function namedDay(reading: Reading, finder: Finder, today: Date): { days: number; weekday?: true } | null {
  for (const [pattern, days] of finder.days) if (reading.take(pattern)) return { days };
  for (const [day, pattern] of finder.weekdays.entries())
    if (reading.take(pattern)) return { days: (day - today.getDay() + 7) % 7, weekday: true };
  const until = (day: number) => (day - today.getDay() + 7) % 7 || 7;
  if (reading.take(finder.nextWeek)) return { days: until(1) };
  if (reading.take(finder.nextMonth))
    return { days: new Date(today.getFullYear(), today.getMonth() + 1, 0).getDate() - today.getDate() + 1 };
  if (reading.take(finder.weekend)) return { days: until(6) };
  return null;
}

/**
 * Minutes after midnight of a clock time in the sentence; null if there is none. `part`: hour of the part of the day
 * beside it.
 */
function minuteOf(reading: Reading, finder: Finder, part?: number): number | null {
  for (const pattern of finder.clocks) {
    const { h = '', m, half, pm, am } = pattern.exec(reading.rest)?.groups ?? {};
    const hour = numberOf(h, finder);
    const minute = half ? 30 : Number(m ?? 0);
    if (hour === null || hour > 23 || minute > 59) continue;
    reading.take(pattern);
    const late = pm !== undefined || (am === undefined && part !== undefined && part >= 12);
    return (late && hour < 12 ? hour + 12 : am && hour === 12 ? 0 : hour) * 60 + minute;
  }
  return null;
}
