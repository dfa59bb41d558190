export const ABORTED: unique symbol = Symbol('aborted');

/** The value of the promise, or `ABORTED` as soon as the signal aborts. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | typeof ABORTED> {
  const { promise: aborted, resolve } = Promise.withResolvers<typeof ABORTED>();
  const stop = () => resolve(ABORTED);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', stop));
}
