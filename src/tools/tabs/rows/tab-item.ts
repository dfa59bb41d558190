import { tagAddress } from '@/src/address/address.ts';
import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { textSources } from '../../text-sources.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** A tab as the model reads it. */
export type TabItem = {
  id: number;
  title: string;
  url: string;
  window_id: number;
  index: number;
  /** Title of its group; null if it is in no group. */
  group: string | null;
  group_id: number | null;
  active: boolean;
  pinned: boolean;
  audible: boolean;
  discarded: boolean;
  /** ISO 8601 time of last use; null if unknown. */
  last_used: string | null;
  tags: string[];
  /** True if the assistant's own panel is open in it. */
  panel?: true;
  /** True if its page could not be loaded. */
  failed?: true;
};

function itemOf(tab: Tab, groups: Map<number, TabGroup>, tags: Map<string, string[]>): TabItem {
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
    ...(tab.panel ? { panel: true } : {}),
    ...(tab.failed ? { failed: true } : {}),
  };
}

export async function itemsOf(ports: Pick<ToolPorts, 'tabs' | 'tags'>, tabs: Tab[]): Promise<TabItem[]> {
  if (tabs.length === 0) return [];
  const addresses = [...new Set(tabs.map((tab) => tagAddress(tab.url)))];
  const [groups, tags] = await Promise.all([ports.tabs.groups(), ports.tags.of(addresses)]);
  const byId = new Map(groups.map((group) => [group.id, group]));
  return tabs.map((tab) => itemOf(tab, byId, tags));
}

type Shown = { id: number; title: string; url: string; failed?: true };

export const tabRow = ({ id, title, url, failed }: Shown): LiveRow => ({
  kind: 'tab',
  id: String(id),
  title,
  url,
  ...(failed && { failed }),
});

/** Titles and addresses of tabs as text of others. */
export const tabSources = (shown: Pick<Shown, 'title' | 'url'>[]) =>
  textSources(
    'tabs',
    shown.flatMap(({ title, url }) => [title, url]),
  );
