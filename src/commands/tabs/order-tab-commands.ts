import { siteOf } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import { compareNames } from '@/src/text/compare-names.ts';
import type { Slots } from '../frame/command-frame.ts';
import { actOnce, notDone, write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import type { TabItem } from '../script/items.ts';
import { readList } from '../script/read-results.ts';
import { answer, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { either, said, tabFilters, without } from '../table/command-pattern.ts';
import { missingPlace, pickTabs, windowCount, windowIds } from './pick-tabs.ts';
import { elsewhere, wider } from './wider.ts';

const verbs = 'sort organize group put';

command('tabs.sort', 'tidy', 'write', {
  rule: [
    said(verbs, 'tabs things', 'by:title|by:date', 'window others reversed'),
    said('sort put', 'tabs things', 'by:site', 'window reversed'),
    // "Tabs in alphabetical order".
    said('wanted', 'tabs', 'by:title', 'window reversed'),
    said('sort', '-', 'by:title|by:date|by:site', 'reversed', { bare: true }),
    said('sort', 'windows -', 'by:site window', 'reversed'),
    said('sort organize', 'windows -', 'by:title|by:date window', 'reversed'),
  ],
  title: (slots) =>
    text('command_tidy_will_sort', {
      what: text('command_what_tabs', { n: 0 }),
      by: slots.by ?? 'date',
      reversed: String(slots.reversed ?? false),
    }),
  run: sortTabs,
});

const goal = 'to:window window newWindow into';

const moving = 'add carry switch open bookmark group detach give';

const to = 'to:window|newWindow';

const selections = either(
  'sites words days group wholeGroup tagged ref:this ref:list ref:it is:pinned is:playing is:background is:ungrouped is:grouped is:asleep',
);

command('tabs.to-window', 'tidy', 'write', {
  rule: [
    said(`${moving} list`, 'groups', `${to} ref:this`, '', { adds: { wholeGroup: true } }),
    said(without(moving, 'open'), 'tabs groups things -', `${to} ${selections}`, `${tabFilters} ${goal} ref:this`),
    said('open', 'tabs groups things -', `${to} ref:this`, `${tabFilters} ${goal}`),
    said('open', 'tabs', `${to} sites|words`, `${tabFilters} ${goal}`),
    // "I want the docs tabs in a window of their own", "this tab in a new window".
    said('create', 'tabs', `${to} ${selections}`, tabFilters),
    said('wanted', 'tabs -', `${to} ${selections}`, tabFilters, { vague: true }),
    said('add detach', 'tabs things', to, 'window except except:current others'),
    said('list', 'groups tabs', `${to} group`),
    said('detach', 'tabs groups things -', selections, tabFilters),
    // "Bring the youtube tabs here": this window is the goal.
    said('add', 'tabs groups', 'sites|words|group window', tabFilters, { adds: { bring: true } }),
  ],
  title: ({ to: _, newWindow: __, window, into, ...slots }) =>
    text('command_tidy_will_move', {
      what: describe(slots, 'command_what_tabs'),
      number: into ?? (typeof window === 'number' ? window : 0),
    }),
  run: (slots, context) => ('bring' in slots ? bringHere(slots, context) : toWindow(slots, context)),
});

command('tabs.merge-windows', 'tidy', 'write', {
  rule: [
    said('merge group add organize', 'windows', '', 'window to:window into'),
    said('merge group add', '-', 'window', 'to:window into'),
    said('add merge group wanted create take-out', 'tabs things', 'to:window window', 'into all'),
    said('merge', 'tabs things', 'window'),
    said('add', 'tabs things', 'window'),
  ],
  title: () => text('command_tidy_merge_windows'),
  run: mergeWindows,
});

type Key = 'site' | 'title' | 'date';

type Comparison = (a: TabItem, b: TabItem) => number;

const lastUsed = (tab: TabItem): number => Date.parse(tab.last_used ?? '1970-01-01');

const byTitle: Comparison = (a, b) => compareNames(a.title, b.title);

const comparisons: Record<Key, Comparison> = {
  title: byTitle,
  site: (a, b) => compareNames(siteOf(a.url), siteOf(b.url)) || byTitle(a, b),
  date: (a, b) => lastUsed(b) - lastUsed(a),
};

/** A window's tabs in their new order. A group stays whole, at the place of its first tab, and keeps its own order. */
function sorted(tabs: TabItem[], by: Key, reversed = false): TabItem[] {
  const inPlace = tabs.toSorted((a, b) => a.index - b.index);
  const units = [
    ...Map.groupBy(inPlace, (tab) => (tab.group_id === null ? `tab ${tab.id}` : `group ${tab.group_id}`)).values(),
  ];
  const compare: Comparison = (a, b) => (reversed ? comparisons[by](b, a) : comparisons[by](a, b));
  return units
    .map((unit) => ({ unit, first: unit.toSorted(compare)[0]! }))
    .sort((a, b) => compare(a.first, b.first))
    .flatMap(({ unit }) => unit);
}

/** Sorts each window that slots select. Pinned tabs stay first, as they are. */
function* sortTabs(slots: Slots, context: CommandContext): Script {
  const by: Key = slots.by === 'site' || slots.by === 'title' ? slots.by : 'date';
  const { by: _, reversed = false, ...selecting } = slots;
  const found = yield* pickTabs(selecting, context, { window: 'this', careful: false });
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const chips = wider('tabs.sort', slots, picked);
  const moves = [...Map.groupBy(picked.tabs, (tab) => tab.window_id).values()].flatMap((tabs) => {
    const pinned = tabs.filter((tab) => tab.pinned).length;
    const loose = tabs.filter((tab) => !tab.pinned);
    const order = sorted(loose, by, reversed);
    const before = loose.toSorted((a, b) => a.index - b.index);
    const isSorted = order.every((tab, at) => tab.id === before[at]?.id);
    return isSorted ? [] : [{ tab_ids: order.map((tab) => tab.id), index: pinned }];
  });
  const n = picked.tabs.length;
  if (moves.length === 0)
    return answer([text('command_tidy_is_sorted', { n, by }), ...elsewhere(picked)], { count: 0, chips });
  const will = text('command_tidy_will_sort', {
    what: describe(selecting, 'command_what_tabs', n),
    by,
    reversed: String(reversed),
  });
  const done = yield* actOnce('move_tabs', { moves }, will);
  const problem = notDone(done, text('command_left_as_is'));
  return answer([problem ?? text('command_tidy_sorted', { n, by }), ...(problem ? [] : elsewhere(picked))], {
    count: n,
    chips,
  });
}

/** Target window: a new one, this one, or one by its number. */
type Goal = 'new' | 'this' | number;

/** Moves the selection of all windows into one window. A window after "to" is the target. */
function* toWindow(slots: Slots, context: CommandContext): Script {
  const { newWindow, to, window, into, ...rest } = slots;
  if (into !== undefined) return yield* gather({ ...rest, ...(window === undefined ? {} : { window }) }, into, context);
  const named = to === 'window' && !newWindow && (window === 'this' || typeof window === 'number');
  const selecting = named || window === undefined ? rest : { ...rest, window };
  return yield* gather(selecting, named ? window : 'new', context);
}

/** "Bring the youtube tabs here", "… from window 2". */
function* bringHere({ window, ...rest }: Slots, context: CommandContext): Script {
  return yield* gather(typeof window === 'number' ? { ...rest, window } : rest, 'this', context);
}

/** Brings the tabs of all windows, or of one, into the one in front. */
function* mergeWindows({ to, window, into }: Slots, context: CommandContext): Script {
  const open = yield* readList<TabItem>('list_tabs');
  if (windowCount(open.items) < 2) return answer(text('command_tidy_one_window'), { count: 0 });
  const named = window === 'this' || typeof window === 'number';
  const goal = into ?? (to === 'window' && named ? window : 'this');
  const from = window === undefined || window === 'this' || goal === window ? 'all' : window;
  const merged = yield* gather({ window: from }, goal, context);
  return { ...merged, lines: [...merged.lines, text('command_tidy_apart')] };
}

function* gather(selecting: Slots, goal: Goal, context: CommandContext): Script {
  const found = yield* pickTabs(selecting, context, { window: 'all', careful: false });
  if ('answer' in found) return found.answer;
  const { tabs, current, all, searched } = found.picked;
  const problem = typeof goal === 'number' ? missingPlace({ window: goal }, all) : null;
  if (problem) return answer(problem);
  const ids = windowIds(all);
  const target = goal === 'new' ? null : goal === 'this' ? current.window_id : ids[goal - 1]!;
  const going = tabs.filter((tab) => tab.window_id !== target);
  const n = going.length;
  if (n === 0) {
    const none = tabs.length > 0 ? 'command_tidy_there_already' : 'command_find_no_tab';
    const what = describe(selecting, 'command_what_tabs', tabs.length);
    return answer(text(none, { what, n: searched }), { count: 0 });
  }
  const number = target === null ? 0 : ids.indexOf(target) + 1;
  const will = text('command_tidy_will_move', { what: describe(selecting, 'command_what_tabs', n), number });
  const where = target === null ? { new_window: true } : { window_id: target };
  const done = yield* write('move_tabs', { moves: [{ tab_ids: going.map((tab) => tab.id), ...where }] }, will);
  return answer(text('command_tidy_moved', { n: done.count, number }), {
    count: n,
  });
}
