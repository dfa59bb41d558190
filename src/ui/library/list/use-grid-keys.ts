import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { type LibraryRow, rowKey } from '../rows/library-row.ts';
import type { RowTree } from '../rows/row-tree.ts';
import { useLibrary } from '../state/library-context.tsx';
import { canOpen, canRename, deleteCalls, openCalls } from '../state/row-calls.ts';

/** Largest number of rows in a selection. */
const most = 5_000;

interface Grid {
  tree: RowTree;
  size: number;
  page: number;
  /** Index of the focused row, or of the one that Tab would focus. */
  focus: number;
  goTo(index: number): void;
  grid: RefObject<HTMLElement | null>;
  onStep(rows: LibraryRow[], by: 1 | -1): Promise<void>;
}

/**
 * Keys of a tree grid. Enter opens, with Ctrl in the background; Space selects, with Shift all up to there; Right and
 * Left open and close, and go to the buttons of a row and back; with Alt, Up and Down move; F2 renames, Delete deletes.
 */
export function useGridKeys({ tree, size, page, focus, goTo, grid, onStep }: Grid) {
  const library = useLibrary();
  const selectedRows = () => [...library.store.getState().selected.values()];

  function openAt(index: number, background: boolean) {
    const { row } = tree.at(index);
    if (!row) return;
    if (row.inside !== undefined && !(background && canOpen(row))) tree.toggle(index);
    else if (row.kind === 'session') void library.act(openCalls([row]));
    else if (canOpen(row)) void library.openRow(row, background);
  }

  /** Selects the rows between two indexes, loading those that are missing. */
  async function selectSpan(from: number, to: number) {
    const [first, last] = [Math.min(from, to), Math.min(Math.max(from, to), Math.min(from, to) + most - 1)];
    await tree.want(first, last);
    const rows: LibraryRow[] = [];
    for (let index = first; index <= last; index += 1) {
      const { row } = tree.at(index);
      if (row) rows.push(row);
    }
    library.select(rows, 'add');
  }

  /** Index of the first selected row that is loaded; null if none is. */
  const anchor = () => {
    const [first] = library.store.getState().selected.keys();
    return first === undefined ? null : tree.indexOf(first);
  };

  const buttonsOf = (): HTMLElement[] => [
    ...(grid.current?.querySelectorAll<HTMLElement>(`[aria-rowindex="${focus + 1}"] button`) ?? []),
  ];
  const inButtons = () => buttonsOf().indexOf(document.activeElement as HTMLElement);

  function forward() {
    const { row, open } = tree.at(focus);
    const button = inButtons();
    if (button < 0 && row?.inside !== undefined && !open) tree.toggle(focus);
    else buttonsOf()[button + 1]?.focus();
  }

  function back() {
    const { open, parent } = tree.at(focus);
    const button = inButtons();
    if (button > 0) buttonsOf()[button - 1]?.focus();
    else if (button === 0) goTo(focus);
    else if (open) tree.toggle(focus);
    else if (parent !== null) goTo(parent);
  }

  function act(event: KeyboardEvent): boolean {
    const { row } = tree.at(focus);
    const command = event.ctrlKey || event.metaKey;
    const chosen = selectedRows();
    const rows = chosen.length > 0 ? chosen : row ? [row] : [];
    const rtl = document.documentElement.dir === 'rtl';
    if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) forward();
    else if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) back();
    else if (inButtons() >= 0 && event.key === 'Escape') goTo(focus);
    // A button in the row has the focus: leaves the key to it.
    else if (inButtons() >= 0) return false;
    else if (event.key === 'Enter') openAt(focus, command);
    else if (event.key === ' ' && event.shiftKey) void selectSpan(anchor() ?? focus, focus);
    else if (event.key === ' ' && row) library.select([row], 'toggle');
    else if (event.key === 'a' && command) void selectSpan(0, size - 1);
    else if (event.key === 'Escape' && chosen.length > 0) library.select([], 'only');
    else if (event.key === 'Delete' && rows.length > 0) void library.act(deleteCalls(rows));
    else if (event.key === 'F2' && row && canRename(row)) library.show({ kind: 'rename', rows: [row] });
    else if (event.key === 't' && !command && rows.length > 0) library.show({ kind: 'tags', rows });
    else return false;
    return true;
  }

  /** Moves the focused row, with the whole selection if the row is in it. */
  function move(by: 1 | -1) {
    const { row } = tree.at(focus);
    const { selected } = library.store.getState();
    if (row) void onStep(selected.has(rowKey(row)) ? [...selected.values()] : [row], by);
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey) {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        move(event.key === 'ArrowUp' ? -1 : 1);
        event.preventDefault();
        return;
      }
      const steps: Record<string, number> = {
        ArrowDown: focus + 1,
        ArrowUp: focus - 1,
        PageDown: focus + page,
        PageUp: focus - page,
        Home: 0,
        End: size - 1,
      };
      const step = steps[event.key];
      if (step !== undefined) {
        const next = Math.max(0, Math.min(size - 1, step));
        if (event.shiftKey) void selectSpan(focus, next);
        goTo(next);
      } else if (!act(event)) return;
      event.preventDefault();
    },
    onClick(index: number, event: MouseEvent) {
      goTo(index);
      if (event.shiftKey) void selectSpan(anchor() ?? index, index);
      else openAt(index, event.ctrlKey || event.metaKey);
    },
  };
}
