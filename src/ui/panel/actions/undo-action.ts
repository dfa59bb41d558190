import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { undoEntry } from '../../activity/undo-entry.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import { failureOf } from '../state/failure-of.ts';
import type { PanelStore, Undone } from '../state/panel-state.ts';

/** Number of newest journal entries whose undo state is read. */
const recent = 100;

export function createUndoActions(services: Services, store: PanelStore) {
  const fail = failureOf(store);
  function note(entry: string, how: Undone) {
    store.setState(({ undone }) => ({ undone: new Map(undone).set(entry, how) }));
  }

  /** Reads undo states from the journal. Runs never overlap: a long call changes its entry with every slice. */
  const refresh = oneAtATime(async () => {
    const { items } = await services.ask('journal', { limit: recent });
    for (const { id, undone, outcomes: done } of items) {
      const known = store.getState().undone.get(id);
      const total = done.filter((outcome) => outcome.state === 'done').length;
      if (undone.length > 0 || known) note(id, { rows: undone.length, total, outcomes: known?.outcomes ?? [] });
    }
  });

  return {
    /** Undoes an entry. `rows`: only these. Gives the outcomes; none if it failed. */
    async undo(id: string, rows?: string[]) {
      try {
        const outcomes = await undoEntry(services.ask, id, rows, ({ undone, done }, soFar) =>
          note(id, { rows: undone, total: done, outcomes: soFar }),
        );
        const back = outcomes.filter((outcome) => outcome.state === 'undone').length;
        store.setState({ notice: text('ui_undone_notice', { n: back, left: outcomes.length - back }) });
        return outcomes;
      } catch (error) {
        fail(error);
        return [];
      }
    },
    refresh,
  };
}
