import type { LibraryRow } from '../rows/library-row.ts';

/** Rows that are dragged within this page; the browser tells a target nothing of them before the drop. */
let dragged: LibraryRow[] = [];

export const draggedRows = (): LibraryRow[] => dragged;

export function dragRows(rows: LibraryRow[]): void {
  dragged = rows;
}
