import type { Tab, TabsPort } from '@/src/contract/ports.ts';

/**
 * Closing the last tab of the last window would end the browser: opens a blank one first, where these are to go. Gives
 * its id; null: others stay.
 */
export async function keepBrowserOpen(tabs: TabsPort, all: Tab[], going: ReadonlySet<number>): Promise<number | null> {
  const [last] = all;
  if (!last || all.some((tab) => !going.has(tab.id))) return null;
  return (await tabs.open({ url: 'about:blank', windowId: last.windowId })).id;
}
