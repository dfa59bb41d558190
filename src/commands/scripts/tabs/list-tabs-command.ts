import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import type { Slots } from '../../language/command-frame.ts';
import { describe } from '../../script/describe.ts';
import {
  type FoundItem,
  fieldsOf,
  type Heap,
  type ListData,
  numberIn,
  type TabItem,
  type WindowItem,
} from '../../script/items.ts';
import { read, readAll, readList, readPage } from '../../script/read-results.ts';
import { answer, chip, look, type Part, type Script } from '../../script/script.ts';
import { isInGroup, missingPlace, windowIds } from './pick-tabs.ts';

/** Rows of the tabs that slots select, and how many there are. `chips`: next steps when some were found. */
export function* listTabs(slots: Slots, chips: (n: number) => Chip[] = () => []): Script {
  const found = yield* searchIn(slots, 100);
  if ('problem' in found) return answer(found.problem);
  const { lists, windows } = found;
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  if (total === 0) return yield* nothing(slots, lists[0]?.searched ?? 0);
  // Of one window that was named the sentence tells already.
  const n = windows === 1 && slots.window !== undefined && slots.window !== 'all' ? 0 : windows;
  const fact = text('command_find_in_windows', { what: describe(slots, 'command_what_tabs', total), n });
  return answer(fact, { chips: chips(total), count: total });
}

type Found = ListData<TabItem> & { searched?: number; counts?: unknown };

/** What fits in each place that is meant, and in how many windows that is. */
function* searchIn(slots: Slots, limit: number): Part<{ lists: Found[]; windows: number } | { problem: Text }> {
  const meant = yield* placesOf(slots);
  if ('problem' in meant) return meant;
  const calls = meant.places.flatMap((place) =>
    searchesFor(slots).map((filter) => look('list_tabs', { ...place, ...filter, limit })),
  );
  const lists = (calls.length > 0 ? yield* readAll(calls) : []) as Found[];
  const inEach = lists.map((list) => numberIn(list.counts, 'windows'));
  const windows = slots.window === 'others' ? inEach.reduce((sum, n) => sum + n, 0) : Math.max(0, ...inEach);
  return { lists, windows };
}

/** Nothing open fits. Where words or a site were looked for: where else they are. */
function* nothing(slots: Slots, searched: number): Script {
  const what = describe(slots, 'command_what_tabs');
  const everywhere = chip(text('command_chip_all_windows'), 'tabs.list', { ...slots, window: 'all' });
  const narrow = slots.window !== undefined && slots.window !== 'all' ? [everywhere] : [];
  const wanted = slots.words?.[0] ?? slots.sites?.[0];
  if (wanted === undefined)
    return answer(text('command_find_no_tab', { what, n: searched }), { count: 0, chips: narrow });
  const { bookmarks, history, visited } = yield* elsewhere(wanted);
  return answer(text('command_find_elsewhere', { what, n: searched, bookmarks, history, visited: String(visited) }), {
    count: 0,
    chips: [
      ...narrow,
      ...(bookmarks > 0
        ? [chip(text('command_chip_in_bookmarks', { words: wanted }), 'bookmarks.find', { words: [wanted] })]
        : []),
      ...(history > 0
        ? [chip(text('command_chip_in_history', { words: wanted }), 'history.find', { words: [wanted] })]
        : []),
    ],
  });
}

/** How many bookmarks and visited pages there are with these words. `visited`: the history may be looked at. */
export function* elsewhere(query: string): Part<{ bookmarks: number; history: number; visited: boolean }> {
  const list = yield* readPage<FoundItem>('find', { query, limit: 100 });
  const isIn = (item: FoundItem, kind: FoundItem['kind']) =>
    [item, ...(item.also ?? [])].some((one) => one.kind === kind);
  const left = list.not_searched;
  return {
    bookmarks: list.items.filter((item) => isIn(item, 'bookmark')).length,
    history: list.items.filter((item) => isIn(item, 'history')).length,
    visited: !(Array.isArray(left) && left.includes('history')),
  };
}

/** The filters of the searches that together give the selection. */
function searchesFor({ sites, words, states, days }: Slots): Record<string, unknown>[] {
  const filter = {
    ...(states?.includes('pinned') ? { pinned: true } : {}),
    ...(states?.includes('playing') ? { audible: true } : {}),
    ...(states?.includes('asleep') ? { discarded: true } : {}),
    ...(days === undefined ? {} : { unused_days: days }),
  };
  const subjects = [...(sites ?? []).map((site) => ({ site })), ...(words ?? []).map((query) => ({ query }))];
  return subjects.length === 0 ? [filter] : subjects.map((subject) => ({ ...filter, ...subject }));
}

type PlaceFilter = { window_id?: number; group_id?: number };

/** The windows and groups that are meant, by their ids: what is in one of them is there. */
export function* placesOf(slots: Slots): Part<{ places: PlaceFilter[] } | { problem: Text }> {
  const { window, wholeGroup } = slots;
  const current = window === 'this' || window === 'others' || wholeGroup ? yield* read('get_current_tab') : null;
  const here = numberIn(current, 'window_id');
  if (wholeGroup) {
    const id = fieldsOf(current).group_id;
    return { places: typeof id === 'number' ? [{ group_id: id }] : [] };
  }
  if (window === 'this') return { places: [{ window_id: here }] };
  if (slots.group === undefined && window !== 'others' && typeof window !== 'number') return { places: [{}] };
  const all = (yield* readList<TabItem>('list_tabs')).items;
  const problem = missingPlace(slots, all);
  if (problem) return { problem };
  if (window === 'others') return { places: windowIds(all).flatMap((id) => (id === here ? [] : [{ window_id: id }])) };
  const there = typeof window === 'number' ? { window_id: windowIds(all)[window - 1]! } : {};
  const groups = new Set(
    all.flatMap((tab) => (tab.group_id !== null && isInGroup(tab, slots, all) ? [tab.group_id] : [])),
  );
  return { places: slots.group === undefined ? [there] : [...groups].map((id) => ({ ...there, group_id: id })) };
}

/** "512 tabs in 6 windows: 143 asleep, 37 pinned, 4 playing." */
export function* countTabs(slots: Slots): Script {
  if (slots.by === 'window') return yield* listWindows();
  const found = yield* searchIn(slots, 0);
  if ('problem' in found) return answer(found.problem);
  const { lists, windows } = found;
  const counts = lists.map((list) => fieldsOf(fieldsOf(list).counts));
  const sum = (field: string) => counts.reduce((n, count) => n + numberIn(count, field), 0);
  const n = sum('tabs');
  return answer(
    text('command_find_count', {
      what: describe(slots, 'command_what_tabs', n),
      n,
      m: windows,
      asleep: sum('discarded'),
      pinned: sum('pinned'),
      playing: sum('audible'),
    }),
    { count: n },
  );
}

export function* listWindows(): Script {
  const list = yield* readPage<WindowItem>('list_windows', { limit: 50 });
  const tabs = list.items.reduce((sum, window) => sum + window.tabs, 0);
  const lines = list.items.slice(0, 5).map(windowRow);
  return answer([text('command_find_windows', { n: list.total, m: tabs }), ...lines], { count: list.total });
}

/** "Window 2: 14 tabs (most from github.com) (group Trip)". */
function windowRow({ number, tabs, sites, groups }: WindowItem): Text {
  const titles = groups.flatMap(({ title }) => (title ? [title] : []));
  const parts = [
    ...(sites[0] ? [text('command_find_window_site', { site: sites[0].site })] : []),
    ...(titles.length > 0 ? [text('command_find_window_groups', { n: titles.length, groups: titles })] : []),
  ];
  const row = text('command_find_window_row', { n: number, m: tabs });
  return parts.reduce((whole, part) => text('command_find_window_with', { whole, part }), row);
}

export function* listSites(): Script {
  const list = yield* readPage<Heap>('list_tabs', { group_by: 'site', limit: 10 });
  const top = list.items.find((heap) => heap.site);
  return answer(text('command_find_sites', { n: list.total, m: numberIn(list, 'searched') }), {
    count: list.total,
    chips: top?.site
      ? [
          chip(text('command_chip_show', { what: describe({ sites: [top.site] }, 'command_what_tabs') }), 'tabs.site', {
            sites: [top.site],
          }),
        ]
      : [],
  });
}
