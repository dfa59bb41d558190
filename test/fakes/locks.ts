import type { WithLock } from '@/src/contract/ports.ts';

/** Exclusive locks in memory, first come first served, as the browser gives them. */
export function fakeLocks(): WithLock {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = tails.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    tails.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
