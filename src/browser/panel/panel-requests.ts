import { browser } from 'wxt/browser';
import type { Errand } from '@/src/contract/action.ts';
import { withLock } from '../run/locks.ts';
import { panelWindows } from './panel-presence.ts';

const key = 'errands';
/** Milliseconds after which nobody remembers having asked. */
const stale = 60_000;
/** Milliseconds that the panel of the window itself has, before one in a window of its own takes an errand. */
export const courtesy = 2_000;

const read = async (): Promise<Errand[]> => {
  const { [key]: known } = await browser.storage.session.get(key);
  return Array.isArray(known) ? known : [];
};

/** Leaves an errand for the panel of its window. */
export const leaveErrand = (errand: Errand): Promise<void> =>
  withLock('errands', async () => {
    const fresh = (await read()).filter(({ at }) => errand.at - at < stale);
    await browser.storage.session.set({ [key]: [...fresh, errand] });
  });

/**
 * Takes the oldest errand of a window; each is given once. A panel in a window of its own (null) takes those of every
 * window in which no panel is open, or none that took it in time. Null: there is none.
 */
export const takeErrand = (window: number | null, now: number): Promise<Errand | null> =>
  withLock('errands', async () => {
    const served = window === null ? await panelWindows() : null;
    const isFor = (errand: Errand) =>
      errand.window === null ||
      errand.window === window ||
      (served !== null && (!served.has(errand.window) || now - errand.at >= courtesy));
    const fresh = (await read()).filter(({ at }) => now - at < stale);
    const errand = fresh.find(isFor) ?? null;
    await browser.storage.session.set({ [key]: fresh.filter((each) => each !== errand) });
    return errand;
  });
