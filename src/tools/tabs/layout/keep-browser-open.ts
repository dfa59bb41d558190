import type { Tab, TabsPort } from '@/src/contract/ports.ts';

/** Opens a blank tab if the last tabs of the browser are to be closed. Gives its id; null if other tabs stay. */
export async function keepBrowserOpen(tabs: TabsPort, all: Tab[], going: ReadonlySet<number>): Promise<number | null> {
  const [last] = all;
  if (!last || all.some((tab) => !going.has(tab.id))) return null;
  return (await tabs.open({ url: 'about:blank', windowId: last.windowId })).id;
}
