import type { Change, Changes } from '@/src/contract/records.ts';

/** Counts changes, even while nothing waits for one. */
export interface ChangeWatch {
  /** Number of changes so far. */
  count(): number;
  /** Resolves when there were more changes than `count`. */
  after(count: number): Promise<void>;
  close(): void;
}

/** Watches the changes that pass the test. */
export function watchChanges(changes: Pick<Changes, 'listen'>, fits: (change: Change) => boolean): ChangeWatch {
  let count = 0;
  let next = Promise.withResolvers<void>();
  const close = changes.listen((change) => {
    if (!fits(change)) return;
    count += 1;
    next.resolve();
    next = Promise.withResolvers();
  });
  return { count: () => count, after: async (since) => (count > since ? undefined : next.promise), close };
}

export const watchTickets = (changes: Pick<Changes, 'listen'>): ChangeWatch =>
  watchChanges(changes, ({ table }) => table === 'tickets');
