import type { WorkOutcome } from '@/src/contract/call.ts';
import { callers } from '@/src/contract/call.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { JsonSchema } from '@/src/contract/json.ts';
import type { Answers, Approval, OfferedTool, Payload } from '@/src/contract/messages.ts';
import type { RunAnswer, Ticket } from '@/src/contract/run.ts';
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
  /** Calls the browser, which ends a worker that has not called it for 30 s. */
  stayAwake(): Promise<unknown>;
}

/** Milliseconds in which a page must report the answer of a server. */
const longestServerCall = 1_800_000;

const outsideTurn = { conversation: null, turn: null, window: null };

const progressOf = ({ outcomes, undone }: JournalEntry) => ({
  undone: undone.length,
  done: outcomes.filter(({ state }) => state === 'done').length,
});

/** All tools. Their handlers are private here, so that every call goes through `run`. */
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
    // The schema is made on first use: all of them together would delay a worker that wakes for one call.
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

  /** Runs work for a call, which Stop can abort by the call's id until the work has ended. */
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

  /** Runs a call, one run at a time. `worked`: results of work that the caller's page has done. */
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

  /** Runs a call to its end when no page repeats it. */
  async function runWhole(call: ToolCall, context: CallContext): Promise<RunAnswer> {
    for (;;) {
      const answer = await run(call, context);
      if (answer.kind !== 'more') return answer;
      await ports.stayAwake();
    }
  }

  /** Runs the first call of a ticket, or all of them if no turn will ask for the others. */
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

  /** Undoes an entry on the user's click, through the middleware, so that no cached read stays. */
  async function undo({ entry, rows }: Payload<'undo'>): Promise<Answers['undo']> {
    const outside: CallContext = { ...outsideTurn, caller: 'panel' };
    const call: ToolCall = { id: `undo:${entry}`, name: 'undo', arguments: {}, repairs: [] };
    let undone: Answers['undo'] | undefined;
    running.get(entry)?.abort(stoppedByUser());
    const executed = await asRun({ call, context: outside, worked: null }, (one) =>
      execute({ effect: 'write', repeatable: true }, one, async () => {
        const { outcomes, left, entry: after } = await journal.undo(entry, rows);
        // Only the counts: an entry with thousands of rows would take seconds to send.
        undone = { outcomes, ...progressOf(after), ...(left && { left }) };
        return { kind: 'data', data: null };
      }),
    );
    if (!executed.ok) throw executed.error;
    return undone!;
  }

  const hasEnded = async (call: string): Promise<boolean> => (await journal.get(call))?.ended !== undefined;

  /** Runs the calls that a ticket approved and releases the ticket. A new question gets a ticket of its own. */
  async function runOut(ticket: Ticket): Promise<void> {
    for (const { call } of ticket.calls) {
      if (!(await hasEnded(call.id))) await runWhole(call, ticket.context);
      await gate.tickets.release(ticket.id, call.id);
    }
  }

  /** The tools that are switched on, and that the outside program may run if the context has one. */
  async function permitted(context: Pick<CallContext, 'client'>): Promise<Registered[]> {
    const all = [...tools.values()];
    const refusals = await gate.refusals(
      all.map(({ tool }) => tool),
      context,
    );
    return all.filter((_, at) => refusals[at] === null);
  }

  return {
    warmUp: (call: ToolCall): void => tools.get(call.name)?.tool.warmUp?.(call.arguments),
    run,
    approve: async (approval: Approval): Promise<RunAnswer> => taken(await gate.tickets.approve(approval), runApproved),
    deny: async ({ ticket, reason }: Payload<'deny'>): Promise<RunAnswer> =>
      taken(await gate.tickets.deny(ticket, reason), async (denied) =>
        declined(denied.calls[0]?.call ?? { id: '', name: '' }, denied),
      ),
    /** The tools that an outside program may run, in the order of the table. */
    async offered(context: Pick<CallContext, 'client'>): Promise<OfferedTool[]> {
      return (await permitted(context)).map(({ tool, schema }) => offeredTool(tool, schema));
    },
    async forgetClient(id: string): Promise<void> {
      await gate.tickets.revoke(({ context }) => context.client?.id === id);
      await gate.revokeClientGrants(id);
    },
    revoke: (conversation: string): Promise<void> =>
      gate.tickets.revoke(({ context }) => context.conversation === conversation),
    ticket: runner.current,
    openTickets: (): Promise<Ticket[]> => gate.tickets.open(),

    /** Ends a running or waiting call. What it has done stays and can be undone. */
    async stop(call: string): Promise<void> {
      running.get(call)?.abort(stoppedByUser());
      const revoke = () => gate.tickets.revoke(({ calls }) => calls.some((covered) => covered.call.id === call));
      await revoke();
      await lock(`call:${call}`, () => runner.end(call));
      // Once more, since a run that was about to ask when it was stopped has asked by now.
      await revoke();
    },

    undo,

    /** Continues calls of no turn that a killed worker left: begun ones, and approved ones that had not. */
    async goOn(): Promise<void> {
      const outside = ({ turn }: { turn: string | null }) => turn === null;
      // Not continued: a page may still be calling the server, and will report how the call ended.
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

    /** The switched-on tools for the prompt; if too many for the budget (in tokens), those that match the request. */
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
    replace(area: Area, next: Tool[]): void {
      for (const [name, { tool }] of tools) if (tool.area === area) tools.delete(name);
      for (const tool of next) register(tool);
    },
    /** Adds an innermost middleware. */
    use: (added: Middleware): void => void middleware.push(added),
  };
}

export type Registry = ReturnType<typeof createRegistry>;
