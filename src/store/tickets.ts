import type { Changes, TicketRecords } from '@/src/contract/records.ts';
import type { Ticket } from '@/src/contract/run.ts';
import type { Database } from './database.ts';

export function ticketRecords({ tickets }: Database, changes: Changes): TicketRecords {
  async function inState(...states: Ticket['state'][]): Promise<Ticket[]> {
    const rows = await tickets.where('state').anyOf(states).toArray();
    return rows.map((row) => row.ticket).sort((a, b) => a.at - b.at);
  }
  return {
    get: async (id) => (await tickets.get(id))?.ticket ?? null,
    async put(ticket) {
      const calls = ticket.calls.map(({ call }) => call.id);
      await tickets.put({ id: ticket.id, state: ticket.state, calls, ticket });
      changes.tell({ table: 'tickets' });
    },
    open: () => inState('open'),
    waiting: () => inState('open', 'permission'),
    of: async (call) => (await tickets.where('calls').equals(call).first())?.ticket ?? null,
  };
}
