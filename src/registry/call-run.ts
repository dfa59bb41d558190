import type { PageWork, WorkOutcome } from '@/src/contract/call.ts';
import { type CallContext, type ToolCall, ToolError } from '@/src/contract/tool.ts';
import type { Step } from './middleware/middleware.ts';

/** The handling of one message of a call. A long call takes several messages. */
export interface Run {
  readonly call: ToolCall;
  readonly context: CallContext;
  readonly signal: AbortSignal;
  /** Results of work that a page has done for the call so far, by its name. Null if no page waits for the answer. */
  readonly worked: Record<string, WorkOutcome> | null;
  /** Epoch milliseconds at which the message arrived. */
  readonly since: number;
}

/**
 * Runs a step that may need a page. For work that no page has done yet the answer is `page-work`, and this run never
 * continues: the call is repeated with the result and starts again.
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

/** The page that does work for a call. Throws if there is none. */
export function requirePage({ page }: { page?: PageWork }): PageWork {
  if (page) return page;
  throw new ToolError('failed', 'This needs an open page of Outrigger, such as its panel.', 'Ask for it in the panel.');
}
