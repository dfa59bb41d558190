import { BackgroundGone, type Services } from '@/src/contract/services.ts';

/** Times in a row that work is asked for again whose background was killed over it, and which gets a little further. */
export const patience = 60;

/** False for a background that does not answer a small question either. */
export const isAlive = (ask: Services['ask']): Promise<boolean> =>
  ask('openTickets', {}).then(
    () => true,
    (error: unknown) => !(error instanceof BackgroundGone),
  );
