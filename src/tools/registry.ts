import type { Answers, Payload } from '@/src/contract/messages.ts';
import type { Clock, PermissionsPort, WithLock } from '@/src/contract/ports.ts';
import type { StatisticsRecords } from '@/src/contract/records.ts';
import type { Approval, JournalEntry, RunAnswer, Ticket } from '@/src/contract/run.ts';
import type { Text } from '@/src/contract/text.ts';
import { type CallContext, type Tool, type ToolCall, ToolError } from '@/src/contract/tool.ts';
import type { Gate } from '@/src/gate/gate.ts';
import type { Judged } from '@/src/gate/judge.ts';
import type { Answered } from '@/src/gate/tickets.ts';
import type { Journal } from '@/src/journal/journal.ts';
import { declined, failure, permissionMissing, question } from './answers.ts';
import { descriptionOf, withinBudget } from './describe.ts';
import { middlewares } from './middleware/index.ts';
import type { LogLine } from './middleware/log.ts';
import type { Middleware } from './middleware/middleware.ts';
import type { Wait } from './middleware/timeout.ts';
import { createPassage } from './passage.ts';
import { type Prepared, prepare, type Registered, unknownTool } from './prepare.ts';
import { createQuestions } from './questions.ts';
import { createReader } from './read.ts';
import { schemaOf } from './validate.ts';
import { createWriter, type Leave } from './write.ts';

export interface RegistryPorts {
  tools: Tool[];
  gate: Gate;
  journal: Journal;
  statistics: StatisticsRecords;
  permissions: PermissionsPort;
  lock: WithLock;
  clock: Clock;
  wait: Wait;
  /** The browser session in which tab ids hold. */
  session(): Promise<string>;
  /** Open tabs in the order of windows and index. */
  openTabs(): Promise<{ id: number; url: string }[]>;
  /** A text in English, for results. */
  words(text: Text): string;
  /** Characters of one result that goes to a model. */
  resultSize: number;
  log(line: LogLine): void;
}

/**
 * The one road to a side effect: find, validate, gate, ticket, journal, run, journal. Handlers stay in this closure.
 * Every answer may be asked for again with the same call id and does nothing twice.
 */
export function createRegistry(ports: RegistryPorts) {
  const { gate, journal, lock } = ports;
  const tools = new Map<string, Registered>();
  const middleware = middlewares(ports);
  const running = new Map<string, AbortController>();
  const pass = createPassage(middleware, ports.clock);
  const read = createReader({ ...ports, pass });
  const writer = createWriter({ ...ports, pass });

  const toolOf = (name: string) => tools.get(name)?.tool;
  const prepareCall = (call: ToolCall, context: CallContext): Promise<Prepared> =>
    prepare({ tools, permissions: ports.permissions, policyOf: gate.policyOf }, call, context, signalOf(call.id));
  const questions = createQuestions({ ...ports, prepare: prepareCall, toolOf });

  const signalOf = (call: string) => running.get(call)?.signal ?? new AbortController().signal;

  function register(tool: Tool): void {
    if (tools.has(tool.name)) throw new Error(`There is a tool ${tool.name} already`);
    tools.set(tool.name, { tool, schema: schemaOf(tool.parameters) });
    if (tool.effect !== 'read') journal.learn(tool);
  }
  for (const tool of ports.tools) register(tool);

  const notReady = (call: ToolCall, prepared: Exclude<Prepared, { kind: 'ready' }>): RunAnswer =>
    prepared.kind === 'permission'
      ? permissionMissing(call.id, prepared.permission)
      : failure(prepared.error, call.name, toolOf(call.name), prepared.arguments);

  /** One run of a call at a time; Stop finds it by its id. */
  const alone = (call: string, work: () => Promise<RunAnswer>): Promise<RunAnswer> =>
    lock(`call:${call}`, async () => {
      running.set(call, new AbortController());
      try {
        return await work();
      } finally {
        running.delete(call);
      }
    });

  async function perform(
    tool: Tool,
    { call, plan }: Pick<Judged, 'call' | 'plan'>,
    leave: Leave,
    context: CallContext,
  ) {
    if (tool.effect !== 'read') return writer.write(tool, call, plan, leave, context, signalOf(call.id));
    return read(tool, call, context, signalOf(call.id), tool.plan && leave.rows);
  }

  async function resumed(entry: JournalEntry, context: CallContext): Promise<RunAnswer> {
    const tool = toolOf(entry.tool);
    if (!tool || tool.effect === 'read') return failure(unknownTool(entry.tool, [...tools.keys()]), entry.tool);
    return writer.resume(tool, entry, context, signalOf(entry.id));
  }

  /** A call that the user was asked about. */
  async function answered(stored: Ticket, call: ToolCall): Promise<RunAnswer> {
    const ticket = (await questions.current(stored.id)) ?? stored;
    if (ticket.state === 'open') return question(ticket);
    if (ticket.state !== 'approved') return declined(call.name, ticket);
    const checked = await questions.check(ticket, call.id);
    switch (checked.kind) {
      case 'leave':
        return perform(checked.tool, checked, checked.leave, ticket.context);
      case 'nothing-ticked':
        return declined(call.name, ticket);
      case 'answer':
        return checked.answer;
      case 'stop':
        return notReady(call, checked.prepared);
      default:
        return checked satisfies never;
    }
  }

  async function fresh(call: ToolCall, context: CallContext, rest: ToolCall[]): Promise<RunAnswer> {
    const prepared = await prepareCall(call, context);
    if (prepared.kind !== 'ready') return notReady(call, prepared);
    const { tool, planned } = prepared;
    const judged = await gate.judge(planned, context);
    const { decision } = judged;
    const nothing = planned.plan.rows.length === 0 && tool.effect !== 'read';
    if (decision.kind === 'deny')
      return failure(new ToolError('denied', ports.words(decision.reason)), call.name, tool, planned.call.arguments);
    if (decision.kind === 'ask' && !nothing) return questions.ask(judged, rest, context);
    const grant = decision.kind === 'allow' ? decision.grant : undefined;
    if (grant !== undefined) await gate.count(grant);
    const by: Leave['decision'] = grant === undefined ? { kind: 'allowed' } : { kind: 'granted', grant };
    return perform(tool, judged, { rows: judged.plan.rows, outcomes: [], decision: by }, context);
  }

  const run = (call: ToolCall, context: CallContext, rest: ToolCall[] = []): Promise<RunAnswer> =>
    alone(call.id, async () => {
      const entry = await journal.get(call.id);
      if (entry) return resumed(entry, context);
      const ticket = await gate.tickets.of(call.id);
      return ticket ? answered(ticket, call) : fresh(call, context, rest);
    });

  /** Runs a call to its end, where no page repeats the question. */
  async function runWhole(call: ToolCall, context: CallContext): Promise<RunAnswer> {
    for (;;) {
      const answer = await run(call, context);
      if (answer.kind !== 'more') return answer;
    }
  }

  /** The first call at once; all of them where no turn will ask for the others. */
  async function runApproved({ calls, context }: Ticket): Promise<RunAnswer> {
    const [first, ...others] = calls.map(({ call }) => call);
    if (!first) throw new Error('A ticket without calls');
    if (context.turn !== null) return run(first, context);
    let answer = await runWhole(first, context);
    for (const call of others) {
      const next = await runWhole(call, context);
      if (answer.kind === 'result') answer = next.kind === 'result' ? answer : next;
    }
    return answer;
  }

  async function taken(answer: Answered, then: (ticket: Ticket) => Promise<RunAnswer>): Promise<RunAnswer> {
    switch (answer.kind) {
      case 'taken':
        return then(answer.ticket);
      case 'again':
        return question((await questions.current(answer.ticket.id)) ?? answer.ticket);
      case 'elsewhere':
        return { kind: 'elsewhere' };
      case 'unknown':
        return failure(new ToolError('not-found', 'There is no such question.'), '');
      default:
        return answer satisfies never;
    }
  }

  /** The click on Undo. It goes through the middleware as any write, so that no cached read outlives it. */
  async function undo({ entry, rows }: Payload<'undo'>): Promise<Answers['undo']> {
    const outside: CallContext = { caller: 'panel', conversation: null, turn: null, window: null };
    const call: ToolCall = { id: `undo:${entry}`, name: 'undo', arguments: {}, repairs: [] };
    let undone: Answers['undo'] | undefined;
    const passed = await pass({ effect: 'write' }, call, outside, signalOf(call.id), async () => {
      undone = await journal.undo(entry, rows);
      return { kind: 'data', data: null };
    });
    if (!passed.ok) throw passed.error;
    return undone!;
  }

  const descriptions = () => [...tools.values()].map(({ tool, schema }) => descriptionOf(tool, schema));

  return {
    run,
    approve: async (approval: Approval): Promise<RunAnswer> => taken(await gate.tickets.approve(approval), runApproved),
    deny: async ({ ticket, reason }: Payload<'deny'>): Promise<RunAnswer> =>
      taken(await gate.tickets.deny(ticket, reason), async (denied) =>
        declined(denied.calls[0]?.call.name ?? '', denied),
      ),
    /** Withdraws what a conversation still asks. */
    revoke: (conversation: string): Promise<void> =>
      gate.tickets.revoke(({ context }) => context.conversation === conversation),
    ticket: questions.current,
    openTickets: (): Promise<Ticket[]> => gate.tickets.open(),

    /** Ends a call, running or waiting; what it had done stays, and can be undone. */
    async stop(call: string): Promise<void> {
      running.get(call)?.abort(new ToolError('stopped', 'The user stopped this.'));
      await gate.tickets.revoke(({ calls }) => calls.some((covered) => covered.call.id === call));
      await lock(`call:${call}`, async () => {
        const entry = await journal.get(call);
        const tool = entry && toolOf(entry.tool);
        if (entry?.state === 'intended' && tool && tool.effect !== 'read') await writer.stop(tool, entry);
      });
    },

    undo,

    /** Tools for the prompt, without those switched off: those that fit the request where the budget (tokens) is short. */
    async describe({ text, budget }: Payload<'describeTools'>): Promise<Answers['describeTools']> {
      const all = descriptions();
      const off = await Promise.all(all.map(async ({ name }) => (await gate.policyOf(name)) === 'off'));
      const on = all.filter((_, at) => !off[at]);
      return { tools: withinBudget(on, text, budget), total: on.length };
    },

    statistics: async (): Promise<Answers['statistics']> => ({
      tools: descriptions(),
      used: await ports.statistics.all(),
    }),
    register,
    /** Adds middleware inside of what is there. */
    use: (added: Middleware): void => void middleware.push(added),
  };
}

export type Registry = ReturnType<typeof createRegistry>;
