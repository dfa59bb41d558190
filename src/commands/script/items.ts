/** What the reading tools give, as far as commands look at it. Unknown shapes read as empty. */
export interface TabItem {
  id: number;
  title: string;
  url: string;
  window_id: number;
  index: number;
  group: string | null;
  group_id: number | null;
  active: boolean;
  pinned: boolean;
  audible: boolean;
  discarded: boolean;
  last_used: string | null;
  tags: string[];
  /** The panel, in which the command may have been typed, is open in it. */
  panel?: true;
}

export interface BookmarkItem {
  id: string;
  title: string;
  url: string;
  folder: string;
  folder_id: string;
  added: string;
  tags: string[];
}

export interface FolderItem {
  id: string;
  kind: 'folder';
  title: string;
  folder: string;
  bar?: true;
  bookmarks: number;
  folders: number;
}

export interface DuplicateItem {
  title: string;
  url: string;
  count: number;
  close: number[];
}

export interface TagItem {
  /** Its name. */
  title: string;
  count: number;
}

export interface WindowItem {
  id: number;
  /** As people count them, from 1. */
  number: number;
  tabs: number;
  sites: { site: string; count: number }[];
  groups: { title: string; tabs: number }[];
}

export interface ClosedItem {
  id: string;
  title: string;
  url: string;
  closed_at: string;
  /** More than one: a window. */
  tabs: number;
}

export interface SessionItem {
  id: string;
  title: string;
  saved_at: string;
  automatic: boolean;
  tabs: number;
}

export interface ReadingItem {
  title: string;
  url: string;
  read: boolean;
  added: string;
}

export interface VisitedItem {
  title: string;
  url: string;
  last_visit: string;
  visits: number;
}

/** Visits of one site. */
export interface VisitHeap {
  site?: string;
  pages: number;
  visits: number;
}

/** What a search everywhere gives: one row for a page, and where else it is. */
export type FoundItem = {
  kind: 'tab' | 'bookmark' | 'history' | 'tag';
  id: string | number;
  title: string;
  url?: string;
} & {
  also?: { kind: 'tab' | 'bookmark' | 'history' | 'tag'; id: string | number }[];
};

/** Copies of one address, the oldest first. */
export interface CopiesItem {
  url: string;
  bookmarks: BookmarkItem[];
}

/** Tabs of one site or window. */
export interface Heap {
  site?: string;
  window_id?: number;
  count: number;
  tab_ids: number[];
}

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

export const numberIn = (data: unknown, field: string): number => {
  const value = fieldsOf(data)[field];
  return typeof value === 'number' ? value : 0;
};
