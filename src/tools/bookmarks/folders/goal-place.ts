import type { BookmarkNode, BookmarksPort } from '@/src/contract/ports.ts';
import type { Spot } from '../../library/folder-path.ts';
import type { Library } from '../../library/library.ts';

/** The goal of a move. `before`: the node after it; null: the end; absent: its place, or another folder's end. */
export interface Goal extends Spot {
  before?: string | null;
}

/** The goal of a move to an index in a folder, counted without the moved nodes (`going`). */
export function goalAt(library: Library, spot: Spot, index: number | undefined, going: ReadonlySet<string>): Goal {
  if (index === undefined || spot.missing.length > 0) return spot;
  const others = library.children(spot.parent).filter(({ id }) => !going.has(id));
  return { ...spot, before: others[index]?.id ?? null };
}

/** True if those of `ids` that are in the folder are at the goal already. */
export function standsAt(library: Library, { parent, before }: Goal, ids: readonly string[]): boolean {
  if (before === undefined) return true;
  const present = library.children(parent).map(({ id }) => id);
  const moving = present.filter((id) => ids.includes(id));
  const others = present.filter((id) => !ids.includes(id));
  const at = before === null ? others.length : others.indexOf(before);
  return [...others.slice(0, at), ...moving, ...others.slice(at)].every((id, place) => id === present[place]);
}

/** The arguments of the move that brings a node to its goal; null if it is there already. */
export async function moveTo(
  port: BookmarksPort,
  node: BookmarkNode,
  parentId: string,
  before: string | null | undefined,
): Promise<Parameters<BookmarksPort['move']>[1] | null> {
  const inside = node.parentId === parentId;
  if (before === undefined) return inside ? null : { parentId };
  const entries = await port.entries(parentId);
  const goal = entries.find(({ id }) => id === before)?.index ?? entries.length;
  const at = inside ? entries.findIndex(({ id }) => id === node.id) : -1;
  if (at < 0) return { parentId, index: goal };
  const index = goal > at ? goal - 1 : goal;
  return index === at ? null : { parentId, index, from: parentId, at };
}
