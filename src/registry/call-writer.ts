import { callers, type InSitting, type InTurn, type OutsideTurn } from '@/src/contract/call.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { Clock } from '@/src/contract/ports.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import { type Text, text, withCount } from '@/src/contract/text.ts';
import type { Plan, PlannedRow, RowOutcome, ToolError, WriteTool } from '@/src/contract/tool.ts';
import type { Gate } from '@/src/gate/gate.ts';
import type { Journal } from '@/src/journal/journal.ts';
import { pick } from '@/src/text/pick.ts';
import type { Report } from './call-answers.ts';
import { type Run, withPage } from './call-run.ts';
import type { Execute } from './execute.ts';
import { foreign, gradeOf, limited, piecesOf } from './result-for-model.ts';
import { boundToSession, tabOf } from './session-ids.ts';
import { doSlices, openRows, settleRunning } from './slices.ts';
import { firstFailure, outcomeOf } from './write-outcome.ts';

/** A call on many tabs, which are saved as a session before. */
export interface BulkAct {
  /** Id of the call. Saving again under the same id replaces the session. */
  call: string;
  name: Text;
  tabs: number[];
}

export interface WritePorts {
  gate: Gate;
  journal: Journal;
  clock: Clock;
  session(): Promise<string>;
  /** A text in English, for results. */
  words(text: Text): string;
  resultSize: number;
  execute: Execute;
  /** Saves the tabs of a call on many. A second time for the same call changes nothing. */
  saveSession(act: BulkAct): Promise<void>;
}

/** Milliseconds in which the rows of a killed worker must be settled, so that the message is answered in time. */
const settleTime = 20_000;

/** Number of tabs above which they are saved as a session before a call. */
const many = 25;

const bulkAct = (call: string, name: Text, rows: PlannedRow[]): BulkAct => ({
  call,
  name: withCount(name, rows.length),
  tabs: rows.flatMap((row) => tabOf(row) ?? []),
});

/** The part of a context that the journal stores. */
function placeOf({ conversation, turn, client }: Run['context']): InTurn | OutsideTurn | InSitting {
  if (client) return { conversation: client.sitting, turn: null, client };
  return turn === null ? { conversation: null, turn: null } : { conversation, turn };
}

/** Rows that a call may change, and the decision that allows it. */
export interface Permit {
  rows: PlannedRow[];
  /** Outcomes known before the call starts: rows that the user approved and that no longer exist. */
  outcomes: RowOutcome[];
  decision: JournalEntry['decision'];
}

/** Runs writes, recorded in the journal before, between and after their slices. */
export function createWriter({ gate, journal, clock, session, words, resultSize, execute, saveSession }: WritePorts) {
  async function end(
    tool: WriteTool,
    entry: JournalEntry,
    context: Run['context'],
    error: ToolError | null,
    report: Report,
  ): Promise<RunAnswer> {
    const after = callers[context.caller].byModel ? await gate.sources(context) : [];
    const { state, result, view, headline, undoLabel } = outcomeOf(tool, entry, { error, report, after, words });
    const stored = limited(result, entry.arguments, context, resultSize);
    const grade = gradeOf(tool, entry);
    await gate.record(context, piecesOf(tool, result.data, grade));
    await journal.end(entry.id, { state, result: stored, view, headline, undoLabel });
    return { kind: 'result', result: stored, view, ...foreign(grade) };
  }

  /**
   * Ends the rows of an earlier browser session, whose ids meant something else: those not begun are skipped; for
   * others the tool may find out how they ended.
   */
  async function dropStale(tool: WriteTool, entry: JournalEntry): Promise<JournalEntry> {
    const stale = entry.session === (await session()) ? [] : openRows(entry).filter(boundToSession);
    if (stale.length === 0) return entry;
    const begun = stale.filter(({ id }) => entry.running.includes(id));
    const ended = begun.length > 0 ? ((await tool.ended?.(begun, entry.outcomes)) ?? []) : [];
    const seen = new Set(ended.map(({ row }) => row));
    const dropped = stale.filter(({ id }) => !seen.has(id));
    const reason = text('journal_other_session');
    const skipped = dropped.map(({ id }): RowOutcome => ({ row: id, state: 'skipped', reason }));
    return journal.record(entry, [...ended, ...skipped]);
  }

  /** Continues a journaled call, or gives its stored result. */
  async function resume(tool: WriteTool, stored: JournalEntry, run: Run): Promise<RunAnswer> {
    if (stored.state !== 'intended')
      return { kind: 'result', result: stored.result, view: stored.view, ...foreign(gradeOf(tool, stored)) };
    const entry = await dropStale(tool, stored);
    const call = { id: entry.id, name: entry.tool, arguments: entry.arguments, repairs: [] };
    const latest = async () => (await journal.get(entry.id)) ?? entry;
    const executed = await execute(tool, { ...run, call }, async (execution) => {
      const written = await latest();
      // Each retry has the time of a whole message: the pause before it does not count.
      const begins = execution.report.retries > 0 ? clock.now() : run.since;
      const around = { signal: execution.signal, context: run.context };
      const step = await withPage(run, (page) =>
        doSlices({ journal, clock }, tool, written, { ...around, ...page }, begins),
      );
      const failure = step.kind === 'data' ? firstFailure(await latest(), words) : null;
      if (failure) throw failure;
      return step;
    });
    if (executed.ok && executed.step.kind !== 'data') return executed.step;
    const report = { ...executed.report, time: clock.now() - entry.at };
    return end(tool, await latest(), run.context, executed.ok ? null : executed.error, report);
  }

  return {
    resume,

    async write(
      tool: WriteTool,
      run: Run,
      plan: Pick<Plan, 'headline' | 'data'>,
      { rows, outcomes, decision }: Permit,
    ): Promise<RunAnswer> {
      const { call, context } = run;
      const n = rows.length;
      // A call that was stopped before its intent was stored comes here again and overwrites the same session.
      if (tool.savesSession && n > many) await saveSession(bulkAct(call.id, tool.savesSession, rows));
      const entry = await journal.intend({
        ...placeOf(context),
        ...pick(call, 'id', 'arguments'),
        ...pick(tool, 'effect', 'inverse', 'undoLabel'),
        ...pick(plan, 'data'),
        caller: context.caller,
        tool: tool.name,
        decision,
        rows,
        outcomes,
        headline: withCount(plan.headline, n),
      });
      return resume(tool, entry, run);
    },

    /** Finds out how the rows ended that a killed worker was working on. Gives the updated entry. */
    async settle(tool: WriteTool, stored: JournalEntry): Promise<JournalEntry> {
      const context: Run['context'] = { ...stored, window: null };
      const entry = await dropStale(tool, stored);
      const signal = AbortSignal.timeout(settleTime);
      const late = new Promise<JournalEntry>((resolve) => signal.addEventListener('abort', () => resolve(entry)));
      const settled = settleRunning({ journal, clock }, tool, entry, { signal, context }).catch(() => entry);
      return Promise.race([settled, late]);
    },

    /** Ends a call that waits for its next message. `why`: the error of its result. */
    async stop(tool: WriteTool, entry: JournalEntry, why: ToolError): Promise<RunAnswer> {
      const report = { retries: 0, cached: false, time: clock.now() - entry.at };
      return end(tool, entry, { ...entry, window: null }, why, report);
    },
  };
}
