import type { Clock } from '@/src/contract/ports.ts';
import type { JournalEntry, Piece, RunAnswer } from '@/src/contract/run.ts';
import { type Text, text } from '@/src/contract/text.ts';
import {
  type CallContext,
  type Plan,
  type PlannedRow,
  type ReadTool,
  type RowOutcome,
  type Tool,
  type ToolCall,
  ToolError,
  type ToolResult,
  type WriteTool,
} from '@/src/contract/tool.ts';
import type { Gate } from '@/src/gate/gate.ts';
import type { Journal } from '@/src/journal/journal.ts';
import { failure, type Report, succeeded } from './answers.ts';
import { compose, type Execution, type Middleware, type Next } from './middleware/middleware.ts';
import { outcomeOf } from './outcome.ts';
import { asToolError } from './prepare.ts';
import { cut } from './result-size.ts';
import { boundToSession } from './session-ids.ts';
import { doSlices, openRows } from './slices.ts';

export interface PerformPorts {
  gate: Gate;
  journal: Journal;
  clock: Clock;
  session(): Promise<string>;
  /** A text in English, for results. */
  words(text: Text): string;
  /** Characters of one result that goes to a model. */
  resultSize: number;
  middleware: Middleware[];
}

/** A write that may run: which rows, and by whose leave. */
export interface Leave {
  rows: PlannedRow[];
  /** Rows that are over before it starts: what the user ticked and is gone. */
  outcomes: RowOutcome[];
  decision: JournalEntry['decision'];
}

const defaultTimeout = 30_000;

/** Runs handlers through the middleware. Only the registry's road comes here, behind the gate. */
export function createPerformer(ports: PerformPorts) {
  const { gate, journal, clock } = ports;

  /** Gives a function's step through the middleware, with its report. */
  async function through(tool: Tool, call: ToolCall, context: CallContext, signal: AbortSignal, last: Next) {
    const started = clock.now();
    const counts = { retries: 0, cached: false };
    const execution: Execution = {
      call,
      context,
      effect: tool.effect,
      repeatable: tool.effect === 'read' || tool.repeatable === true,
      timeout: tool.timeout ?? defaultTimeout,
      signal,
      report: counts,
    };
    const report = (): Report => ({ ...counts, time: clock.now() - started });
    try {
      return { ok: true as const, step: await compose(ports.middleware, last)(execution), report: report() };
    } catch (error) {
      return { ok: false as const, error: asToolError(error), report: report() };
    }
  }

  function limited(result: ToolResult, args: Record<string, unknown>, { caller }: CallContext): ToolResult {
    if (caller !== 'model') return result;
    const { data, truncated } = cut(result.data, args, ports.resultSize);
    return truncated ? { ...result, data, truncated } : result;
  }

  async function recordPieces(tool: Tool, data: unknown, { conversation }: CallContext): Promise<void> {
    const grade = tool.untrusted;
    if (grade === undefined || conversation === null || data === null) return;
    const own = tool.effect === 'read' ? tool.sources?.(data) : undefined;
    const pieces = own ?? [{ source: tool.area, text: JSON.stringify(data) ?? '' }];
    await gate.record(
      conversation,
      pieces.map((piece): Omit<Piece, 'conversation' | 'at'> => ({ ...piece, grade })),
    );
  }

  async function read(
    tool: ReadTool,
    call: ToolCall,
    context: CallContext,
    signal: AbortSignal,
    rows?: PlannedRow[],
  ): Promise<RunAnswer> {
    const ran = await through(tool, call, context, signal, async (execution) => ({
      kind: 'data',
      data: await tool.read(call.arguments, { ...context, signal: execution.signal, ...(rows ? { rows } : {}) }),
    }));
    if (!ran.ok) return failure(ran.error, call.name, tool, call.arguments, ran.report);
    const data = ran.step.kind === 'data' ? ran.step.data : null;
    await recordPieces(tool, data, context);
    const live = tool.rows?.(data) ?? [];
    const counted = typeof data === 'object' && data !== null && 'total' in data ? data.total : undefined;
    const view = {
      sentence: tool.sentence({ arguments: call.arguments, data }),
      rows: live,
      total: typeof counted === 'number' ? counted : live.length,
    };
    return { kind: 'result', result: limited(succeeded(data, ran.report), call.arguments, context), view };
  }

  async function end(
    tool: WriteTool,
    entry: JournalEntry,
    context: CallContext,
    error: ToolError | null,
    report: Report,
  ): Promise<RunAnswer> {
    const after = context.caller === 'model' ? await gate.sources(context) : [];
    const { state, result, view, headline, undoLabel } = outcomeOf(tool, entry, {
      error,
      report,
      after,
      words: ports.words,
    });
    const stored = { state, result: limited(result, entry.arguments, context), view, headline, undoLabel };
    await recordPieces(tool, result.data, context);
    await journal.end(entry.id, stored);
    return { kind: 'result', result: stored.result, view };
  }

  /** Ids of tabs and windows of an earlier browser session name something else now. */
  async function dropStale(entry: JournalEntry): Promise<JournalEntry> {
    const stale = entry.session === (await ports.session()) ? [] : openRows(entry).filter(boundToSession);
    const outcomes = stale.map(
      ({ id }): RowOutcome => ({ row: id, state: 'skipped', reason: text('journal_other_session') }),
    );
    return outcomes.length > 0 ? journal.record(entry.id, outcomes) : entry;
  }

  /** Goes on with a journaled write where it stopped, or gives its stored outcome. */
  async function resume(
    tool: WriteTool,
    stored: JournalEntry,
    context: CallContext,
    signal: AbortSignal,
  ): Promise<RunAnswer> {
    if (stored.result && stored.view) return { kind: 'result', result: stored.result, view: stored.view };
    const entry = await dropStale(stored);
    const call: ToolCall = { id: entry.id, name: entry.tool, arguments: entry.arguments, repairs: [] };
    const latest = async () => (await journal.get(entry.id)) ?? entry;
    const ran = await through(tool, call, context, signal, async (execution) =>
      doSlices({ journal, clock }, tool, await latest(), context, execution.signal),
    );
    if (ran.ok && ran.step.kind === 'more') return ran.step;
    const report = { ...ran.report, time: clock.now() - entry.at };
    return end(tool, await latest(), context, ran.ok ? null : ran.error, report);
  }

  return {
    read,
    resume,

    /** Writes down what will be done, and does it. */
    async write(
      tool: WriteTool,
      call: ToolCall,
      plan: Pick<Plan, 'headline' | 'data'>,
      leave: Leave,
      context: CallContext,
      signal: AbortSignal,
    ): Promise<RunAnswer> {
      const n = leave.rows.length;
      const entry = await journal.intend({
        id: call.id,
        conversation: context.conversation,
        turn: context.turn,
        caller: context.caller,
        tool: tool.name,
        effect: tool.effect,
        inverse: tool.inverse,
        arguments: call.arguments,
        ...(plan.data === undefined ? {} : { data: plan.data }),
        decision: leave.decision,
        rows: leave.rows,
        outcomes: leave.outcomes,
        headline: { key: plan.headline.key, params: { ...plan.headline.params, n } },
        undoLabel: tool.undoLabel,
      });
      return resume(tool, entry, context, signal);
    },

    /** Ends a write that waits for its next message. */
    async stop(tool: WriteTool, entry: JournalEntry): Promise<void> {
      const { caller, conversation, turn } = entry;
      const report = { retries: 0, cached: false, time: clock.now() - entry.at };
      const stopped = new ToolError('stopped', 'The user stopped this.');
      await end(tool, entry, { caller, conversation, turn, window: null }, stopped, report);
    },
  };
}
