import { browser } from '../api/browser-api.ts';

const key = 'rules';

/** The progress of rules, stored permanently beside the settings. `read` gives {} if there is none. */
export const ruleStorage = {
  async read(): Promise<unknown> {
    const { [key]: all } = await browser.storage.local.get(key);
    return all ?? {};
  },
  write: (all: unknown): Promise<void> => browser.storage.local.set({ [key]: all }),
};

/** Sets the alarm that wakes the background for rules; null for none. */
export async function setRuleAlarm(at: number | null): Promise<void> {
  if (at === null) await browser.alarms.clear(key);
  else await browser.alarms.create(key, { when: at });
}

/** Calls the listener when rules may be due: by the alarm, and with the browser's and the extension's start. */
export function onRuleAlarm(listener: () => void): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === key) listener();
  });
  browser.runtime.onStartup.addListener(listener);
  browser.runtime.onInstalled.addListener(listener);
}
