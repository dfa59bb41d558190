import type { Caller } from '@/src/contract/call.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { ruleOfRun, shortcutBatch } from '@/src/contract/journal-entry.ts';

/**
 * Entries of one turn, of an outside program's sitting or of one shortcut, or one entry that belongs to none of these.
 */
export interface JournalGroup {
  id: string;
  at: number;
  client?: string;
  /** Id of the turn; null for entries outside of a turn. */
  turn: string | null;
  caller: Caller;
  entries: JournalEntry[];
}

/** Groups entries, newest first, by turn or sitting. */
export function groupsOf(entries: readonly JournalEntry[]): JournalGroup[] {
  const groups = new Map<string, JournalGroup>();
  for (const entry of entries) {
    const { client } = entry;
    const id = entry.turn ?? client?.sitting ?? shortcutBatch(entry) ?? entry.id;
    const group = groups.get(id) ?? {
      id,
      at: entry.at,
      ...(client && { client: client.name }),
      turn: entry.turn,
      caller: entry.caller,
      entries: [],
    };
    groups.set(id, group);
    group.entries.push(entry);
  }
  return [...groups.values()];
}

/** The user's words by turn; null until they are read. */
export type Sentences = ReadonlyMap<string, string> | null;

/** True for a single act that no sentence, program or rule stands for: its heading says only when and by what means. */
const isAlone = ({ id, turn, client, entries }: JournalGroup, sentences: Sentences): boolean =>
  client === undefined &&
  ruleOfRun(id) === null &&
  entries.length === 1 &&
  (turn === null || sentences?.has(turn) === false);

/** True if a group would have the same heading as the one before it, which then stands for both. */
export const sharesHeading = (group: JournalGroup, before: JournalGroup | undefined, sentences: Sentences): boolean =>
  before !== undefined &&
  isAlone(group, sentences) &&
  isAlone(before, sentences) &&
  group.caller === before.caller &&
  Math.floor(group.at / 60_000) === Math.floor(before.at / 60_000);

/** Ids of the rows that can still be undone. */
export function undoableRows({ inverse, outcomes, undone }: JournalEntry): string[] {
  if (inverse === 'none') return [];
  const done = outcomes.filter((outcome) => outcome.state === 'done').map((outcome) => outcome.row);
  return done.filter((row) => !undone.includes(row));
}
