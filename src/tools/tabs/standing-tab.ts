import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { groupState, groupStateOf } from './membership.ts';
import { place, placeOf } from './place.ts';

/** A tab as it stood before it was moved, pinned, grouped or taken out of its group. */
export const standingTab = z.object({
  id: z.number(),
  place,
  group: groupState.nullable(),
  pinned: z.boolean(),
  active: z.boolean(),
});
export type StandingTab = z.infer<typeof standingTab>;

/** `going` are the ids of the tabs that leave their places together. */
export const standingTabOf = (tab: Tab, all: Tab[], groups: TabGroup[], going: ReadonlySet<number>): StandingTab => ({
  id: tab.id,
  place: placeOf(tab, all, going),
  group: groupStateOf(tab, groups),
  pinned: tab.pinned,
  active: tab.active,
});
