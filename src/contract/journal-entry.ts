import type { InSitting, InTurn, OutsideTurn } from './call.ts';
import type { Json } from './json.ts';
import type { CallView } from './run.ts';
import type { Text } from './text.ts';
import type { Caller, DoneRow, Effect, Inverse, PlannedRow, RowOutcome, ToolResult } from './tool.ts';

/** State of a call in the journal with its own fields. Once ended, `headline` says what was done. */
export type JournalState =
  | { state: 'intended'; ended?: never; result?: never; view?: never }
  /** `ended`: epoch milliseconds. */
  | { state: 'done' | 'failed' | 'stopped'; ended: number; result: ToolResult; view: CallView };

/** An entry of the journal. Written before the call runs, completed after. */
export type JournalEntry = JournalFacts & (InTurn | OutsideTurn | InSitting) & JournalState;

export interface JournalFacts {
  /** The call's id, under which it runs only once. */
  id: string;
  at: number;
  caller: Caller;
  tool: string;
  effect: Effect;
  inverse: Inverse;
  arguments: Record<string, unknown>;
  /** `allowed`: by the gate's rules; `approved`: by the user's yes; `granted`: by the grant in `grant`. */
  decision: { kind: 'allowed' | 'approved' | 'granted'; ticket?: string; grant?: string };
  session: string;
  rows: PlannedRow[];
  data?: { [key: string]: Json };
  outcomes: RowOutcome[];
  /** Ids of rows given to `apply` whose outcome is not known yet. */
  running: string[];
  undone: string[];
  /** Ids of rows given to `undo` whose outcome is not known yet. */
  undoing?: string[];
  /** For an entry of an earlier browser session: its rows, with the ids of the session of the last undo. */
  rebound?: { session: string; rows: DoneRow[] };
  headline: Text;
  undoLabel: Text;
}

/** Common id of the calls of a shortcut, which are undone together; null for other entries. */
export const shortcutBatch = ({ id, caller }: Pick<JournalFacts, 'id' | 'caller'>): string | null =>
  caller === 'shortcut' ? id.replace(/:[^:]*$/, '') : null;

/** Prefix of the ids of calls of one run of a rule: the rule's id and the due time. */
export const ruleRun = (rule: string, due: number): string => `rule-${rule}-${due}`;

/** Id of the rule in such an id; null for other ids. */
export const ruleOfRun = (id: string): string | null => /^rule-(.+)-\d+$/.exec(id)?.[1] ?? null;

/** A change of an entry by one slice, stored apart, since the entry may have thousands of rows. */
export type JournalStep =
  /** Ids of the rows given to `apply`. `changed`: rows that the user changed since the plan, as they are now. */
  | { type: 'running'; rows: string[]; changed?: Pick<PlannedRow, 'id' | 'before'>[] }
  /** Outcomes of rows. `over`: ids of other rows of the slice, which were not touched. */
  | { type: 'ended'; outcomes: RowOutcome[]; over: string[] }
  | { type: 'undoing'; rows: string[] }
  /** Ids of rows that were undone. `settled`: ids of all rows of the slice whose outcome is known. */
  | { type: 'undone'; rows: string[]; settled: string[] };

export function afterStep(entry: JournalEntry, step: JournalStep): JournalEntry {
  switch (step.type) {
    case 'running': {
      const changed = new Map(step.changed?.map((row) => [row.id, row]));
      const rows = changed.size > 0 ? entry.rows.map((row) => ({ ...row, ...changed.get(row.id) })) : entry.rows;
      return { ...entry, rows, running: step.rows };
    }
    case 'ended': {
      const ended = new Set(step.outcomes.map(({ row }) => row));
      const over = ended.union(new Set(step.over));
      return {
        ...entry,
        outcomes: [...entry.outcomes.filter(({ row }) => !ended.has(row)), ...step.outcomes],
        running: entry.running.filter((row) => !over.has(row)),
      };
    }
    case 'undoing':
      return { ...entry, undoing: [...new Set([...(entry.undoing ?? []), ...step.rows])] };
    case 'undone': {
      const settled = new Set(step.settled);
      const undoing = (entry.undoing ?? []).filter((row) => !settled.has(row));
      return { ...entry, undoing, undone: [...entry.undone, ...step.rows] };
    }
    default:
      return step satisfies never;
  }
}
