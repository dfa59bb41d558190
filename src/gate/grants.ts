import { hostOf } from '@/src/address/address.ts';
import type { CallingClient } from '@/src/contract/client.ts';
import type { Grant } from '@/src/contract/run.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { addressesOf, placesOf } from './grant-places.ts';
import type { EarlierRow } from './turn-rows.ts';

/**
 * The grants of a tool that are valid for the caller in this conversation: a program has only its own, the panel none
 * of those. Without a place a grant is valid in one conversation only.
 */
export const holding = (
  grants: Grant[],
  tool: string,
  { conversation, client }: { conversation: string | null; client?: CallingClient | undefined },
): Grant[] =>
  grants.filter(
    (grant) =>
      grant.tool === tool &&
      (grant.client ?? null) === (client?.id ?? null) &&
      (grant.conversation === null ? grant.place !== null : grant.conversation === conversation),
  );

/** A grant that covers a call, and the number of its items. */
export interface GrantUse {
  grant: Grant;
  items: number;
}

const isThere = ({ row, session }: EarlierRow, place: string): boolean =>
  placesOf(row, session).includes(place) || addressesOf(row).some((address) => hostOf(address) === place);

/** Number of items that a grant still allows, in this turn or altogether. */
function itemsLeft({ tool, place, most, inAll, spent = 0 }: Grant, earlier: EarlierRow[]): number {
  if (place === null || inAll) return most - spent;
  return most - earlier.filter((one) => one.granted && one.tool === tool && isThere(one, place)).length;
}

/** The grant that covers all these rows, after earlier calls of the turn have used it. */
export function grantForRows(
  grants: Grant[],
  rows: PlannedRow[],
  session: string,
  earlier: EarlierRow[] = [],
): GrantUse | null {
  const covers = (grant: Grant) =>
    rows.length <= itemsLeft(grant, earlier) &&
    (grant.place === null || rows.every((row) => placesOf(row, session).includes(grant.place)));
  const grant = grants.find(covers);
  return grant ? { grant, items: rows.length } : null;
}

/** The grants that together cover these hosts; null if one is not covered. */
export function grantsForAddresses(
  grants: Grant[],
  addresses: string[],
  earlier: EarlierRow[] = [],
): GrantUse[] | null {
  const byHost = Map.groupBy(addresses, hostOf);
  const found = [...byHost].map(([host, there]) => {
    const grant = grants.find((one) => host !== null && one.place === host && there.length <= itemsLeft(one, earlier));
    return grant && { grant, items: there.length };
  });
  return found.length > 0 && found.every((use) => use !== undefined) ? found : null;
}
