import type { Json } from '@/src/contract/json.ts';
import { StoreError } from '@/src/contract/records.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome, UndoOutcome } from '@/src/contract/tool.ts';
import { asToolError } from './tool-errors.ts';

/** The end of a row that was done, with what undo needs. `open`: the next slice continues it. */
export const rowDone = (after: Json = null, open = false) =>
  ({ state: 'done', after, ...(open && { open }) }) as Ended<Extract<RowOutcome, { state: 'done' }>>;
export const rowSkipped = (reason: Text) => ({ state: 'skipped', reason }) as const;
export const rowFailed = (reason: Text) => ({ state: 'failed', reason }) as const;
/** The end of a row that the user has changed since. */
export const rowConflict = (reason: Text) => ({ state: 'conflict', reason }) as const;
/** The end of a row that was undone. `open`: the next slice continues it. */
export const rowUndone = (open = false) =>
  ({ state: 'undone', ...(open && { open }) }) as Ended<Extract<UndoOutcome, { state: 'undone' }>>;

type Ended<Outcome> = Omit<Outcome, 'row'>;
type Failed = Ended<Extract<RowOutcome, { state: 'failed' | 'skipped' }>> & { state: 'failed' };

const stopped = (): Failed => rowFailed(text('tools_stopped'));

/** The end of a row that the browser refused. */
function refused(error: unknown): Failed {
  const { code, message } = asToolError(error);
  const reason = error instanceof StoreError ? error.text : text('tools_browser_refused', { message });
  return { ...rowFailed(reason), ...(code === 'failed' ? {} : { code }) };
}

/** The causes that end a slice early: Stop, or the time of the message. */
export type SliceEnd = Pick<ApplyRun, 'signal' | 'late'>;

/** The items one after another until Stop, or until time is up. Without Stop the first is always given. */
export function* inTurn<Item>(items: Item[], { signal, late }: SliceEnd): Generator<Item> {
  for (const [at, item] of items.entries()) {
    if (signal.aborted || (at > 0 && late())) return;
    yield item;
  }
}

/** Runs a step for each row in turn. A row whose step throws has failed; rows left when time is up have none. */
export async function eachRow<Row extends PlannedRow, Outcome>(
  rows: Row[],
  { signal, late }: SliceEnd,
  step: (row: Row) => Promise<Outcome>,
): Promise<({ row: string } & (Outcome | Failed))[]> {
  const outcomes: ({ row: string } & (Outcome | Failed))[] = [];
  for (const row of rows) {
    if (outcomes.length > 0 && !signal.aborted && late()) break;
    const end = signal.aborted ? stopped() : await step(row).catch(refused);
    outcomes.push({ row: row.id, ...end });
  }
  return outcomes;
}

/** Runs a step for each row, all at once. If one throws, all of it does: a tool that may be repeated is tried again. */
export const everyRow = <Row extends PlannedRow, Outcome>(
  rows: Row[],
  step: (row: Row) => Promise<Outcome>,
): Promise<({ row: string } & Outcome)[]> =>
  Promise.all(rows.map(async (row) => ({ row: row.id, ...(await step(row)) })));

/** Runs one step for all rows together; if it throws, each of them has failed. */
export async function allRows<Row extends PlannedRow, Outcome>(
  rows: Row[],
  { signal }: Pick<ApplyRun, 'signal'>,
  step: () => Promise<Outcome[]>,
): Promise<(Outcome | ({ row: string } & Failed))[]> {
  const all = (end: Failed) => rows.map(({ id }) => ({ row: id, ...end }));
  return signal.aborted ? all(stopped()) : step().catch((error) => all(refused(error)));
}

/** The rows that were done, each with what `apply` recorded. */
export function doneRows(rows: PlannedRow[], outcomes: RowOutcome[]): { row: PlannedRow; after: Json }[] {
  const after = new Map(outcomes.flatMap((one) => (one.state === 'done' ? [[one.row, one.after]] : [])));
  return rows.flatMap((row) => {
    const recorded = after.get(row.id);
    return recorded === undefined ? [] : [{ row, after: recorded }];
  });
}
