import type { Grant } from '@/src/contract/run.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { commonPlaces, hostOf } from './grant-places.ts';

/** Grants of this tool that hold in this conversation. */
export const holding = (grants: Grant[], tool: string, conversation: string | null): Grant[] =>
  grants.filter((grant) => grant.tool === tool && (grant.conversation === null || grant.conversation === conversation));

/** The grant that covers all these rows in one call. */
export function grantForRows(grants: Grant[], rows: PlannedRow[], session: string): Grant | null {
  const places = commonPlaces(rows, session);
  const covers = ({ most, place }: Grant) => rows.length <= most && (place === null || places.includes(place));
  return grants.find(covers) ?? null;
}

/** The grants that together cover these hosts, as many addresses each as it allows; null where one is missing. */
export function grantsForAddresses(grants: Grant[], addresses: string[]): Grant[] | null {
  const byHost = Map.groupBy(addresses, hostOf);
  const found = [...byHost].map(([host, there]) =>
    host === null ? undefined : grants.find((grant) => grant.place === host && there.length <= grant.most),
  );
  return found.length > 0 && found.every((grant) => grant !== undefined) ? found : null;
}

/**
 * Where a yes to these rows holds from now on: the hosts of the new addresses where they were the question, else the
 * rows' common place. `session`: null where it is to hold in other browser sessions too.
 */
export function grantedPlaces(rows: PlannedRow[], newAddresses: string[], session: string | null): (string | null)[] {
  if (newAddresses.length === 0) return [commonPlaces(rows, session)[0] ?? null];
  return [...new Set(newAddresses.map(hostOf))].filter((host) => host !== null);
}
