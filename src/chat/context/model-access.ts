import { originOf } from '@/src/address/address.ts';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import type { SettingsRecords } from '@/src/contract/records.ts';
import type { AddressForm, DataKind, ProviderConfig, Sight } from '@/src/contract/settings.ts';

/** What the provider of a turn may see, as the user says now. */
export interface SightPort {
  /** Of the connection, as the user named it. */
  name: string;
  /** Of its address. */
  origin: string;
  /** Null: never asked. */
  read(): Promise<Sight | null>;
}

/** Null for what runs on this machine: it sees everything and is never asked about. */
export function sightOf(
  { id, name, baseUrl }: Pick<ProviderConfig, 'id' | 'name' | 'baseUrl'>,
  settings: Pick<SettingsRecords, 'get'>,
): SightPort | null {
  if (isOnThisMachine(baseUrl)) return null;
  return { name, origin: originOf(baseUrl) ?? baseUrl, read: async () => (await settings.get()).sees[id] ?? null };
}

/** Whether the user has said yes or no to all these kinds, for this address. */
export const answers = (sight: Sight, origin: string, kinds: Iterable<DataKind>): boolean =>
  sight.origin === origin && [...kinds].every((kind) => sight.asked.includes(kind));

/** Whether addresses that came with data of these kinds lose query and fragment. */
export function cutsAddresses(form: AddressForm, kinds: readonly DataKind[]): boolean {
  switch (form) {
    case 'whole':
      return false;
    case 'bare-history':
      return kinds.includes('history');
    case 'bare':
      return true;
    default:
      return form satisfies never;
  }
}
