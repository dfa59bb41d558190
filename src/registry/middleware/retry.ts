import { ToolError } from '@/src/contract/tool.ts';
import type { Middleware } from './middleware.ts';
import type { Wait } from './timeout.ts';

/** Milliseconds before each further try. */
const pauses = [1_000, 2_000, 4_000];

export const tryAgain =
  (wait: Wait): Middleware =>
  async (execution, next) => {
    for (;;) {
      try {
        return await next(execution);
      } catch (error) {
        const pause = pauses[execution.report.retries];
        const passing = error instanceof ToolError && error.code === 'transient' && execution.repeatable;
        if (!passing || pause === undefined) throw error;
        await wait(pause, execution.signal);
        execution.report.retries += 1;
      }
    }
  };
