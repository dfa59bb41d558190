import type { Clock, NewId, WithLock } from '@/src/contract/ports.ts';
import type { GrantRecords, TicketRecords } from '@/src/contract/records.ts';
import type { Approval, GrantSpan, Ticket } from '@/src/contract/run.ts';
import type { CallContext, ToolCall } from '@/src/contract/tool.ts';
import { takenOffers } from './grant-offer.ts';
import { type AskedCall, previewOf, tickedRows } from './preview.ts';

export interface TicketPorts {
  tickets: TicketRecords;
  grants: GrantRecords;
  lock: WithLock;
  clock: Clock;
  newId: NewId;
  /** The browser session in which tab ids hold. */
  session(): Promise<string>;
}

/** The outcome of an answer to a ticket. `again`: it named other rows than the ticket shows now. */
export type Answered =
  | { kind: 'taken'; ticket: Ticket }
  | { kind: 'again'; ticket: Ticket }
  | { kind: 'elsewhere' }
  | { kind: 'unknown' };

/** `said-no`: the user declined the same a moment ago. `asked`: the same is being asked. */
export type ClientRefusal =
  | { kind: 'said-no'; ticket: Ticket }
  /** `call`: the id of the same call, whose question is open. */
  | { kind: 'asked'; call: string }
  | { kind: 'too-many' };

/** Milliseconds for which a no to an outside program answers the same call. */
const noHolds = 600_000;
/** Questions of one outside program that may be open at a time. */
const mostQuestions = 5;

/** The same arguments: they are validated, and come in the order of the tool's schema. */
const isSame = (a: ToolCall['arguments'], b: ToolCall['arguments']): boolean => JSON.stringify(a) === JSON.stringify(b);

const callsOf = (asked: AskedCall[]): Ticket['calls'] =>
  asked.map(({ call, plan, newAddresses }) => ({
    call,
    rows: plan.rows,
    plan: plan.data === undefined ? {} : { data: plan.data },
    ...(newAddresses.length > 0 ? { newAddresses } : {}),
  }));

/** Questions that wait for the user, each answered once. */
export function createTickets({ tickets, grants, lock, clock, newId, session }: TicketPorts) {
  const locked = <T>(id: string, work: () => Promise<T>) => lock(`ticket:${id}`, work);

  async function grantFrom({ calls, preview, context, ...ticket }: Ticket, ticked: string[], span: GrantSpan) {
    for (const { call, rows, newAddresses = [] } of calls) {
      const shown = { tool: call.name, rows, newAddresses };
      for (const offer of takenOffers(shown, tickedRows(preview, call.id, rows, ticked), ticket.session))
        await grants.put({
          ...offer,
          id: newId(),
          conversation: span === 'chat' ? context.conversation : null,
          ...(context.client ? { client: context.client.id } : {}),
          at: clock.now(),
          used: 0,
        });
    }
  }

  async function store(asked: AskedCall[], context: CallContext, id: string, at: number): Promise<Ticket> {
    const here = await session();
    const preview = previewOf(asked, context, here);
    const ticket: Ticket = { id, at, context, calls: callsOf(asked), preview, session: here, state: 'open' };
    await tickets.put(ticket);
    return ticket;
  }

  /** Takes a call out of an answered ticket, so that a new one may cover it. */
  const release = (id: string, call: string): Promise<void> =>
    locked(id, async () => {
      const ticket = await tickets.get(id);
      if (!ticket) return;
      const calls = ticket.calls.filter((one) => one.call.id !== call);
      await tickets.put({ ...ticket, calls, state: ticket.state === 'permission' ? 'approved' : ticket.state });
    });

  /** Answers an open ticket, once: `change` gives it as answered. */
  const answer = (id: string, change: (ticket: Ticket) => Promise<Ticket | null>): Promise<Answered> =>
    locked(id, async () => {
      const ticket = await tickets.get(id);
      if (!ticket) return { kind: 'unknown' };
      if (ticket.state !== 'open' && ticket.state !== 'permission') return { kind: 'elsewhere' };
      const answered = await change(ticket);
      if (!answered) return { kind: 'again', ticket };
      await tickets.put({ ...answered, answered: clock.now() });
      return { kind: 'taken', ticket: answered };
    });

  return {
    get: tickets.get,
    of: tickets.of,
    /** Questions to list in every page. A question that a turn of the panel waits for is shown in that turn only. */
    open: async () => (await tickets.waiting()).filter(({ state, context }) => state === 'open' || context.client),
    approved: tickets.approved,

    /** The reason for which an outside program is not to ask the user this; null: it may. */
    async refusal({ id, name, arguments: args }: ToolCall, { client }: CallContext): Promise<ClientRefusal | null> {
      if (!client || (await tickets.of(id))) return null;
      const isOwn = ({ context }: Ticket) => context.client?.id === client.id;
      const sameIn = (ticket: Ticket) =>
        ticket.calls.find(({ call }) => call.name === name && isSame(call.arguments, args))?.call.id;
      const declined = (await tickets.denied()).filter(
        (ticket) => isOwn(ticket) && clock.now() - (ticket.answered ?? 0) < noHolds,
      );
      const said = declined.findLast((ticket) => sameIn(ticket) !== undefined);
      if (said) return { kind: 'said-no', ticket: said };
      const open = (await tickets.waiting()).filter(isOwn);
      const asked = open.flatMap((ticket) => sameIn(ticket) ?? [])[0];
      if (asked !== undefined) return { kind: 'asked', call: asked };
      return open.length >= mostQuestions ? { kind: 'too-many' } : null;
    },

    /** Stores a question before it is shown. */
    ask: (asked: AskedCall[], context: CallContext): Promise<Ticket> => store(asked, context, newId(), clock.now()),

    /** Notes that a call waits for a permission of the browser. One that was refused meanwhile is not asked about again. */
    async askPermission(call: ToolCall, context: CallContext, wants: Ticket['wants']): Promise<Ticket> {
      const known = await tickets.of(call.id);
      if (known?.state === 'permission' || known?.state === 'denied' || known?.state === 'revoked') return known;
      if (known) await release(known.id, call.id);
      const ticket: Ticket = {
        id: newId(),
        at: clock.now(),
        context,
        calls: [{ call, rows: [], plan: {} }],
        preview: previewOf([], context, ''),
        session: await session(),
        state: 'permission',
        ...(wants ? { wants } : {}),
      };
      await tickets.put(ticket);
      return ticket;
    },

    /** An open ticket of an earlier browser session gets its rows found anew; the same id shows the new preview. */
    renew: (id: string, find: (ticket: Ticket) => Promise<AskedCall[]>): Promise<Ticket | null> =>
      locked(id, async () => {
        const ticket = await tickets.get(id);
        if (ticket?.state !== 'open' || ticket.session === (await session())) return ticket;
        return store(await find(ticket), ticket.context, id, ticket.at);
      }),

    /** A yes to the rows named. Rows that the ticket does not show, or a grant it does not offer, take nothing. */
    async approve({ ticket: id, rows, grant }: Approval): Promise<Answered> {
      const answered = await answer(id, async (ticket) => {
        if (ticket.state === 'permission') return ticket;
        const offered = new Set(ticket.preview.sections.flatMap((section) => section.rows.map((row) => row.id)));
        if (ticket.session !== (await session()) || !rows.every((row) => offered.has(row))) return null;
        if (grant !== undefined && !ticket.preview.grants.includes(grant)) return null;
        return { ...ticket, state: 'approved', approved: rows, ...(grant === undefined ? {} : { grant }) };
      });
      if (answered.kind === 'taken' && grant !== undefined) await grantFrom(answered.ticket, rows, grant);
      return answered;
    },

    deny: (id: string, reason?: string): Promise<Answered> =>
      answer(id, async (ticket) => ({
        ...ticket,
        state: 'denied',
        ...(reason?.trim() ? { reason: reason.trim() } : {}),
      })),

    /** Withdraws open questions, as Stop, a deleted conversation or an edited message do. */
    async revoke(which: (ticket: Ticket) => boolean): Promise<void> {
      for (const { id } of (await tickets.waiting()).filter(which))
        await answer(id, async (ticket) => ({ ...ticket, state: 'revoked' }));
    },

    release,
  };
}
