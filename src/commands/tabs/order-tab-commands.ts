import { siteOf } from '@/src/address/address.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { compareNames } from '@/src/text/compare-names.ts';
import { omit } from '@/src/text/omit.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { describe } from '../script/describe.ts';
import type { TabItem } from '../script/items.ts';
import { readList } from '../script/read-results.ts';
import { answer, ask, chip, none, type Part, type RunContext, write } from '../script/script.ts';
import { command, either, type Pattern, said, tabFilters, without } from '../table/index.ts';
import { allTabs, noneHere } from './change-tabs.ts';
import { idsOf, pickTabs } from './pick-tabs.ts';
import { checkPlace, windowCount, windowIds } from './tab-places.ts';

command('tabs.sort', 'tidy', 'write', {
  rule: [
    said('sort organize group', 'tabs things', 'by:title|by:date', 'window others reversed except'),
    said('sort', 'tabs things', 'by:site', 'window reversed except ref:list all is:ungrouped'),
    // "Tabs in alphabetical order".
    said('wanted', 'tabs', 'by:title', 'window reversed'),
    said('sort', '-', 'by:title|by:date|by:site', 'reversed is:ungrouped', { bare: true }),
    said('sort', 'windows -', 'by:site window', 'reversed is:ungrouped'),
    said('sort organize', 'windows -', 'by:title|by:date window', 'reversed'),
    said('sort organize', 'tabs groups', 'group by:title|by:date|by:site', 'reversed'),
    said('sort organize', 'groups', 'ref:this by:title|by:date|by:site', 'reversed', { adds: { wholeGroup: true } }),
  ],
  title: ({ by = 'date', reversed = false, ...slots }) => willSort(slots, 0, by, reversed),
  *run({ by: wanted, reversed = false, ...slots }, context) {
    const by = wanted === 'site' || wanted === 'title' ? wanted : 'date';
    const { tabs, notes, chips, all } = yield* pickTabs({ ...slots, by }, context);
    const moves = [...Map.groupBy(tabs, (tab) => tab.window_id)].flatMap(([window_id, there]) => {
      // Pinned tabs stay first, as they are.
      const loose = there.filter((tab) => !tab.pinned).sort((a, b) => a.index - b.index);
      const tab_ids = idsOf(sorted(loose, by, reversed));
      // Behind the tabs that are left alone; a group stays where it is.
      const isGroup = slots.group !== undefined || slots.wholeGroup === true;
      const others = all.filter((tab) => tab.window_id === window_id).length - loose.length;
      const index = isGroup ? loose[0]?.index : others;
      return tab_ids.join() === idsOf(loose).join() ? [] : [{ tab_ids, index }];
    });
    const n = tabs.length;
    if (moves.length === 0) none([text('command_tidy_is_sorted', { n, by }), ...notes], ...chips);
    // Tabs that are left alone change their places too, so the plan is shown.
    const how = slots.except || slots.states ? { plan: true } : {};
    yield* write('move_tabs', { moves }, willSort(slots, n, by, reversed), how);
    return answer([text('command_tidy_sorted', { n, by }), ...notes], ...chips);
  },
});

const willSort = (slots: Slots, n: number, by: string, reversed: boolean): Text =>
  text('command_tidy_will_sort', { what: describe(slots, 'command_what_tabs', n), by, reversed: String(reversed) });

const goal = 'to:window window newWindow into';

const moving = 'add carry switch open bookmark group detach';

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
    said('add', 'tabs groups things -', 'sites|words|group window', tabFilters, { adds: { bring: true } }),
  ],
  title(said) {
    const { to: _, newWindow: __, leaving: ___, window, into, ...slots } = said;
    const number = into ?? (typeof window === 'number' ? window : isToOther(said) ? -1 : 0);
    return text('command_tidy_will_move', { what: describe(slots, 'command_what_tabs'), number });
  },
  *run(said, context) {
    const { bring, newWindow, to, window, into, leaving, ...slots } = said;
    // A window after "to" is the target, any other one narrows the selection.
    const isGoal = into === undefined && !bring && to === 'window' && !newWindow && isOne(window);
    const isOther = into === undefined && isToOther(said);
    const isFromOther = window === 'others' && leaving === 'from';
    const isSource =
      isFromOther || (window !== undefined && !isGoal && !isOther && !(bring && typeof window !== 'number'));
    const goal = into ?? (isOther ? 'other' : bring || (isFromOther && !newWindow) ? 'this' : isGoal ? window : 'new');
    const selected = isFromOther ? omit(slots, 'ref') : slots;
    return answer(yield* gather(isSource ? { ...selected, window } : selected, goal, context));
  },
});

command('tabs.merge-windows', 'tidy', 'write', {
  rule: [
    said('merge group add organize', 'windows', '', 'window to:window into'),
    said('merge group', 'windows -', 'window:all count', 'window to:window into', { vague: true }),
    said('merge group add', '-', 'window', 'to:window into'),
    said('add merge group wanted create take-out', 'tabs things', 'to:window window', 'into all'),
    said('merge add', 'tabs things', 'window'),
  ],
  title: 'command_tidy_merge_windows',
  *run({ to, window, into, count }, context) {
    const open = yield* readList('list_tabs');
    const n = windowCount(open.items);
    if (n < 2) none(text('command_tidy_one_window'));
    if (count !== undefined && count !== n)
      ask(text('command_tidy_which_window'), [
        context.again(text('command_tidy_merge_windows'), { count: undefined }),
        chip(text('command_find_windows_title'), 'windows.list', {}),
      ]);
    const goal = into ?? (to === 'window' && isOne(window) ? window : 'this');
    const from = window === undefined || window === 'this' || goal === window ? 'all' : window;
    return answer([yield* gather({ window: from }, goal, context), text('command_tidy_apart')]);
  },
});

const toEdge = (verb: string, adds: Pattern['adds'] = {}): Pattern[][] => [
  said(verb, '- tabs sites', 'ref:this|ref:it', '', { adds }),
  said(verb, '-', '', '', { adds: { ...adds, ref: { kind: 'this' } } }),
  said(verb, 'tabs groups things sites', selections, without(tabFilters, 'window'), { adds }),
  said(verb, '-', 'sites|words', '', { adds, vague: true }),
];

command('tabs.to-edge', 'tidy', 'write', {
  rule: [...toEdge('to-start'), ...toEdge('to-end', { off: true })],
  title: ({ off, ...slots }) =>
    text('command_tidy_will_move_to_edge', { what: describe(slots, 'command_what_tabs'), end: String(off === true) }),
  /** Moves tabs to the start of their window, or with `off` to its end; pinned tabs stay before the others. */
  *run({ off, ...slots }, context) {
    const picked = yield* pickTabs(slots, context);
    const { tabs, notes, chips } = picked;
    if (tabs.length === 0) noneHere(slots, picked);
    const what = describe(slots, 'command_what_tabs', tabs.length);
    const end = String(off === true);
    const byWindow = [...Map.groupBy(tabs, ({ window_id }) => window_id)];
    const moves = byWindow.map(([window_id, together]) => ({
      tab_ids: idsOf(together.toSorted((a, b) => a.index - b.index)),
      ...(off ? { window_id } : { window_id, index: 0 }),
    }));
    const done = yield* write('move_tabs', { moves }, text('command_tidy_will_move_to_edge', { what, end }));
    return answer([text('command_tidy_moved_to_edge', { n: done.count, end }), ...notes], ...chips);
  },
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

/** Tabs of one window, given in their order, in the new one. One of several groups stays whole, where its first tab is. */
function sorted(tabs: TabItem[], by: Key, reversed: boolean): TabItem[] {
  const isOneGroup = tabs.every(({ group_id }) => group_id !== null && group_id === tabs[0]?.group_id);
  const units = Map.groupBy(tabs, ({ id, group_id }) =>
    group_id === null || isOneGroup ? `tab ${id}` : `group ${group_id}`,
  );
  const compare: Comparison = (a, b) => (reversed ? comparisons[by](b, a) : comparisons[by](a, b));
  return [...units.values()]
    .map((unit) => ({ unit, first: unit.toSorted(compare)[0]! }))
    .sort((a, b) => compare(a.first, b.first))
    .flatMap(({ unit }) => unit);
}

/** Target window: a new one, this one, the one beside it, or one by its number. */
type Goal = 'new' | 'this' | 'other' | number;

/** True if tabs are to go to the other window: "move this to my other window", "put the videos in the other window". */
const isToOther = ({ to, newWindow, window, leaving }: RunSlots): boolean =>
  window === 'others' && to === undefined && !newWindow && leaving === undefined;

const isOne = (window: Slots['window']): window is 'this' | number => window === 'this' || typeof window === 'number';

/** Moves what slots select in all windows into one window. Gives the line that says so. */
function* gather(slots: Slots, goal: Goal, context: RunContext): Part<Text> {
  const { tabs, current, all } = yield* pickTabs(slots, context, { window: 'all' });
  if (typeof goal === 'number') checkPlace({ window: goal }, all);
  const ids = windowIds(all);
  const other = goal === 'other' ? otherWindow(ids, current.window_id, slots, context) : windowOf(goal, ids, current);
  // "My other window", said of what is not in this one.
  const isHere = goal === 'other' && tabs.length > 0 && tabs.every((tab) => tab.window_id === other);
  const target = isHere ? current.window_id : other;
  const going = tabs.filter((tab) => tab.window_id !== target);
  const n = going.length;
  if (n === 0) {
    const key = tabs.length > 0 ? 'command_tidy_there_already' : 'command_find_no_tab';
    const line = text(key, { what: describe(slots, 'command_what_tabs', tabs.length), n: all.length });
    none(line, tabs.length === 0 && allTabs);
  }
  const number = target === null ? 0 : ids.indexOf(target) + 1;
  const will = text('command_tidy_will_move', { what: describe(slots, 'command_what_tabs', n), number });
  const where = target === null ? { new_window: true } : { window_id: target };
  const done = yield* write('move_tabs', { moves: [{ tab_ids: idsOf(going), ...where }] }, will, { plan: isHere });
  return text('command_tidy_moved', { n: done.count, number });
}

const windowOf = (goal: 'new' | 'this' | number, ids: number[], current: TabItem): number | null =>
  goal === 'new' ? null : goal === 'this' ? current.window_id : ids[goal - 1]!;

/** The one other window. Asks if there are several. */
function otherWindow(ids: number[], current: number, slots: Slots, context: RunContext): number {
  const others = ids.filter((id) => id !== current);
  const [first] = others;
  if (first === undefined) return none(text('command_tidy_one_window'));
  if (others.length === 1) return first;
  const what = describe(slots, 'command_what_tabs', 1);
  const moves = others.map((id) => {
    const number = ids.indexOf(id) + 1;
    return context.again(text('command_tidy_will_move', { what, number }), { window: undefined, into: number });
  });
  return ask(text('command_tidy_which_window'), moves);
}
