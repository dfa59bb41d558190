import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { wantedGroup } from './group-plan.ts';
import { groupState, groupStateOf } from './membership.ts';
import { place, placeOf } from './place.ts';

/** A tab before it was grouped. */
export const groupedTab = z.object({
  id: z.number(),
  place,
  group: groupState.nullable(),
  pinned: z.boolean(),
  active: z.boolean(),
});
export type GroupedTab = z.infer<typeof groupedTab>;

/** Recorded for undo: the id of the group that it joined, and what was wanted of it. */
export const joined = z.object({ group: z.number(), wanted: wantedGroup });
export type Joined = z.infer<typeof joined>;

export const groupedTabOf = (tab: Tab, all: Tab[], groups: TabGroup[], going: ReadonlySet<number>): GroupedTab => ({
  id: tab.id,
  place: placeOf(tab, all, going),
  group: groupStateOf(tab, groups),
  pinned: tab.pinned,
  active: tab.active,
});
