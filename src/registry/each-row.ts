import type { Json } from '@/src/contract/json.ts';
import { StoreError } from '@/src/contract/records.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome, ToolErrorCode } from '@/src/contract/tool.ts';
import { asToolError } from './tool-errors.ts';

/** A row that the browser refused, or that Stop came before. */
export interface FailedRow {
  row: string;
  state: 'failed';
  reason: Text;
  code?: ToolErrorCode;
}

const stopped = ({ id }: PlannedRow): FailedRow => ({ row: id, state: 'failed', reason: text('tools_stopped') });

function failed({ id }: PlannedRow, error: unknown): FailedRow {
  const { code, message } = asToolError(error);
  const reason = error instanceof StoreError ? error.text : text('tools_browser_refused', { message });
  return { row: id, state: 'failed', reason, ...(code === 'failed' ? {} : { code }) };
}

/** Ends a slice before its rows do: Stop, or the time of the message. */
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
      outcomes.push(signal.aborted ? stopped(row) : await step(row));
    } catch (error) {
      outcomes.push(failed(row, error));
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
    return signal.aborted ? rows.map(stopped) : await step();
  } catch (error) {
    return rows.map((row) => failed(row, error));
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
