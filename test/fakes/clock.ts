/** Time that stands still until told otherwise. */
export interface FakeClock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Lets time pass, and everything waiting for it go on. */
  advance(milliseconds: number): void;
  /** From now on every wait is over at once. */
  hurry(): void;
}

export function fakeClock(start = 1_000_000): FakeClock {
  let now = start;
  let hurrying = false;
  let sleepers: { at: number; wake: () => void }[] = [];
  const advance = (milliseconds: number) => {
    now += milliseconds;
    const awake = sleepers.filter(({ at }) => at <= now);
    sleepers = sleepers.filter(({ at }) => at > now);
    for (const { wake } of awake) wake();
  };
  return {
    now: () => now,
    wait(milliseconds) {
      if (hurrying) now += milliseconds;
      if (hurrying) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      sleepers.push({ at: now + milliseconds, wake: resolve });
      return promise;
    },
    advance,
    hurry() {
      hurrying = true;
      advance(Math.max(0, ...sleepers.map(({ at }) => at - now)));
    },
  };
}
