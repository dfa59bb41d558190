import type { Approval } from '@/src/contract/messages.ts';
import type { NewId, SessionPorts } from '@/src/contract/ports.ts';
import type { GrantRecords, TicketRecords } from '@/src/contract/records.ts';
import type { GrantSpan, Ticket } from '@/src/contract/run.ts';
import type { CallContext, ToolCall } from '@/src/contract/tool.ts';
import { pick } from '@/src/text/pick.ts';
import { takenOffers } from './grant-offer.ts';
import { type AskedCall, previewOf, tickedRows } from './preview.ts';

export interface TicketPorts extends SessionPorts {
  tickets: TicketRecords;
  grants: GrantRecords;
  newId: NewId;
}

/** The result of answering a ticket. `again`: the answer named other rows than the ticket shows now. */
export type Answered =
  | { kind: 'taken'; ticket: Ticket }
  | { kind: 'again'; ticket: Ticket }
  | { kind: 'elsewhere' }
  | { kind: 'unknown' };

/** `said-no`: the user declined the same call a moment ago. `asked`: its question is open. */
export type ClientRefusal =
  | { kind: 'said-no'; ticket: Ticket }
  /** `call`: the id of the call whose question is open. */
  | { kind: 'asked'; call: string }
  | { kind: 'too-many' };

/** Milliseconds for which the user's no also answers the same call of an outside program. */
const noHolds = 600_000;
/** Maximum number of open questions of one outside program. */
const mostQuestions = 5;

/** True for equal arguments; both are validated, and have the order of the tool's schema. */
const isSame = (a: ToolCall['arguments'], b: ToolCall['arguments']): boolean => JSON.stringify(a) === JSON.stringify(b);

const callsOf = (asked: AskedCall[]): Ticket['calls'] =>
  asked.map(({ call, plan, newAddresses }) => ({
    call,
    rows: plan.rows,
    plan: pick(plan, 'data'),
    ...(newAddresses.length > 0 ? { newAddresses } : {}),
  }));

/** The questions that wait for the user. Each is answered once. */
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

  /** Removes a call from an answered ticket, so that a new ticket can cover it. */
  const release = (id: string, call: string): Promise<void> =>
    locked(id, async () => {
      const ticket = await tickets.get(id);
      if (!ticket) return;
      const calls = ticket.calls.filter((one) => one.call.id !== call);
      await tickets.put({ ...ticket, calls, state: ticket.state === 'permission' ? 'approved' : ticket.state });
    });

  /** Answers an open ticket once. `change` gives the answered ticket. */
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
    /** The open questions for all pages. A question that a turn of the panel waits for is only shown there. */
    open: async () => (await tickets.waiting()).filter(({ state, context }) => state === 'open' || context.client),
    approved: tickets.approved,

    /** Why an outside program may not ask the user this; null if it may. */
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

    ask: (asked: AskedCall[], context: CallContext): Promise<Ticket> => store(asked, context, newId(), clock.now()),

    /** Records that a call waits for a permission. One that was refused meanwhile is not asked for again. */
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

    /** An open ticket; in a new browser session its rows are found anew and the new preview is stored. */
    renew: (id: string, find: (ticket: Ticket) => Promise<AskedCall[]>): Promise<Ticket | null> =>
      locked(id, async () => {
        const ticket = await tickets.get(id);
        if (ticket?.state !== 'open' || ticket.session === (await session())) return ticket;
        return store(await find(ticket), ticket.context, id, ticket.at);
      }),

    /** Approves the named rows. It has no effect if the ticket does not show them, or does not offer the grant. */
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

    /** Withdraws open questions: after Stop, or when a conversation is deleted or a message edited. */
    async revoke(which: (ticket: Ticket) => boolean): Promise<void> {
      for (const { id } of (await tickets.waiting()).filter(which))
        await answer(id, async (ticket) => ({ ...ticket, state: 'revoked' }));
    },

    release,
  };
}
