import type { RenumberingPort } from '@/src/contract/ports.ts';

/** The present id of a tab, a window or a group. */
export function latest(ids: ReadonlyMap<number, number>, id: number): number {
  const next = ids.get(id);
  return next === undefined ? id : latest(ids, next);
}

/** Remembers the new ids of restored tabs, so that undoing one action after the other finds them. */
export function rememberReturned(port: RenumberingPort) {
  async function read() {
    const { tabs, windows, groups } = await port.read();
    return { tabs: new Map(tabs), windows: new Map(windows), groups: new Map(groups) };
  }
  let known: ReturnType<typeof read> | undefined;
  /** New ids by the old ones, read once and kept up to date. */
  const ids = () => {
    known ??= read();
    return known;
  };
  return {
    ids,
    /** Resolves when it is stored. */
    async note(kind: 'tabs' | 'windows' | 'groups', pairs: Iterable<[was: number, is: number]>): Promise<void> {
      const now = await ids();
      const news = [...pairs].filter(([was, is]) => was !== is && now[kind].get(was) !== is);
      if (news.length === 0) return;
      for (const [was, is] of news) now[kind].set(was, is);
      await port.write({ tabs: [...now.tabs], windows: [...now.windows], groups: [...now.groups] });
    },
  };
}
export type Returned = ReturnType<typeof rememberReturned>;
export type NewIds = Awaited<ReturnType<Returned['ids']>>;
