import type { Changes } from '@/src/contract/records.ts';

/** Tells that some ticket has changed, also while nobody was waiting for it yet. */
export interface TicketBell {
  /** How often it has rung. */
  count(): number;
  /** Resolves once it has rung more often than `count`. */
  after(count: number): Promise<void>;
  close(): void;
}

export function ticketBell(changes: Pick<Changes, 'listen'>): TicketBell {
  let count = 0;
  let next = Promise.withResolvers<void>();
  const close = changes.listen((change) => {
    if (change.table !== 'tickets') return;
    count += 1;
    next.resolve();
    next = Promise.withResolvers();
  });
  return { count: () => count, after: async (since) => (count > since ? undefined : next.promise), close };
}
