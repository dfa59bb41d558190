import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import type { Slots } from '../frame/command-frame.ts';
import { describe } from '../script/describe.ts';
import { type FoundItem, fieldsOf, type ListData, numberIn, type TabItem } from '../script/items.ts';
import { read, readAll, readList, readPage } from '../script/read-results.ts';
import { answer, chip, look, type Part, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { looking, said } from '../table/command-pattern.ts';
import { isInGroup, missingPlace, windowIds } from './pick-tabs.ts';

const show = (slots: Slots) => text('command_find_show', { what: describe(slots, 'command_what_tabs') });

export const listable = 'window group wholeGroup leaving:from is:pinned is:playing is:asleep';

command('tabs.list', 'find', 'read', {
  rule: [
    said(looking, 'tabs', '', listable),
    said(looking, 'things', 'window', listable),
    said('list', '-', 'is:pinned', listable),
    said(looking, '- things', 'wholeGroup', listable),
    said(looking, 'groups', 'ref:this', '', { adds: { wholeGroup: true } }),
    said(looking, 'groups', 'group', 'window leaving:from'),
  ],
  title: show,
  run: (slots) => listTabs(slots),
});

command('tabs.find', 'find', 'read', {
  rule: [
    said(looking, 'tabs', 'words', `sites days ${listable}`),
    said('find', '- things', 'words', `sites ${listable}`, { vague: true }),
    said('find', 'tabs', 'sites', `days ${listable}`, { one: true }),
  ],
  title: (slots) => text('command_find_find', { what: describe(inTitles(slots), 'command_what_tabs') }),
  run: (slots) => listTabs(inTitles(slots)),
});

/**
 * Searches titles for a name as in "where's the figma tab", since the page may be on another site. Hosts stay sites.
 */
function inTitles(slots: Slots): Slots {
  const { sites = [], words, ...others } = slots;
  const isNamed = words === undefined && sites.length > 0 && sites.every((site) => !site.includes('.'));
  return isNamed ? { ...others, words: sites } : slots;
}

command('tabs.site', 'find', 'read', {
  rule: [said(looking, 'tabs things', 'sites', `days ${listable}`), said('find', '-', 'sites', listable)],
  title: show,
  run: (slots) =>
    listTabs(slots, (n) => [
      chip(text('command_chip_close_n', { n }), 'tabs.close-site', {
        sites: slots.sites ?? [],
        window: slots.window ?? 'all',
      }),
      ...(slots.sites?.length === 1
        ? [chip(text('command_chip_titles_too', { words: slots.sites[0]! }), 'tabs.find', { words: slots.sites })]
        : []),
    ]),
});

command('tabs.playing', 'find', 'read', {
  rule: [said(`${looking} count`, 'tabs things sites -', 'is:playing', 'window')],
  title: (slots) => show(slots),
  run: (slots) => listTabs(slots, () => [chip(text('command_chip_mute'), 'tabs.mute', { states: ['playing'] })]),
});

command('tabs.stale', 'find', 'read', {
  rule: [said(`${looking} count`, 'tabs things -', 'days', `${listable} by:date`), said('list', 'tabs', 'by:date')],
  title: show,
  run: (slots) => {
    const age = { ...slots, days: slots.days ?? 14 };
    return listTabs(age, (n) => [
      chip(text('command_chip_sleep_n', { n }), 'tabs.sleep', { days: age.days, window: age.window ?? 'all' }),
      chip(text('command_chip_set_aside_n', { n }), 'tabs.set-aside', { days: age.days, window: age.window ?? 'all' }),
    ]);
  },
});

command('tabs.sleeping', 'find', 'read', {
  rule: [said(`${looking} count`, 'tabs things -', 'is:asleep', 'window')],
  title: show,
  run: (slots) =>
    listTabs(slots, () => [
      chip(text('command_chip_wake'), 'tabs.reload', { states: ['asleep'], window: slots.window ?? 'all' }),
    ]),
});

/** Rows of the tabs that slots select, and how many there are. `chips`: next steps when some were found. */
export function* listTabs(slots: Slots, chips: (n: number) => Chip[] = () => []): Script {
  const found = yield* searchIn(slots, 100);
  if ('problem' in found) return answer(found.problem);
  const { lists, windows } = found;
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  if (total === 0) return yield* nothing(slots, lists[0]?.searched ?? 0);
  // The sentence already names the window.
  const n = windows === 1 && slots.window !== undefined && slots.window !== 'all' ? 0 : windows;
  const fact = text('command_find_in_windows', { what: describe(slots, 'command_what_tabs', total), n });
  return answer(fact, { chips: chips(total), count: total });
}

type Found = ListData<TabItem> & { searched?: number; counts?: unknown };

/** Matching tabs in each place that is meant, and the number of windows. */
export function* searchIn(slots: Slots, limit: number): Part<{ lists: Found[]; windows: number } | { problem: Text }> {
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

/** Answer if no open tab matches. For words or a site it counts matches in bookmarks and history. */
function* nothing(slots: Slots, searched: number): Script {
  const what = describe(slots, 'command_what_tabs');
  const everywhere = chip(text('command_chip_all_windows'), 'tabs.list', { ...slots, window: 'all' });
  const narrow = slots.window !== undefined && slots.window !== 'all' ? [everywhere] : [];
  const wanted = slots.words?.[0] ?? slots.sites?.[0];
  if (wanted === undefined)
    return answer(text('command_find_no_tab', { what, n: searched }), { count: 0, chips: narrow });
  const { bookmarks, history, visited } = yield* foundElsewhere(wanted);
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

/** Number of bookmarks and visited pages with these words. `visited`: the history may be read. */
export function* foundElsewhere(query: string): Part<{ bookmarks: number; history: number; visited: boolean }> {
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

/** Filters of the searches whose results together are the selection. */
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

/** Filters for the windows and groups that are meant, by id. */
function* placesOf(slots: Slots): Part<{ places: PlaceFilter[] } | { problem: Text }> {
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
