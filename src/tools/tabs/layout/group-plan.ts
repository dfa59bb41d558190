import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { sameName } from '@/src/text/fold.ts';
import { namedTabs, refuseTwice, tabIds } from '../../tab-ids/named-tabs.ts';
import { groupState, stateOf } from './group-state.ts';
import { leftTab } from './standing-tab.ts';

const color = groupState.shape.color;

export const groupParameters = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        title: z.string().trim().min(1).describe('A group of this title in the window gets the tabs; else one is made'),
        color: color.optional().describe('Default: the browser chooses'),
        tab_ids: tabIds,
      }),
    )
    .min(1)
    .describe('One entry for each group'),
});
export type GroupArguments = z.infer<typeof groupParameters>;

/** A wanted group, in the window with most of its tabs. */
export const wantedGroup = z.object({
  title: z.string(),
  color: color.nullable(),
  windowId: z.number(),
  /** The existing group of that title; null if there was none. */
  existing: groupState.nullable(),
});
export type WantedGroup = z.infer<typeof wantedGroup>;

/** The result of a row, for undo: the tab's new state, the id of its group, and the change to that group. */
export const joined = z.object({ left: leftTab, group: z.number(), wanted: wantedGroup });
export type Joined = z.infer<typeof joined>;

export const isTitled = (group: TabGroup, title: string): boolean => sameName(group.title, title);

function windowOfMost(tabs: Tab[]): number {
  const byWindow = [...Map.groupBy(tabs, (tab) => tab.windowId)];
  return byWindow.reduce((most, each) => (each[1].length > most[1].length ? each : most))[0];
}

/** The tabs of each group, and the unknown ids. Throws `invalid-arguments`, `not-found`. */
export function wantedGroups({ groups }: GroupArguments, all: Tab[], standing: TabGroup[]) {
  refuseTwice(groups, 'group');
  const ids = groups.flatMap((group) => group.tab_ids);
  const { found, missing } = namedTabs(ids, all);
  const byId = new Map(found.map((tab) => [tab.id, tab]));
  const wanted = groups.flatMap(({ title, color, tab_ids }) => {
    const tabs = [...new Set(tab_ids)].flatMap((id) => byId.get(id) ?? []);
    if (tabs.length === 0) return [];
    const windowId = windowOfMost(tabs);
    const there = standing.find((group) => group.windowId === windowId && isTitled(group, title));
    return [{ group: { title, color: color ?? null, windowId, existing: stateOf(there) }, tabs }];
  });
  return { wanted, missing };
}
