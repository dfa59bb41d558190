import type { Change, Changes } from '@/src/contract/records.ts';

/** Counts the changes that pass the test, even while nothing waits for one. */
export function watchChanges(changes: Pick<Changes, 'listen'>, fits: (change: Change) => boolean) {
  let count = 0;
  let next = Promise.withResolvers<void>();
  const close = changes.listen((change) => {
    if (!fits(change)) return;
    count += 1;
    next.resolve();
    next = Promise.withResolvers();
  });
  return {
    count: () => count,
    /** Resolves when there were more changes than `since`. */
    after: async (since: number): Promise<void> => (count > since ? undefined : next.promise),
    close,
  };
}

export type ChangeWatch = ReturnType<typeof watchChanges>;

export const watchTickets = (changes: Pick<Changes, 'listen'>) =>
  watchChanges(changes, ({ table }) => table === 'tickets');
