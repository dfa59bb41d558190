import type { Tab } from '@/src/contract/ports.ts';
import { type Browser, browser } from '../api/browser-api.ts';
import { pageAddress } from '../extension.ts';
import { orNull } from './browser-errors.ts';
import { tabBefore } from './previous-tab.ts';
import { tabOf } from './tab.ts';

export const isPanel = (url: string): boolean => url.startsWith(pageAddress('sidepanel.html'));

/** The tabs of normal windows, with a mark on those that show the panel. */
export async function tabsWhere(query: Browser.tabs.QueryInfo): Promise<Tab[]> {
  const tabs = (await browser.tabs.query({ ...query, windowType: 'normal' })).map(tabOf);
  return tabs.map((tab) => (isPanel(tab.url) ? { ...tab, panel: true } : tab));
}

const usedLast = (tabs: Tab[]): Tab | null => tabs.toSorted((a, b) => b.lastAccessed - a.lastAccessed)[0] ?? null;

/** The front tab of a window; null: of the window focused last, else the one used last. */
export async function currentTab(windowId: number | null): Promise<Tab | null> {
  const active = await tabsWhere({ active: true });
  if (windowId !== null) return active.find((tab) => tab.windowId === windowId) ?? null;
  const last = await orNull(browser.windows.getLastFocused());
  return active.find((tab) => tab.windowId === last?.id) ?? usedLast(active);
}

/** The tab that the user of a panel means: for a panel in a tab, the one before it; for one alone, the last used. */
export async function meantTab(windowId: number | null): Promise<Tab | null> {
  const current = await currentTab(windowId);
  if (!current?.panel) return current;
  const pages = (await tabsWhere({})).filter((tab) => !tab.panel);
  const here = pages.filter((tab) => tab.windowId === current.windowId);
  const before = await tabBefore(current.id);
  return here.find(({ id }) => id === before) ?? usedLast(here) ?? usedLast(pages);
}
