import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { undoEntry } from '../../activity/undo-entry.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import { errorText } from '../state/error-text.ts';
import type { PanelStore, Undone } from '../state/panel-state.ts';

/** Number of newest journal entries whose undo state is read. */
const recent = 100;

export interface UndoActions {
  /** Undoes an entry. `rows`: only these. Gives the outcomes; none if it failed. */
  undo(entry: string, rows?: string[]): Promise<UndoOutcome[]>;
  /** Reads undo states from the journal. */
  refresh(): Promise<void>;
}

export function createUndoActions(services: Services, store: PanelStore): UndoActions {
  function note(entry: string, how: Undone) {
    store.setState(({ undone }) => ({ undone: new Map(undone).set(entry, how) }));
  }

  // A long call changes its entry with every slice; runs of this function never overlap.
  const refresh = oneAtATime(async () => {
    const { items } = await services.ask('journal', { limit: recent });
    for (const entry of items) {
      const known = store.getState().undone.get(entry.id);
      if (entry.undone.length > 0 || known) note(entry.id, undoneOf(entry, known?.outcomes ?? []));
    }
  });

  return {
    async undo(id, rows) {
      try {
        const outcomes = await undoEntry(services.ask, id, rows, ({ undone, done }, soFar) =>
          note(id, { rows: undone, total: done, outcomes: soFar }),
        );
        const back = outcomes.filter((outcome) => outcome.state === 'undone').length;
        store.setState({ notice: text('ui_undone_notice', { n: back, left: outcomes.length - back }) });
        return outcomes;
      } catch (error) {
        store.setState({ trouble: errorText(error) });
        return [];
      }
    },
    refresh,
  };
}

export function undoneOf(entry: JournalEntry, outcomes: UndoOutcome[]): Undone {
  const total = entry.outcomes.filter((outcome) => outcome.state === 'done').length;
  return { rows: entry.undone.length, total, outcomes };
}
