import type { Answers, MessageName, Payload } from '@/src/contract/messages.ts';
import { BackgroundGone } from '@/src/contract/services.ts';
import type { TurnPorts } from './turn-ports.ts';

/** Milliseconds between attempts; a stopped worker is back within the first ones. */
const PAUSES = [100, 300, 1000, 2000, 4000];

/**
 * Asks the background, again and again while it is gone. Safe because every message may be repeated: a call's id is
 * its idempotency key. Rejects with `BackgroundGone` after the last attempt, or at once when the turn was stopped.
 */
export async function askPatiently<Name extends MessageName>(
  { ask, wait, signal }: Pick<TurnPorts, 'ask' | 'wait' | 'signal'>,
  name: Name,
  payload: Payload<Name>,
): Promise<Answers[Name]> {
  for (const pause of PAUSES) {
    try {
      return await ask(name, payload);
    } catch (error) {
      if (!(error instanceof BackgroundGone) || signal.aborted) throw error;
      await wait(pause);
      if (signal.aborted) throw error;
    }
  }
  return ask(name, payload);
}

export const ABORTED: unique symbol = Symbol('aborted');

/** The promise's value, or `ABORTED` as soon as the signal says so. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | typeof ABORTED> {
  const { promise: aborted, resolve } = Promise.withResolvers<typeof ABORTED>();
  const stop = () => resolve(ABORTED);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', stop));
}
