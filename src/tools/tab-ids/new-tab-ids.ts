import type { RenumberingPort } from '@/src/contract/ports.ts';

/** New ids of tabs that were closed and restored, by their old ids. */
export interface NewIds {
  tabs: Map<number, number>;
  windows: Map<number, number>;
  groups: Map<number, number>;
}

/** Remembers the new ids of restored tabs, so that undoing one action after the other finds them. */
export interface Returned {
  /** The map, read once and kept up to date. */
  ids(): Promise<NewIds>;
  /** Resolves when it is stored. */
  note(kind: keyof NewIds, pairs: Iterable<[was: number, is: number]>): Promise<void>;
}

/** The present id of a tab, a window or a group. */
export function latest(ids: ReadonlyMap<number, number>, id: number): number {
  const next = ids.get(id);
  return next === undefined ? id : latest(ids, next);
}

export function rememberReturned(port: RenumberingPort): Returned {
  async function read(): Promise<NewIds> {
    const { tabs, windows, groups } = await port.read();
    return { tabs: new Map(tabs), windows: new Map(windows), groups: new Map(groups) };
  }
  let known: Promise<NewIds> | undefined;
  const ids = () => {
    known ??= read();
    return known;
  };
  return {
    ids,
    async note(kind, pairs) {
      const now = await ids();
      const news = [...pairs].filter(([was, is]) => was !== is && now[kind].get(was) !== is);
      if (news.length === 0) return;
      for (const [was, is] of news) now[kind].set(was, is);
      await port.write({ tabs: [...now.tabs], windows: [...now.windows], groups: [...now.groups] });
    },
  };
}
