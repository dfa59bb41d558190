import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSay } from '../../parts/services-context.tsx';
import { type LibraryRow, rowKey } from '../rows/library-row.ts';
import type { PlacedRow, RowTree } from '../rows/row-tree.ts';
import { useLibrary, useLibraryState } from '../state/library-context.tsx';
import { deleteCalls, moveCall } from '../state/row-calls.ts';
import { draggedRows, dragRows } from './dragged-rows.ts';
import { GridRow, type RowActions } from './grid-row.tsx';
import './row-drag.css';
import { useGridKeys } from './use-grid-keys.ts';
import { type Drop, useReorder } from './use-reorder.ts';
import { useRowWindow } from './use-row-window.ts';

/** Index of the row in which something happened; null: between rows. */
function indexOf({ target }: SyntheticEvent): number | null {
  const row = target instanceof Element ? target.closest('[aria-rowindex]') : null;
  return row ? Number(row.getAttribute('aria-rowindex')) - 1 : null;
}

/** True for a list without a row that can be expanded. */
const isFlat = (rows: PlacedRow[]): boolean =>
  rows.some(({ row }) => row) && rows.every(({ row, level }) => level === 1 && row?.inside === undefined);

/**
 * Tree grid that draws only the rows in view. One Tab stop; rows keep their element by index, so that the focus stays
 * at its place when the row in it is deleted.
 */
export function RowGrid({ box, tree, size }: { box: RefObject<HTMLDivElement | null>; tree: RowTree; size: number }) {
  const say = useSay();
  const library = useLibrary();
  const selected = useLibraryState((state) => state.selected);
  const form = useLibraryState((state) => state.form);
  const name = useLibraryState((state) => state.section.name);
  const ruler = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { first, last, height, page, onScroll, reveal } = useRowWindow(box, ruler, size);
  const [at, setAt] = useState(0);
  const [over, setOver] = useState<number | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const [dragged, setDragged] = useState<ReadonlySet<string>>(new Set());
  const reorder = useReorder(tree);
  const focus = Math.min(at, size - 1);
  const { version } = tree;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change may have put rows out of date.
  useEffect(() => void tree.want(first, last), [tree, version, first, last]);
  useEffect(() => {
    const view = box.current;
    view?.addEventListener('scroll', onScroll, { passive: true });
    return () => view?.removeEventListener('scroll', onScroll);
  }, [box, onScroll]);

  /** Index of the row that gets the focus as soon as it is drawn. */
  const wanted = useRef<number | null>(null);
  function focusWanted() {
    const index = wanted.current;
    const row = index === null ? null : grid.current?.querySelector<HTMLElement>(`[aria-rowindex="${index + 1}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus();
  }
  useLayoutEffect(focusWanted);

  // Keeps the focused row in view when a notice takes space from the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the view can hide it.
  useEffect(() => {
    if (grid.current?.contains(document.activeElement)) reveal(focus);
  }, [page]);

  function goTo(index: number) {
    wanted.current = index;
    setAt(index);
    reveal(index);
    focusWanted();
  }

  const focused = tree.at(focus).row;
  const kept = useRef<string | null>(null);
  // Follows the focused row to where a change of the list has put it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list moves it.
  useEffect(() => {
    const index = kept.current === null ? null : tree.indexOf(kept.current);
    if (index !== null && index !== focus) {
      if (grid.current?.contains(document.activeElement)) goTo(index);
      else setAt(index);
    } else kept.current = focused && rowKey(focused);
  }, [version]);
  useEffect(() => {
    kept.current = focused && rowKey(focused);
  }, [focused]);

  const keys = useGridKeys({ tree, size, page, focus, goTo, grid, onStep: reorder.step });
  /** Rows for an action on this row: the whole selection if the row is in it, else the row itself. */
  const chosen = (row: LibraryRow) => {
    const { selected } = library.store.getState();
    return selected.has(rowKey(row)) ? [...selected.values()] : [row];
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the selection when it is called.
  const actions = useMemo<RowActions>(
    () => ({
      onDelete: (row) => void library.act(deleteCalls(chosen(row))),
      onForm: (kind, row) => library.show({ kind, rows: kind === 'rename' ? [row] : chosen(row) }),
      onAct: (calls) => void library.act(calls),
    }),
    [library],
  );

  function onClick(event: MouseEvent) {
    const index = indexOf(event);
    const { row, parent } = index === null ? { row: null, parent: null } : tree.at(index);
    const inside = event.target instanceof Element ? event.target : null;
    if (index === null || !row || inside?.closest('button')) return;
    if (!inside?.closest('.row-check')) return keys.onClick(index, event);
    goTo(index);
    if (isSelected(row) || !isIncluded(parent)) library.select([row], 'toggle');
  }

  const rowAt = (event: SyntheticEvent): LibraryRow | null => {
    const index = indexOf(event);
    return index === null ? null : tree.at(index).row;
  };
  function onDragStart(event: DragEvent) {
    const row = rowAt(event);
    if (!row) return;
    const rows = chosen(row);
    dragRows(rows);
    setDragged(new Set(rows.map(rowKey)));
    event.dataTransfer.effectAllowed = 'copyMove';
    event.dataTransfer.setData('text/uri-list', rows.flatMap(({ url }) => url ?? []).join('\r\n'));
  }
  function spotOf(event: DragEvent): Drop | null {
    const index = indexOf(event);
    const row = event.target instanceof Element ? event.target.closest('[aria-rowindex]') : null;
    const { top, height: tall } = row?.getBoundingClientRect() ?? { top: 0, height: 0 };
    return index === null ? null : reorder.dropAt(index, (event.clientY - top) / (tall || 1), draggedRows());
  }
  function onDragOver(event: DragEvent) {
    const spot = spotOf(event);
    setDrop((now) => (now?.index === spot?.index && now?.where === spot?.where ? now : spot));
    if (spot) event.preventDefault();
  }
  function onDrop(event: DragEvent) {
    const [spot, row] = [spotOf(event), rowAt(event)];
    event.preventDefault();
    setDrop(null);
    if (!spot || !row) return;
    if (spot.where === 'into') void library.act(moveCall(draggedRows(), row.id));
    else reorder.dropBeside(spot, draggedRows());
  }
  function onDragEnd() {
    dragRows([]);
    setDragged(new Set());
    setDrop(null);
  }

  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
  if (focus < first || focus > last) drawn.push(focus);
  const placed = drawn.map((index) => ({ index, ...tree.at(index) }));
  const subjects = new Set(form?.rows.map(rowKey));
  const isSelected = (row: LibraryRow | null) => row !== null && selected.has(rowKey(row));
  function isIncluded(parent: number | null): boolean {
    if (parent === null) return false;
    const above = tree.at(parent);
    return isSelected(above.row) || isIncluded(above.parent);
  }
  return (
    <div
      ref={grid}
      className="row-grid"
      role="treegrid"
      tabIndex={-1}
      aria-label={say(name)}
      aria-multiselectable
      data-flat={isFlat(placed) || undefined}
      aria-rowcount={size}
      style={{ blockSize: size * height }}
      onKeyDown={(event: KeyboardEvent) => keys.onKeyDown(event)}
      onClick={onClick}
      onFocus={(event) => setAt(indexOf(event) ?? focus)}
      onMouseOver={(event) => setOver(indexOf(event))}
      onMouseLeave={() => setOver(null)}
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onDrop={onDrop}
      onDragEnd={onDragEnd}
    >
      <div ref={ruler} className="row-ruler" aria-hidden />
      {placed.map(({ index, parent, row, ...place }) => (
        <GridRow
          key={index}
          index={index}
          top={index * height}
          row={row}
          {...place}
          selected={isSelected(row)}
          included={selected.size > 0 && isIncluded(parent)}
          dragged={row !== null && dragged.has(rowKey(row))}
          subject={row !== null && subjects.has(rowKey(row))}
          tabStop={index === focus}
          active={index === over || index === focus}
          target={index === drop?.index ? drop.where : null}
          actions={actions}
        />
      ))}
    </div>
  );
}
