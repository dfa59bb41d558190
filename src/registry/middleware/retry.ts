import { ToolError } from '@/src/contract/tool.ts';
import type { Middleware } from './middleware.ts';
import type { Wait } from './timeout.ts';

/** Milliseconds before each further try. */
const pauses = [1_000, 2_000, 4_000];

/** Repeats a step that failed for a transient reason, if it may be repeated. */
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
