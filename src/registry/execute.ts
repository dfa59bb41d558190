import type { Clock } from '@/src/contract/ports.ts';
import type { Tool, ToolError } from '@/src/contract/tool.ts';
import { pick } from '@/src/text/pick.ts';
import type { Report } from './call-answers.ts';
import type { Run } from './call-run.ts';
import { compose, type Execution, type Middleware, type Next, type Step } from './middleware/middleware.ts';
import { asToolError } from './tool-errors.ts';

type Traits = Pick<Tool, 'effect' | 'timeout'> & { repeatable?: boolean; ticked?: string[]; long?: true };

export type Executed = { report: Report } & ({ ok: true; step: Step } | { ok: false; error: ToolError });

const defaultTimeout = 30_000;

/** Makes the function that runs a step of a call through the middleware and reports the result. It never rejects. */
export const createExecute =
  (middleware: Middleware[], clock: Clock) =>
  async (tool: Traits, { call, context, signal }: Run, last: Next): Promise<Executed> => {
    const started = clock.now();
    const counts = { retries: 0, cached: false };
    const execution: Execution = {
      call,
      context,
      effect: tool.effect,
      ...pick(tool, 'ticked'),
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

export type Execute = ReturnType<typeof createExecute>;
