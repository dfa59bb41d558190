import type { JournalEntry } from '@/src/contract/run.ts';

/** What was done in one turn; what was done outside of any stands alone. */
export interface JournalGroup {
  id: string;
  at: number;
  entries: JournalEntry[];
}

/** Entries as the journal gives them, newest first, with those of one turn together. */
export function groupsOf(entries: readonly JournalEntry[]): JournalGroup[] {
  const groups = new Map<string, JournalGroup>();
  for (const entry of entries) {
    const id = entry.turn ?? entry.id;
    const group = groups.get(id) ?? { id, at: entry.at, entries: [] };
    groups.set(id, group);
    group.entries.push(entry);
  }
  return [...groups.values()];
}

/** Ids of the rows that were done and not undone, where undo brings anything back. */
export function undoableRows({ inverse, outcomes, undone }: JournalEntry): string[] {
  if (inverse === 'none') return [];
  const done = outcomes.filter((outcome) => outcome.state === 'done').map((outcome) => outcome.row);
  return done.filter((row) => !undone.includes(row));
}
