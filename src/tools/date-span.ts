import type { HistorySpan } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';

/** The span of a day (`2026-11-21`), a month, a year or an instant, in the user's time zone. Null for other text. */
export function spanOf(date: string): HistorySpan | null {
  const [whole, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date.trim()) ?? [];
  if (whole === undefined) {
    const at = Date.parse(date);
    return Number.isNaN(at) ? null : { start: at, end: at + 1 };
  }
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  const start = new Date(y, m, d);
  if (start.getMonth() !== m || start.getDate() !== d) return null;
  const end = day ? new Date(y, m, d + 1) : month ? new Date(y, m + 1, 1) : new Date(y + 1, 0, 1);
  return { start: start.getTime(), end: end.getTime() };
}

export const dayField = z.string().refine((date) => spanOf(date) !== null, 'must be a date such as 2026-11-21');

/** The span from the start of one date to the end of another. If a date is absent, that side has no limit. */
export const between = (from: string | undefined, to: string | undefined): HistorySpan => ({
  start: (from !== undefined ? spanOf(from)?.start : undefined) ?? Number.NEGATIVE_INFINITY,
  end: (to !== undefined ? spanOf(to)?.end : undefined) ?? Number.POSITIVE_INFINITY,
});

/** The day of an instant in the user's time zone, in the form that `spanOf` reads. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
