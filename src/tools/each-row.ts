import type { Json } from '@/src/contract/json.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome } from '@/src/contract/tool.ts';

/** A row that the browser refused, or that Stop came before. */
export interface FailedRow {
  row: string;
  state: 'failed';
  reason: Text;
}

const failed = (row: PlannedRow, reason: Text): FailedRow => ({ row: row.id, state: 'failed', reason });

const refused = (error: unknown): Text =>
  text('tools_browser_refused', { message: error instanceof Error ? error.message : String(error) });

/** Takes rows one after another until Stop. A row that throws has failed, and the others go on. */
export async function eachRow<Row extends PlannedRow, Outcome>(
  rows: Row[],
  signal: AbortSignal,
  step: (row: Row) => Promise<Outcome>,
): Promise<(Outcome | FailedRow)[]> {
  const outcomes: (Outcome | FailedRow)[] = [];
  for (const row of rows) {
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
  signal: AbortSignal,
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
