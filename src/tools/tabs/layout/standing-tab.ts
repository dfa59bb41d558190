import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import type { DoneRow } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { groupState, groupStateOf } from './group-state.ts';
import { type Place, place, placeOf } from './tab-place.ts';

/** A tab that stays and has a unique address. In another session it identifies the place of its neighbours. */
const landmark = z.object({ id: z.number(), url: z.string() });

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

function landmarksAt({ left, right }: Place, all: Tab[], going: ReadonlySet<number>): StandingTab['beside'] {
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
export const standingRow = (row: DoneRow) => ({
  row: row.id,
  tab: standingTab.parse(row.before),
  left: after.parse(row.after).left,
});
export type StandingRow = ReturnType<typeof standingRow>;
