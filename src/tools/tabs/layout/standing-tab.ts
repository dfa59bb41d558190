import type { Json } from '@/src/contract/json.ts';
import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { groupState, groupStateOf } from './group-state.ts';
import { type Place, place, placeOf } from './tab-place.ts';

/** A tab that stays and has a unique address. In another session it identifies the place of its neighbours. */
export const landmark = z.object({ id: z.number(), url: z.string() });

/** The state of a tab before it was moved, pinned, grouped or taken out of its group. */
export const standingTab = z.object({
  id: z.number(),
  place,
  /** The nearest neighbour on either side. */
  beside: z.array(landmark).default([]),
  group: groupState.nullable(),
  pinned: z.boolean(),
  active: z.boolean(),
});
export type StandingTab = z.infer<typeof standingTab>;

export function landmarksAt({ left, right }: Place, all: Tab[], going: ReadonlySet<number>): StandingTab['beside'] {
  const isAlone = ({ id, url }: Tab) => all.every((other) => other.url !== url || other.id === id);
  return [left, right].flatMap((ids) => {
    for (const id of ids) {
      const tab = going.has(id) ? undefined : all.find((one) => one.id === id);
      if (tab && isAlone(tab)) return { id, url: tab.url };
    }
    return [];
  });
}

/** The state of a tab. `going`: ids of the tabs that are moved together. */
export function standingTabOf(tab: Tab, all: Tab[], groups: TabGroup[], going: ReadonlySet<number>): StandingTab {
  const { id, pinned, active } = tab;
  const place = placeOf(tab, all, going);
  return { id, place, beside: landmarksAt(place, all, going), group: groupStateOf(tab, groups), pinned, active };
}

/** The state in which a call leaves a tab. Undo acts only while it is unchanged. */
export const leftTab = z.object({ windowId: z.number(), group: groupState.nullable(), pinned: z.boolean() });
export type LeftTab = z.infer<typeof leftTab>;

/** The state to record. Unchanged parts are taken from before: the user may have changed them meanwhile. */
export const leftTabOf = ({ place, group, pinned }: StandingTab, changed: Partial<LeftTab>): LeftTab => ({
  windowId: place.windowId,
  group,
  pinned,
  ...changed,
});

const after = z.object({ left: leftTab });

/** A row that was done, as undo takes it. */
export const standingRow = (row: PlannedRow & { after: Json }) => ({
  row: row.id,
  tab: standingTab.parse(row.before),
  left: after.parse(row.after).left,
});
export type StandingRow = ReturnType<typeof standingRow>;

/** All data needed to reopen a tab as it was. */
export const closedTab = standingTab.extend({
  title: z.string(),
  url: z.string(),
  muted: z.boolean(),
  container: z.string().nullable(),
});
export type ClosedTab = z.infer<typeof closedTab>;

/** Data recorded for undo after a tab was closed. */
export const closing = z.object({
  /** Position among the tabs of the call; `index`: after the earlier ones were closed, -1 if it was not seen. */
  step: z.number(),
  index: z.number(),
  windowClosed: z.boolean(),
  /** Id of the blank tab that kept the browser open; null if none was needed. */
  blank: z.number().nullable(),
  /** Ids of the tabs that showed the page afterwards. */
  had: z.array(z.number()).default([]),
});
export type Closing = z.infer<typeof closing>;

export function closedTabOf(tab: Tab, all: Tab[], groups: TabGroup[], going: ReadonlySet<number>): ClosedTab {
  const { title, url, muted, container } = tab;
  return { ...standingTabOf(tab, all, groups, going), title, url, muted, container };
}
