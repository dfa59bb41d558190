import type { ToolCall } from '@/src/contract/tool.ts';
import type { LibraryRow, RowKind } from '../rows/library-row.ts';

export type Call = Pick<ToolCall, 'name' | 'arguments'>;

const idsOf = (rows: LibraryRow[]) => rows.map(({ id }) => id);
const urlsOf = (rows: LibraryRow[]) => [...new Set(rows.flatMap(({ url }) => url ?? []))];

/** The call that deletes rows of a kind; kinds that are missing cannot be deleted here. */
const deletions: Partial<Record<RowKind, (rows: LibraryRow[]) => Call>> = {
  session: (rows) => ({ name: 'delete_sessions', arguments: { session_ids: idsOf(rows) } }),
  tag: (rows) => ({ name: 'delete_tags', arguments: { tags: idsOf(rows) } }),
  bookmark: (rows) => ({ name: 'delete_bookmarks', arguments: { bookmark_ids: idsOf(rows) } }),
  folder: (rows) => ({ name: 'delete_bookmark_folders', arguments: { folder_ids: idsOf(rows) } }),
  reading: (rows) => ({ name: 'remove_from_reading_list', arguments: { urls: urlsOf(rows) } }),
  page: (rows) => ({
    name: 'untag_items',
    arguments: { items: rows.map(({ url, under }) => ({ urls: [url], tags: [under] })) },
  }),
};

export const canDelete = ({ kind, fixed }: LibraryRow): boolean => kind in deletions && !fixed;
export const canMove = ({ kind, fixed }: LibraryRow): boolean => (kind === 'bookmark' || kind === 'folder') && !fixed;
export const canTag = ({ kind, url }: LibraryRow): boolean =>
  kind !== 'trashed' && url !== undefined && /^https?:/.test(url);
export const canRestore = ({ kind }: LibraryRow): boolean => kind === 'trashed';
export const canOpen = ({ kind, url }: LibraryRow): boolean =>
  kind === 'session' || (kind !== 'trashed' && url !== undefined);

const renames: Partial<Record<RowKind, (row: LibraryRow, name: string) => Call>> = {
  session: ({ id }, name) => ({ name: 'rename_session', arguments: { session_id: id, name } }),
  tag: ({ id }, name) => ({ name: 'rename_tag', arguments: { tag: id, name } }),
  bookmark: ({ id }, title) => ({ name: 'update_bookmarks', arguments: { updates: [{ bookmark_id: id, title }] } }),
  folder: ({ id }, title) => ({ name: 'update_bookmarks', arguments: { updates: [{ bookmark_id: id, title }] } }),
};

export const canRename = ({ kind, fixed }: LibraryRow): boolean => kind in renames && !fixed;

export function renameCall(row: LibraryRow, name: string): Call[] {
  const call = row.title === name ? undefined : renames[row.kind]?.(row, name);
  return call ? [call] : [];
}

/** A call for each kind of row. */
export const deleteCalls = (rows: LibraryRow[]): Call[] =>
  [...Map.groupBy(rows.filter(canDelete), ({ kind }) => kind)].flatMap(
    ([kind, alike]) => deletions[kind]?.(alike) ?? [],
  );

const moveTo = (rows: LibraryRow[], place: { folder_id: string; index?: number }): Call[] =>
  rows.length > 0 ? [{ name: 'move_bookmarks', arguments: { moves: [{ bookmark_ids: idsOf(rows), ...place }] } }] : [];

export const moveCall = (rows: LibraryRow[], folder: string): Call[] =>
  moveTo(
    rows.filter((row) => canMove(row) && row.folder !== folder && row.id !== folder),
    { folder_id: folder },
  );

/** Moves rows to a position in a folder. `index` counts only the rows that stay. */
export const placeCall = (rows: LibraryRow[], folder: string, index: number): Call[] =>
  moveTo(
    rows.filter((row) => canMove(row) && row.id !== folder),
    { folder_id: folder, index },
  );

/** Largest number of items in one call to restore. */
const restoredAtOnce = 1_000;

export function restoreCalls(rows: LibraryRow[]): Call[] {
  const ids = idsOf(rows.filter(canRestore));
  const calls: Call[] = [];
  for (let at = 0; at < ids.length; at += restoredAtOnce)
    calls.push({ name: 'restore_from_trash', arguments: { ids: ids.slice(at, at + restoredAtOnce) } });
  return calls;
}

export const markCall = (rows: LibraryRow[], read: boolean): Call[] => [
  { name: 'mark_reading_list', arguments: { urls: urlsOf(rows), read } },
];

/** Opens whole sessions, and other rows as background tabs. */
export function openCalls(rows: LibraryRow[]): Call[] {
  const isSession = ({ kind }: LibraryRow) => kind === 'session';
  const urls = urlsOf(rows.filter((row) => !isSession(row) && canOpen(row)));
  return [
    ...rows.filter(isSession).map(({ id }) => ({ name: 'restore_session', arguments: { session_id: id } })),
    ...(urls.length > 0 ? [{ name: 'open_tabs', arguments: { urls, active: false } }] : []),
  ];
}

const lower = (tag: string) => tag.toLowerCase();

/** Changes the tags of rows from `before`, which all rows have, to `wanted`. */
export function tagCalls(rows: LibraryRow[], before: string[], wanted: string[]): Call[] {
  const urls = urlsOf(rows.filter(canTag));
  const missing = (tags: string[], among: string[]) =>
    tags.filter((tag) => !among.some((other) => lower(other) === lower(tag)));
  const [added, removed] = [missing(wanted, before), missing(before, wanted)];
  return [
    ...(added.length > 0 ? [{ name: 'tag_items', arguments: { items: [{ urls, tags: added }] } }] : []),
    ...(removed.length > 0 ? [{ name: 'untag_items', arguments: { items: [{ urls, tags: removed }] } }] : []),
  ];
}

/** Tags that all rows carry. */
export const tagsOfAll = ([first, ...others]: LibraryRow[]): string[] =>
  (first?.tags ?? []).filter((tag) => others.every(({ tags }) => tags.some((one) => lower(one) === lower(tag))));
