import { browser } from 'wxt/browser';
import type { NewId } from '@/src/contract/ports.ts';
import { withLock } from './locks.ts';

const key = 'session';

/**
 * The id of this run of the browser; ids of tabs and windows hold as long as it does. It also changes when the extension
 * is updated, which costs a new look at the tabs and nothing else.
 */
export const sessionId = (newId: NewId): Promise<string> =>
  withLock('session-id', async () => {
    const { [key]: known } = await browser.storage.session.get(key);
    if (typeof known === 'string') return known;
    const id = newId();
    await browser.storage.session.set({ [key]: id });
    return id;
  });
