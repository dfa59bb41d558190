import { hostOf } from '@/src/address/address.ts';
import { type Grant, type GrantSpan, grantWords } from '@/src/contract/run.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { CallContext, PlannedRow } from '@/src/contract/tool.ts';
import { addressesOf, commonPlace, placeName } from './grant-places.ts';

/** The part of a question that a grant would cover. */
export interface Grantable {
  tool: string;
  rows: PlannedRow[];
  /** Addresses that are the reason for the question, as often as the call has them. */
  newAddresses: string[];
}

/** The coverage of a grant for a call. `inAll`: so many items altogether, and in this chat only. */
export type Offer = Pick<Grant, 'tool' | 'place' | 'where' | 'most' | 'inAll'>;

/** Maximum number of hosts that a button can name. */
const mostHosts = 5;

function hostOffers({ tool, newAddresses }: Grantable): Offer[] {
  const byHost = [...Map.groupBy(newAddresses, hostOf)];
  if (byHost.length > mostHosts) return [];
  const inAll = byHost.length > 1 ? ({ inAll: true } as const) : {};
  return byHost.flatMap(([place, there]) => (place === null ? [] : { tool, place, most: there.length, ...inAll }));
}

/** The grants to offer, as narrow as the rows: for their place and number, or for hosts of new addresses. */
export function offersOf(asked: Grantable, session: string): Offer[] {
  const { tool, rows, newAddresses } = asked;
  if (newAddresses.length > 0) return hostOffers(asked);
  const place = commonPlace(rows, session);
  const most = rows.length;
  return place === null ? [{ tool, place, most, inAll: true }] : [{ tool, place, ...placeName(place, rows), most }];
}

/** The grants for the approved rows only, none wider than offered. */
export function takenOffers(shown: Grantable, ticked: PlannedRow[], session: string): Offer[] {
  if (ticked.length === 0) return [];
  const hosts = new Set(ticked.flatMap(addressesOf).map(hostOf));
  return offersOf(shown, session).flatMap((offer) => {
    if (shown.newAddresses.length > 0) return hosts.has(offer.place) ? offer : [];
    const place = offer.place ?? commonPlace(ticked, session);
    return { ...offer, place, ...(place === null ? {} : placeName(place, ticked)) };
  });
}

/** The durations for which grants for these calls may be given. */
export function spansOf(calls: Offer[][], { conversation }: Pick<CallContext, 'conversation'>): GrantSpan[] {
  if (calls.some((offers) => offers.length === 0)) return [];
  const always = calls.flat().every(({ inAll }) => !inAll);
  return [...(conversation === null ? [] : (['chat'] as const)), ...(always ? (['always'] as const) : [])];
}

export function coversOf(offers: Offer[]): Text {
  const words = offers.map(grantWords);
  return words.length === 1 ? words[0]! : text('gate_covers_several', { items: words });
}
