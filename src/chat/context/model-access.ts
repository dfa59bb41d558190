import { originOf } from '@/src/address/address.ts';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { failedResult } from '@/src/contract/call.ts';
import type { SettingsRecords } from '@/src/contract/records.ts';
import {
  type AddressForm,
  type DataKind,
  type ModelAccess,
  type ProviderConfig,
  privateWords,
} from '@/src/contract/settings.ts';
import type { ToolResult } from '@/src/contract/tool.ts';

/** The data that the provider of a turn may see, by the user's present settings. */
export interface ModelAccessPort {
  name: string;
  origin: string;
  /** The present access; null if the user was never asked. */
  read(): Promise<ModelAccess | null>;
}

/** The access of a connection. Null for one on this computer, which sees everything without being asked about. */
export function modelAccessOf(
  { id, name, baseUrl }: Pick<ProviderConfig, 'id' | 'name' | 'baseUrl'>,
  settings: Pick<SettingsRecords, 'get'>,
): ModelAccessPort | null {
  if (isOnThisMachine(baseUrl)) return null;
  return { name, origin: originOf(baseUrl) ?? baseUrl, read: async () => (await settings.get()).sees[id] ?? null };
}

/** True if the user has decided about all these kinds for this address. */
export const answers = (access: ModelAccess, origin: string, kinds: Iterable<DataKind>): boolean =>
  access.origin === origin && [...kinds].every((kind) => access.asked.includes(kind));

/** True if addresses in data of these kinds lose query and fragment. */
export function cutsAddresses(form: AddressForm, kinds: readonly DataKind[]): boolean {
  return form !== 'whole' && (form === 'bare' || kinds.includes('history'));
}

export const privateResult = (kinds: readonly DataKind[]): ToolResult => ({
  ...failedResult(privateWords(kinds)),
  suggestion: 'Go on without it, and say what you would need it for.',
});

/** The given kinds that the provider may not see. */
export const hiddenOf = (kinds: readonly DataKind[], { allowed }: ModelAccess): DataKind[] =>
  kinds.filter((kind) => !allowed.includes(kind));
