import type { Clock } from '@/src/contract/ports.ts';
import type { StatisticsRecords } from '@/src/contract/records.ts';
import type { Middleware } from './middleware.ts';

/** Counts use, failures and time of every tool. What takes several messages counts when it ends. */
export const countIn =
  (records: StatisticsRecords, clock: Clock): Middleware =>
  async (execution, next) => {
    const at = clock.now();
    const add = (failed: boolean) =>
      // A count that can't be kept must not cost what was done.
      records.add(execution.call.name, { failed, time: clock.now() - at, at }).catch(() => undefined);
    let step: Awaited<ReturnType<typeof next>>;
    try {
      step = await next(execution);
    } catch (error) {
      await add(true);
      throw error;
    }
    if (step.kind === 'data') await add(false);
    return step;
  };
