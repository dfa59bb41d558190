import type { JournalEntry } from '@/src/contract/run.ts';

/** Entries of one turn or of an outside program's sitting, or one entry that belongs to neither. */
export interface JournalGroup {
  id: string;
  at: number;
  /** Name of the outside program. */
  client?: string;
  entries: JournalEntry[];
}

/** Groups entries, newest first, by turn or sitting. */
export function groupsOf(entries: readonly JournalEntry[]): JournalGroup[] {
  const groups = new Map<string, JournalGroup>();
  for (const entry of entries) {
    const { client } = entry;
    const id = entry.turn ?? client?.sitting ?? entry.id;
    const group = groups.get(id) ?? { id, at: entry.at, ...(client && { client: client.name }), entries: [] };
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
