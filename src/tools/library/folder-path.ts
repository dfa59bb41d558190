import type { BookmarksPort } from '@/src/contract/ports.ts';
import { nameKey } from '@/src/text/fold.ts';
import { invalid } from '../errors/call-errors.ts';
import type { Library } from './library.ts';
import { refuseTrashTitle } from './trash-folder.ts';

/** The titles of a path written as one string: joined by `/`; `\/` and `\\` stand for the characters themselves. */
export function parsePath(path: string): string[] {
  const titles = [''];
  for (const [piece] of path.matchAll(/\\[\\/]|[\s\S]/g)) {
    if (piece === '/') titles.push('');
    else titles[titles.length - 1] += piece.length === 2 && piece.startsWith('\\') ? piece.slice(1) : piece;
  }
  return titles.map((title) => title.trim()).filter(Boolean);
}

export const formatPath = (titles: string[]): string =>
  titles.map((title) => title.replace(/[\\/]/g, '\\$&')).join('/');

/** A folder that may not exist yet: the titles in `missing` are to be created below `parent`. */
export interface Spot {
  parent: string;
  missing: string[];
}

/** The node with this title, else one whose title differs only in case or accents. */
export function byTitle<Node extends { title: string }>(nodes: Node[], title: string): Node | undefined {
  const key = nameKey(title);
  return nodes.find((node) => node.title === title) ?? nodes.find((node) => nameKey(node.title) === key);
}

function follow(library: Library, start: string, titles: string[]): Spot {
  let parent = start;
  for (const [depth, title] of titles.entries()) {
    const folders = library.children(parent).filter((node) => node.url === null);
    const next = byTitle(folders, title);
    if (!next) return { parent, missing: titles.slice(depth) };
    parent = next.id;
  }
  return { parent, missing: [] };
}

function spotAt(library: Library, titles: string[]): Spot {
  const root = byTitle(library.roots, titles[0] ?? '');
  if (root) return follow(library, root.id, titles.slice(1));
  const starts = [library.defaultFolder, ...library.roots.map(({ id }) => id)];
  const spots = starts.map((start) => follow(library, start, titles));
  return spots.reduce((best, spot) => (spot.missing.length < best.missing.length ? spot : best));
}

/** Finds the folder of a path that begins with a root, else in the root that has most of it. Throws `ToolError`. */
export function locate(library: Library, path: string): Spot {
  const titles = parsePath(path);
  if (titles.length === 0) {
    throw invalid(`"${path}" names no folder.`, 'Send titles joined by "/", such as "Dev/Rust".');
  }
  const spot = spotAt(library, titles);
  for (const title of spot.missing) refuseTrashTitle(title);
  return spot;
}

/** The whole path of a spot, as `folder_path` takes it. */
export const spotPath = (library: Library, { parent, missing }: Spot): string =>
  formatPath([...library.path(parent), ...missing]);

/** Makes the look-up of a folder's titles from the root; null if it is gone or in the trash. Asks once for each. */
export function pathFinder({ get }: Pick<BookmarksPort, 'get'>, trash: ReadonlySet<string>) {
  const known = new Map<string, Promise<string[] | null>>();
  async function read(id: string): Promise<string[] | null> {
    const node = trash.has(id) ? null : await get(id);
    if (node?.url !== null) return null;
    if (node.parentId === null) return [node.title];
    const above = await titles(node.parentId);
    return above && [...above, node.title];
  }
  function titles(id: string): Promise<string[] | null> {
    const reading = known.get(id) ?? read(id);
    known.set(id, reading);
    return reading;
  }
  return titles;
}
