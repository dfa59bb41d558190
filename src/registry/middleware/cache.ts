import { canonicalJson } from '@/src/text/canonical-json.ts';
import type { Middleware, Step } from './middleware.ts';

/** Answers repeated reads of a turn from memory until something is written. */
export function createCache(): Middleware {
  const steps = new Map<string, Step>();
  let turn: string | null = null;
  let writes = 0;

  return async (execution, next) => {
    const { call, context, effect, ticked } = execution;
    if (effect !== 'read') {
      steps.clear();
      try {
        return await next(execution);
      } finally {
        writes += 1;
        steps.clear();
      }
    }
    if (context.turn === null) return next(execution);
    if (context.turn !== turn) steps.clear();
    turn = context.turn;
    const key = canonicalJson([turn, context.window, context.sees, call.name, call.arguments, ticked]);
    const known = steps.get(key);
    if (known) {
      execution.report.cached = true;
      return structuredClone(known);
    }
    const before = writes;
    const step = await next(execution);
    if (step.kind === 'data' && context.turn === turn && writes === before) steps.set(key, structuredClone(step));
    return step;
  };
}
