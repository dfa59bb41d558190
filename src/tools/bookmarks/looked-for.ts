import type { BookmarkNode } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../ports.ts';
import { type Ranked, rank } from '../search/rank.ts';
import { type Places, readLibrary } from './library.ts';

/** Bookmarks in which the words of a query stand, in no order. */
export interface LookedFor {
  hits: Ranked<Omit<BookmarkNode, 'index'>>[];
  places: Places;
  /** The index is being made: what was found is what the browser itself finds. */
  building: boolean;
}

/** Without words: all bookmarks, each counting alike. */
export async function lookFor(ports: ToolPorts, query: string): Promise<LookedFor> {
  const found = query.trim() === '' ? null : await ports.index.search(query);
  if (found) return { hits: found.hits, places: found.folders, building: false };
  const library = await readLibrary(ports);
  const bookmarks = library.nodes.filter(({ url }) => url !== null);
  if (query.trim() === '')
    return { hits: rank(bookmarks, '', () => ({ title: '' })), places: library, building: false };
  const native = new Set((await ports.bookmarks.search(query)).map(({ id }) => id));
  const nodes = bookmarks.filter(({ id }) => native.has(id));
  const scores = new Map(
    rank(nodes, query, ({ title, url }) => ({ title, url: url ?? '' })).map(({ item, score }) => [item.id, score]),
  );
  return { hits: nodes.map((item) => ({ item, score: scores.get(item.id) ?? 0 })), places: library, building: true };
}
