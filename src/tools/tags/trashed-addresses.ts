import { tagAddress } from '../address.ts';
import { readLibrary } from '../bookmarks/library.ts';
import { isTrashEmpty } from '../bookmarks/trash-folder.ts';
import type { ToolPorts } from '../ports.ts';

/** Addresses that are only in the trash any more: neither saved nor open. Tags neither find nor count them. */
export async function trashedAddresses(ports: ToolPorts): Promise<Set<string>> {
  if (await isTrashEmpty(ports)) return new Set();
  const [library, tabs] = await Promise.all([readLibrary(ports), ports.tabs.all()]);
  const trashed = new Set(library.trashed.flatMap(({ url }) => (url === null ? [] : tagAddress(url))));
  if (trashed.size === 0) return trashed;
  for (const { url } of [...library.nodes, ...tabs]) if (url !== null) trashed.delete(tagAddress(url));
  return trashed;
}
