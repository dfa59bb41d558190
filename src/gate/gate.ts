import { createJudge, type JudgePorts } from './judge.ts';
import { tickedRows } from './preview.ts';
import { createTickets, type TicketPorts } from './tickets.ts';

export type GatePorts = JudgePorts & TicketPorts;

/** Decides whether calls may run, and keeps the questions that wait for the user. */
export function createGate(ports: GatePorts) {
  return { ...createJudge(ports), tickets: createTickets(ports), tickedRows };
}

export type Gate = ReturnType<typeof createGate>;
