import { ToolError } from '@/src/contract/tool.ts';

/** Chrome's message while the user drags a tab, when it changes no tabs in any window. */
const dragging = /cannot be edited right now/i;

/** Throws a transient error for a refusal if retrying may help. */
export function throwPassing(error: unknown): void {
  if (!(error instanceof Error) || !dragging.test(error.message)) return;
  const message = 'The user is dragging a tab, and meanwhile the browser changes none.';
  throw new ToolError('transient', message, 'Try it again in a moment.');
}

/** Result of an action. Rejects with a transient error if retrying may help, else with the browser's own error. */
export const orPassing = <T>(act: Promise<T>): Promise<T> =>
  act.catch((error) => {
    throwPassing(error);
    throw error;
  });

/** Result of an action, or null if the tab or group is gone. Rejects with a transient error if retrying may help. */
export const orNull = <T>(act: Promise<T>): Promise<T | null> =>
  act.catch((error) => {
    throwPassing(error);
    return null;
  });

/** Returns an API that only some browsers have. Throws `no-such-api`. */
export function present<Api>(api: Api | undefined, what: string): Api {
  if (api !== undefined) return api;
  throw new ToolError('no-such-api', `This browser has no ${what}.`, 'Do not try it again: tell the user.');
}
