import { ToolError } from '@/src/contract/tool.ts';

/** Chrome's words while the user drags a tab: until they let go, it changes no tabs in any window. */
const dragging = /cannot be edited right now/i;

/** Chrome's words to a worker that it is ending: whoever goes on with the work finds out how the act ended. */
const ending = /^No SW$/;

const isEnding = (error: unknown): boolean => error instanceof Error && ending.test(error.message);

const never = () => new Promise<never>(() => {});

/** A refusal that may pass, as a failure after which an act may be tried again; null for all others. */
export function passing(error: unknown): ToolError | null {
  if (!(error instanceof Error) || !dragging.test(error.message)) return null;
  const message = 'The user is dragging a tab, and meanwhile the browser changes none.';
  return new ToolError('transient', message, 'Try it again in a moment.');
}

/**
 * The result of a change of a tab or group; null if it no longer exists. Rejects if the browser refuses only for the
 * moment.
 */
export const orPassing = <T>(act: Promise<T>): Promise<T> =>
  act.catch((error) => {
    if (isEnding(error)) return never();
    throw passing(error) ?? error;
  });

/** Runs an act on a tab or group that may be gone: then null. A refusal that is only for the moment rejects. */
export const orNull = <T>(act: Promise<T>): Promise<T | null> =>
  act.catch((error) => {
    if (isEnding(error)) return never();
    const refused = passing(error);
    if (refused) throw refused;
    return null;
  });

/** A part of the browser that some browsers do not have. Throws `no-such-api`. */
export function present<Api>(api: Api | undefined, what: string): Api {
  if (api !== undefined) return api;
  throw new ToolError('no-such-api', `This browser has no ${what}.`, 'Do not try it again: tell the user.');
}
