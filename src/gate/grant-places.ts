import { type Text, text } from '@/src/contract/text.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';

/** The host of an address, with its port where it is not the usual one; null where it has none. */
export const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host || null : null;

/** A window as a grant names it, so that one of another browser session is another. */
const windowPlace = ({ window }: PlannedRow, session: string | null): string | null =>
  window && session !== null ? `window:${window.id}@${session}` : null;

/** Where a row is, as a grant names it: the folder or tag it lies in, its window, or the host of its address. */
const placesOf = (row: PlannedRow, session: string | null): (string | null)[] => [
  row.digest.parent ?? null,
  windowPlace(row, session),
  row.digest.parent === undefined && row.digest.url !== undefined ? hostOf(row.digest.url) : null,
];

/**
 * The places that all rows have in common, the first as a grant would name it. `session`: the browser session, without
 * which windows are no places.
 */
export function commonPlaces(rows: PlannedRow[], session: string | null): string[] {
  const [first, ...others] = rows.map((row) => placesOf(row, session));
  return (first ?? []).filter(
    (place, at) => place !== null && others.every((places) => places[at] === place),
  ) as string[];
}

/** A place in words: as the rows in it name it, a host by itself. */
export function placeName(place: string | null, rows: PlannedRow[]): Text {
  if (place === null) return text('gate_anywhere');
  const there = rows.find(({ digest }) => digest.parent === place);
  if (there?.place) return there.place;
  const inside = rows.find(({ window }) => window && place.startsWith(`window:${window.id}@`));
  return inside?.window?.name ?? text('gate_at_host', { host: place });
}
