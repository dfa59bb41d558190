import type { PlannedRow } from '@/src/contract/tool.ts';

/** Row ids of tabs, groups and windows, which are valid in one browser session only. */
const bound = /^(tab|group|window):(.*)$/;

export const boundToSession = ({ id }: Pick<PlannedRow, 'id'>): boolean => bound.test(id);

/** The id of the tab of a row; null for a row of something else. */
export const tabOf = ({ id }: Pick<PlannedRow, 'id'>): number | null =>
  id.startsWith('tab:') ? Number(id.slice('tab:'.length)) : null;

const boundKey = /^(tab|group|window)_ids?$/;

/** True for arguments that contain an id that is valid in one browser session only. */
export const namesBound = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, part]) => (boundKey.test(key) && part !== undefined) || namesBound(part));

/** The present ids of tabs by their former ones, found by address and then by order. Others are left out. */
function found(rows: PlannedRow[], open: { id: number; url: string }[]): Map<string, number> {
  const free = Map.groupBy(open, ({ url }) => url);
  return new Map(
    rows.flatMap(({ id, digest, url }): [string, number][] => {
      const tab = id.startsWith('tab:') ? free.get(digest.url ?? url ?? '')?.shift() : undefined;
      return tab ? [[id.slice('tab:'.length), tab.id]] : [];
    }),
  );
}

/** The present row ids of an earlier browser session's rows. Rows of groups and windows have none. */
export function renumberedRows(rows: PlannedRow[], open: { id: number; url: string }[]): Map<string, string> {
  const now = found(rows, open);
  return new Map(
    rows.flatMap(({ id }): [string, string][] => {
      if (!boundToSession({ id })) return [[id, id]];
      const tab = now.get(id.slice('tab:'.length));
      return id.startsWith('tab:') && tab !== undefined ? [[id, `tab:${tab}`]] : [];
    }),
  );
}

/** The arguments of an earlier browser session with present ids of tabs; -1, never an id, for all others. */
export function renumbered(
  args: Record<string, unknown>,
  rows: PlannedRow[],
  open: { id: number; url: string }[],
): Record<string, unknown> {
  const now = found(rows, open);
  const renumber = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) {
      const items = value.map((item) => renumber(item, key));
      return key === 'tab_ids' ? items.filter((item) => item !== -1) : items;
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renumber(part, name)]));
    if (/^tab_ids?$/.test(key)) return now.get(String(value)) ?? -1;
    return /^(group|window)_ids?$/.test(key) && typeof value === 'number' ? -1 : value;
  };
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, renumber(value, key)]));
}
