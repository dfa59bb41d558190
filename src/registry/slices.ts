import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { Clock } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import type { Journal } from '@/src/journal/journal.ts';
import type { Step } from './middleware/middleware.ts';

/** Rows without a final outcome. */
export function openRows({ rows, outcomes }: JournalEntry): PlannedRow[] {
  const ended = new Set(outcomes.flatMap(({ row, open }) => (open ? [] : row)));
  return rows.filter(({ id }) => !ended.has(id));
}

/** Rows without any recorded outcome. */
function untouched(rows: PlannedRow[], { outcomes }: JournalEntry): PlannedRow[] {
  const begun = new Set(outcomes.map(({ row }) => row));
  return rows.filter(({ id }) => !begun.has(id));
}

/** One outcome for each row, also for rows that Stop prevented or the tool forgot; none for rows left by time. */
function outcomesOfSlice(
  slice: PlannedRow[],
  outcomes: RowOutcome[],
  { signal: { aborted }, late }: Pick<ApplyRun, 'signal' | 'late'>,
): RowOutcome[] {
  if (!aborted && outcomes.length > 0 && late()) return outcomes;
  const said = new Map(outcomes.map((outcome) => [outcome.row, outcome]));
  const reason = text(aborted ? 'tools_stopped' : 'journal_no_outcome');
  return slice.map(({ id }) => said.get(id) ?? { row: id, state: 'failed', reason });
}

/** Finds out how the rows of a killed worker ended, and gives the updated entry. Rows not begun stay so. */
export async function settleRunning(
  { journal, clock }: { journal: Journal; clock: Clock },
  tool: WriteTool,
  stored: JournalEntry,
  around: Pick<ApplyRun, 'signal' | 'context'>,
): Promise<JournalEntry> {
  let entry = stored;
  for (let left = Number.POSITIVE_INFINITY; entry.running.length > 0 && entry.running.length < left; ) {
    left = entry.running.length;
    const given = new Set(entry.running);
    const rows = openRows(entry).filter(({ id }) => given.has(id));
    const { late } = journal.pace(entry.id, clock.now(), tool.slice);
    const run = { ...around, at: entry.at, repeated: true, earlier: entry.outcomes, late };
    entry = await journal.record(entry, await tool.apply(rows, run));
  }
  return entry;
}

/**
 * Does the rest of a journaled call, slice by slice. Rows of a killed worker come first, as `repeated`. Those that do
 * not fit into a message begun at `since` are left for the next. Rejects with the signal's reason when stopped.
 */
export async function doSlices(
  { journal, clock }: { journal: Journal; clock: Clock },
  tool: WriteTool,
  stored: JournalEntry,
  around: Pick<ApplyRun, 'signal' | 'context' | 'page'>,
  since: number,
): Promise<Step> {
  const { signal } = around;
  let entry = stored;
  const pace = journal.pace(entry.id, since, tool.slice);
  for (let slices = 0; ; slices++) {
    const begun = clock.now();
    const open = openRows(entry);
    if (open.length === 0) return { kind: 'data', data: null };
    signal.throwIfAborted();
    // Each message does at least one slice, however late it is; otherwise a slow machine would never finish.
    if (slices > 0 && !pace.fits())
      return { kind: 'more', done: entry.rows.length - open.length, total: entry.rows.length };
    const again = open.filter(({ id }) => entry.running.includes(id));
    const repeated = again.length > 0;
    const planned = repeated ? again : open.slice(0, pace.size());
    const changed = (await tool.changed?.(untouched(planned, entry), { repeated })) ?? [];
    const marked = repeated ? entry.running : planned.map(({ id }) => id);
    if (!repeated || changed.length > 0) entry = await journal.begin(entry, marked, changed);
    if (!repeated) {
      if (signal.aborted) entry = await journal.begin(entry, []);
      signal.throwIfAborted();
    }
    const given = new Set(planned.map(({ id }) => id));
    const slice = entry.rows.filter(({ id }) => given.has(id));
    const run = { ...around, at: entry.at, repeated, earlier: entry.outcomes, late: pace.late };
    const outcomes = outcomesOfSlice(slice, await tool.apply(slice, run), run);
    entry = await journal.record(entry, outcomes, repeated ? [] : slice);
    // Stop has no effect if all rows were done before it.
    if (outcomes.some(({ state }) => state !== 'done')) signal.throwIfAborted();
    pace.learn(outcomes.length, begun);
  }
}
