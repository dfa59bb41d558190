import type { Tab } from '@/src/contract/ports.ts';
import type { Opening } from '@/src/contract/tool.ts';
import type { Destination } from './move-plan.ts';

/** Sleeping neighbours of a front tab that leaves its window: the browser brings one of them to the front. */
function besides(tab: Tab, leaving: ReadonlySet<number>, all: Tab[]): Tab[] {
  const stay = all.filter(({ windowId, id }) => windowId === tab.windowId && !leaving.has(id));
  const right = stay.filter(({ index }) => index > tab.index).sort((a, b) => a.index - b.index)[0];
  const left = stay.filter(({ index }) => index < tab.index).sort((a, b) => b.index - a.index)[0];
  return [right, left].filter((one) => one?.discarded === true) as Tab[];
}

/** The tabs that load because this one moves: itself, or the one that gets to the front in its old window. */
export function wokenBy(tab: Tab, to: Destination, leaving: ReadonlySet<number>, all: Tab[]): { opens?: Opening[] } {
  const woken = [
    ...(to.windowId === null && tab.discarded ? [tab] : []),
    ...(tab.active && to.windowId !== tab.windowId ? besides(tab, leaving, all) : []),
  ];
  return woken.length > 0 ? { opens: woken.map(({ url }) => ({ url, loads: true })) } : {};
}
