import type { WithLock } from '@/src/contract/ports.ts';
import type { RunAnswer, Ticket } from '@/src/contract/run.ts';
import { type Text, text } from '@/src/contract/text.ts';
import {
  type CallContext,
  type Plan,
  type PlannedRow,
  type RowOutcome,
  type Tool,
  type ToolCall,
  ToolError,
} from '@/src/contract/tool.ts';
import type { Gate } from '@/src/gate/gate.ts';
import type { Judged } from '@/src/gate/judge.ts';
import type { PlannedCall } from '@/src/gate/planned-call.ts';
import type { Journal } from '@/src/journal/journal.ts';
import { pick } from '@/src/text/pick.ts';
import { failure, question, refusedToAsk } from './call-answers.ts';
import type { Run } from './call-run.ts';
import type { Permit } from './call-writer.ts';
import { factsOf, type Prepared, type PreparePorts, prepare } from './prepare.ts';
import { renumbered, renumberedRows } from './session-ids.ts';

export interface QuestionPorts extends PreparePorts {
  gate: Gate;
  journal: Journal;
  lock: WithLock;
  /** Open tabs in the order of windows and index. */
  openTabs(): Promise<{ id: number; url: string }[]>;
}

export type Checked =
  | { kind: 'permit'; tool: Tool; call: ToolCall; plan: Plan; permit: Permit }
  | { kind: 'nothing-ticked' }
  | { kind: 'answer'; answer: RunAnswer }
  | { kind: 'stop'; prepared: Exclude<Prepared, { kind: 'ready' }> };

/** Milliseconds for planning an open question again. */
const planTime = 30_000;

type TicketCall = Ticket['calls'][number];

const sameDigest = ({ digest: a }: PlannedRow, { digest: b }: PlannedRow) =>
  a.url === b.url && a.parent === b.parent && a.hangsOn === b.hangsOn;

/** True if the same is lost in both rows. A destination may have another id. */
const sameLoss = (a: PlannedRow, b: PlannedRow) => JSON.stringify(a.becomes) === JSON.stringify(b.becomes);

/** The row to run for an approved one: as it is now, or exactly as shown without undo. Null if it has changed. */
function approved({ effect, inverse }: Tool, shown: PlannedRow, now: PlannedRow): PlannedRow | null {
  if (!sameDigest(shown, now)) return null;
  if (inverse === 'none') return shown;
  return effect === 'destroy' && !sameLoss(shown, now) ? null : now;
}

const limited = (planned: PlannedCall, wanted: ReadonlySet<string | undefined>): PlannedCall => ({
  ...planned,
  plan: { ...planned.plan, rows: planned.plan.rows.filter(({ id }) => wanted.has(id)) },
});

export function createQuestions(ports: QuestionPorts) {
  const { gate, journal, tools } = ports;
  const toolOf = (name: string) => tools.get(name)?.tool;

  const asked = (judged: Judged, reason: Text): Judged => ({ ...judged, reason, grantable: false });

  /** Further calls of the same response that need a question, so that one dialog shows all. */
  async function others(first: Judged, rest: ToolCall[], { context, signal }: Run): Promise<Judged[]> {
    const found: Judged[] = [];
    const before: PlannedCall[] = [first];
    for (const call of rest) {
      if ((await journal.get(call.id)) || (await gate.tickets.of(call.id))) continue;
      const prepared = await prepare(ports, { call, context, signal });
      if (prepared.kind !== 'ready' || prepared.planned.plan.rows.length === 0) continue;
      const judged = await gate.judge(prepared.planned, context, before);
      if (judged.decision.kind === 'ask') found.push(judged);
      if (judged.decision.kind !== 'deny') before.push(prepared.planned);
    }
    return found;
  }

  /** Plans a ticket's call again. Ids of tabs from another session are replaced by present ones. */
  async function replan(one: TicketCall, ticket: Ticket, signal: AbortSignal): Promise<Prepared> {
    const here = ticket.session === (await ports.session());
    const args = here ? one.call.arguments : renumbered(one.call.arguments, one.rows, await ports.openTabs());
    const context: CallContext = { ...ticket.context };
    delete context.session;
    return prepare(ports, { call: { ...one.call, arguments: args }, context, signal });
  }

  /** A call whose rows are all gone. It stays in the question with an empty plan, so that it can be answered. */
  const emptied = ({ call, plan }: TicketCall, tool: Tool): PlannedCall => ({
    call,
    tool: factsOf(tool),
    plan: {
      headline: text('gate_gone_headline'),
      verb: text('gate_gone_verb'),
      refuse: text('gate_gone_refuse'),
      notes: [],
      rows: [],
      ...pick(plan, 'data'),
    },
  });

  async function findAgain(ticket: Ticket): Promise<Judged[]> {
    const found: Judged[] = [];
    for (const one of ticket.calls) {
      const tool = toolOf(one.call.name);
      if (!tool) continue;
      const prepared = await replan(one, ticket, AbortSignal.timeout(planTime));
      const planned = prepared.kind === 'ready' ? prepared.planned : emptied(one, tool);
      found.push(asked(await gate.judge(planned, ticket.context), text('gate_other_session')));
    }
    return found;
  }

  async function askAgain(ticket: Ticket, planned: PlannedCall, reason: Text): Promise<Checked> {
    const judged = asked(await gate.judge(planned, ticket.context), reason);
    await gate.tickets.release(ticket.id, planned.call.id);
    return { kind: 'answer', answer: question(await gate.tickets.ask([judged], ticket.context)) };
  }

  return {
    async ask(judged: Judged, rest: ToolCall[], run: Run): Promise<RunAnswer> {
      const { context } = run;
      if (context.peek) return failure(new ToolError('denied', 'This is asked when it is sent.'), judged.call.name);
      // Reads run in parallel and ask one after the other, so that a call that is part of an earlier question is not
      // asked again.
      return ports.lock(`asking:${context.conversation}`, async () => {
        const asked = await gate.tickets.of(judged.call.id);
        if (asked) return question(asked);
        const refused = await refusedToAsk(gate.tickets, { call: judged.call, context });
        return refused ?? question(await gate.tickets.ask([judged, ...(await others(judged, rest, run))], context));
      });
    },

    /** An open ticket, up to date with the browser. A new preview is stored before it is shown. */
    current: async (id: string): Promise<Ticket | null> => gate.tickets.renew(id, findAgain),

    /** Compares the rows that the user approved with the browser's present state. */
    async check(ticket: Ticket, { call: { id: call }, signal }: Run): Promise<Checked> {
      const one = ticket.calls.find((covered) => covered.call.id === call);
      const ticked = one ? gate.tickedRows(ticket.preview, call, one.rows, ticket.approved ?? []) : [];
      if (!one || ticked.length === 0) return { kind: 'nothing-ticked' };
      const prepared = await replan(one, ticket, signal);
      const vanished = prepared.kind === 'failed' && prepared.error.code === 'not-found';
      if (prepared.kind !== 'ready' && !vanished) return { kind: 'stop', prepared };
      const tool = toolOf(one.call.name)!;
      const planned = prepared.kind === 'ready' ? prepared.planned : emptied(one, tool);
      if (ticket.session !== (await ports.session())) {
        const now = renumberedRows(one.rows, await ports.openTabs());
        const wanted = new Set(ticked.map(({ id }) => now.get(id)));
        const rest = limited(planned, wanted);
        return askAgain(ticket, rest.plan.rows.length > 0 ? rest : emptied(one, tool), text('gate_other_session'));
      }

      const fresh = new Map(planned.plan.rows.map((row) => [row.id, row]));
      const rows = ticked.map((row) => {
        const now = fresh.get(row.id);
        return now ? approved(tool, row, now) : row;
      });
      if (!rows.every((row) => row !== null))
        return askAgain(ticket, limited(planned, new Set(ticked.map(({ id }) => id))), text('gate_changed'));
      const outcomes = rows
        .filter(({ id }) => !fresh.has(id))
        .map(({ id }): RowOutcome => ({ row: id, state: 'skipped', reason: text('gate_row_gone') }));
      const decision = { kind: 'approved', ticket: ticket.id } as const;
      return { kind: 'permit', tool, call: planned.call, plan: planned.plan, permit: { rows, outcomes, decision } };
    },
  };
}
