import type { Json } from '@/src/contract/json.ts';
import type { CallContext, Effect, Picture, ToolCall } from '@/src/contract/tool.ts';

/** A call as the middleware sees it; handlers stay behind `next`. */
export interface Execution {
  readonly call: ToolCall;
  readonly context: CallContext;
  readonly effect: Effect;
  /** Ids of the rows that it may look at, where its plan has some. */
  readonly ticked?: string[];
  /** May be tried again: a read, or a write that says so. */
  readonly repeatable: boolean;
  /** A call that ends by itself when stopped, with a partial result: a write, or a long read. */
  readonly endsItself: boolean;
  /** Milliseconds it may take. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** Counts for the result. */
  readonly report: { retries: number; cached: boolean };
}

/**
 * Outcome of a step. `more`: the caller asks for the rest of a long write. `page-work`: its page has to do this first.
 */
export type Step =
  | { kind: 'data'; data: unknown; images?: Picture[] }
  | { kind: 'more'; done: number; total: number }
  | { kind: 'page-work'; work: string; data: Json };

/** Failures are thrown `ToolError`s. */
export type Next = (execution: Execution) => Promise<Step>;

export type Middleware = (execution: Execution, next: Next) => Promise<Step>;

/** One function out of a list; the first is the outermost. */
export const compose = (list: Middleware[], last: Next): Next =>
  list.reduceRight<Next>((next, middleware) => (execution) => middleware(execution, next), last);
