import type { Json } from '@/src/contract/json.ts';
import type { CallContext, Effect, Picture, ToolCall } from '@/src/contract/tool.ts';

/** A call as the middleware gets it. The tool's handler is called by `next`. */
export interface Execution {
  readonly call: ToolCall;
  readonly context: CallContext;
  readonly effect: Effect;
  /** Ids of the rows that the user allowed, if its plan has rows. */
  readonly ticked?: string[];
  /** True if it may be tried again: a read, or a write that declares it. */
  readonly repeatable: boolean;
  /** True if it ends by itself with a partial result when stopped: a write, or a long read. */
  readonly endsItself: boolean;
  /** Time limit in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  readonly report: { retries: number; cached: boolean };
}

/** Outcome of a step. `more`: the caller asks again. `page-work`: the page must do this first. */
export type Step =
  | { kind: 'data'; data: unknown; images?: Picture[] }
  | { kind: 'more'; done: number; total: number }
  | { kind: 'page-work'; work: string; data: Json };

/** Failures are thrown `ToolError`s. */
export type Next = (execution: Execution) => Promise<Step>;

export type Middleware = (execution: Execution, next: Next) => Promise<Step>;

/** Combines a list into one function; the first is the outermost. */
export const compose = (list: Middleware[], last: Next): Next =>
  list.reduceRight<Next>((next, middleware) => (execution) => middleware(execution, next), last);
