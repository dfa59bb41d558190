import { isWebAddress, siteOf } from '@/src/address/address.ts';
import type { Overview } from '@/src/contract/messages.ts';
import { readLibrary } from '@/src/tools/library/library.ts';
import { copiesAmong } from '@/src/tools/tabs/rows/tab-copies.ts';
import type { ToolPorts } from '@/src/tools/tool-ports.ts';

const day = 86_400_000;
/** Days without use after which a tab counts as stale. */
const staleAfter = 14;

/** Counts open and saved items, for the user only: nothing of it reaches a model. */
export async function overview(ports: ToolPorts, window: number | null): Promise<Overview> {
  const { tabs, clock } = ports;
  const [all, current, meant, library] = await Promise.all([
    tabs.all(),
    tabs.current(window),
    tabs.meant(window),
    readLibrary(ports),
  ]);
  const closable = copiesAmong(all, 'none', current?.id ?? null).flatMap(({ close }) => close);
  const windows = (some: typeof all) => new Set(some.map(({ windowId }) => windowId)).size;
  const before = clock.now() - staleAfter * day;
  return {
    tabs: all.length,
    windows: windows(all),
    duplicates: closable.length,
    duplicateWindows: windows(closable),
    stale: all.filter(({ lastAccessed }) => lastAccessed > 0 && lastAccessed < before).length,
    sites: new Set(all.filter(({ url, failed }) => isWebAddress(url) && !failed).map(({ url }) => siteOf(url))).size,
    bookmarks: library.nodes.filter(({ url }) => url !== null).length,
    currentTab:
      meant && isWebAddress(meant.url) && !meant.failed ? { id: meant.id, title: meant.title, url: meant.url } : null,
  };
}
