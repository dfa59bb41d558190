import { useRef } from 'react';
import { type LibraryRow, rowKey } from '../rows/library-row.ts';
import type { RowTree } from '../rows/row-tree.ts';
import { useLibrary } from '../state/library-context.tsx';
import { canMove, placeCall } from '../state/row-calls.ts';

/** Drop position: into the row at `index`, or before or after it. */
export interface Drop {
  /** Index of the row under the pointer. */
  index: number;
  where: 'into' | 'before' | 'after';
}

/** Reorders rows within folders, by keyboard and by dragging. Search results cannot be reordered. */
export function useReorder(tree: RowTree) {
  const library = useLibrary();
  const steps = useRef(0);
  const busy = useRef(false);

  const isOrdered = () => library.store.getState().query.trim() === '';
  const positionOf = (row: LibraryRow): number | null => {
    const index = tree.indexOf(rowKey(row));
    return index === null ? null : tree.at(index).position;
  };

  /** Moves rows of one folder by a position. Steps made during a move are added up and sent as one afterwards. */
  async function step(rows: LibraryRow[], by: 1 | -1): Promise<void> {
    const [first] = rows;
    const positions = rows.flatMap((row) => positionOf(row) ?? []);
    const alike = rows.every((row) => canMove(row) && row.folder === first?.folder);
    if (!first?.folder || !alike || positions.length < rows.length || !isOrdered()) return;
    steps.current += by;
    if (busy.current) return;
    busy.current = true;
    const { siblings } = tree.at(tree.indexOf(rowKey(first)) ?? 0);
    const most = siblings - rows.length;
    const last = Math.max(...positions) - rows.length + 1;
    for (let at = by < 0 ? Math.min(...positions) : last; steps.current !== 0; ) {
      const next = Math.max(0, Math.min(most, at + steps.current));
      steps.current = 0;
      if (next !== at) await library.act(placeCall(rows, first.folder, next), { step: true });
      at = next;
      // Loads the row and its neighbours at the new position, from which the next step starts.
      const shown = tree.indexOf(rowKey(first)) ?? 0;
      await tree.want(shown - 1, shown + 1);
    }
    busy.current = false;
  }

  /** Place for dragged rows at a height in a row, from 0 to 1; null if they can't go. */
  function dropAt(index: number, height: number, dragged: LibraryRow[]): Drop | null {
    const { row, open } = tree.at(index);
    if (!row || !dragged.some(canMove)) return null;
    const isFolder = row.kind === 'folder';
    const edge = isFolder ? 0.25 : 0.5;
    const beside = canMove(row) && isOrdered();
    if (beside && height < edge) return { index, where: 'before' };
    if (beside && height >= 1 - edge && !open) return { index, where: 'after' };
    return isFolder ? { index, where: 'into' } : null;
  }

  /** Moves dragged rows before or after a row. */
  function dropBeside({ index, where }: Drop, dragged: LibraryRow[]): void {
    const { row, position } = tree.at(index);
    if (!row?.folder) return;
    const spot = where === 'after' ? position + 1 : position;
    const above = dragged.filter((one) => one.folder === row.folder && (positionOf(one) ?? spot) < spot);
    void library.act(placeCall(dragged, row.folder, spot - above.length));
  }

  return { step, dropAt, dropBeside };
}
