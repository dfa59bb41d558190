import type { Changes } from '@/src/contract/records.ts';
import { type ChangeWatch, watchChanges } from './change-watch.ts';

/** Tells that some ticket has changed, also while nobody was waiting for it yet. */
export type TicketWatch = ChangeWatch;

export const watchTickets = (changes: Pick<Changes, 'listen'>): TicketWatch =>
  watchChanges(changes, ({ table }) => table === 'tickets');
