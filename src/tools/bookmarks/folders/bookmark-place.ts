import type { BookmarkNode } from '@/src/contract/ports.ts';
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
