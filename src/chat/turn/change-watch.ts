import type { Change, Changes } from '@/src/contract/records.ts';

/** Tells that something has changed, also while nobody was waiting for it yet. */
export interface Bell {
  /** How often it has rung. */
  count(): number;
  /** Resolves once it has rung more often than `count`. */
  after(count: number): Promise<void>;
  close(): void;
}

/** Rings at every change that fits. */
export function changeBell(changes: Pick<Changes, 'listen'>, fits: (change: Change) => boolean): Bell {
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
