import { type Text, text } from '@/src/contract/text.ts';
import type { Days } from './dates.ts';

/** A fact with the days that it holds for: "5 pages from Nov 9, 2026 to Nov 15, 2026." */
export function dated(what: Text, { from, to }: Days): Text {
  if (from === null) return text('command_bookmarks_fact', { what });
  if (from.includes('T') && to === null) return text('command_history_since', { what, at: Date.parse(from) });
  if (to === null) return text('command_bookmarks_since', { what, from: startOf(from) });
  if (to === from) return text('command_bookmarks_on', { what, from: startOf(from) });
  return text('command_bookmarks_between', { what, from: startOf(from), to: startOf(to) });
}

/** Epoch milliseconds. A day alone would be read as one of Greenwich. */
const startOf = (day: string): number => Date.parse(day.includes('T') ? day : `${day}T00:00`);
