import type { Looking, RowOf } from './tool-types.ts';

// Rows of the lists that tools give, as far as commands look at them.
export type TabItem = Extract<RowOf<'list_tabs'>, { id: number }>;
/** Tabs of one site or window. */
export type Heap = Exclude<RowOf<'list_tabs'>, TabItem>;
export type WindowItem = RowOf<'list_windows'>;
export type ClosedItem = RowOf<'list_recently_closed'>;
export type SessionItem = RowOf<'list_sessions'>;
export type BookmarkItem = RowOf<'search_bookmarks'>;
export type FolderItem = RowOf<'list_bookmark_folders'>;
/** Copies of one address, the oldest first. */
export type CopiesItem = RowOf<'find_duplicate_bookmarks'>;
export type TagItem = RowOf<'list_tags'>;
export type ReadingItem = RowOf<'list_reading_list'>;
export type VisitedItem = Extract<RowOf<'search_history'>, { url: string }>;
/** Visits of one site. */
export type VisitHeap = Exclude<RowOf<'search_history'>, VisitedItem>;
/** One page, and where else it is. */
export type FoundItem = RowOf<'find'>;

/** A row of the list that a tool gives if it does not count by site. */
export type Row<Name extends Looking> = Name extends 'list_tabs'
  ? TabItem
  : Name extends 'search_history'
    ? VisitedItem
    : RowOf<Name>;

/** Number of pages that are of a kind, or are that too. */
export const foundAs = (kind: FoundItem['kind'], items: FoundItem[]): number =>
  items.filter((item) => [item, ...(item.also ?? [])].some((one) => one.kind === kind)).length;

export interface ListData<Item> {
  items: Item[];
  total: number;
  next?: string;
  [field: string]: unknown;
}

export const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

/** A list's data; an absent list is an empty one. */
export function listOf<Item>(data: unknown): ListData<Item> {
  const fields = fieldsOf(data);
  // A copy: what is read to its end grows, and the result of the call must stay as it was.
  const items = Array.isArray(fields.items) ? [...(fields.items as Item[])] : [];
  return { ...fields, items, total: typeof fields.total === 'number' ? fields.total : items.length } as ListData<Item>;
}

/** A list in a field of data; an absent one is empty. */
export const listIn = <Item = unknown>(data: unknown, field: string): Item[] => {
  const list = fieldsOf(data)[field];
  return Array.isArray(list) ? list : [];
};

export const numberIn = (data: unknown, field: string): number => {
  const value = fieldsOf(data)[field];
  return typeof value === 'number' ? value : 0;
};
