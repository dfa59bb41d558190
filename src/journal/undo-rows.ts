import type { JournalEntry, JournalStep } from '@/src/contract/journal-entry.ts';
import type { SessionPorts } from '@/src/contract/ports.ts';
import type { JournalRecords } from '@/src/contract/records.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { type DoneRow, ToolError, type UndoOutcome, type UndoRun } from '@/src/contract/tool.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import type { Paces } from './slice-pace.ts';
import type { Undoer } from './undoer.ts';

interface UndoPorts extends SessionPorts {
  records: JournalRecords;
  pace: Paces;
  step(entry: JournalEntry, step: JournalStep): Promise<JournalEntry>;
  settle(entry: JournalEntry): Promise<void>;
  undoerOf(tool: string): Undoer | undefined;
  /** Ends the entry's call if a killed worker left it running, after finding out how its rows ended. */
  endCall(id: string): Promise<void>;
}

/** `left`: rows that are not undone yet; a further request continues with them. */
export interface Undone {
  outcomes: UndoOutcome[];
  entry: JournalEntry;
  left?: string[];
}

/** Rows that were done, the newest first. */
function done({ rows, outcomes }: JournalEntry): DoneRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return outcomes
    .flatMap((outcome) => {
      const row = byId.get(outcome.row);
      return row && outcome.state === 'done' ? [{ ...row, after: outcome.after }] : [];
    })
    .reverse();
}

/** The entry without the ids found in this session, which are not needed once all is undone. */
function withoutSpentNumbers(entry: JournalEntry): JournalEntry {
  const undone = new Set(entry.undone);
  const rest = { ...entry };
  if (done(entry).every(({ id }) => undone.has(id))) delete rest.rebound;
  return rest;
}

const refuse = (rows: { id: string }[], reason: Text): UndoOutcome[] =>
  rows.map(({ id }) => ({ row: id, state: 'failed', reason }));

const without = (rows: DoneRow[], outcomes: UndoOutcome[]): DoneRow[] => {
  const said = new Set(outcomes.map(({ row }) => row));
  return rows.filter(({ id }) => !said.has(id));
};

const idsOf = (rows: DoneRow[]): string[] => rows.map(({ id }) => id);

/**
 * Makes the function that undoes an entry or some rows. Rows undone already are reported again; rows without a recorded
 * outcome are left. Throws `ToolError` for an unknown entry, and for failures after which it may be tried again.
 */
export function createUndo({ records, lock, clock, pace, step, settle, undoerOf, endCall, session }: UndoPorts) {
  /** Runs a part of undo. After a transient failure its rows stay marked, and the next request continues with them. */
  async function attempt(rows: DoneRow[], work: () => Promise<UndoOutcome[]>): Promise<UndoOutcome[]> {
    try {
      return rows.length > 0 ? await work() : [];
    } catch (error) {
      if (error instanceof ToolError && error.code === 'transient') throw error;
      return refuse(rows, text('journal_undo_failed', { why: errorMessage(error) }));
    }
  }

  const slice = (
    undoer: Undoer,
    rows: DoneRow[],
    entry: JournalEntry,
    run: Pick<UndoRun, 'repeated' | 'restarted' | 'late'>,
  ): Promise<UndoOutcome[]> =>
    attempt(rows, async () => {
      const { at } = entry;
      const undone = new Set(entry.undone);
      const earlier = done(entry).filter(({ id }) => undone.has(id));
      const outcomes = await undoer.undo(rows, { signal: AbortSignal.timeout(30_000), at, earlier, ...run });
      if (outcomes.length > 0 && run.late()) return outcomes;
      return [...outcomes, ...refuse(without(rows, outcomes), text('journal_undo_silent'))];
    });

  /** The rows of an earlier session with present ids, which they keep as long as the session lasts. */
  async function rebind(
    entry: JournalEntry,
    rows: DoneRow[],
    undoer: Undoer,
    now: string,
  ): Promise<{ entry: JournalEntry; rows: DoneRow[]; lost: UndoOutcome[] }> {
    const known = entry.rebound?.session === now ? entry.rebound.rows : [];
    const byId = new Map(known.map((row) => [row.id, row]));
    const unknown = rows.filter(({ id }) => !byId.has(id));
    const lost = await attempt(unknown, async () => {
      const rebound = await undoer.rebind?.(unknown, entry.at);
      for (const row of rebound?.rows ?? unknown) byId.set(row.id, row);
      return rebound?.lost ?? [];
    });
    const found = rows.flatMap(({ id }) => byId.get(id) ?? []);
    const kept = { ...entry, rebound: { session: now, rows: found } };
    if (lost.length < unknown.length) await settle(kept);
    return { entry: kept, rows: found, lost };
  }

  async function undoAll(stored: JournalEntry, wanted: (row: string) => boolean): Promise<Undone> {
    let entry = stored;
    const before = entry.undone.filter(wanted).map((row): UndoOutcome => ({ row, state: 'undone' }));
    const unsure = entry.running
      .filter(wanted)
      .map((row): UndoOutcome => ({ row, state: 'conflict', reason: text('journal_unsure') }));
    const outcomes: UndoOutcome[] = [...before, ...unsure];
    const back = new Set(entry.undone);
    const pending = done(entry).filter(({ id }) => !back.has(id));
    let rows = pending.filter(({ id }) => wanted(id));
    const undoer = undoerOf(entry.tool);
    if (entry.inverse === 'none' || !undoer)
      return { entry, outcomes: [...outcomes, ...refuse(rows, text('journal_no_undo'))] };
    const now = await session();
    const restarted = entry.session !== now;
    if (undoer.sessionBound && restarted)
      return { entry, outcomes: [...outcomes, ...refuse(rows, text('journal_undo_other_session'))] };
    if (undoer.rebind && restarted && rows.length > 0) {
      const rebound = await rebind(entry, pending, undoer, now);
      entry = rebound.entry;
      rows = rebound.rows.filter(({ id }) => wanted(id));
      outcomes.push(...rebound.lost.filter(({ row }) => wanted(row)));
    }

    const tempo = pace(`undo ${entry.id}`, clock.now(), undoer.undoneTogether ? rows.length : undoer.slice);
    const begun = new Set(entry.undoing);
    for (let waiting = rows; waiting.length > 0; ) {
      const begins = clock.now();
      if (!tempo.fits()) return { entry, outcomes, left: waiting.map(({ id }) => id) };
      const again = waiting.filter(({ id }) => begun.has(id));
      const repeated = again.length > 0;
      const next = repeated ? again : waiting.slice(0, tempo.size());
      const conflicts = repeated ? [] : await attempt(next, async () => (await undoer.conflicts?.(next)) ?? []);
      const given = without(next, conflicts);
      // Recorded before the slice, so that a new worker knows which rows a killed one was undoing.
      if (!repeated) entry = await step(entry, { type: 'undoing', rows: idsOf(given) });
      const said = [...conflicts, ...(await slice(undoer, given, entry, { repeated, restarted, late: tempo.late }))];
      const open = new Set(said.flatMap((one) => (one.state === 'undone' && one.open ? one.row : [])));
      const ended = said.filter(({ row }) => !open.has(row));
      outcomes.push(...ended);
      const undone = ended.filter(({ state }) => state === 'undone').map(({ row }) => row);
      // Open rows, and those of a killed worker that are not done, stay marked: a half undone row would look like a
      // conflict.
      const ready = new Set(ended.map(({ row }) => row));
      const over = given.filter(({ id }) => ready.has(id) || (!repeated && !open.has(id)));
      entry = await step(entry, { type: 'undone', rows: undone, settled: idsOf(over) });
      for (const { id } of over) begun.delete(id);
      for (const id of open) begun.add(id);
      waiting = waiting.filter(({ id }) => !ready.has(id));
      tempo.learn(said.length, begins);
    }
    if (entry !== stored) await settle(withoutSpentNumbers(entry));
    return { entry, outcomes };
  }

  return (id: string, rows?: string[]): Promise<Undone> =>
    lock(`call:${id}`, async () => {
      await endCall(id);
      const entry = await records.get(id);
      if (!entry) throw new ToolError('not-found', `There is no action ${id}.`, 'Take an id from list_actions.');
      const named = new Set(rows);
      return undoAll(entry, rows === undefined ? () => true : (row) => named.has(row));
    });
}
