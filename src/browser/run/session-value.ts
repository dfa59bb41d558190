import { browser } from '../api/browser-api.ts';

/** A stored value that outlives the worker and ends with the browser. `read` gives `none` before the first `write`. */
export const sessionValue = <T>(key: string, none: T) => ({
  read: async (): Promise<T> => (await browser.storage.session.get<Record<string, T>>(key))[key] ?? none,
  write: (value: T): Promise<void> => browser.storage.session.set({ [key]: value }),
});
