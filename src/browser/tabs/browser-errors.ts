import { ToolError } from '@/src/contract/tool.ts';

/** Chrome's message while the user drags a tab, when it changes no tabs in any window. */
const dragging = /cannot be edited right now/i;

/** A refusal as a transient error, if retrying may help; null for others. */
export function passing(error: unknown): ToolError | null {
  if (!(error instanceof Error) || !dragging.test(error.message)) return null;
  const message = 'The user is dragging a tab, and meanwhile the browser changes none.';
  return new ToolError('transient', message, 'Try it again in a moment.');
}

/** Result of an action. Rejects with a transient error if retrying may help, else with the browser's own error. */
export const orPassing = <T>(act: Promise<T>): Promise<T> =>
  act.catch((error) => {
    throw passing(error) ?? error;
  });

/** Result of an action, or null if the tab or group is gone. Rejects with a transient error if retrying may help. */
export const orNull = <T>(act: Promise<T>): Promise<T | null> =>
  act.catch((error) => {
    const refused = passing(error);
    if (refused) throw refused;
    return null;
  });

/** Returns an API that only some browsers have. Throws `no-such-api`. */
export function present<Api>(api: Api | undefined, what: string): Api {
  if (api !== undefined) return api;
  throw new ToolError('no-such-api', `This browser has no ${what}.`, 'Do not try it again: tell the user.');
}
