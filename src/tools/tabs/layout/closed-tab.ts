import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { standingTab, standingTabOf } from './standing-tab.ts';

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
