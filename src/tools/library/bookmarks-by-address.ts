import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { readLibrary } from './library.ts';

type Saved = Pick<BookmarkNode, 'id' | 'title'> & { url: string };

async function savedInLibrary(ports: ToolPorts, addresses: ReadonlySet<string>): Promise<Saved[]> {
  const { nodes } = await readLibrary(ports);
  return nodes.flatMap(({ id, title, url }) =>
    url !== null && addresses.has(tagAddress(url)) ? { id, title, url } : [],
  );
}

/** The bookmarks of each address (as tags write it). Without a ready index all are read: a second for 100,000. */
export async function savedAt(ports: ToolPorts, addresses: ReadonlySet<string>): Promise<Map<string, Saved[]>> {
  if (addresses.size === 0) return new Map();
  // On a full disk the index may fail; all bookmarks are read then.
  const known = await ports.index.at(addresses).catch(() => null);
  return Map.groupBy(known ?? (await savedInLibrary(ports, addresses)), ({ url }) => tagAddress(url));
}
