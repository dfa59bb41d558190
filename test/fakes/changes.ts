import type { Change, Changes } from '@/src/contract/records.ts';

/** Tells listeners at once and remembers what was told. */
export function fakeChanges(): Changes & { told: Change[] } {
  const listeners = new Set<(change: Change) => void>();
  const told: Change[] = [];
  return {
    told,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(change) {
      told.push(change);
      for (const listener of listeners) listener(change);
    },
  };
}
