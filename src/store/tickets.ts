import type { Changes, TicketRecords } from '@/src/contract/records.ts';
import type { Database } from './database.ts';

export function ticketRecords({ tickets }: Database, changes: Changes): TicketRecords {
  return {
    get: async (id) => (await tickets.get(id))?.ticket ?? null,
    async put(ticket) {
      const calls = ticket.calls.map(({ call }) => call.id);
      await tickets.put({ id: ticket.id, state: ticket.state, calls, ticket });
      changes.tell({ table: 'tickets' });
    },
    async open() {
      const rows = await tickets.where({ state: 'open' }).toArray();
      return rows.map((row) => row.ticket).sort((a, b) => a.at - b.at);
    },
    of: async (call) => (await tickets.where('calls').equals(call).first())?.ticket ?? null,
  };
}
