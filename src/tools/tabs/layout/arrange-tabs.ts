import type { TabsPort } from '@/src/contract/ports.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import type { TabPorts } from '../../tool-ports.ts';
import { type GroupState, restoreGroups } from './group-state.ts';
import { orderOf } from './tab-place.ts';

/** Tabs that are changed at a time; more would block the browser. */
export const mostAtOnce = 10;

/** Number of tabs above which they open asleep, since loading hundreds of pages can block a browser. */
export const mostAwake = 25;

export const neverLate = () => false;

/** Changes tabs, some at a time. False if time was up before all were changed; the first ones always are. */
export async function inTime(ids: number[], late: () => boolean, act: (some: number[]) => Promise<unknown>) {
  let begun = false;
  for (const some of chunksOf(ids, mostAtOnce)) {
    if (begun && late()) return false;
    begun = true;
    await act(some);
  }
  return true;
}

/** The tabs to move so that the wanted tab is at `at`, with followers from the right. Empty if it is in place. */
function stepAt(order: number[], wanted: number[], at: number, movable: ReadonlySet<number>) {
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
  late = neverLate,
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

/** Moves tabs of other windows to the end of this one. False if time was up before, or it was stopped. */
export async function gather(tabs: TabsPort, ids: number[], windowId: number, late = neverLate): Promise<boolean> {
  const here = new Set(orderOf(await tabs.all(), windowId));
  const coming = ids.filter((id) => !here.has(id));
  let index = here.size;
  return inTime(coming, late, async (some) => {
    await tabs.move(some, { windowId, index });
    index += some.length;
  });
}

/**
 * Brings a window into an order, with pins and groups. Moves only the wanted tabs, all of which are in the window
 * already. False if time was up; the same call then continues.
 */
export async function settle(
  { tabs, returned }: TabPorts,
  windowId: number,
  order: number[],
  wanted: { id: number; pinned: boolean; group: GroupState | null }[],
  late = neverLate,
): Promise<boolean> {
  const movable = new Set(wanted.map(({ id }) => id));
  const pinned = new Map((await tabs.all()).map((tab) => [tab.id, tab.pinned]));
  const wrong = new Map(wanted.flatMap((tab) => (pinned.get(tab.id) === tab.pinned ? [] : [[tab.id, tab.pinned]])));
  const pin = async (some: number[]) => {
    for (const id of some) await tabs.setPinned(id, wrong.get(id) ?? false);
  };
  if (!(await inTime([...wrong.keys()], late, pin))) return false;
  if (!(await arrange(tabs, windowId, order, movable, late))) return false;
  const members = wanted.map(({ id, group }) => ({ id, windowId, group }));
  await restoreGroups({ tabs, returned }, members);
  await arrange(tabs, windowId, order, movable);
  // Moving a tab between tabs of a group may have added it to that group.
  await restoreGroups({ tabs, returned }, members);
  return true;
}
