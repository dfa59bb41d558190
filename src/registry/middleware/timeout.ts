import { ToolError } from '@/src/contract/tool.ts';
import type { Middleware } from './middleware.ts';

/** Waits a number of milliseconds. Rejects when the signal aborts. */
export type Wait = (time: number, signal: AbortSignal) => Promise<void>;

/** Ends a call after its time limit. A stopped read ends at once; a write finishes its slice for the journal. */
export const endAfter =
  (wait: Wait): Middleware =>
  async (execution, next) => {
    const over = new AbortController();
    const settled = new AbortController();
    const signal = AbortSignal.any([execution.signal, over.signal]);
    const ends = !execution.endsItself ? AbortSignal.any([execution.signal, settled.signal]) : settled.signal;
    const late = wait(execution.timeout, ends).then(() => {
      const seconds = Math.round(execution.timeout / 1000);
      const words = `${execution.call.name} took longer than ${seconds} s.`;
      const error = new ToolError('timeout', words, 'Ask for less at once.');
      over.abort(error);
      throw error;
    });
    try {
      return await Promise.race([next({ ...execution, signal }), late]);
    } finally {
      settled.abort();
      late.catch(() => undefined);
    }
  };
