import { nameKey } from '@/src/text/fold.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import type { Tag } from './known-tags.ts';
import { trashedAddresses } from './trashed-addresses.ts';

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
