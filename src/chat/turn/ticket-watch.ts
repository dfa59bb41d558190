import type { Changes } from '@/src/contract/records.ts';
import { type Bell, changeBell } from './change-watch.ts';

/** Tells that some ticket has changed, also while nobody was waiting for it yet. */
export type TicketBell = Bell;

export const ticketBell = (changes: Pick<Changes, 'listen'>): TicketBell =>
  changeBell(changes, ({ table }) => table === 'tickets');
