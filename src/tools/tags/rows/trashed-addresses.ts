import { tagAddress } from '@/src/address/address.ts';
import { savedAt } from '../../library/bookmarks-by-address.ts';
import { trashed } from '../../library/trash-folder.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** Addresses that are only in the trash, neither saved nor open. Tags do not find or count them. */
export async function trashedAddresses(ports: ToolPorts): Promise<Set<string>> {
  const thrown = await trashed(ports);
  const addresses = new Set(thrown.flatMap(({ url }) => (url === null ? [] : tagAddress(url))));
  if (addresses.size === 0) return addresses;
  const [saved, tabs] = await Promise.all([savedAt(ports, addresses), ports.tabs.all()]);
  return addresses.difference(new Set([...saved.keys(), ...tabs.map(({ url }) => tagAddress(url))]));
}
