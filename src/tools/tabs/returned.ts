/** What came back under which new id, so that undoing one act after the other finds its own tabs and windows. */
export interface Returned {
  tabs: Map<number, number>;
  windows: Map<number, number>;
  groups: Map<number, number>;
}

/** The id under which a tab, a window or a group goes now. */
export function latest(ids: ReadonlyMap<number, number>, id: number): number {
  const next = ids.get(id);
  return next === undefined ? id : latest(ids, next);
}
