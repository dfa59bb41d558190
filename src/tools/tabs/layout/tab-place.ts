import type { Tab } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';

/** Place of a tab: its index, and the ids of the tabs beside it, nearest first. */
export const place = z.object({
  windowId: z.number(),
  index: z.number(),
  left: z.array(z.number()),
  right: z.array(z.number()),
  /** Ids of the windows that were open at that time. */
  windows: z.array(z.number()).default([]),
});
export type Place = z.infer<typeof place>;

const remembered = 8;

/** The nearest neighbours, and the nearest that stays, by which a place can be found if its neighbours leave too. */
function neighbours(ids: number[], going: ReadonlySet<number>): number[] {
  const nearest = ids.slice(0, remembered);
  const staying = ids.find((id) => !going.has(id));
  return staying === undefined || nearest.includes(staying) ? nearest : [...nearest, staying];
}

/** The ids of a window's tabs from left to right. */
export const orderOf = (tabs: Tab[], windowId: number): number[] =>
  tabs
    .filter((tab) => tab.windowId === windowId)
    .sort((a, b) => a.index - b.index)
    .map((tab) => tab.id);

/** The place of a tab. `going`: ids of the tabs that leave together with it. */
export function placeOf(tab: Tab, all: Tab[], going: ReadonlySet<number>): Place {
  const order = orderOf(all, tab.windowId);
  const at = order.indexOf(tab.id);
  return {
    windowId: tab.windowId,
    index: tab.index,
    left: neighbours(order.slice(0, at).reverse(), going),
    right: neighbours(order.slice(at + 1), going),
    windows: [...new Set(all.map(({ windowId }) => windowId))],
  };
}

/** The order of a window with tabs put back in turn, each at its index but never beyond its neighbours. */
export function putBack(present: number[], back: { id: number; place: Pick<Place, 'index' | 'left' | 'right'> }[]) {
  const order = [...present];
  for (const { id, place } of back) {
    const positionOf = (ids: number[]) => ids.map((each) => order.indexOf(each)).find((at) => at >= 0);
    const lowest = (positionOf(place.left) ?? -1) + 1;
    const highest = Math.max(lowest, positionOf(place.right) ?? order.length);
    order.splice(Math.min(Math.max(place.index, lowest), highest), 0, id);
  }
  return order;
}

/** True if no tab has moved between two looks. */
export function standsAs(before: Tab[], now: Tab[]): boolean {
  const stand = (all: Tab[]) => all.map(({ id, windowId, groupId, pinned }) => [id, windowId, groupId, pinned].join());
  return stand(before).join(' ') === stand(now).join(' ');
}
