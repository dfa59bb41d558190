import type { PageWork, WorkOutcome } from '@/src/contract/call.ts';
import { type CallContext, type ToolCall, ToolError } from '@/src/contract/tool.ts';
import type { Step } from './middleware/middleware.ts';

/** One message of a call, from its arrival to its answer. A long call takes several. */
export interface Run {
  readonly call: ToolCall;
  readonly context: CallContext;
  /** Aborted when the user stops the call. */
  readonly signal: AbortSignal;
  /** Outcomes of the work that a page has done for the call so far, by its name. Null: no page waits for the answer. */
  readonly worked: Record<string, WorkOutcome> | null;
  /** Epoch milliseconds at which the message arrived. */
  readonly since: number;
}

/**
 * Takes a step of a handler that may need a page. Work that no page has done yet is the answer, and the handler stays
 * where it stands for good, however it catches failures: the call is repeated with the outcome and begins anew.
 */
export function withPage({ worked }: Run, step: (page: { page?: PageWork }) => Promise<Step>): Promise<Step> {
  if (worked === null) return step({});
  const asked = Promise.withResolvers<Step>();
  const page: PageWork = async (work, data, how) => {
    const outcome = Object.hasOwn(worked, work) ? worked[work] : undefined;
    if (outcome?.ok) return outcome.data;
    if (outcome) throw new ToolError('failed', outcome.error, 'Tell the user why.');
    if (how?.done)
      throw new ToolError(
        'failed',
        'The page that did it was closed before it told how it ended.',
        'Look whether it was done before you try it again.',
      );
    asked.resolve({ kind: 'page-work', work, data });
    return new Promise<never>(() => undefined);
  };
  return Promise.race([asked.promise, step({ page })]);
}

/** The page that does a call's work. Throws where there is none. */
export function pageOf({ page }: { page?: PageWork }): PageWork {
  if (page) return page;
  throw new ToolError('failed', 'This needs an open page of Outrigger, such as its panel.', 'Ask for it in the panel.');
}
