import type { BookmarkNode, BookmarksPort, FolderEntry } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import type { Library } from '../../library/library.ts';

/** Place of a node: its folder, its index, and the ids beside it, nearest first. */
export const place = z.object({
  parent: z.string(),
  index: z.number(),
  before: z.array(z.string()),
  after: z.array(z.string()),
});
export type Place = z.infer<typeof place>;

const remembered = 8;

/** The nearest nodes before each leaving node, and the nearest that stays, in case the others leave too. */
function neighbours(order: string[], going: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let staying: string | undefined;
  for (const [at, id] of order.entries()) {
    if (!going.has(id)) staying = id;
    else {
      const nearest = order.slice(Math.max(0, at - remembered), at).reverse();
      found.set(id, staying === undefined || nearest.includes(staying) ? nearest : [...nearest, staying]);
    }
  }
  return found;
}

/** The places of nodes that leave their folders together, by id. */
export function placesOf(library: Library, leaving: BookmarkNode[]): Map<string, Place> {
  const going = new Set(leaving.map((node) => node.id));
  const places = new Map<string, Place>();
  for (const [parent, nodes] of Map.groupBy(leaving, (node) => node.parentId ?? '')) {
    const order = library.entries(nodes[0]?.parentId ?? null).map(({ id }) => id);
    const before = neighbours(order, going);
    const after = neighbours(order.toReversed(), going);
    for (const { id, index } of nodes) {
      places.set(id, { parent, index, before: before.get(id) ?? [], after: after.get(id) ?? [] });
    }
  }
  return places;
}

/** The nodes in the browser's order. Undo takes rows from the end, so it finds the nodes after each place. */
export function inOrder(library: Library, nodes: BookmarkNode[]): BookmarkNode[] {
  const at = new Map(library.nodes.map((node, position) => [node.id, position]));
  const parentAt = (node: BookmarkNode) => at.get(node.parentId ?? '') ?? -1;
  return nodes.toSorted((a, b) => parentAt(a) - parentAt(b) || a.index - b.index);
}

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
  const indexes = new Map(children.map((child) => [child.id, child.index]));
  const nearestOf = (ids: string[]) => ids.map((id) => indexes.get(id)).find((at) => at !== undefined);
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
