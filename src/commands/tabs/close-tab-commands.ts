import { type Text, text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { actOnce, type Done } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import { type DuplicateItem, numberIn, type TabItem } from '../script/items.ts';
import { read, readList } from '../script/read-results.ts';
import { type Answer, answer, chip, choose, type Part, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { type Pattern, said, tabFilters, without } from '../table/command-pattern.ts';
import { inWindow, isExcepted, missingPlace, type Picked, pickTabs, windowCount } from './pick-tabs.ts';
import { remarks, wider } from './wider.ts';

const closing = (slots: Slots) => text('command_tidy_close', { what: describe(slots, 'command_what_tabs') });

/** Filters for "delete". Without "from a group", since "remove it from the group" closes nothing. */
const staying = without(tabFilters, 'leaving:from');

/** Patterns for closing: "delete" needs tabs, "close" may also mean things in general. */
const closes = (needs: string): Pattern[][] => [
  said('delete', 'tabs', needs, staying),
  said('close', 'tabs things', needs, tabFilters),
];

/** A command that closes what its slots select. */
const closeSelected = (id: string, rule: Pattern[][]) =>
  command(id, 'tidy', 'destroy', { rule, title: closing, run: (slots, context) => closeTabs(id, slots, context) });

const tabsCloseDuplicates = command('tabs.close-duplicates', 'tidy', 'destroy', {
  rule: [
    said('dedupe', 'tabs things windows -', '', 'window is:duplicate except except:current'),
    said('close delete tidy', 'tabs things -', 'is:duplicate', 'window except except:current'),
  ],
  title: () => text('command_tidy_close', { what: text('command_what_duplicates', { n: 0 }) }),
  run: closeDuplicates,
});

closeSelected('tabs.close-site', [...closes('sites'), said('close', '- sites', 'sites', tabFilters)]);

closeSelected('tabs.close-matching', [
  ...closes('words'),
  ...closes('is:pinned|is:playing|is:asleep|is:grouped|is:ungrouped|is:untagged|tagged|is:background'),
  ...closes('ref:list|ref:it'),
  said('close', '- tabs', 'ref:list', tabFilters),
  said('close', '-', 'ref:it'),
]);

const tabsCloseOthers = command('tabs.close-others', 'tidy', 'destroy', {
  rule: [
    said('close', 'tabs things', 'except|except:current', 'window'),
    said('close', 'tabs things -', 'others', 'window except ref:this'),
    said('delete', 'tabs', 'others', 'window except'),
  ],
  title: () => text('command_tidy_close_others'),
  run: closeOthers,
});

command('tabs.close-side', 'tidy', 'destroy', {
  rule: [
    said('close', 'tabs things -', 'side', `${tabFilters} others`),
    said('delete', 'tabs', 'side', staying),
    said('delete', 'things', 'side', 'window', { vague: true }),
  ],
  title: (slots) => text(slots.side === 'left' ? 'command_tidy_close_left' : 'command_tidy_close_right'),
  run: (slots, context) => closeTabs('tabs.close-side', { window: 'this', ...slots }, context),
});

const tabsCloseStale = closeSelected('tabs.close-stale', [
  said('close', '-', 'days', tabFilters),
  ...closes('days'),
  said('delete tidy', 'tabs things', 'days', staying),
]);

closeSelected('tabs.close-group', [
  said('delete', 'groups tabs', 'group', 'window except'),
  said('close', 'groups tabs things -', 'group', 'window except leaving:from'),
  said('close', 'tabs things -', 'wholeGroup', tabFilters),
  said('close', 'groups', 'ref:this', 'except', { adds: { wholeGroup: true } }),
]);

command('tabs.close-this', 'tidy', 'destroy', {
  rule: [said('close', 'tabs sites -', 'ref:this'), said('delete', 'tabs', 'ref:this')],
  title: () => text('command_tidy_close_this'),
  run: (_, context) => closeThis(context),
});

command('windows.close', 'tidy', 'destroy', {
  rule: [said('close', 'windows -', 'window:some', 'window')],
  title: closing,
  run: closeWindow,
});

/** Asks which tabs to close, for "close all tabs" and the like. */
command('tabs.close-which', 'tidy', 'read', {
  unlisted: true,
  rule: [said('close delete', 'tabs windows', '', 'window except'), said('close', 'things', '', 'window')],
  title: () => text('command_tidy_close_which'),
  *run() {
    const options = [tabsCloseOthers, tabsCloseDuplicates, tabsCloseStale].map((intent) => {
      const slots: Slots =
        intent === tabsCloseOthers ? { others: true } : intent === tabsCloseStale ? { days: 30 } : {};
      return chip(intent.title(slots), intent.id, { ...slots });
    });
    return { ...answer(text('command_tidy_close_which')), chips: options, choice: true };
  },
});

/** Closes what slots select in this window. What is pinned, playing or in front stays unless it was named. */
function* closeTabs(id: string, slots: Slots, context: CommandContext): Script {
  const found = yield* pickTabs(slots, context, { window: 'this', careful: true });
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const n = picked.tabs.length;
  if (n === 0) return noneToClose(id, slots, picked);
  const what = describe(slots, 'command_what_tabs', n);
  const will = text('command_tidy_will_close', { what, m: windowCount(picked.tabs) });
  const done = yield* actOnce('close_tabs', { tab_ids: picked.tabs.map((tab) => tab.id) }, will);
  return answer([closed(done, n), ...notes(slots, picked)], { count: n, chips: wider(id, slots, picked) });
}

/** Closes a window with all that is in it. */
function* closeWindow({ window = 'this' }: Slots, context: CommandContext): Script {
  const found = yield* pickTabs({ window }, context, { window: 'this', careful: false });
  if ('answer' in found) return found.answer;
  const { tabs } = found.picked;
  const what = describe({ window }, 'command_what_tabs', tabs.length);
  const will = text('command_tidy_will_close', { what, m: windowCount(tabs) });
  const done = yield* actOnce('close_tabs', { tab_ids: tabs.map(({ id }) => id) }, will);
  return answer(closed(done, tabs.length), { count: tabs.length });
}

/** The first line: how many went, or that the user kept them. */
export function closed(done: Done, asked: number): Text {
  switch (done.state) {
    case 'done':
      return done.count < asked
        ? text('command_tidy_closed_some', { n: done.count, m: asked - done.count })
        : text('command_tidy_closed', { n: done.count });
    case 'declined':
      return text('command_tidy_kept', { n: asked });
    case 'failed':
      return text('command_failed', { reason: done.reason });
    default:
      return done satisfies never;
  }
}

function noneToClose(id: string, slots: Slots, picked: Picked): Answer {
  const what = describe(slots, 'command_what_tabs');
  const where = slots.window === undefined && picked.elsewhere > 0 ? 'command_tidy_none_here' : 'command_find_no_tab';
  return answer([text(where, { what, n: picked.searched }), ...notes(slots, picked)], {
    count: 0,
    chips: wider(id, slots, picked),
  });
}

const notes = (slots: Slots, picked: Picked): Text[] => [
  ...(slots.days === undefined ? [] : [text('command_tidy_by_use')]),
  ...remarks(picked),
];

/** `ignore` for the tool. `loose`: tabs that differ only in fragment or tracking parameters are copies too. */
export const sameness = ({ loose }: { loose?: true }): { ignore?: string } => (loose ? { ignore: 'tracking' } : {});

/** Closes all copies but one of each page; the tool decides which one to keep. */
function* closeDuplicates(slots: Slots & { loose?: true }): Script {
  const pages = yield* readList<DuplicateItem>('find_duplicate_tabs', sameness(slots));
  const copies = pages.items.flatMap((page) => page.close);
  const ids = slots.except ? yield* notExcepted(copies, slots) : copies;
  if (ids.length === 0) {
    const open =
      pages.total > 0 ? text('command_tidy_copies_stay', { n: pages.total }) : text('command_find_no_duplicates');
    return answer(open, { count: 0 });
  }
  const there = slots.window === undefined || slots.window === 'all' ? null : yield* idsIn(slots.window, ids);
  if (there && 'problem' in there) return answer(there.problem);
  const here = there?.ids ?? ids;
  const windows = there?.windows ?? numberIn(pages, 'windows');
  if (here.length === 0) return answer(text('command_find_no_duplicates'), { count: 0 });
  const will = text('command_tidy_will_close', {
    what: text('command_what_duplicates', { n: here.length }),
    m: windows,
  });
  const done = yield* actOnce('close_tabs', { tab_ids: here }, will);
  return answer(closed(done, here.length), { count: here.length });
}

/** Ids without those that the sentence excepts. The tool itself spares pinned, playing and active tabs. */
function* notExcepted(ids: number[], slots: Slots): Part<number[]> {
  const current = (yield* read('get_current_tab')) as TabItem;
  const all = yield* readList<TabItem>('list_tabs');
  const stays = new Set(all.items.filter((tab) => isExcepted(tab, slots, current)).map((tab) => tab.id));
  return ids.filter((id) => !stays.has(id));
}

/** Filters tabs by window. */
function* idsIn(
  window: NonNullable<Slots['window']>,
  ids: number[],
): Part<{ ids: number[]; windows: number } | { problem: Text }> {
  const current = (yield* read('get_current_tab')) as TabItem;
  const all = (yield* readList<TabItem>('list_tabs')).items;
  const problem = missingPlace({ window }, all);
  if (problem) return { problem };
  const wanted = new Set(ids);
  const there = all.filter((tab) => wanted.has(tab.id) && inWindow(tab, window, current, all));
  return { ids: there.map((tab) => tab.id), windows: windowCount(there) };
}

/** Closes the tab in front: at once, unless a typing error was mended. */
function* closeThis(context: CommandContext): Script {
  const current = yield* read('get_current_tab');
  const id = numberIn(current, 'id');
  const done = yield* actOnce('close_tabs', { tab_ids: [id] }, text('command_tidy_close_this'), { this: context.sure });
  return answer(closed(done, 1));
}

/** Closes the others. After a change to a list, asks if the rest of the list or of the window is meant. */
function* closeOthers(slots: Slots, context: CommandContext): Script {
  const rest = context.list?.filter((item) => !context.used.has(item.id)) ?? [];
  if (slots.window === undefined && context.used.size > 0 && rest.length > 0 && !slots.except) {
    return choose(text('command_tidy_which_others'), [
      chip(text('command_tidy_others_of_list', { n: rest.length }), 'tabs.close-matching', { ref: { kind: 'others' } }),
      chip(text('command_tidy_others_of_window'), 'tabs.close-others', { others: true, window: 'this' }),
    ]);
  }
  return yield* closeTabs('tabs.close-others', { ...slots, others: true }, context);
}
