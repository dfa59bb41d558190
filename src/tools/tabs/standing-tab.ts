import type { Json } from '@/src/contract/json.ts';
import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
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

/** How a call leaves a tab, recorded for undo, which takes it back only while it stands so. */
export const leftTab = z.object({ windowId: z.number(), group: groupState.nullable(), pinned: z.boolean() });
export type LeftTab = z.infer<typeof leftTab>;

/** What the call does not change is as it was before: anything else is the user's doing while a worker was stopped. */
export const leftTabOf = ({ place, group, pinned }: StandingTab, changed: Partial<LeftTab>): LeftTab => ({
  windowId: place.windowId,
  group,
  pinned,
  ...changed,
});

export interface StandingRow {
  row: string;
  tab: StandingTab;
  left: LeftTab;
}

const after = z.object({ left: leftTab });

/** A row that was done, as undo takes it. */
export const standingRow = (row: PlannedRow & { after: Json }): StandingRow => ({
  row: row.id,
  tab: standingTab.parse(row.before),
  left: after.parse(row.after).left,
});
