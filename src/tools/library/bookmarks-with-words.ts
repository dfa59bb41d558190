import type { BookmarkNode } from '@/src/contract/ports.ts';
import { Folders } from '../bookmark-index/folder-words.ts';
import { type Ranked, rank } from '../bookmark-index/rank.ts';
import type { Match } from '../bookmark-index/scores.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { type Places, readLibrary } from './library.ts';
import { trashFolders } from './trash-folder.ts';

/** Bookmarks that contain the words of a query, in no order. */
export interface LookedFor {
  hits: Ranked<Omit<BookmarkNode, 'index'>>[];
  places: Places;
  /** The index is being built, and these are the results of the browser's own search. */
  building: boolean;
}

/** Pages, with the folders that contain them. Reads only these folders. */
async function withFolders(ports: ToolPorts, pages: BookmarkNode[]): Promise<Folders> {
  const above = new Map<string, BookmarkNode>();
  let ids = new Set(pages.map(({ parentId }) => parentId ?? ''));
  while (ids.size > 0) {
    const nodes = await Promise.all([...ids].map((id) => ports.bookmarks.get(id)));
    for (const node of nodes) if (node) above.set(node.id, node);
    ids = new Set(
      nodes.flatMap((node) => (node && node.parentId !== null && !above.has(node.parentId) ? node.parentId : [])),
    );
  }
  return new Folders([...above.values()]);
}

/** The results of the browser's own search, which needs all words, without the trash. */
async function lookNatively(ports: ToolPorts, query: string): Promise<LookedFor> {
  const pages = (await ports.bookmarks.search(query)).filter(({ url }) => url !== null);
  const [folders, defaultFolder, records] = await Promise.all([
    withFolders(ports, pages),
    ports.bookmarks.defaultFolder(),
    ports.trash.all(),
  ]);
  const nodes = folders.all().map((folder) => ({ ...folder, index: 0, url: null, dateAdded: 0 }));
  const visible = folders.visible(trashFolders(nodes, defaultFolder, records));
  const seen = pages.filter(({ parentId }) => visible.has(parentId ?? ''));
  const ranked = rank(seen, query, ({ title, url }) => ({ title, url: url ?? '' }));
  const scores = new Map(ranked.map(({ item, score }) => [item.id, score]));
  const hits = seen.map((item) => ({ item, score: scores.get(item.id) ?? 0 }));
  return { hits, places: folders, building: true };
}

async function lookInIndex({ index }: ToolPorts, query: string, match: Match): Promise<LookedFor | null> {
  const found = await index.search(query, match);
  return found && { hits: found.hits, places: found.folders, building: false };
}

/** The results of the index as soon as it is loaded or built. Rejects if there is none. */
async function lookOnceReady(ports: ToolPorts, query: string, match: Match): Promise<LookedFor> {
  await ports.index.ready();
  const found = await lookInIndex(ports, query, match);
  if (!found) throw new Error('The index is not there.');
  return found;
}

/** The bookmarks that match a query. Without words all of them, with equal scores. */
export async function lookFor(ports: ToolPorts, query: string, match: Match = 'all'): Promise<LookedFor> {
  if (query.trim() === '') {
    const library = await readLibrary(ports);
    const bookmarks = library.nodes.filter(({ url }) => url !== null);
    return { hits: bookmarks.map((item) => ({ item, score: 1 })), places: library, building: false };
  }
  // On a full disk the index may fail; the browser's own search is used then.
  const found = await lookInIndex(ports, query, match).catch(() => null);
  const ready = () => lookOnceReady(ports, query, match);
  return found ?? (match === 'any' ? ready() : Promise.any([lookNatively(ports, query), ready()]));
}
