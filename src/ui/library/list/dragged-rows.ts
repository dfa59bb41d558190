import type { LibraryRow } from '../rows/library-row.ts';

/** What is dragged within this page; the browser tells a target nothing of it before the drop. */
let dragged: LibraryRow[] = [];

export const draggedRows = (): LibraryRow[] => dragged;

export function dragRows(rows: LibraryRow[]): void {
  dragged = rows;
}
