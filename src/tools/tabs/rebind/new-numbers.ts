import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { type GroupState, isAlike } from '../layout/group-state.ts';
import type { StandingRow, StandingTab } from '../layout/standing-tab.ts';

type Vote = readonly [was: number, is: number];

/** The present window of each former one: the one with most of its tabs, none if two have. Each is used once. */
export function sameWindows(votes: Vote[]): Map<number, number> {
  const counted = [...Map.groupBy(votes, (vote) => vote.join()).values()]
    .flatMap((alike) => (alike[0] ? { was: alike[0][0], is: alike[0][1], n: alike.length } : []))
    .sort((a, b) => b.n - a.n);
  const same = new Map<number, number>();
  for (let left = counted; left[0]; ) {
    const { was, is, n } = left[0];
    const rivals = left.filter((other) => other.was === was || other.is === is);
    if (rivals.filter((rival) => rival.n === n).length === 1) same.set(was, is);
    left = left.filter((other) => !rivals.includes(other));
  }
  return same;
}

export type FoundRow = StandingRow & { now: Tab };

/** The recorded neighbours that are still the only ones with their address. */
export function landmarksOf(stood: Pick<StandingTab, 'place' | 'beside'>[], all: Tab[]) {
  const byUrl = Map.groupBy(all, ({ url }) => url);
  const beside = stood.flatMap(({ place, beside }) =>
    beside.map((mark) => [mark.id, { ...mark, windowId: place.windowId }] as const),
  );
  return [...new Map(beside).values()].flatMap(({ id, url, windowId }) => {
    const [now, ...others] = byUrl.get(url) ?? [];
    return now && others.length === 0 ? { id, windowId, now } : [];
  });
}

/** Finds the present ids: windows by their tabs, groups by their tabs, else by title and colour. */
export function newNumbers(rows: FoundRow[], all: Tab[], today: TabGroup[]) {
  const stood = rows.map(({ tab }) => tab);
  const marks = landmarksOf(stood, all);
  const votes: Vote[] = [
    ...rows.map(({ left, now }): Vote => [left.windowId, now.windowId]),
    ...marks.map((mark): Vote => [mark.windowId, mark.now.windowId]),
  ];
  const windows = sameWindows(votes);
  const joined = new Map(
    rows.flatMap(({ left, now }): [number, number][] => {
      const group = today.find(({ id }) => id === now.groupId);
      return group && left.group && isAlike(group, left.group) ? [[left.group.id, group.id]] : [];
    }),
  );
  return {
    tabs: new Map([...marks, ...rows.map(({ tab, now }) => ({ id: tab.id, now }))].map(({ id, now }) => [id, now.id])),
    windows,
    /** Present groups that may be this group of this window. */
    groups(state: GroupState, windowId: number): number[] {
      const known = joined.get(state.id);
      if (known !== undefined) return [known];
      return today.flatMap((group) =>
        group.windowId === windows.get(windowId) && isAlike(group, state) ? group.id : [],
      );
    },
  };
}
export type NewNumbers = ReturnType<typeof newNumbers>;
