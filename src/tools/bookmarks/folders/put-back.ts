import type { BookmarksPort, FolderEntry } from '@/src/contract/ports.ts';
import type { Place } from './bookmark-place.ts';

type Standing = Pick<FolderEntry, 'id' | 'index'>;

/** The contents of folders while nodes are moved, so that each folder is read only once. */
function contentsOf(port: BookmarksPort) {
  const known = new Map<string, Standing[]>();
  return {
    async of(folder: string): Promise<Standing[]> {
      const entries = known.get(folder) ?? (await port.entries(folder)).map(({ id, index }) => ({ id, index }));
      known.set(folder, entries);
      return entries;
    },
    async move(id: string, from: string | null, parentId: string, index: number): Promise<void> {
      await port.move(id, { parentId, index, ...(from === null ? {} : { from }) });
      const left = known.get(from ?? '') ?? [];
      const was = left.findIndex((child) => child.id === id);
      if (was >= 0) {
        left.splice(was, 1);
        for (const child of left.slice(was)) child.index--;
      }
      const joined = known.get(parentId) ?? [];
      const at = joined.findIndex((child) => child.index >= index);
      for (const child of at < 0 ? [] : joined.slice(at)) child.index++;
      joined.splice(at < 0 ? joined.length : at, 0, { id, index });
    },
  };
}

function withoutIt(children: Standing[], id: string): Standing[] {
  const at = children.findIndex((child) => child.id === id);
  if (at < 0) return children;
  return children.flatMap((child, place) =>
    place === at ? [] : { ...child, index: place > at ? child.index - 1 : child.index },
  );
}

/** The index that corresponds to a place in the present content of its folder. */
function indexOf({ index, before, after }: Place, children: Standing[]): number {
  // Stops at the first neighbour that is found, most often the nearest: this runs for each row.
  const nearestOf = (ids: string[]): number | undefined => {
    for (const id of ids) {
      const found = children.find((child) => child.id === id);
      if (found) return found.index;
    }
    return undefined;
  };
  const lowest = (nearestOf(before) ?? -1) + 1;
  const highest = Math.max(lowest, nearestOf(after) ?? (children.at(-1)?.index ?? -1) + 1);
  return Math.min(Math.max(index, lowest), highest);
}

/** True if a node is the folder or inside of it, at any depth. */
export async function liesIn(port: BookmarksPort, id: string, folder: string): Promise<boolean> {
  if (id === folder) return true;
  const parent = (await port.get(id))?.parentId;
  return parent ? liesIn(port, parent, folder) : false;
}

/**
 * Moves nodes back to their places, the last of each folder first, so that the nodes after it are there already. If
 * nothing else has changed, this restores the order; otherwise each node goes between those of its neighbours that are
 * still there. A folder waits while its place is inside itself. `blocked`: ids that could not go back for that reason.
 * `left`: ids left over because time was up.
 */
export async function putBack(port: BookmarksPort, wanted: { id: string; place: Place }[], late = () => false) {
  const contents = contentsOf(port);
  const nodes = await port.byId(wanted.map(({ id }) => id));
  const left = new Set<string>();
  let moved = 0;
  let waiting = wanted.toSorted((a, b) => b.place.index - a.place.index);
  for (let before = Number.POSITIVE_INFINITY; waiting.length > 0 && waiting.length < before; ) {
    before = waiting.length;
    const blocked: typeof waiting = [];
    for (const one of waiting) {
      const node = nodes.get(one.id);
      if (!node) continue;
      const { parent } = one.place;
      if (moved > 0 && late()) left.add(one.id);
      else if (node.url === null && (await liesIn(port, parent, node.id))) blocked.push(one);
      else {
        const others = withoutIt(await contents.of(parent), node.id);
        await contents.move(node.id, node.parentId, parent, indexOf(one.place, others));
        moved += 1;
      }
    }
    waiting = blocked;
  }
  return { blocked: new Set(waiting.map(({ id }) => id)), left };
}
