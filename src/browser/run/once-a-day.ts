import type { WithLock } from '@/src/contract/ports.ts';

/** Stores the time of the last run, in epoch milliseconds. */
export interface LastTime {
  read(): Promise<number | null>;
  write(at: number): Promise<void>;
}

const day = 86_400_000;

/** Runs work once a day. The time is stored before, so that failed work is not repeated by each worker. */
export const daily = (
  { lastTime, lock }: { lastTime: LastTime; lock: WithLock },
  now: number,
  work: () => Promise<unknown>,
): Promise<void> =>
  lock('daily', async () => {
    const last = await lastTime.read();
    if (last !== null && now - last < day) return;
    await lastTime.write(now);
    await work();
  });
