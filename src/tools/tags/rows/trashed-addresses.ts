import { tagAddress } from '@/src/address/address.ts';
import { nameKey } from '@/src/text/fold.ts';
import { savedAt } from '../../library/library.ts';
import { trashed } from '../../library/trash-folder.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import type { Tag } from './known-tags.ts';

/** Addresses that are only in the trash, neither saved nor open. Tags do not find or count them. */
export async function trashedAddresses(ports: ToolPorts): Promise<Set<string>> {
  const thrown = await trashed(ports);
  const addresses = new Set(thrown.flatMap(({ url }) => (url === null ? [] : tagAddress(url))));
  if (addresses.size === 0) return addresses;
  const [saved, tabs] = await Promise.all([savedAt(ports, addresses), ports.tabs.all()]);
  return addresses.difference(new Set([...saved.keys(), ...tabs.map(({ url }) => tagAddress(url))]));
}

/** Makes the function that counts the addresses of a tag, without those that are only in the trash. */
export async function countOutsideTrash(ports: ToolPorts): Promise<(tag: Tag) => number> {
  const addresses = await trashedAddresses(ports);
  const trashed = new Map<string, number>();
  const carried = addresses.size > 0 ? await ports.tags.of([...addresses]) : new Map<string, string[]>();
  for (const names of carried.values()) {
    for (const key of names.map(nameKey)) trashed.set(key, (trashed.get(key) ?? 0) + 1);
  }
  return ({ name, count }) => count - (trashed.get(nameKey(name)) ?? 0);
}
