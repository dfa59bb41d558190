import { tagAddress } from '@/src/address/address.ts';
import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** A tab as the model reads it. Its group and the time of its last use are null if there is none. */
function itemOf(tab: Tab, groups: Map<number, TabGroup>, tags: Map<string, string[]>) {
  return {
    id: tab.id,
    title: tab.title,
    url: tab.url,
    window_id: tab.windowId,
    index: tab.index,
    group: groups.get(tab.groupId ?? -1)?.title ?? null,
    group_id: tab.groupId,
    active: tab.active,
    pinned: tab.pinned,
    audible: tab.audible,
    discarded: tab.discarded,
    last_used: tab.lastAccessed > 0 ? new Date(tab.lastAccessed).toISOString() : null,
    tags: tags.get(tagAddress(tab.url)) ?? [],
    ...(tab.panel && { panel: true }),
    ...(tab.failed && { failed: true }),
  };
}

export type TabItem = ReturnType<typeof itemOf>;

export async function itemsOf(ports: Pick<ToolPorts, 'tabs' | 'tags'>, tabs: Tab[]): Promise<TabItem[]> {
  if (tabs.length === 0) return [];
  const addresses = [...new Set(tabs.map((tab) => tagAddress(tab.url)))];
  const [groups, tags] = await Promise.all([ports.tabs.groups(), ports.tags.of(addresses)]);
  const byId = new Map(groups.map((group) => [group.id, group]));
  return tabs.map((tab) => itemOf(tab, byId, tags));
}

export const tabRow = ({
  id,
  title,
  url,
  failed,
}: {
  id: number;
  title: string;
  url: string;
  failed?: boolean;
}): LiveRow => ({
  kind: 'tab',
  id: String(id),
  title,
  url,
  ...(failed && { failed }),
});
