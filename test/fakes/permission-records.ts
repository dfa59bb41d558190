import type { Changes, GrantRecords, PieceRecords, StatisticsRecords, TicketRecords } from '@/src/contract/records.ts';
import type { Grant, Piece, Ticket, ToolStatistics } from '@/src/contract/run.ts';

const oldest = <T extends { at: number }>(map: Map<string, T>) =>
  structuredClone([...map.values()].sort((a, b) => a.at - b.at));

export function fakeTickets(changes: Changes): TicketRecords {
  const tickets = new Map<string, Ticket>();
  return {
    get: async (id) => structuredClone(tickets.get(id) ?? null),
    async put(ticket) {
      tickets.set(ticket.id, structuredClone(ticket));
      changes.tell({ table: 'tickets' });
    },
    open: async () => oldest(tickets).filter((ticket) => ticket.state === 'open'),
    waiting: async () => oldest(tickets).filter(({ state }) => state === 'open' || state === 'permission'),
    approved: async () => oldest(tickets).filter(({ state }) => state === 'approved'),
    denied: async () => oldest(tickets).filter(({ state }) => state === 'denied'),
    async forget({ before, limit }) {
      const answered = oldest(tickets).filter(({ state }) => state !== 'open' && state !== 'permission');
      const old = answered.filter(({ at }) => at < before).slice(0, limit);
      for (const { id } of old) tickets.delete(id);
      return old.length;
    },
    of: async (call) => oldest(tickets).findLast((ticket) => ticket.calls.some((one) => one.call.id === call)) ?? null,
  };
}

export function fakeGrants(changes: Changes): GrantRecords {
  const grants = new Map<string, Grant>();
  return {
    all: async () => oldest(grants),
    async put(grant) {
      grants.set(grant.id, structuredClone(grant));
      changes.tell({ table: 'grants' });
    },
    async remove(id) {
      grants.delete(id);
      changes.tell({ table: 'grants' });
    },
  };
}

/** `gone`: conversations of which nothing is stored any more. */
export function fakePieces(gone: ReadonlySet<string> = new Set()): PieceRecords {
  let pieces: Piece[] = [];
  return {
    async add(piece) {
      if (!gone.has(piece.conversation)) pieces.push(structuredClone(piece));
    },
    of: async (conversation) => structuredClone(pieces.filter((piece) => piece.conversation === conversation)),
    async remove(conversation) {
      pieces = pieces.filter((piece) => piece.conversation !== conversation);
    },
  };
}

export function fakeStatistics(): StatisticsRecords {
  const statistics = new Map<string, ToolStatistics>();
  return {
    async add(tool, { failed, time, at, arguments: sent = [] }) {
      const before: ToolStatistics = statistics.get(tool) ?? { tool, calls: 0, failures: 0, time: 0, last: 0 };
      const counts = { ...before.arguments };
      for (const one of sent) counts[one] = (counts[one] ?? 0) + 1;
      statistics.set(tool, {
        tool,
        calls: before.calls + 1,
        failures: before.failures + (failed ? 1 : 0),
        time: before.time + time,
        last: Math.max(before.last, at),
        arguments: counts,
      });
    },
    all: async () => structuredClone([...statistics.values()].sort((a, b) => (a.tool < b.tool ? -1 : 1))),
  };
}
