import { isWebAddress, withoutFragment } from '@/src/address/address.ts';
import { registeredSite } from '@/src/address/registered-site.ts';
import type { Piece } from '@/src/contract/run.ts';
import type { Opening, Plan } from '@/src/contract/tool.ts';
import type { Taint } from './decide.ts';
import { typedAddresses } from './typed-text.ts';

/** A record of exactly this address: there is one if it is saved, open in a tab or in the history. */
export interface AddressRecord {
  /** Epoch milliseconds at which the user first saved it; null if never. */
  saved: number | null;
}

/**
 * The way in which the user knows an address. `own`: they typed it or named the page. `saved`: they saved it. `seen`:
 * they have or had it open. `theirs`: it belongs to a site whose text is in the chat. `new`: it is nowhere.
 */
export type Standing = 'own' | 'saved' | 'seen' | 'theirs' | 'new';

export interface Acquaintance {
  taint: Taint;
  isTyped(address: string): boolean;
  isNamed(address: string): boolean;
  standingOf(address: string, visited?: boolean): Standing;
}

/** Makes the function that tells how the user knows an address, in a conversation with these texts of others. */
export function acquaintance(
  taint: Taint,
  pieces: Piece[],
  typed: string,
  named: string[],
  known: ReadonlyMap<string, AddressRecord>,
): Acquaintance {
  const isTyped = typedAddresses(typed);
  const own = new Set(named);
  // Addresses that were saved after the first text of others may have been saved because of it.
  const since = pieces.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY);
  const pages = taint === 'page' ? pieces.filter(({ grade }) => grade !== 'label') : [];
  // A source is a host, or one of our words such as "paste", which matches no address.
  const theirs = new Set(
    pages.flatMap(({ page, source }) => [registeredSite(page ?? ''), registeredSite(`https://${source}`)]),
  );
  theirs.delete(null);
  return {
    taint,
    isTyped,
    isNamed: (address) => own.has(address),
    standingOf(address, visited = false) {
      if (isTyped(address)) return 'own';
      const record = known.get(address);
      const stands = record !== undefined || visited;
      if (theirs.has(registeredSite(address))) return stands || own.has(address) ? 'theirs' : 'new';
      if (own.has(address)) return 'own';
      if (record && record.saved !== null && record.saved < since) return 'saved';
      return stands ? 'seen' : 'new';
    },
  };
}

/** The openings that make the browser send a request. An open tab only counts after page text was read. */
export const counted = (openings: Opening[], taint: Taint): Opening[] =>
  openings.filter(({ url, loads }) => isWebAddress(url) && (taint === 'page' || !loads));

/**
 * The openings that reveal more to a site than a turn may: new addresses, repeated ones, and more than one of a site
 * that the user has only visited (of any, if page text was read). `earlier`: openings of the turn. With one of a site,
 * all of it are given. `fresh`: the address is nowhere.
 */
export function excessOf(
  openings: Opening[],
  earlier: Opening[],
  { taint, standingOf }: Acquaintance,
): { url: string; fresh: boolean }[] {
  const opened = new Set<string>();
  const sites = new Set<string | null>();
  const isOver = ({ url, visited }: Opening): { over: boolean; fresh: boolean } => {
    const page = withoutFragment(url);
    const site = registeredSite(url);
    const standing = standingOf(url, visited);
    const limited = standing !== 'own' && (taint === 'page' || standing !== 'saved');
    const over = standing === 'theirs' || standing === 'new' || opened.has(page) || (limited && sites.has(site));
    opened.add(page);
    if (limited) sites.add(site);
    return { over, fresh: standing === 'new' };
  };
  for (const opening of counted(earlier, taint)) isOver(opening);
  const judged = counted(openings, taint).map((opening) => ({ url: opening.url, ...isOver(opening) }));
  const over = new Set(judged.flatMap((one) => (one.over ? registeredSite(one.url) : [])));
  return judged.filter(({ url }) => over.has(registeredSite(url))).map(({ url, fresh }) => ({ url, fresh }));
}

/** The addresses of a call that need a question, each as often as the call has it. */
export interface Strange {
  /** Addresses that existing items would get. */
  set: string[];
  /** Addresses that would be opened or saved. */
  strange: string[];
  /** True if one of them is nowhere in the browser's state. */
  fresh: boolean;
}

/** The addresses of a plan that need a question. `opened`: what the turn has opened so far. */
export function strangeAddresses({ rows, addresses = [] }: Plan, opened: Opening[], about: Acquaintance): Strange {
  if (about.taint === 'none') return { set: [], strange: [], fresh: false };
  const sets = rows.flatMap((row) => row.sets ?? []);
  const openings = rows.flatMap(({ opens = [] }) => opens);
  const judged = new Set([...sets, ...openings.map(({ url }) => url)]);
  const excess = excessOf(openings, opened, about);
  const saved = addresses.flatMap((url) => {
    if (judged.has(url) || about.isNamed(url)) return [];
    const standing = about.standingOf(url);
    return standing === 'new' || standing === 'theirs' ? { url, fresh: standing === 'new' } : [];
  });
  const strange = [...excess, ...saved];
  return {
    set: sets.filter((url) => !about.isTyped(url)),
    strange: strange.map(({ url }) => url),
    fresh: strange.some((one) => one.fresh),
  };
}
