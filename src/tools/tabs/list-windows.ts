import { siteOf } from '@/src/address/address.ts';
import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../count-sentence.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { pageSources, textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';

const parameters = z.strictObject(pagingFields);
type Arguments = z.infer<typeof parameters>;

const shownSites = 3;

function sitesOf(tabs: Tab[]) {
  const named = tabs.map(({ url }) => siteOf(url)).filter((site) => site !== '');
  return [...Map.groupBy(named, (site) => site)]
    .map(([site, together]) => ({ site, count: together.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, shownSites);
}

/** A window by its front tab. `current`: id of the window that the call came from. */
function itemOf(id: number, at: number, tabs: Tab[], groups: TabGroup[], current: number | undefined) {
  const front = tabs.find(({ active }) => active);
  return {
    id,
    number: at + 1,
    title: front?.title ?? '',
    url: front?.url ?? '',
    active_tab_id: front?.id ?? null,
    current: id === current,
    tabs: tabs.length,
    pinned: tabs.filter(({ pinned }) => pinned).length,
    audible: tabs.filter(({ audible }) => audible).length,
    discarded: tabs.filter(({ discarded }) => discarded).length,
    sites: sitesOf(tabs),
    groups: groups.map((group) => ({
      group_id: group.id,
      title: group.title,
      color: group.color,
      collapsed: group.collapsed,
      tabs: tabs.filter(({ groupId }) => groupId === group.id).length,
    })),
  };
}

export const listWindows = ({ tabs }: ToolPorts): ReadTool<Arguments, Page<ReturnType<typeof itemOf>>> => ({
  name: 'list_windows',
  area: 'tabs',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'Lists windows with how many tabs each has, its most frequent sites and its tab groups.',
  parameters,
  async read(args, { window }) {
    const [all, groups, windows, current] = await Promise.all([
      tabs.all(),
      tabs.groups(),
      tabs.windows(),
      tabs.current(window),
    ]);
    const byWindow = Map.groupBy(all, ({ windowId }) => windowId);
    const items = windows.map(({ id }, at) => {
      const own = groups.filter(({ windowId }) => windowId === id);
      return itemOf(id, at, byWindow.get(id) ?? [], own, current?.windowId);
    });
    return pageOf(items, args);
  },
  rows: (data) =>
    data.items.flatMap(({ active_tab_id, title, url, tabs: n, number }) =>
      active_tab_id === null
        ? []
        : [{ kind: 'tab', id: String(active_tab_id), title, url, detail: text('tabs_window_detail', { n, number }) }],
    ),
  sources({ items }) {
    const groups = items.flatMap((item) => item.groups.map(({ title }) => title)).filter((title) => title !== '');
    return [...pageSources('tabs', items), ...textSources('tabs', groups)];
  },
  sentence: ({ data }) => countedSentence(data, 'total', 'tabs_windows_sentence', 'tabs_windows_plain'),
});
