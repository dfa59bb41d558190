import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { omit } from '@/src/text/omit.ts';
import { latest, type NewIds } from '../../tab-ids/new-tab-ids.ts';
import type { TabPorts } from '../../tool-ports.ts';

/** Data needed to create a group again when its last tab has left it. */
export const groupState = z.object({
  id: z.number(),
  title: z.string(),
  color: z.enum(['grey', 'blue', 'red', 'yellow', 'green', 'pink', 'purple', 'cyan', 'orange']),
  collapsed: z.boolean(),
});
export type GroupState = z.infer<typeof groupState>;

export const stateOf = (group: TabGroup | undefined): GroupState | null =>
  group ? { id: group.id, title: group.title, color: group.color, collapsed: group.collapsed } : null;

export const groupStateOf = (tab: Tab, groups: TabGroup[]): GroupState | null =>
  stateOf(groups.find(({ id }) => id === tab.groupId));

export const isAlike = (group: TabGroup, state: GroupState): boolean =>
  group.title === state.title && group.color === state.color;

export const latestGroup = (state: GroupState | null, { groups }: NewIds): GroupState | null =>
  state && { ...state, id: latest(groups, state.id) };

/** True for the group itself, or one that was created in its place. */
export const isGroup = (group: TabGroup, state: GroupState): boolean => group.id === state.id || isAlike(group, state);

/** True if a tab is in the group of a state, or in none if that is null. */
export function isInGroup(tab: Tab, state: GroupState | null, groups: TabGroup[]): boolean {
  const group = groups.find(({ id }) => id === tab.groupId);
  return group ? state !== null && isGroup(group, state) : state === null;
}

/** The present group, or one with its title and colour in the window, which was created in its place. */
function standing(state: GroupState, windowId: number, groups: TabGroup[]): TabGroup | undefined {
  const here = groups.filter((group) => group.windowId === windowId);
  return here.find((group) => group.id === state.id) ?? here.find((group) => isAlike(group, state));
}

async function putInGroup({ tabs, returned }: TabPorts, ids: number[], windowId: number, state: GroupState) {
  const group = standing(state, windowId, await tabs.groups());
  if (group) return void (await tabs.group(ids, { groupId: group.id }));
  const id = await tabs.group(ids, { windowId });
  await tabs.updateGroup(id, omit(state, 'id'));
  // Recorded last: if a worker stops before, nothing takes the unfinished group for this one.
  await returned.note('groups', [[state.id, id]]);
}

/** Puts tabs back into their former groups, or into none. */
export async function restoreGroups(
  { tabs, returned }: TabPorts,
  members: { id: number; windowId: number; group: GroupState | null }[],
): Promise<void> {
  const groups = await tabs.groups();
  const now = new Map((await tabs.all()).map((tab) => [tab.id, tab]));
  const ids = await returned.ids();
  const wanted = members.map((member) => ({ ...member, group: latestGroup(member.group, ids) }));
  const wrong = wanted.filter(({ id, group }) => {
    const tab = now.get(id);
    return tab ? !isInGroup(tab, group, groups) : group !== null;
  });
  const loose = wrong.filter(({ group }) => group === null);
  if (loose.length > 0) await tabs.ungroup(loose.map(({ id }) => id));
  const grouped = wrong.flatMap(({ group, ...member }) => (group ? [{ ...member, group }] : []));
  for (const together of Map.groupBy(grouped, ({ group, windowId }) => `${windowId} ${group.id}`).values()) {
    const { windowId, group } = together[0]!;
    const ids = together.map(({ id }) => id);
    await putInGroup({ tabs, returned }, ids, windowId, group);
  }
}
