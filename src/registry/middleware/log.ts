import type { Clock } from '@/src/contract/ports.ts';
import { ToolError } from '@/src/contract/tool.ts';
import type { Middleware } from './middleware.ts';

/** One line for diagnostics, without arguments and results, which may be private. */
export interface LogLine {
  at: number;
  call: string;
  tool: string;
  /** Duration in milliseconds. */
  time: number;
  outcome: 'done' | 'more' | 'failed';
  code?: string;
}

export const logTo =
  (sink: (line: LogLine) => void, clock: Clock): Middleware =>
  async (execution, next) => {
    const at = clock.now();
    const line = { at, call: execution.call.id, tool: execution.call.name };
    try {
      const step = await next(execution);
      sink({ ...line, time: clock.now() - at, outcome: step.kind === 'data' ? 'done' : 'more' });
      return step;
    } catch (error) {
      const code = error instanceof ToolError ? error.code : 'failed';
      sink({ ...line, time: clock.now() - at, outcome: 'failed', code });
      throw error;
    }
  };
