import type { WithLock } from '@/src/contract/ports.ts';
import type { Services } from '@/src/contract/services.ts';

export const withLock: WithLock = async (name, work) => navigator.locks.request(name, work);

export const tryLock: Services['tryLock'] = async (name, held) =>
  navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? held() : null));

/** Rejects with the signal's reason when it is aborted. Many may wait for the same lock. */
export const whenFree: Services['whenFree'] = (name, signal) =>
  navigator.locks.request(name, { mode: 'shared', signal }, async () => {});

/** Resolves when all locks now held under names with this beginning are free, or on abort. False if none was held. */
export async function whenAllFree(begins: string, signal: AbortSignal): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(begins) ? [name] : []));
  await Promise.allSettled(names.map((name) => whenFree(name, signal)));
  return names.length > 0;
}
