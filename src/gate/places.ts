import { type Text, text } from '@/src/contract/text.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';

/** The host of an address, with its port where it is not the usual one; null where it has none. */
export const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host || null : null;

/** Where a row is, as a grant names it: the folder, tag or window it lies in, else the host of its address. */
const placeOf = ({ digest }: PlannedRow): string | null =>
  digest.parent ?? (digest.url === undefined ? null : hostOf(digest.url));

/** The place that all rows have in common; null where they have none. */
export function commonPlace(rows: PlannedRow[]): string | null {
  const [first, ...others] = rows.map(placeOf);
  return first !== undefined && others.every((place) => place === first) ? first : null;
}

/** A place in words: as the rows in it name it, a host by itself. */
export function placeName(place: string | null, rows: PlannedRow[]): Text {
  if (place === null) return text('gate_anywhere');
  const there = rows.find(({ digest }) => digest.parent === place);
  return there?.place ?? text('gate_at_host', { host: place });
}
