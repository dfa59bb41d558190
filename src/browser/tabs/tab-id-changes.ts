import { browser } from 'wxt/browser';
import type { Renumbering, RenumberingPort } from '@/src/contract/ports.ts';

const key = 'renumbering';
const nothing: Renumbering = { tabs: [], windows: [], groups: [] };

/** Outlives the worker and ends with the browser, as the numbers do. */
export const renumberingPort: RenumberingPort = {
  async read() {
    const { [key]: stored = nothing } = await browser.storage.session.get<{ [key]?: Renumbering }>(key);
    return stored;
  },
  write: (now) => browser.storage.session.set({ [key]: now }),
};
