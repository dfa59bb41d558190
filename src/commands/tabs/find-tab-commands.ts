import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { sameName } from '@/src/text/fold.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { describe, titled } from '../script/describe.ts';
import { foundAs, numberIn, type TabItem } from '../script/items.ts';
import { currentTab, eachOnce, readItems, readPage, readPages, totalOf } from '../script/read-results.ts';
import type { CommandContext, Optional, Part, RunContext, Script } from '../script/script.ts';
import { chip, choose, found, none, stop } from '../script/script.ts';
import { command, looking, type Pattern, said } from '../table/index.ts';
import { pickTabs, tabSearches } from './pick-tabs.ts';
import { checkPlace, inWindow, isInGroup, windowCount } from './tab-places.ts';

const show = titled('command_find_show', 'command_what_tabs');

export const listable = 'window group wholeGroup leaving:from is:pinned is:playing is:asleep is:grouped is:ungrouped';

type Run = (slots: RunSlots, context: RunContext) => Script;

/** Adds a command that lists the tabs its slots select. */
const listing = (id: string, rule: Pattern[][], run: Run = listTabs) =>
  command(id, 'find', 'read', { rule, title: show, run });

listing('tabs.list', [
  said(looking, 'tabs', '', listable),
  said(looking, 'things', 'window', listable),
  said('list', '-', 'is:pinned', listable),
  said(looking, '- things', 'wholeGroup', listable),
  said(looking, 'groups', 'ref:this', '', { adds: { wholeGroup: true } }),
  said(looking, 'groups', 'group', 'window leaving:from'),
]);

command('tabs.find', 'find', 'read', {
  rule: [
    said(looking, 'tabs', 'words', `sites days ${listable}`),
    said('find', '- things', 'words', `sites ${listable}`, { vague: true }),
    said('find', 'tabs', 'sites', `days ${listable}`, { one: true }),
  ],
  title: (slots) => text('command_find_find', { what: describe(inTitles(slots), 'command_what_tabs') }),
  *run(slots, context) {
    const wanted = inTitles(slots);
    const words = wanted.words?.join(' ');
    const saved =
      words && chip(text('command_chip_in_bookmarks', { words }), 'bookmarks.find', { words: wanted.words });
    return yield* listTabs(wanted, context, () => [saved]);
  },
});

/** Searches titles for a name ("where's the figma tab"), since the page may be on another site. Hosts stay sites. */
function inTitles(slots: Slots): Slots {
  const { sites = [], words, ...others } = slots;
  const isNamed = words === undefined && sites.length > 0 && sites.every((site) => !site.includes('.'));
  return isNamed ? { ...others, words: sites } : slots;
}

listing(
  'tabs.site',
  [said(looking, 'tabs things', 'sites', `days ${listable}`), said('find', '-', 'sites', listable)],
  ({ sites = [], window = 'all', ...slots }, context) =>
    listTabs({ ...slots, sites, window }, context, (n) => [
      chip(text('command_chip_close_n', { n }), 'tabs.close-site', { sites, window }),
      sites.length === 1 && chip(text('command_chip_titles_too', { words: sites }), 'tabs.find', { words: sites }),
    ]),
);

listing('tabs.playing', [said(`${looking} count`, 'tabs things sites -', 'is:playing', 'window')], (slots, context) =>
  listTabs(slots, context, () => [chip(text('command_chip_mute'), 'tabs.mute', { states: ['playing'] })]),
);

listing(
  'tabs.stale',
  [said(`${looking} count`, 'tabs things -', 'days', `${listable} by:date`), said('list', 'tabs', 'by:date')],
  ({ days = unusedDays, window = 'all', ...slots }, context) =>
    listTabs(
      { ...slots, days, window },
      context,
      (n) => [
        chip(text('command_chip_sleep_n', { n }), 'tabs.sleep', { days, window }),
        chip(text('command_chip_set_aside_n', { n }), 'tabs.set-aside', { days, window }),
      ],
      // "The oldest tabs": no number of days was said.
      days === unusedDays ? () => usedLongestAgo({ ...slots, window }, context) : undefined,
    ),
);

/** Days without use after which a tab is old, where no number is said. */
const unusedDays = 14;

/** Ends the command with the five tabs used longest ago to go to, since none is old. */
function* usedLongestAgo(slots: Slots, context: RunContext): Part<void> {
  const usedAt = ({ last_used }: TabItem) => Date.parse(last_used ?? '');
  const { tabs } = yield* pickTabs(slots, context);
  const used = tabs.filter(({ last_used, active }) => last_used !== null && !active);
  if (used.length === 0) return;
  const oldest = used.toSorted((a, b) => usedAt(a) - usedAt(b)).slice(0, 5);
  const going = oldest.map((tab) => {
    const label = text('command_find_used_at', { title: tab.title || tab.url, at: usedAt(tab) });
    return chip(label, 'tabs.switch', { ref: { kind: 'tab', id: tab.id } });
  });
  stop({ ...choose(text('command_find_none_stale', { n: unusedDays }), going), count: 0 });
}

listing(
  'tabs.sleeping',
  [said(`${looking} count`, 'tabs things -', 'is:asleep', 'window')],
  ({ window = 'all', ...slots }, context) =>
    listTabs({ ...slots, window }, context, () => [
      chip(text('command_chip_wake'), 'tabs.reload', { states: ['asleep'], window }),
    ]),
);

/** Rows of the tabs that slots select, with their number. `chips` are next steps, `ifNone` may end the command. */
export function* listTabs(
  slots: Slots,
  context: Pick<CommandContext, 'sitesOn'>,
  chips: (n: number) => Optional<Chip>[] = () => [],
  ifNone?: () => Part<void>,
): Script {
  const isOne = slots.window !== undefined && slots.window !== 'all';
  const { lists, windows } = yield* searchIn(slots, context);
  const count = totalOf(lists);
  const wide = isOne && chip(text('command_chip_all_windows'), 'tabs.list', { ...slots, window: 'all' });
  if (count === 0 && ifNone) yield* ifNone();
  if (count === 0 && isOne && (slots.words ?? slots.sites)) {
    const everywhere = { ...slots, window: 'all' } as const;
    const all = yield* searchIn(everywhere, context);
    const n = totalOf(all.lists);
    const what = describe(everywhere, 'command_what_tabs', n);
    const fact = text('command_find_in_windows', { what, n: all.windows });
    if (n > 0) return found(n, [text('command_find_not_there'), fact]);
  }
  if (count === 0) return yield* notOpen(slots, numberIn(lists[0], 'searched'), wide);
  // The sentence already names the window.
  const n = windows === 1 && isOne ? 0 : windows;
  const fact = text('command_find_in_windows', { what: describe(slots, 'command_what_tabs', count), n });
  return found(count, fact, ...chips(count));
}

/** Matching tabs in each place that is meant, and the number of windows that they are in. */
export function* searchIn(slots: Slots, context: Pick<CommandContext, 'sitesOn'>, paging: { limit?: number } = {}) {
  const { states = [], window } = slots;
  const state = {
    ...(states.includes('pinned') && { pinned: true }),
    ...(states.includes('playing') && { audible: true }),
    ...(states.includes('asleep') && { discarded: true }),
    ...(states.includes('grouped') && { grouped: true }),
    ...(states.includes('ungrouped') && { grouped: false }),
  };
  const filters = (yield* placesOf(slots)).flatMap((place) =>
    tabSearches(slots, context).map((filter) => ({ ...place, ...state, ...filter, ...paging })),
  );
  const lists = yield* readPages('list_tabs', filters);
  const inEach = lists.map((list) => numberIn(list.counts, 'windows'));
  const known = windowCount(eachOnce(lists).filter((row): row is TabItem => 'window_id' in row));
  return { lists, windows: window === 'others' ? inEach.reduce((sum, n) => sum + n, 0) : Math.max(known, ...inEach) };
}

/** Filters for the windows and groups that are meant, by id. */
function* placesOf(slots: Slots): Part<{ window_id?: number; group_id?: number | null }[]> {
  const { window = 'all', group, wholeGroup } = slots;
  if (window === 'all' && group === undefined && !wholeGroup) return [{}];
  const current = yield* currentTab();
  const { window_id, group_id } = current;
  if (wholeGroup) return group_id === null ? [] : [{ group_id }];
  if (window === 'this' && group === undefined) return [{ window_id }];
  const all = yield* readItems('list_tabs');
  checkPlace(slots, all);
  const there = all.filter(
    (tab) => inWindow(tab, window, current, all) && (group === undefined || isInGroup(tab, slots, all)),
  );
  const field = group === undefined ? 'window_id' : 'group_id';
  const ids = new Set(there.map((tab) => tab[field] ?? 0));
  return [...ids].sort((a, b) => a - b).map((id) => ({ [field]: id }));
}

/** Ends the command if no open tab matches. For words or a site it counts matches in bookmarks and history. */
export function* notOpen(slots: Slots, searched: number, ...wider: Optional<Chip>[]): Part<never> {
  const what = describe(slots, 'command_what_tabs');
  const words = slots.words?.[0] ?? slots.sites?.[0];
  if (words === undefined) return none(text('command_find_no_tab', { what, n: searched }), ...wider);
  const group = (yield* readItems('list_tabs')).find((tab) => sameName(tab.group ?? '', words))?.group;
  const inGroup = group && chip(show({ group }), 'tabs.list', { group });
  const { chips, counts } = yield* foundElsewhere(words);
  return none(text('command_find_elsewhere', { what, n: searched, ...counts }), ...wider, inGroup, ...chips);
}

/**
 * Number of bookmarks and visited pages with these words, and chips that show them. `visited`: the history was read.
 */
export function* foundElsewhere(words: string) {
  const { items, not_searched: left } = yield* readPage('find', { query: words });
  const bookmarks = foundAs('bookmark', items);
  const history = foundAs('history', items);
  const visited = String(!(Array.isArray(left) && left.includes('history')));
  return {
    counts: { bookmarks, history, visited },
    chips: [
      bookmarks > 0 && chip(text('command_chip_in_bookmarks', { words }), 'bookmarks.find', { words: [words] }),
      history > 0 && chip(text('command_chip_in_history', { words }), 'history.find', { words: [words] }),
    ],
  };
}
