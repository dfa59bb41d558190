import { browser } from 'wxt/browser';
import type { UnlockedSecret } from '@/src/contract/records.ts';

const key = 'unlocked';

/** A secret in memory as long as the browser runs, for our own pages alone. */
export const unlockedSecret: UnlockedSecret = {
  async get() {
    const { [key]: secret } = await browser.storage.session.get(key);
    return typeof secret === 'string' ? secret : null;
  },
  set: (secret) =>
    secret === null ? browser.storage.session.remove(key) : browser.storage.session.set({ [key]: secret }),
};
