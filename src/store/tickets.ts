import type { Changes, TicketRecords } from '@/src/contract/records.ts';
import type { Ticket } from '@/src/contract/run.ts';
import type { Database } from './database.ts';
import { isTicket, soundOrNull } from './validate-records.ts';

export function ticketRecords({ tickets }: Database, changes: Changes): TicketRecords {
  async function inState(...states: Ticket['state'][]): Promise<Ticket[]> {
    const rows = await tickets.where('state').anyOf(states).toArray();
    return rows
      .map((row) => row.ticket)
      .filter(isTicket)
      .sort((a, b) => a.at - b.at);
  }
  return {
    get: async (id) => soundOrNull((await tickets.get(id))?.ticket, isTicket),
    async put(ticket) {
      const calls = ticket.calls.map(({ call }) => call.id);
      await tickets.put({ id: ticket.id, state: ticket.state, calls, ticket });
      changes.tell({ table: 'tickets' });
    },
    open: () => inState('open'),
    waiting: () => inState('open', 'permission'),
    approved: () => inState('approved'),
    denied: () => inState('denied'),
    async forget({ before, limit }) {
      const answered = tickets.where('state').anyOf('approved', 'denied', 'revoked');
      const old = await answered
        .filter(({ ticket }) => !isTicket(ticket) || ticket.at < before)
        .limit(limit)
        .primaryKeys();
      await tickets.bulkDelete(old);
      return old.length;
    },
    async of(call) {
      const rows = await tickets.where('calls').equals(call).toArray();
      return rows.map((row) => row.ticket).find(isTicket) ?? null;
    },
  };
}
