import { canonicalAddress, withoutFragment, withoutTracking } from '@/src/address/address.ts';
import type { Tab } from '@/src/contract/ports.ts';

export type Ignore = 'none' | 'fragment' | 'tracking';

const readings: Record<Ignore, (url: string) => string> = {
  none: canonicalAddress,
  fragment: (url) => withoutFragment(canonicalAddress(url)),
  tracking: (url) => withoutTracking(withoutFragment(canonicalAddress(url))),
};

/** Rank of a copy; the highest is kept: pinned before playing, in front, grouped, then the one used last. */
const worth = (tab: Tab, currentId: number | null): number[] => [
  Number(tab.pinned),
  Number(tab.audible),
  Number(tab.id === currentId),
  Number(tab.groupId !== null),
  tab.lastAccessed,
  Number(tab.active),
];

function byWorth(a: number[], b: number[]): number {
  const differing = a.findIndex((value, at) => value !== b[at]);
  return differing < 0 ? 0 : (b[differing] ?? 0) - (a[differing] ?? 0);
}

/** The pages that are open more than once. Tabs in different containers are not copies, special ones are not closed. */
export function copiesAmong(tabs: Tab[], ignore: Ignore, currentId: number | null) {
  const read = readings[ignore];
  const addressed = tabs.filter((tab) => tab.url !== '');
  const pages = Map.groupBy(addressed, (tab) => `${tab.container ?? ''} ${read(tab.url)}`);
  return [...pages.values()].flatMap((copies) => {
    const [keep, ...others] = copies.toSorted((a, b) => byWorth(worth(a, currentId), worth(b, currentId)));
    if (!keep || others.length === 0) return [];
    const close = others.filter((tab) => !tab.pinned && !tab.audible && tab.id !== currentId);
    return [{ url: read(keep.url), tabs: copies, keep, close }];
  });
}
export type Copies = ReturnType<typeof copiesAmong>[number];
