import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { groupState, groupStateOf } from './group-state.ts';
import { landmark, landmarksAt } from './standing-tab.ts';
import { place, placeOf } from './tab-place.ts';

/** All that is needed to open a tab again as it was. */
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

/** Recorded for undo after closing. */
export const closing = z.object({
  /** Its position among the call's tabs (`step`), and its index once those before it were closed; -1: closed unseen. */
  step: z.number(),
  index: z.number(),
  /** The window went with its last tab. */
  windowClosed: z.boolean(),
  /** The blank tab that kept the browser open. */
  blank: z.number().nullable(),
  /** Tabs that showed the page afterwards. */
  had: z.array(z.number()).default([]),
});
export type Closing = z.infer<typeof closing>;

export function closedTabOf(tab: Tab, all: Tab[], groups: TabGroup[], going: ReadonlySet<number>): ClosedTab {
  const { id, title, url, pinned, muted, active, container } = tab;
  const place = placeOf(tab, all, going);
  const beside = landmarksAt(place, all, going);
  return { id, title, url, place, beside, group: groupStateOf(tab, groups), pinned, muted, active, container };
}
