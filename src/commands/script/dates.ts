import { type Text, text } from '@/src/contract/text.ts';
import type { Slots, When } from '../frame/command-frame.ts';
import type { CommandContext } from './script.ts';

/** First and last day, as `2026-11-21` in local time, or an ISO 8601 instant for a part of a day; null for no limit. */
export interface Days {
  from: string | null;
  to: string | null;
}

type Today = Pick<CommandContext, 'now' | 'firstDay'>;

/** The day of an instant, in the user's own time zone. */
export const dayAt = (at: number): string => dayOf(new Date(at));

/** True if an instant lies within the time that a phrase means; any does if there is none. */
export function isWithin(at: number, when: When | undefined, { now, firstDay }: Today): boolean {
  const { from, to } = when ? daysOf(when, now, firstDay) : ever;
  const isAfter = from === null || (from.includes('T') ? at >= Date.parse(from) : dayAt(at) >= from);
  return isAfter && (to === null || (to.includes('T') ? at <= Date.parse(to) : dayAt(at) <= to));
}

const ever: Days = { from: null, to: null };

/** Time span that the slots name, as arguments of tools. */
export function spanOf({ when }: Slots, { now, firstDay }: Today): { from?: string; to?: string } {
  const { from, to } = when ? daysOf(when, now, firstDay) : ever;
  return { ...(from && { from }), ...(to && { to }) };
}

const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

/** Number of days since a named day, month or year began; a part of one since a part of today did. */
export function daysUntil(when: When, now: number): number {
  const span = daysOf(when, now, 1);
  // "Not touched since October": in October, but not after it.
  const from = when.kind === 'in-month' && span.to !== null && span.to < dayAt(now) ? span.to : span.from;
  if (from === null) return 0;
  const dayMs = 86_400_000;
  // "Since this morning", said in the night: since a day ago.
  if (from.includes('T')) return Date.parse(from) < now ? (now - Date.parse(from)) / dayMs : 1;
  return Math.max(1, Math.round((Date.parse(`${dayAt(now)}T00:00`) - Date.parse(`${from}T00:00`)) / dayMs));
}

/** The days that a phrase means. `firstDay`: the day on which a week begins, 0 for Sunday. */
export function daysOf(when: When, now: number, firstDay: number): Days {
  const today = new Date(now);
  const at = (year: number, month: number, day: number) => dayOf(new Date(year, month, day));
  const instant = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  switch (when.kind) {
    case 'day':
      // "Two hours ago": about then.
      if (when.ago > 0 && when.ago < 1) {
        const then = (part: number) => new Date(now - when.ago * part * 86_400_000).toISOString();
        return { from: then(1.5), to: then(0.5) };
      }
      return { from: at(year, month, day - when.ago), to: at(year, month, day - when.ago) };
    case 'weekday': {
      const back = (today.getDay() - when.day + 7) % 7 || 7;
      return { from: at(year, month, day - back), to: at(year, month, day - back) };
    }
    case 'week': {
      const start = day - ((today.getDay() - firstDay + 7) % 7) - 7 * when.ago;
      return { from: at(year, month, start), to: at(year, month, start + 6) };
    }
    case 'month':
      return { from: at(year, month - when.ago, 1), to: at(year, month - when.ago + 1, 0) };
    case 'year':
      return { from: at(year - when.ago, 0, 1), to: at(year - when.ago, 11, 31) };
    case 'days':
      if (when.back < 1) return { from: new Date(now - when.back * 86_400_000).toISOString(), to: null };
      return { from: at(year, month, day - when.back), to: null };
    case 'night':
      return { from: instant(year, month, day - when.ago, 18), to: instant(year, month, day - when.ago + 1, 5) };
    case 'morning':
      return { from: instant(year, month, day - when.ago, 4), to: instant(year, month, day - when.ago, 12) };
    case 'afternoon':
      return { from: instant(year, month, day - when.ago, 12), to: instant(year, month, day - when.ago, 18) };
    case 'in-month': {
      const last = when.month - 1 > month ? year - 1 : year;
      const of = when.year ?? (when.ago === undefined ? last : year - when.ago);
      return { from: at(of, when.month - 1, 1), to: at(of, when.month, 0) };
    }
    case 'in-year':
      return { from: at(when.year, 0, 1), to: at(when.year, 11, 31) };
    case 'since':
      return { from: daysOf(when.from, now, firstDay).from, to: null };
    case 'recent':
      return ever;
    default:
      return when satisfies never;
  }
}

/** A fact with the time span that the slots name: "5 pages from Nov 9, 2026 to Nov 15, 2026." */
export function dated(what: Text, { when }: Slots, { now, firstDay }: Today): Text {
  const { from, to } = when ? daysOf(when, now, firstDay) : ever;
  if (from === null) return text('command_bookmarks_fact', { what });
  if (from.includes('T') && to === null) return text('command_history_since', { what, at: Date.parse(from) });
  if (to === null) return text('command_bookmarks_since', { what, from: startOf(from) });
  if (to === from) return text('command_bookmarks_on', { what, from: startOf(from) });
  return text('command_bookmarks_between', { what, from: startOf(from), to: startOf(to) });
}

/** Epoch milliseconds of the start. A plain date is local time here, which `Date.parse` would read as UTC. */
const startOf = (day: string): number => Date.parse(day.includes('T') ? day : `${day}T00:00`);
