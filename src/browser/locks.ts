import type { WithLock } from '@/src/contract/ports.ts';
import type { Services } from '@/src/contract/services.ts';

export const withLock: WithLock = async (name, work) => navigator.locks.request(name, work);

export const tryLock: Services['tryLock'] = async (name, held) =>
  navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? held() : null));

/** Rejects with the signal's reason when it is aborted. Many may wait for the same lock. */
export const whenFree: Services['whenFree'] = (name, signal) =>
  navigator.locks.request(name, { mode: 'shared', signal }, async () => {});
