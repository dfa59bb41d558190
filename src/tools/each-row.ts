import type { Json } from '@/src/contract/json.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome } from '@/src/contract/tool.ts';

/** A row that the browser refused, or that Stop came before. */
export interface FailedRow {
  row: string;
  state: 'failed';
  reason: Text;
}

const failed = (row: PlannedRow, reason: Text): FailedRow => ({ row: row.id, state: 'failed', reason });

const refused = (error: unknown): Text =>
  text('tools_browser_refused', { message: error instanceof Error ? error.message : String(error) });

/** What ends a slice before its rows do: Stop, or the time of the message. */
export type SliceEnd = Pick<ApplyRun, 'signal' | 'late'>;

/** One after another until Stop, or until it is late; then the first has been taken in any case. */
export function* inTurn<Item>(items: Item[], { signal, late }: SliceEnd): Generator<Item> {
  for (const [at, item] of items.entries()) {
    if (signal.aborted || (at > 0 && late())) return;
    yield item;
  }
}

/**
 * Takes rows one after another until Stop. A row that throws has failed, and the others go on. Those that are left when
 * it is late have no outcome.
 */
export async function eachRow<Row extends PlannedRow, Outcome>(
  rows: Row[],
  { signal, late }: SliceEnd,
  step: (row: Row) => Promise<Outcome>,
): Promise<(Outcome | FailedRow)[]> {
  const outcomes: (Outcome | FailedRow)[] = [];
  for (const row of rows) {
    if (outcomes.length > 0 && !signal.aborted && late()) break;
    try {
      outcomes.push(signal.aborted ? failed(row, text('tools_stopped')) : await step(row));
    } catch (error) {
      outcomes.push(failed(row, refused(error)));
    }
  }
  return outcomes;
}

/** Takes rows all at once: what is refused for one is refused for all. */
export async function allRows<Row extends PlannedRow, Outcome>(
  rows: Row[],
  { signal }: Pick<ApplyRun, 'signal'>,
  step: () => Promise<Outcome[]>,
): Promise<(Outcome | FailedRow)[]> {
  try {
    return signal.aborted ? rows.map((row) => failed(row, text('tools_stopped'))) : await step();
  } catch (error) {
    return rows.map((row) => failed(row, refused(error)));
  }
}

/** The rows that were done, each with what `apply` recorded. */
export function doneRows(rows: PlannedRow[], outcomes: RowOutcome[]): { row: PlannedRow; after: Json }[] {
  const after = new Map(outcomes.flatMap((one) => (one.state === 'done' ? [[one.row, one.after]] : [])));
  return rows.flatMap((row) => {
    const recorded = after.get(row.id);
    return recorded === undefined ? [] : [{ row, after: recorded }];
  });
}
