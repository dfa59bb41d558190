import type { WorkOutcome } from '@/src/contract/call.ts';
import { callers } from '@/src/contract/call.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { JsonSchema } from '@/src/contract/json.ts';
import type { Answers, OfferedTool, Payload } from '@/src/contract/messages.ts';
import type { Approval, RunAnswer, Ticket } from '@/src/contract/run.ts';
import { type Area, type CallContext, type Tool, type ToolCall, ToolError } from '@/src/contract/tool.ts';
import type { Answered } from '@/src/gate/tickets.ts';
import { declined, failure, question, summedUp } from './call-answers.ts';
import type { Run } from './call-run.ts';
import { type CallRunnerPorts, createCallRunner } from './call-runner.ts';
import { descriptionOf, offeredTool, promptTools } from './describe-tools.ts';
import { createExecute } from './execute.ts';
import { type MiddlewarePorts, middlewares } from './middleware/index.ts';
import type { Middleware } from './middleware/middleware.ts';
import type { Registered } from './prepare.ts';
import { stoppedByUser } from './tool-errors.ts';
import { schemaOf } from './validate.ts';

type RunnerPorts = Omit<CallRunnerPorts, 'tools' | 'execute'>;

export interface RegistryPorts extends RunnerPorts, Omit<MiddlewarePorts, 'parametersOf'> {
  tools: Tool[];
  /** Calls the browser, which takes a worker for idle that has not done so for 30 s. */
  stayAwake(): Promise<unknown>;
}

/** Milliseconds in which a page comes back with what a server answered. */
const longestServerCall = 1_800_000;

const outsideTurn = { conversation: null, turn: null, window: null };

/** Progress of undoing an entry. */
const progressOf = ({ outcomes, undone }: JournalEntry) => ({
  undone: undone.length,
  done: outcomes.filter(({ state }) => state === 'done').length,
});

/** All tools. Their handlers stay in this closure, so that nothing runs one but through here. */
export function createRegistry(ports: RegistryPorts) {
  const { gate, journal, lock } = ports;
  const tools = new Map<string, Registered>();
  const running = new Map<string, AbortController>();
  const middleware = middlewares({ ...ports, parametersOf: (name) => tools.get(name)?.schema });
  const execute = createExecute(middleware, ports.clock);
  const runner = createCallRunner({ ...ports, tools, execute });

  function register(tool: Tool): void {
    if (tools.has(tool.name)) throw new Error(`There is a tool ${tool.name} already`);
    let schema: JsonSchema | undefined;
    // Made when it is first asked for: all of them would hold up a worker that wakes for one call.
    tools.set(tool.name, {
      tool,
      get schema() {
        schema ??= tool.schema ?? schemaOf(tool.parameters);
        return schema;
      },
    });
    if (tool.effect !== 'read') journal.learn(tool);
  }
  for (const tool of ports.tools) register(tool);
  journal.endCallsWith(runner.settle);

  /** Makes a call a run, which Stop finds by the call's id until the work has ended. */
  async function asRun<T>(given: Omit<Run, 'signal' | 'since'>, work: (run: Run) => Promise<T>): Promise<T> {
    const { id } = given.call;
    const stop = new AbortController();
    running.set(id, stop);
    try {
      return await work({ ...given, signal: stop.signal, since: ports.clock.now() });
    } finally {
      running.delete(id);
    }
  }

  /** One run of a call at a time. Only a caller with a page repeats the call with what its page has done. */
  const run = (
    call: ToolCall,
    context: CallContext,
    rest: ToolCall[] = [],
    worked: Record<string, WorkOutcome> = {},
  ): Promise<RunAnswer> =>
    lock(`call:${call.id}`, () => {
      const { here } = callers[context.caller];
      return asRun({ call, context, worked: here ? worked : null }, (one) => runner.run(one, rest));
    });

  /** Runs a call to its end, where no page repeats the question. */
  async function runWhole(call: ToolCall, context: CallContext): Promise<RunAnswer> {
    for (;;) {
      const answer = await run(call, context);
      if (answer.kind !== 'more') return answer;
      await ports.stayAwake();
    }
  }

  /** The first call at once; all of them where no turn will ask for the others. */
  async function runApproved({ calls, context }: Ticket): Promise<RunAnswer> {
    const [first, ...others] = calls.map(({ call }) => call);
    if (!first) throw new Error('A ticket without calls');
    if (context.turn !== null) return run(first, context);
    const answers = [await runWhole(first, context)];
    for (const call of others) answers.push(await runWhole(call, context));
    return summedUp(answers);
  }

  async function taken(answer: Answered, then: (ticket: Ticket) => Promise<RunAnswer>): Promise<RunAnswer> {
    switch (answer.kind) {
      case 'taken':
        return then(answer.ticket);
      case 'again':
        return question((await runner.current(answer.ticket.id)) ?? answer.ticket);
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
    const outside: CallContext = { ...outsideTurn, caller: 'panel' };
    const call: ToolCall = { id: `undo:${entry}`, name: 'undo', arguments: {}, repairs: [] };
    let undone: Answers['undo'] | undefined;
    running.get(entry)?.abort(stoppedByUser());
    const executed = await asRun({ call, context: outside, worked: null }, (one) =>
      execute({ effect: 'write', repeatable: true }, one, async () => {
        const { outcomes, left, entry: after } = await journal.undo(entry, rows);
        // Not the entry itself: thousands of rows would be on their way for seconds.
        undone = { outcomes, ...progressOf(after), ...(left && { left }) };
        return { kind: 'data', data: null };
      }),
    );
    if (!executed.ok) throw executed.error;
    return undone!;
  }

  const hasEnded = async (call: string): Promise<boolean> => (await journal.get(call))?.ended !== undefined;

  /** Runs what a ticket approved, and lets go of it: what is asked again has a ticket of its own. */
  async function runOut(ticket: Ticket): Promise<void> {
    for (const { call } of ticket.calls) {
      if (!(await hasEnded(call.id))) await runWhole(call, ticket.context);
      await gate.tickets.release(ticket.id, call.id);
    }
  }

  /** Tools that are not switched off, and that the outside program may run where there is one. */
  async function permitted(context: Pick<CallContext, 'client'>): Promise<Registered[]> {
    const all = [...tools.values()];
    const refusals = await gate.refusals(
      all.map(({ tool }) => tool),
      context,
    );
    return all.filter((_, at) => refusals[at] === null);
  }

  return {
    run,
    approve: async (approval: Approval): Promise<RunAnswer> => taken(await gate.tickets.approve(approval), runApproved),
    deny: async ({ ticket, reason }: Payload<'deny'>): Promise<RunAnswer> =>
      taken(await gate.tickets.deny(ticket, reason), async (denied) =>
        declined(denied.calls[0]?.call ?? { id: '', name: '' }, denied),
      ),
    /** Tools that an outside program may run, in the order of the table. */
    async offered(context: Pick<CallContext, 'client'>): Promise<OfferedTool[]> {
      return (await permitted(context)).map(({ tool, schema }) => offeredTool(tool, schema));
    },
    /** Withdraws what an outside program still asks, and the grants that it was given. */
    async forgetClient(id: string): Promise<void> {
      await gate.tickets.revoke(({ context }) => context.client?.id === id);
      await gate.revokeClientGrants(id);
    },
    /** Withdraws what a conversation still asks. */
    revoke: (conversation: string): Promise<void> =>
      gate.tickets.revoke(({ context }) => context.conversation === conversation),
    ticket: runner.current,
    openTickets: (): Promise<Ticket[]> => gate.tickets.open(),

    /** Ends a call, running or waiting; what it had done stays, and can be undone. */
    async stop(call: string): Promise<void> {
      running.get(call)?.abort(stoppedByUser());
      const revoke = () => gate.tickets.revoke(({ calls }) => calls.some((covered) => covered.call.id === call));
      await revoke();
      await lock(`call:${call}`, () => runner.end(call));
      // A run that was on its way to a question when it was stopped has asked it by now.
      await revoke();
    },

    undo,

    /**
     * Goes on with what a killed worker left and no page will ask for again, since it belongs to no turn: calls that
     * had begun, and those that were approved and had not.
     */
    async goOn(): Promise<void> {
      const outside = ({ turn }: { turn: string | null }) => turn === null;
      // A page may still be at what only a page does, and come back with how it ended.
      const isAtServer = ({ tool, at }: JournalEntry) =>
        tools.get(tool)?.tool.server !== undefined && ports.clock.now() - at < longestServerCall;
      const left = (await journal.unended()).filter((entry) => outside(entry) && !isAtServer(entry));
      for (const { id, tool, arguments: args, caller, client } of left) {
        const place = client ? { ...outsideTurn, conversation: client.sitting, client } : outsideTurn;
        await runWhole({ id, name: tool, arguments: args, repairs: [] }, { ...place, caller });
      }
      const approved = await gate.tickets.approved();
      for (const ticket of approved.filter(({ context }) => outside(context))) await runOut(ticket);
    },

    /** Tools for the prompt, without those switched off: those that fit the request where the budget (tokens) is short. */
    async describe({ text, budget }: Payload<'describeTools'>): Promise<Answers['describeTools']> {
      const on = (await permitted({}))
        .filter(({ tool }) => !tool.userOnly && !tool.outsideOnly)
        .map(({ tool, schema }) => descriptionOf(tool, schema));
      const named = (is: (tool: Tool) => boolean | undefined) =>
        new Set([...tools.values()].flatMap(({ tool }) => (is(tool) ? tool.name : [])));
      const marked = { ways: named((tool) => tool.reachesOthers), basic: named((tool) => tool.basic) };
      return promptTools(on, marked, text, budget);
    },

    statistics: async (): Promise<Answers['statistics']> => ({
      tools: [...tools.values()].map(({ tool, schema }) => descriptionOf(tool, schema)),
      used: await ports.statistics.all(),
    }),
    register,
    /** Puts these in place of all tools of an area. */
    replace(area: Area, next: Tool[]): void {
      for (const [name, { tool }] of tools) if (tool.area === area) tools.delete(name);
      for (const tool of next) register(tool);
    },
    /** Adds middleware inside of what is there. */
    use: (added: Middleware): void => void middleware.push(added),
  };
}

export type Registry = ReturnType<typeof createRegistry>;
