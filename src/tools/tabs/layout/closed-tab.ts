import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { groupState, groupStateOf } from './group-state.ts';
import { landmark, landmarksAt } from './standing-tab.ts';
import { place, placeOf } from './tab-place.ts';

/** All data needed to reopen a tab as it was. */
export const closedTab = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string(),
  place,
  beside: z.array(landmark).default([]),
  group: groupState.nullable(),
  pinned: z.boolean(),
  muted: z.boolean(),
  active: z.boolean(),
  container: z.string().nullable(),
});
export type ClosedTab = z.infer<typeof closedTab>;

/** Data recorded for undo after a tab was closed. */
export const closing = z.object({
  /** Position among the tabs of the call; `index`: after the earlier ones were closed, -1 if it was not seen. */
  step: z.number(),
  index: z.number(),
  /** True if the window closed with its last tab. */
  windowClosed: z.boolean(),
  /** Id of the blank tab that kept the browser open; null if none was needed. */
  blank: z.number().nullable(),
  /** Ids of the tabs that showed the page afterwards. */
  had: z.array(z.number()).default([]),
});
export type Closing = z.infer<typeof closing>;

export function closedTabOf(tab: Tab, all: Tab[], groups: TabGroup[], going: ReadonlySet<number>): ClosedTab {
  const { id, title, url, pinned, muted, active, container } = tab;
  const place = placeOf(tab, all, going);
  const beside = landmarksAt(place, all, going);
  return { id, title, url, place, beside, group: groupStateOf(tab, groups), pinned, muted, active, container };
}
