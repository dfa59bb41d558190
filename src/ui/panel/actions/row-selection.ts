import type { LiveRow } from '@/src/contract/tool.ts';
import type { PanelStore } from '../state/panel-state.ts';

/** Rows selected for the next command. */
export interface RowSelection {
  /** Selects or deselects a row. */
  select(row: LiveRow): void;
  unselectAll(): void;
}

export function createRowSelection(store: PanelStore): RowSelection {
  return {
    select(row) {
      const same = (one: LiveRow) => one.kind === row.kind && one.id === row.id;
      store.setState(({ selected }) => ({
        selected: selected.some(same) ? selected.filter((one) => !same(one)) : [...selected, row],
      }));
    },
    unselectAll: () => store.setState({ selected: [] }),
  };
}
