import type { PermissionsPort } from '@/src/contract/ports.ts';
import type { FindingRecords } from '@/src/contract/records.ts';
import type { JournalEntry, RunAnswer, Ticket } from '@/src/contract/run.ts';
import { type CallContext, type Tool, type ToolCall, ToolError } from '@/src/contract/tool.ts';
import type { Judged } from '@/src/gate/judge.ts';
import { declined, failure, permissionMissing, question } from './call-answers.ts';
import { createLongReads } from './long-reads.ts';
import type { Wait } from './middleware/timeout.ts';
import { type Prepared, prepare, type Registered, unknownTool } from './prepare.ts';
import { createQuestions, type QuestionPorts } from './questions.ts';
import { foreign, gradeOfFailure, piecesOfFailure } from './result-for-model.ts';
import { createReader } from './run-read.ts';
import { createWriter, type Leave, type WritePorts } from './run-write.ts';
import { asToolError, stoppedByUser, switchedOff, toolError } from './tool-errors.ts';

export interface RoadPorts extends Omit<QuestionPorts, 'prepare' | 'toolOf'>, WritePorts {
  tools: ReadonlyMap<string, Registered>;
  permissions: PermissionsPort;
  wait: Wait;
  findings: FindingRecords;
  /** Aborted when the user stops this call. */
  signalOf(call: string): AbortSignal;
}

/** What the model may see counts as it is now, and not as it was when the question was asked. */
function seeing({ sees: _, ...asked }: CallContext, sees: CallContext['sees']): CallContext {
  return sees ? { ...asked, sees } : asked;
}

/**
 * The one road to a side effect: find, validate, gate, ticket, journal, run, journal. Every answer may be asked for
 * again with the same call id, and does nothing twice; no two runs of one call may be on the road at a time.
 */
export function createRoad(ports: RoadPorts) {
  const { tools, gate, journal, permissions, session, signalOf, words } = ports;
  const read = createReader({
    ...ports,
    askPermission: (call, context, wanted) => askPermission(call, context, wanted),
  });
  const longReads = createLongReads(ports);
  const writer = createWriter(ports);
  const toolOf = (name: string) => tools.get(name)?.tool;
  const prepareCall = (call: ToolCall, context: CallContext): Promise<Prepared> =>
    prepare({ tools, permissions, policyOf: gate.policyOf, session }, call, context, signalOf(call.id));
  const questions = createQuestions({ ...ports, prepare: prepareCall, toolOf });

  async function askPermission(call: ToolCall, context: CallContext, permission: string): Promise<RunAnswer> {
    if (context.peek) {
      return failure(new ToolError('missing-permission', `This needs ${permission}.`), call.name);
    }
    const ticket = await gate.tickets.askPermission(call, context);
    return ticket.state === 'permission' ? permissionMissing(ticket.id, permission) : declined(call.name, ticket);
  }

  async function notReady(
    call: ToolCall,
    context: CallContext,
    prepared: Exclude<Prepared, { kind: 'ready' }>,
  ): Promise<RunAnswer> {
    if (prepared.kind === 'permission') return askPermission(call, context, prepared.permission);
    const { error, arguments: args } = prepared;
    const tool = toolOf(call.name);
    // Only a tool's own plan names what it has found; a failed validation names what was sent.
    if (!tool || !args) return failure(error, call.name, tool, args);
    await gate.record(context, piecesOfFailure(tool, error));
    return { ...failure(error, call.name, tool, args), ...foreign(gradeOfFailure(error)) };
  }

  async function perform(
    tool: Tool,
    { call, plan }: Pick<Judged, 'call' | 'plan'>,
    leave: Leave,
    context: CallContext,
  ) {
    if (tool.effect !== 'read') return writer.write(tool, call, plan, leave, context, signalOf(call.id));
    const signal = signalOf(call.id);
    const rows = tool.plan && leave.rows;
    if (!tool.long) return read(tool, call, context, { signal }, rows);
    return longReads.begin(call.id, signal, (run) => read(tool, call, context, run, rows));
  }

  async function resumed(entry: JournalEntry, context: CallContext): Promise<RunAnswer> {
    const tool = toolOf(entry.tool);
    if (!tool || tool.effect === 'read') return failure(unknownTool(entry.tool, [...tools.keys()]), entry.tool);
    if (!entry.result && (await gate.policyOf(tool.name)) === 'off')
      return writer.stop(tool, entry, switchedOff(tool.name));
    return writer.resume(tool, entry, context, signalOf(entry.id));
  }

  /** A call that the user was asked about. */
  async function answered(stored: Ticket, call: ToolCall, { sees }: CallContext): Promise<RunAnswer> {
    const ticket = (await questions.current(stored.id)) ?? stored;
    if (ticket.state === 'open') return question(ticket);
    if (ticket.state !== 'approved') return declined(call.name, ticket);
    const checked = await questions.check(ticket, call.id);
    switch (checked.kind) {
      case 'leave':
        return perform(checked.tool, checked, checked.leave, seeing(ticket.context, sees));
      case 'nothing-ticked':
        return declined(call.name, ticket);
      case 'answer':
        return checked.answer;
      case 'stop':
        return notReady(call, ticket.context, checked.prepared);
      default:
        return checked satisfies never;
    }
  }

  async function fresh(call: ToolCall, context: CallContext, rest: ToolCall[]): Promise<RunAnswer> {
    const prepared = await prepareCall(call, context);
    if (prepared.kind !== 'ready') return notReady(call, context, prepared);
    const { tool, planned } = prepared;
    if (context.peek && tool.effect !== 'read')
      return failure(new ToolError('denied', 'This is done when it is sent.'), call.name, tool);
    const judged = await gate.judge(planned, context);
    const { decision } = judged;
    const nothing = planned.plan.rows.length === 0 && tool.effect !== 'read';
    if (decision.kind === 'deny')
      return failure(new ToolError('denied', words(decision.reason)), call.name, tool, planned.call.arguments);
    if (decision.kind === 'ask' && !nothing) return questions.ask(judged, rest, context);
    const grant = decision.kind === 'allow' ? decision.grant : undefined;
    if (grant !== undefined) await gate.count(grant);
    const by: Leave['decision'] = grant === undefined ? { kind: 'allowed' } : { kind: 'granted', grant };
    return perform(tool, judged, { rows: judged.plan.rows, outcomes: [], decision: by }, context);
  }

  async function takeRoad(call: ToolCall, context: CallContext, rest: ToolCall[]): Promise<RunAnswer> {
    const going = longReads.goOn(call.id, signalOf(call.id));
    if (going) return going;
    const [entry, ticket] = await Promise.all([journal.get(call.id), gate.tickets.of(call.id)]);
    if (entry) return resumed(entry, context);
    if (ticket && ticket.state !== 'permission') return answered(ticket, call, context);
    const answer = await fresh(call, ticket ? { ...context, session: ticket.session } : context, rest);
    const refused = answer.kind === 'result' && answer.declined;
    if (ticket && answer.kind !== 'permission' && !refused) await gate.tickets.release(ticket.id, call.id);
    return answer;
  }

  /** What can't be written down first is not done: without an entry in the journal nothing has happened. */
  async function noRoom(call: ToolCall, thrown: unknown): Promise<RunAnswer> {
    const { code, message } = asToolError(thrown);
    if (code !== 'quota-full' || (await journal.get(call.id))) throw thrown;
    return failure(toolError(code, `Nothing was done. ${message}`), call.name);
  }

  return {
    /** An open ticket as it can be answered now. */
    current: questions.current,

    run: (call: ToolCall, context: CallContext, rest: ToolCall[]): Promise<RunAnswer> =>
      takeRoad(call, context, rest).catch((error) => noRoom(call, error)),

    /** Ends a call that waits for its next message. */
    /** Before a call is undone: what a killed worker was at is known then, and the call does not go on. */
    async settle(call: string): Promise<void> {
      const entry = await journal.get(call);
      const tool = entry && toolOf(entry.tool);
      if (entry?.state !== 'intended' || !tool || tool.effect === 'read') return;
      await writer.stop(tool, await writer.settle(tool, entry), stoppedByUser());
    },

    async end(call: string): Promise<void> {
      longReads.stop(call, stoppedByUser());
      const entry = await journal.get(call);
      const tool = entry && toolOf(entry.tool);
      if (entry?.state === 'intended' && tool && tool.effect !== 'read')
        await writer.stop(tool, entry, stoppedByUser());
    },
  };
}
