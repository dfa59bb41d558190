import { browser } from 'wxt/browser';
import type { LastTime } from './once-a-day.ts';

const key = 'tidied';

/** Outlives the worker and ends with the browser. */
export const lastTidied: LastTime = {
  async read() {
    const { [key]: at } = await browser.storage.session.get(key);
    return typeof at === 'number' ? at : null;
  },
  write: (at) => browser.storage.session.set({ [key]: at }),
};
