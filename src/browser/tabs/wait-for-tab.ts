import { type Browser, browser } from '../api/browser-api.ts';

/** Resolves when a tab changes in the wanted way, is closed, or on abort. `already` checks it after listening began. */
export async function tabChange(
  id: number,
  wanted: (change: Browser.tabs.OnUpdatedInfo) => boolean,
  already: (tab: Browser.tabs.Tab) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const updated = (tabId: number, change: Browser.tabs.OnUpdatedInfo) => {
    if (tabId === id && wanted(change)) resolve();
  };
  const removed = (tabId: number) => {
    if (tabId === id) resolve();
  };
  const aborted = () => resolve();
  browser.tabs.onUpdated.addListener(updated);
  browser.tabs.onRemoved.addListener(removed);
  signal.addEventListener('abort', aborted);
  try {
    const tab = await browser.tabs.get(id).catch(() => null);
    if (tab && !already(tab)) await promise;
  } finally {
    browser.tabs.onUpdated.removeListener(updated);
    browser.tabs.onRemoved.removeListener(removed);
    signal.removeEventListener('abort', aborted);
  }
}
