import { matchesSite } from '@/src/address/address.ts';
import type { TabItem } from '@/src/commands/script/items.ts';
import type { Tools } from './conversation.ts';

type Args = Record<string, unknown>;

export const tab = (id: number, url: string, more: Partial<TabItem> = {}): TabItem => ({
  id,
  title: more.title ?? `Page ${id}`,
  url,
  window_id: 1,
  index: id,
  group: null,
  group_id: null,
  active: false,
  pinned: false,
  audible: false,
  discarded: false,
  last_used: null,
  tags: [],
  ...more,
});

const paged = (all: unknown[], { limit = 50, cursor }: { limit?: number; cursor?: string }) => {
  const start = Number(cursor ?? 0);
  const end = start + limit;
  return {
    items: all.slice(start, end),
    total: all.length,
    ...(end < all.length && limit > 0 ? { next: String(end) } : {}),
  };
};

/** Tools over open tabs, as narrow as the commands need them. Writes only say how many. */
export function tabTools(tabs: TabItem[], unused: number[] = []): Tools {
  const current = tabs.find((one) => one.active) ?? tabs[0]!;
  const done = (field: string) => (args: Args) => ({ done: (args[field] as unknown[]).length });
  return {
    get_current_tab: () => current,
    list_tabs: (args) => {
      const { query, sites = [], site, window_id, pinned, audible, discarded, unused_days, group_by } = args;
      const all = tabs.filter(
        (one) =>
          ((query === undefined && (sites as string[]).length === 0) ||
            (query !== undefined && `${one.title} ${one.url}`.toLowerCase().includes(String(query).toLowerCase())) ||
            (sites as string[]).some((each) => matchesSite(one.url, each))) &&
          (site === undefined ||
            new URL(one.url).hostname.split('.').includes(String(site)) ||
            new URL(one.url).hostname === site) &&
          (window_id === undefined || one.window_id === window_id) &&
          (pinned === undefined || one.pinned === pinned) &&
          (audible === undefined || one.audible === audible) &&
          (discarded === undefined || one.discarded === discarded) &&
          (unused_days === undefined || unused.includes(one.id)),
      );
      const count = (is: (one: TabItem) => boolean) => all.filter(is).length;
      const counts = {
        tabs: all.length,
        windows: new Set(all.map((one) => one.window_id)).size,
        pinned: count((one) => one.pinned),
        audible: count((one) => one.audible),
        discarded: count((one) => one.discarded),
      };
      if (group_by === 'window') {
        const heaps = [...Map.groupBy(all, (one) => one.window_id)].map(([id, some]) => ({
          window_id: id,
          count: some.length,
        }));
        return { ...paged(heaps, args), counts, searched: tabs.length };
      }
      if (group_by === 'site') {
        const heaps = [...Map.groupBy(all, (one) => new URL(one.url).hostname)]
          .map(([site, some]) => ({ site, count: some.length, tab_ids: some.map((one) => one.id) }))
          .sort((a, b) => b.count - a.count);
        return { ...paged(heaps, args), counts, searched: tabs.length };
      }
      return { ...paged(all, args), counts, searched: tabs.length };
    },
    find_duplicate_tabs: (args) => {
      const copies = [...Map.groupBy(tabs, (one) => one.url)].filter(([, some]) => some.length > 1);
      const close = copies.flatMap(([, some]) => some.slice(1));
      return {
        ...paged(
          copies.map(([url, some]) => ({
            url,
            title: url,
            count: some.length,
            close: some.slice(1).map((one) => one.id),
          })),
          args,
        ),
        tabs: copies.reduce((n, [, some]) => n + some.length, 0),
        closable: close.length,
        windows: new Set(close.map((one) => one.window_id)).size,
      };
    },
    list_windows: (args) =>
      paged(
        [...Map.groupBy(tabs, (one) => one.window_id)].map(([id, some], at) => ({
          id,
          number: at + 1,
          tabs: some.length,
          sites: [{ site: new URL(some[0]!.url).hostname, count: some.length }],
          groups: [...new Set(some.flatMap((one) => one.group ?? []))].map((title) => ({ title, tabs: 1 })),
        })),
        args,
      ),
    find: (args) => paged([], args),
    close_tabs: done('tab_ids'),
    discard_tabs: done('tab_ids'),
    group_tabs: ({ groups }) => ({
      done: (groups as { tab_ids: number[] }[]).flatMap((group) => group.tab_ids).length,
      groups: (groups as object[]).map((group) => ({ ...group, added_to_existing: false })),
    }),
    edit_tab_groups: done('groups'),
    ungroup_tabs: done('tab_ids'),
    pin_tabs: done('tab_ids'),
    mute_tabs: done('tab_ids'),
    reload_tabs: done('tab_ids'),
    save_session: () => ({ done: 1 }),
    move_tabs: ({ moves }) => ({ done: (moves as { tab_ids: number[] }[]).flatMap((move) => move.tab_ids).length }),
    switch_to_tab: () => ({ done: 1 }),
    search_bookmarks: (args) => paged([], args),
  };
}
