import { minuteSaid, morning, Reading, type TimeFinder, timeFinder } from './time-finder.ts';

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

/** Reads a future time: "until Monday", "tomorrow at 9", "in 2 hours". Null if there is none, or it has passed. */
export function readTimeToCome(sentence: string, language: string, now: number): TimeToCome | null {
  if (sentence.length > longest) return null;
  const finder = timeFinder(language);
  if (!finder) return null;
  const reading = new Reading(finder.parted(sentence.normalize('NFC')));
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

function amountIn(reading: Reading, finder: TimeFinder, now: number): number | null {
  for (const pattern of finder.amounts) {
    const { n, u = '' } = pattern.exec(reading.rest)?.groups ?? {};
    // "In half an hour": one such unit.
    const amount = n === undefined ? 1 : finder.numbers.read(n);
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

function dayIn(reading: Reading, finder: TimeFinder, now: number): number | null {
  // Read before days are taken out, since "tonight" is both.
  const part = finder.parts.find(([pattern]) => reading.has(pattern));
  const isDay = (text: string) => finder.days.some(([pattern]) => pattern.test(text));
  // "This tomorrow morning" is no "this morning" once "tomorrow" is out.
  const early = part && !isDay(part[0].exec(reading.rest)?.[0] ?? '') ? reading.take(part[0]) : null;
  const today = new Date(now);
  const days = namedDay(reading, finder, today);
  const clock = minuteOf(reading, finder, part?.[1]);
  const taken = early ?? (part && reading.take(part[0]));
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

function namedDay(reading: Reading, finder: TimeFinder, today: Date): { days: number; weekday?: true } | null {
  for (const [pattern, days] of finder.days) if (days > 0 && reading.take(pattern)) return { days };
  // "Enough of it today, show it on Monday": a later day is the one that is meant.
  const isToday = finder.days.some(([pattern, days]) => days === 0 && reading.take(pattern));
  return laterDay(reading, finder, today) ?? (isToday ? { days: 0 } : null);
}

function laterDay(reading: Reading, finder: TimeFinder, today: Date): { days: number; weekday?: true } | null {
  const nextYear = new Date(today.getFullYear() + 1, 0, 2).getTime() - onDay(today.getTime(), 0, 0);
  if (reading.take(finder.newYear)) return { days: Math.round(nextYear / 86_400_000) };
  const date = datedIn(reading, finder, today);
  if (date !== null) return { days: date };
  for (const [day, pattern] of finder.weekdays.entries())
    if (reading.take(pattern)) return { days: (day - today.getDay() + 7) % 7, weekday: true };
  const until = (day: number) => (day - today.getDay() + 7) % 7 || 7;
  if (reading.take(finder.nextWeek)) return { days: until(1) };
  if (reading.take(finder.nextMonth))
    return { days: new Date(today.getFullYear(), today.getMonth() + 1, 0).getDate() - today.getDate() + 1 };
  if (reading.take(finder.weekend)) return { days: until(6) };
  return null;
}

/** Days until the next such day of the calendar that the sentence names; null if it names none, or no real one. */
function datedIn(reading: Reading, finder: TimeFinder, today: Date): number | null {
  const midnight = new Date(onDay(today.getTime(), 0, 0));
  for (const pattern of finder.dates) {
    const { d, mo, y } = pattern.exec(reading.rest)?.groups ?? {};
    if (d === undefined) continue;
    const month = mo === undefined ? null : finder.monthOf(mo);
    const next = monthsToCome(today)
      .filter(([, each]) => month === each || (month === null && mo === undefined))
      .map(([year, each]) => new Date(y === undefined ? year : Number(y), each, Number(d)))
      // The day alone is another than today: "on the 25th", said on the 25th.
      .find((date) => date.getDate() === Number(d) && (mo === undefined ? date > midnight : date >= midnight));
    if (!next) return null;
    reading.take(pattern);
    // "Friday the 5th" is one day.
    for (const weekday of finder.weekdays) reading.take(weekday);
    return Math.round((next.getTime() - midnight.getTime()) / 86_400_000);
  }
  return null;
}

/** Year and month of this month and those up to the same a year later. */
const monthsToCome = (today: Date): [year: number, month: number][] =>
  Array.from({ length: 13 }, (_, ahead) => {
    const first = new Date(today.getFullYear(), today.getMonth() + ahead, 1);
    return [first.getFullYear(), first.getMonth()];
  });

/** Minutes after midnight of a clock time in the sentence, or null. `part`: hour of the part of the day beside it. */
function minuteOf(reading: Reading, finder: TimeFinder, part?: number): number | null {
  for (const pattern of finder.clocks) {
    const groups = pattern.exec(reading.rest)?.groups;
    const minute = groups ? minuteSaid(groups, finder, part) : null;
    if (minute === null) continue;
    reading.take(pattern);
    return minute;
  }
  return null;
}
