import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { FindingRecords } from '@/src/contract/records.ts';
import type { RunAnswer, Ticket } from '@/src/contract/run.ts';
import { type Plan, type Tool, type ToolCall, ToolError, type WriteTool } from '@/src/contract/tool.ts';
import { pick } from '@/src/text/pick.ts';
import { askPermission, declined, failure, question, refusedToAsk } from './call-answers.ts';
import { createReader } from './call-reader.ts';
import type { Run } from './call-run.ts';
import { createWriter, type Permit, type WritePorts } from './call-writer.ts';
import { createLongReads } from './long-reads.ts';
import type { Wait } from './middleware/timeout.ts';
import { type Prepared, prepare, unknownTool } from './prepare.ts';
import { createQuestions, type QuestionPorts } from './questions.ts';
import { foreign, gradeOfFailure, piecesOfFailure } from './result-for-model.ts';
import { asToolError, stoppedByUser, toolError } from './tool-errors.ts';

export interface CallRunnerPorts extends QuestionPorts, WritePorts {
  wait: Wait;
  findings: FindingRecords;
}

/**
 * Runs calls, the one road to a side effect. A call may be sent again with the same id and does nothing twice. The
 * caller must not run one call twice at the same time.
 */
export function createCallRunner(ports: CallRunnerPorts) {
  const { tools, gate, journal, words } = ports;
  const questions = createQuestions(ports);
  const read = createReader(ports);
  const longReads = createLongReads(ports);
  const writer = createWriter(ports);
  const toolOf = (name: string) => tools.get(name)?.tool;

  async function notReady(run: Run, prepared: Exclude<Prepared, { kind: 'ready' }>): Promise<RunAnswer> {
    const { call, context } = run;
    if (prepared.kind === 'permission')
      return (await refusedToAsk(gate.tickets, run)) ?? askPermission(gate.tickets, run, prepared.permission);
    const { error, arguments: args } = prepared;
    const tool = toolOf(call.name);
    // Only errors of a tool's plan may contain text of others; a failed validation repeats the arguments.
    if (!tool || !args) return failure(error, call.name, tool, args);
    await gate.record(context, piecesOfFailure(tool, error));
    return { ...failure(error, call.name, tool, args), ...foreign(gradeOfFailure(error)) };
  }

  async function perform(tool: Tool, run: Run, plan: Plan, permit: Permit): Promise<RunAnswer> {
    if (tool.effect !== 'read') return writer.write(tool, run, plan, permit);
    const rows = tool.plan && permit.rows;
    if (!tool.long) return read(tool, run, rows);
    return longReads.begin(run, ({ signal, ...long }) => read(tool, { ...run, signal }, rows, long));
  }

  async function resume(entry: JournalEntry, run: Run): Promise<RunAnswer> {
    const tool = toolOf(entry.tool);
    if (!tool || tool.effect === 'read') return failure(unknownTool(entry.tool, [...tools.keys()]), entry.tool);
    const refusal = entry.state === 'intended' ? await gate.refusal(tool, entry) : null;
    if (refusal) return writer.stop(tool, entry, refusal);
    return writer.resume(tool, entry, run);
  }

  /** Answers a call about which the user was asked. The model's access is checked again. */
  async function answer(stored: Ticket, run: Run): Promise<RunAnswer> {
    const { call } = run;
    const ticket = (await questions.current(stored.id)) ?? stored;
    if (ticket.state === 'open') return question(ticket);
    if (ticket.state !== 'approved') return declined(call, ticket);
    const checked = await questions.check(ticket, run);
    switch (checked.kind) {
      case 'permit': {
        const { tool, call, plan, permit } = checked;
        const context = { ...ticket.context };
        delete context.sees;
        return perform(tool, { ...run, call, context: { ...context, ...pick(run.context, 'sees') } }, plan, permit);
      }
      case 'nothing-ticked':
        return declined(call, ticket);
      case 'answer':
        return checked.answer;
      case 'stop':
        return notReady({ ...run, context: ticket.context }, checked.prepared);
      default:
        return checked satisfies never;
    }
  }

  async function begin(run: Run, rest: ToolCall[]): Promise<RunAnswer> {
    const { call, context } = run;
    const prepared = await prepare(ports, run);
    if (prepared.kind !== 'ready') return notReady(run, prepared);
    const { tool, planned } = prepared;
    if (context.peek && tool.effect !== 'read')
      return failure(new ToolError('denied', 'This is done when it is sent.'), call.name, tool);
    const judged = await gate.judge(planned, context);
    const { decision } = judged;
    const nothing = planned.plan.rows.length === 0 && tool.effect !== 'read';
    if (decision.kind === 'deny')
      return failure(new ToolError('denied', words(decision.reason)), call.name, tool, planned.call.arguments);
    if (decision.kind === 'ask' && !nothing) return questions.ask(judged, rest, run);
    const grant = decision.kind === 'allow' ? decision.grant : undefined;
    await gate.count(judged.uses);
    const by: Permit['decision'] = grant === undefined ? { kind: 'allowed' } : { kind: 'granted', grant };
    return perform(tool, { ...run, call: judged.call }, judged.plan, {
      rows: judged.plan.rows,
      outcomes: [],
      decision: by,
    });
  }

  async function start(run: Run, rest: ToolCall[]): Promise<RunAnswer> {
    const { call, context } = run;
    const going = longReads.goOn(run);
    if (going) return going;
    const [entry, ticket] = await Promise.all([journal.get(call.id), gate.tickets.of(call.id)]);
    if (entry) return resume(entry, run);
    const changes = toolOf(call.name)?.effect !== 'read';
    const go = () => decide(run, rest, ticket);
    return changes && context.turn !== null ? ports.lock(`writes:${context.turn}`, go) : go();
  }

  /** Begins a call, or continues with the user's answer. The writes of a turn run one after the other. */
  async function decide(run: Run, rest: ToolCall[], ticket: Ticket | null): Promise<RunAnswer> {
    const { call, context } = run;
    if (ticket && ticket.state !== 'permission') return answer(ticket, run);
    const answered = await begin(ticket ? { ...run, context: { ...context, session: ticket.session } } : run, rest);
    const refused = answered.kind === 'result' && answered.declined;
    if (ticket && answered.kind !== 'permission' && !refused) await gate.tickets.release(ticket.id, call.id);
    return answered;
  }

  /** Answers a call that did not run because the journal had no space for it. */
  async function noRoom({ call }: Run, thrown: unknown): Promise<RunAnswer> {
    const { code, message } = asToolError(thrown);
    if (code !== 'quota-full' || (await journal.get(call.id))) throw thrown;
    return failure(toolError(code, `Nothing was done. ${message}`), call.name);
  }

  /** A write that has not ended, by the id of its call. */
  async function unended(call: string): Promise<{ tool: WriteTool; entry: JournalEntry } | null> {
    const entry = await journal.get(call);
    const tool = entry && toolOf(entry.tool);
    return entry?.state === 'intended' && tool && tool.effect !== 'read' ? { tool, entry } : null;
  }

  return {
    current: questions.current,

    /** `rest`: the calls of the same response that follow. */
    run: (run: Run, rest: ToolCall[]): Promise<RunAnswer> => start(run, rest).catch((error) => noRoom(run, error)),

    /** Prepares a call for undo: finds out how far a killed worker came, and ends the call. */
    async settle(call: string): Promise<void> {
      const left = await unended(call);
      if (left) await writer.stop(left.tool, await writer.settle(left.tool, left.entry), stoppedByUser());
    },

    /** Ends a call that waits for its next message. */
    async end(call: string): Promise<void> {
      longReads.stop(call, stoppedByUser());
      const left = await unended(call);
      if (left) await writer.stop(left.tool, left.entry, stoppedByUser());
    },
  };
}
