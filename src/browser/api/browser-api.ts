import { browser as api } from 'wxt/browser';

export type { Browser } from 'wxt/browser';

/** Chrome's error for a worker that is being stopped. */
const ending = /^No SW$/;

const never = () => new Promise<never>(() => undefined);

/** The answer of an API function, except that of a worker that is being stopped: it never comes. */
function unlessEnding(answer: unknown): unknown {
  if (!(answer instanceof Promise)) return answer;
  return answer.catch((error: unknown) => {
    if (error instanceof Error && ending.test(error.message)) return never();
    throw error;
  });
}

/**
 * Wraps an API for a service worker. While Chrome stops a worker, every call fails; here such calls never settle, so
 * that no work is recorded as failed.
 */
export function silentAtEnd<Api extends object>(wrapped: Api): Api {
  const known = new Map<PropertyKey, unknown>();
  const call = (name: PropertyKey, given: unknown[]): unknown => {
    const called: unknown = Reflect.get(wrapped, name);
    return typeof called === 'function' ? unlessEnding(Reflect.apply(called, wrapped, given)) : undefined;
  };
  const wrap = (name: PropertyKey, value: object): unknown =>
    typeof value === 'function' ? (...given: unknown[]) => call(name, given) : silentAtEnd(value);
  const get = (_: object, name: PropertyKey): unknown => {
    const value: unknown = Reflect.get(wrapped, name);
    // Plain values are read anew each time, since they may change. An API without its permission is undefined.
    if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return value;
    if (!known.has(name)) known.set(name, wrap(name, value));
    return known.get(name);
  };
  // The target is an empty object, since a proxy may not replace read-only properties of its target.
  return new Proxy({}, { get, has: (_, name) => Reflect.has(wrapped, name) }) as Api;
}

export const browser: typeof api = 'ServiceWorkerGlobalScope' in globalThis ? silentAtEnd(api) : api;
