import type { Clock } from '@/src/contract/ports.ts';
import type { CallContext, Tool, ToolCall, ToolError } from '@/src/contract/tool.ts';
import type { Report } from './call-answers.ts';
import { compose, type Execution, type Middleware, type Next, type Step } from './middleware/middleware.ts';
import { asToolError } from './tool-errors.ts';

/** What the middleware needs to know of a tool. */
type Passenger = Pick<Tool, 'effect' | 'timeout'> & { repeatable?: boolean; ticked?: string[]; long?: true };

export type Passed = { report: Report } & ({ ok: true; step: Step } | { ok: false; error: ToolError });

const defaultTimeout = 30_000;

/** Takes a step through the middleware and reports how it went. Never throws. */
export const createPassage =
  (middleware: Middleware[], clock: Clock) =>
  async (tool: Passenger, call: ToolCall, context: CallContext, signal: AbortSignal, last: Next): Promise<Passed> => {
    const started = clock.now();
    const counts = { retries: 0, cached: false };
    const execution: Execution = {
      call,
      context,
      effect: tool.effect,
      ...(tool.ticked === undefined ? {} : { ticked: tool.ticked }),
      repeatable: tool.effect === 'read' || tool.repeatable === true,
      endsItself: tool.effect !== 'read' || tool.long === true,
      timeout: tool.timeout ?? defaultTimeout,
      signal,
      report: counts,
    };
    const report = (): Report => ({ ...counts, time: clock.now() - started });
    try {
      return { ok: true, step: await compose(middleware, last)(execution), report: report() };
    } catch (error) {
      return { ok: false, error: asToolError(error), report: report() };
    }
  };

export type Passage = ReturnType<typeof createPassage>;
