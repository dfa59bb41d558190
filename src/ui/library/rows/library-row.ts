import type { CallTool } from '@/src/contract/run.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import type { Text } from '@/src/contract/text.ts';

/** The kinds of things that rows of the library stand for. */
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
  /** Rows that it opens to; null: not counted yet; absent: it opens to none. */
  inside?: number | null;
  /** A root folder, which is neither renamed, moved nor deleted. */
  fixed?: true;
  /** Folder that a bookmark or folder lies in, by its id. */
  folder?: string;
  /** An entry of the reading list that was read. */
  read?: boolean;
  /** The tag or session that it stands under, by its id. */
  under?: string;
}

/** Rows of a list from an offset on; `total` counts all of the list. */
export interface RowPage {
  rows: LibraryRow[];
  total: number;
  /** Some rows lack what takes longer to find out; loaded in no hurry, they have it. */
  partial?: boolean;
}

export interface RowSpan {
  offset: number;
  limit: number;
  /** Somebody waits for the rows: they may come partial. */
  hurry: boolean;
}

/** Loads rows that lie in `parent`; null: those of the section. */
export type LoadRows = (parent: LibraryRow | null, span: RowSpan) => Promise<RowPage>;

/** The browser has to permit the list first. */
export class PermissionMissing extends Error {}

export interface RowPorts {
  callTool: CallTool;
  ask: AskBackground;
}

/** Makes the loader of a section's rows; with a query, of those that match. */
export type MakeLoader = (ports: RowPorts, query: string) => LoadRows;

/** Tells a row from every other one of its section. */
export const rowKey = ({ kind, id, under = '' }: LibraryRow): string => `${kind}:${under}:${id}`;
