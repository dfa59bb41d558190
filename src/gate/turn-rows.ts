import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { JournalRecords } from '@/src/contract/records.ts';
import type { CallContext, PlannedRow } from '@/src/contract/tool.ts';
import type { PlannedCall } from './planned-call.ts';

/** A row of a turn that was or will be done before a call. */
export interface EarlierRow {
  tool: string;
  row: PlannedRow;
  /** Id of the browser session of its window's id. */
  session: string;
  granted: boolean;
}

/** The rows that were done or may have been done, without those left out. */
function rowsOf({ tool, rows, outcomes, session, decision }: JournalEntry): EarlierRow[] {
  const skipped = new Set(outcomes.flatMap(({ row, state }) => (state === 'skipped' ? row : [])));
  const granted = decision.kind === 'granted';
  return rows.filter(({ id }) => !skipped.has(id)).map((row) => ({ tool, row, session, granted }));
}

const page = 100;

/** The rows that all calls of a turn have done so far; for an outside program those of its sitting. */
export async function turnRows(
  journal: Pick<JournalRecords, 'page'>,
  { turn, client }: Pick<CallContext, 'turn' | 'client'>,
): Promise<EarlierRow[]> {
  const of = turn !== null ? { turn } : client ? { sitting: client.sitting } : null;
  const found: EarlierRow[] = [];
  for (let cursor: string | undefined; of !== null; ) {
    const { items, next } = await journal.page({ ...of, limit: page, ...(cursor === undefined ? {} : { cursor }) });
    found.push(...items.flatMap(rowsOf));
    if (next === undefined) break;
    cursor = next;
  }
  return found;
}

/** The rows of calls that are decided together with a later one. */
export const pendingRows = (calls: PlannedCall[], session: string): EarlierRow[] =>
  calls.flatMap(({ tool, plan }) => plan.rows.map((row) => ({ tool: tool.name, row, session, granted: false })));
