import type { RuleTime } from '@/src/contract/settings.ts';

/** Epoch milliseconds of the next time of the clock after `after`, in local time; null: no clock tells. */
export function nextDue(when: RuleTime, after: number): number | null {
  if (when.kind === 'more-tabs') return null;
  if (when.kind === 'once') return when.at;
  const { day, minute } = when;
  const from = new Date(after);
  // Seven days lead to the same day; an eighth where today's time is over.
  for (let days = 0; days <= 7; days += 1) {
    const at = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 0, minute);
    if (at.getTime() > after && (day === null || at.getDay() === day)) return at.getTime();
  }
  return null;
}
