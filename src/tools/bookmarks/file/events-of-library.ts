import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import { type Library, readLibrary } from '../../library/library.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import type { FileEvent } from './file-events.ts';

/** Number of addresses whose tags are read at once. */
const atOnce = 5_000;

async function tagsOf({ tags }: Pick<ToolPorts, 'tags'>, library: Library): Promise<Map<string, string[]>> {
  const addresses = [...new Set(library.nodes.flatMap(({ url }) => (url === null ? [] : tagAddress(url))))];
  const found = new Map<string, string[]>();
  for (const some of chunksOf(addresses, atOnce))
    for (const [address, names] of await tags.of(some)) found.set(address, names);
  return found;
}

const added = ({ dateAdded }: BookmarkNode): { added?: number } => (dateAdded > 0 ? { added: dateAdded } : {});

/** The events of a bookmark file with the whole library, without the trash. */
export async function* libraryEvents(
  ports: Pick<ToolPorts, 'bookmarks' | 'trash' | 'tags'>,
): AsyncGenerator<FileEvent> {
  const library = await readLibrary(ports);
  const tags = await tagsOf(ports, library);
  const bars = await ports.bookmarks.bars();

  function* below(folder: BookmarkNode): Generator<FileEvent> {
    for (const { id, separator } of library.entries(folder.id)) {
      const node = library.get(id);
      if (separator) yield { kind: 'separator' };
      // The trash is not part of the library.
      if (!node) continue;
      const { title, url } = node;
      if (url === null) yield* whole(node);
      else yield { kind: 'bookmark', title, url, tags: tags.get(tagAddress(url)) ?? [], ...added(node) };
    }
  }
  function* whole(folder: BookmarkNode): Generator<FileEvent> {
    const root = folder.id === library.defaultFolder ? 'other' : bars.includes(folder.id) ? 'bar' : null;
    yield { kind: 'folder-start', title: folder.title, ...(root && { root }), ...added(folder) };
    yield* below(folder);
    yield { kind: 'folder-end' };
  }

  for (const root of library.roots) yield* whole(root);
}
