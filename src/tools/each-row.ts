import type { Json } from '@/src/contract/json.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome } from '@/src/contract/tool.ts';

/** A row that the browser refused. */
export interface FailedRow {
  row: string;
  state: 'failed';
  reason: Text;
}

/**
 * Takes rows one after another until Stop; those after it have no outcome. A row that throws has failed, and the
 * others go on.
 */
export async function eachRow<Row extends PlannedRow, Outcome>(
  rows: Row[],
  signal: AbortSignal,
  step: (row: Row) => Promise<Outcome>,
): Promise<(Outcome | FailedRow)[]> {
  const outcomes: (Outcome | FailedRow)[] = [];
  for (const row of rows) {
    if (signal.aborted) break;
    try {
      outcomes.push(await step(row));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      outcomes.push({ row: row.id, state: 'failed', reason: text('tools_browser_refused', { message }) });
    }
  }
  return outcomes;
}

/** The rows that were done, each with what `apply` recorded. */
export function doneRows(rows: PlannedRow[], outcomes: RowOutcome[]): { row: PlannedRow; after: Json }[] {
  const after = new Map(outcomes.flatMap((one) => (one.state === 'done' ? [[one.row, one.after]] : [])));
  return rows.flatMap((row) => {
    const recorded = after.get(row.id);
    return recorded === undefined ? [] : [{ row, after: recorded }];
  });
}
