import { hostOf } from '@/src/address/address.ts';
import type { Text } from '@/src/contract/text.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';

/** The addresses that a row opens or sets, else its own address. */
export const addressesOf = ({ opens, sets, url }: PlannedRow): string[] =>
  opens?.map((opening) => opening.url) ?? [sets ?? url].filter((one) => one !== undefined);

/** The place of a window in a grant, different in each browser session. */
const windowPlace = ({ window }: PlannedRow, session: string): string | null =>
  window ? `window:${window.id}@${session}` : null;

/** The places of a row in grants: the folder or tag that contains it, its window, or the host of its address. */
export const placesOf = (row: PlannedRow, session: string): (string | null)[] => [
  row.digest.parent ?? null,
  windowPlace(row, session),
  row.digest.parent === undefined && row.digest.url !== undefined ? hostOf(row.digest.url) : null,
];

/** The place that all rows share: their folder or tag, their window, or the host of the addresses that they open. */
export function commonPlace(rows: PlannedRow[], session: string): string | null {
  const [first, ...others] = rows.map((row) => [
    row.digest.parent ?? null,
    windowPlace(row, session),
    row.opens ? hostOf(row.digest.url ?? '') : null,
  ]);
  const common = first?.filter((place, at) => others.every((places) => places[at] === place)) ?? [];
  return common.find((place) => place !== null) ?? null;
}

/** The name of a place, taken from the rows in it. None for a host, which is its own name. */
export function placeName(place: string, rows: PlannedRow[]): { where?: Text } {
  const there = rows.find(({ digest }) => digest.parent === place)?.place;
  const inside = rows.find(({ window }) => window && place.startsWith(`window:${window.id}@`))?.window?.name;
  const where = there ?? inside;
  return where ? { where } : {};
}
