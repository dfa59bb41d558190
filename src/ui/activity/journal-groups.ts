import type { JournalEntry } from '@/src/contract/run.ts';

/** Entries of one turn, or one entry that belongs to no turn. */
export interface JournalGroup {
  id: string;
  at: number;
  entries: JournalEntry[];
}

/** Groups entries, newest first, by turn. */
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

/** Ids of the rows that can still be undone. */
export function undoableRows({ inverse, outcomes, undone }: JournalEntry): string[] {
  if (inverse === 'none') return [];
  const done = outcomes.filter((outcome) => outcome.state === 'done').map((outcome) => outcome.row);
  return done.filter((row) => !undone.includes(row));
}
