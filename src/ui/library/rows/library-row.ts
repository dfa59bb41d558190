import type { CallTool } from '@/src/contract/run.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import type { Text } from '@/src/contract/text.ts';

export type RowKind = 'session' | 'saved-tab' | 'tag' | 'page' | 'bookmark' | 'folder' | 'reading' | 'trashed';

/** A row of the library. Titles and addresses are raw here. */
export interface LibraryRow {
  kind: RowKind;
  /** Id as the tools know it. */
  id: string;
  title: string;
  url?: string;
  /** Place or count. */
  detail?: Text;
  /** Epoch milliseconds: saved, added, or removed for good. */
  at?: number;
  tags: string[];
  /** Number of child rows; null: not counted yet; absent: the row cannot be expanded. */
  inside?: number | null;
  /** True for a root folder, which cannot be renamed, moved or deleted. */
  fixed?: true;
  /** Id of the folder that contains a bookmark or folder. */
  folder?: string;
  /** True for a session that comes back by itself. */
  snoozed?: true;
  /** True for an entry of the reading list that was read. */
  read?: boolean;
  /** Id of the tag or session that contains the row. */
  under?: string;
}

/** Rows of a list from an offset on; `total` counts all of the list. */
export interface RowPage {
  rows: LibraryRow[];
  total: number;
  /** True when counts that take longer are missing; the same span without `hurry` has them. */
  partial?: boolean;
}

export interface RowSpan {
  offset: number;
  limit: number;
  /** True when the user waits for the rows: slow counts are skipped and the page is marked `partial`. */
  hurry: boolean;
}

/** Loads a span of the children of `parent`, or of the section's top rows for null. */
export type LoadRows = (parent: LibraryRow | null, span: RowSpan) => Promise<RowPage>;

/** Thrown when the list needs a browser permission that the user has not granted. */
export class PermissionMissing extends Error {}

export interface RowPorts {
  callTool: CallTool;
  ask: AskBackground;
}

/** Makes the loader of a section. With a query it loads only the rows that match. */
export type MakeLoader = (ports: RowPorts, query: string) => LoadRows;

/** Key of a row, unique in its section. */
export const rowKey = ({ kind, id, under = '' }: LibraryRow): string => `${kind}:${under}:${id}`;
