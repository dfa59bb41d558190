import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { JournalRecords } from '@/src/contract/records.ts';
import type { CallContext, PlannedRow } from '@/src/contract/tool.ts';
import type { PlannedCall } from './planned-call.ts';

/** Part of a turn that was or will be done before a call. */
export interface EarlierRow {
  tool: string;
  row: PlannedRow;
  /** The browser session in which the number of its window holds. */
  session: string;
  /** It ran by a standing yes. */
  granted: boolean;
}

/** Rows that were done or may have been done: all but those left out. */
function rowsOf({ tool, rows, outcomes, session, decision }: JournalEntry): EarlierRow[] {
  const skipped = new Set(outcomes.flatMap(({ row, state }) => (state === 'skipped' ? row : [])));
  const granted = decision.kind === 'granted';
  return rows.filter(({ id }) => !skipped.has(id)).map((row) => ({ tool, row, session, granted }));
}

const page = 100;

/**
 * Rows done in a turn so far by all its calls, also before the worker was restarted. The calls of an outside program
 * count together for a sitting.
 */
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

/** Rows of calls that are asked about together with the one after them. */
export const pendingRows = (calls: PlannedCall[], session: string): EarlierRow[] =>
  calls.flatMap(({ tool, plan }) => plan.rows.map((row) => ({ tool: tool.name, row, session, granted: false })));
