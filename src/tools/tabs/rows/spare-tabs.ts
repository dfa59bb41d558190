import type { Json } from '@/src/contract/json.ts';
import type { Tab } from '@/src/contract/ports.ts';

/** Kinds of tabs that a call on several tabs leaves out unless they are named. */
export type Spared = 'pinned' | 'playing' | 'current';

/** Why a tab is left out of a call on several, for the model; null if it is included. */
export function reasonToSpare(tab: Tab, include: readonly Spared[], named: number): string | null {
  if (named === 1) return null;
  if (tab.active && !include.includes('current')) return 'in front of its window';
  if (tab.pinned && !include.includes('pinned')) return 'pinned';
  if (tab.audible && !include.includes('playing')) return 'playing';
  return null;
}

/** The included tabs, and the others with the reason, for the result. */
export function withoutSpared(
  tabs: Tab[],
  reasonOf: (tab: Tab) => string | null,
): { going: Tab[]; leftOut: number; data: { [key: string]: Json } } {
  const judged = tabs.map((tab) => ({ tab, because: reasonOf(tab) }));
  const leftOut = judged.flatMap(({ tab, because }) => (because === null ? [] : [{ tab_id: tab.id, because }]));
  return {
    going: judged.flatMap(({ tab, because }) => (because === null ? tab : [])),
    leftOut: leftOut.length,
    data: leftOut.length > 0 ? { left_out: leftOut } : {},
  };
}
