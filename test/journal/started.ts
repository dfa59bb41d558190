import type { PlannedRow, RowOutcome, UndoOutcome } from '@/src/contract/tool.ts';
import { createJournal } from '@/src/journal/journal.ts';
import type { Undoer } from '@/src/journal/undoer.ts';
import { fakeClock } from '@/test/fakes/clock.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';
import { fakeRecords } from '@/test/fakes/records.ts';
import { anyText } from '../fakes/any-text.ts';

const row = (id: string): PlannedRow => ({ id, title: id, digest: {}, before: `was ${id}`, change: null });
export const done = (id: string): RowOutcome => ({ row: id, state: 'done', after: `now ${id}` });

/** A journal with one entry, of a tool that notes which rows it is given to undo. */
export async function start(
  undo: Partial<Undoer> = {},
  more: { inverse?: 'exact' | 'none'; rows?: string[]; outcomes?: RowOutcome[] } = {},
) {
  const records = fakeRecords().journal;
  const clock = fakeClock();
  const seen: { id: string; before: unknown; after: unknown }[][] = [];
  const open = (session = 's') => {
    const journal = createJournal({ records, lock: fakeLocks(), clock, session: async () => session });
    journal.learn({
      name: 'take',
      undo: async (rows) => {
        seen.push(rows.map(({ id, before, after }) => ({ id, before, after })));
        return rows.map(({ id }): UndoOutcome => ({ row: id, state: 'undone' }));
      },
      ...undo,
    });
    return journal;
  };
  const ids = more.rows ?? ['a', 'b', 'c'];
  const journal = open();
  await journal.intend({
    id: 'r:1',
    conversation: null,
    turn: null,
    caller: 'model',
    tool: 'take',
    effect: 'write',
    inverse: more.inverse ?? 'exact',
    arguments: {},
    decision: { kind: 'allowed' },
    rows: ids.map(row),
    outcomes: more.outcomes ?? ids.map(done),
    headline: anyText('took'),
    undoLabel: anyText('undo'),
  });
  return { journal, records, clock, seen, open };
}
