import type { TabsPort } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { arrange } from './arrange-tabs.ts';
import { type GroupState, restoreGroups } from './group-state.ts';
import { inTime } from './portions.ts';
import { orderOf } from './tab-place.ts';

/** Wanted state of a tab in its window. */
export interface Wanted {
  id: number;
  pinned: boolean;
  group: GroupState | null;
}

const neverLate = () => false;

/** Moves tabs of other windows to the end of this one. False if time was up before, or it was stopped. */
export async function gather(tabs: TabsPort, ids: number[], windowId: number, late = neverLate): Promise<boolean> {
  const here = new Set(orderOf(await tabs.all(), windowId));
  let end = here.size;
  return inTime(
    ids.filter((id) => !here.has(id)),
    late,
    async (some) => {
      await tabs.move(some, { windowId, index: end });
      end += some.length;
    },
  );
}

/** Brings tabs of a window into an order, with pins and groups. False if time was up; the same call continues. */
export async function settle(
  { tabs, returned }: Pick<ToolPorts, 'tabs' | 'returned'>,
  windowId: number,
  order: number[],
  wanted: Wanted[],
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
