import type { TabsPort } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../ports.ts';
import { arrange } from './arrange.ts';
import { type GroupState, restoreGroups } from './membership.ts';
import { orderOf } from './place.ts';

/** How a tab is to stand in its window. */
export interface Wanted {
  id: number;
  pinned: boolean;
  group: GroupState | null;
}

/**
 * Moves tabs of other windows to the end of this one, so that none stands between others while those find their places.
 * Gives the ids of all that are there when it is through, or stopped.
 */
export async function gather(
  tabs: TabsPort,
  ids: number[],
  windowId: number,
  signal?: AbortSignal,
): Promise<ReadonlySet<number>> {
  const here = new Set(orderOf(await tabs.all(), windowId));
  for (const id of ids) {
    if (signal?.aborted) break;
    if (!here.has(id)) await tabs.move(id, { windowId, index: here.size });
    here.add(id);
  }
  return here;
}

/** Brings a window into an order, with pins and groups. Only the wanted tabs are moved, and all stand in it already. */
export async function settle(
  { tabs, returned }: Pick<ToolPorts, 'tabs' | 'returned'>,
  windowId: number,
  order: number[],
  wanted: Wanted[],
): Promise<void> {
  const movable = new Set(wanted.map(({ id }) => id));
  const pinned = new Map((await tabs.all()).map((tab) => [tab.id, tab.pinned]));
  for (const tab of wanted) if (pinned.get(tab.id) !== tab.pinned) await tabs.setPinned(tab.id, tab.pinned);
  await arrange(tabs, windowId, order, movable);
  const members = wanted.map(({ id, group }) => ({ id, windowId, group }));
  await restoreGroups({ tabs, returned }, members);
  await arrange(tabs, windowId, order, movable);
  // A place among tabs of another group would have taken them into that.
  await restoreGroups({ tabs, returned }, members);
}
