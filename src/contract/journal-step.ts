import type { JournalEntry } from './run.ts';
import type { PlannedRow, RowOutcome } from './tool.ts';

/** What one slice of a long work changes in its entry: written down alone, for the entry may have thousands of rows. */
export type JournalStep =
  /** These rows were handed to `apply`, and no others. `changed`: what the user had made of some since the plan. */
  | { type: 'running'; rows: string[]; changed?: Pick<PlannedRow, 'id' | 'before'>[] }
  /** How rows ended; `over`: others of the slice, which were not touched. */
  | { type: 'ended'; outcomes: RowOutcome[]; over: string[] }
  /** These rows were handed to `undo`. */
  | { type: 'undoing'; rows: string[] }
  /** Rows that were undone; `settled`: all of the slice whose end is known. */
  | { type: 'undone'; rows: string[]; settled: string[] };

/** The entry after the step. */
export function afterStep(entry: JournalEntry, step: JournalStep): JournalEntry {
  switch (step.type) {
    case 'running': {
      const changed = new Map(step.changed?.map((row) => [row.id, row]));
      const rows = changed.size > 0 ? entry.rows.map((row) => ({ ...row, ...changed.get(row.id) })) : entry.rows;
      return { ...entry, rows, running: step.rows };
    }
    case 'ended': {
      const ended = new Set(step.outcomes.map(({ row }) => row));
      const over = ended.union(new Set(step.over));
      return {
        ...entry,
        outcomes: [...entry.outcomes.filter(({ row }) => !ended.has(row)), ...step.outcomes],
        running: entry.running.filter((row) => !over.has(row)),
      };
    }
    case 'undoing':
      return { ...entry, undoing: [...new Set([...(entry.undoing ?? []), ...step.rows])] };
    case 'undone': {
      const settled = new Set(step.settled);
      const undoing = (entry.undoing ?? []).filter((row) => !settled.has(row));
      return { ...entry, undoing, undone: [...entry.undone, ...step.rows] };
    }
    default:
      return step satisfies never;
  }
}
