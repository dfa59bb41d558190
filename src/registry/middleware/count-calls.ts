import type { JsonSchema } from '@/src/contract/json.ts';
import type { Clock } from '@/src/contract/ports.ts';
import type { StatisticsRecords } from '@/src/contract/records.ts';
import { argumentsSent } from './arguments-sent.ts';
import type { Middleware } from './middleware.ts';

/**
 * Counts use, failures, time and arguments of every tool; a look ahead is no use. What takes several messages counts
 * when it ends. `parametersOf`: the object schema of a tool.
 */
export const countIn =
  (records: StatisticsRecords, clock: Clock, parametersOf: (tool: string) => JsonSchema | undefined): Middleware =>
  async (execution, next) => {
    if (execution.context.peek) return next(execution);
    const at = clock.now();
    const { name, arguments: args } = execution.call;
    const sent = argumentsSent(args, parametersOf(name));
    // The answer does not wait for it, and a count that can't be kept must not cost what was done.
    const add = (failed: boolean) =>
      void records.add(name, { failed, time: clock.now() - at, at, arguments: sent }).catch(() => undefined);
    let step: Awaited<ReturnType<typeof next>>;
    try {
      step = await next(execution);
    } catch (error) {
      add(true);
      throw error;
    }
    if (step.kind === 'data') add(false);
    return step;
  };
