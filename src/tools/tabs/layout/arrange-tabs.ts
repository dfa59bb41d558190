import type { TabsPort } from '@/src/contract/ports.ts';
import { mostAtOnce } from './portions.ts';
import { orderOf } from './tab-place.ts';

interface Step {
  ids: number[];
  index: number;
}

/** The tabs to move so that the wanted tab is at `at`, with followers from the right. Empty if it is in place. */
function stepAt(order: number[], wanted: number[], at: number, movable: ReadonlySet<number>): Step {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (id: number) => places.get(id) ?? order.length;
  const id = wanted[at] ?? -1;
  const before = places.get(wanted[at - 1] ?? -1) ?? -1;
  const index = placeOf(id) < before ? before : before + 1;
  if (!movable.has(id) || order[index] === id) return { ids: [], index };
  if (placeOf(id) < index) return { ids: [id], index };
  const isOver = (next: number) => !movable.has(next) || placeOf(next) <= index;
  const after = wanted.slice(at + 1, at + mostAtOnce);
  const end = after.findIndex(isOver);
  return { ids: [id, ...after.slice(0, end < 0 ? undefined : end)], index };
}

/** Moves the movable tabs until the window has this order. False if time was up; the same call then continues. */
export async function arrange(
  tabs: TabsPort,
  windowId: number,
  wanted: number[],
  movable: ReadonlySet<number>,
  late: () => boolean = () => false,
): Promise<boolean> {
  let order = orderOf(await tabs.all(), windowId);
  let moved = false;
  for (let at = 0; at < wanted.length; ) {
    const { ids, index } = stepAt(order, wanted, at, movable);
    at += Math.max(ids.length, 1);
    if (ids.length === 0) continue;
    if (moved && late()) return false;
    await tabs.move(ids, { windowId, index });
    moved = true;
    const going = new Set(ids);
    order = order.filter((id) => !going.has(id)).toSpliced(index, 0, ...ids);
  }
  return true;
}
