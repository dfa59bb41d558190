import { type Text, text } from '@/src/contract/text.ts';
import { fold } from '@/src/text/fold.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { describe, titled } from '../script/describe.ts';
import { numberIn, type TabItem } from '../script/items.ts';
import { currentTab, readList } from '../script/read-results.ts';
import { answer, chip, choose, none, type RunContext, type Script, write } from '../script/script.ts';
import { command, type Pattern, said, tabFilters, without } from '../table/index.ts';
import { changeTabs, type TabChange } from './change-tabs.ts';
import { idsOf, isExcepted, pickTabs } from './pick-tabs.ts';
import { inWindow, windowCount } from './tab-places.ts';

const title = titled('command_tidy_close', 'command_what_tabs');

const closingCopies = () => text('command_tidy_close', { what: text('command_what_duplicates', { n: 0 }) });

/** Closes what slots select in this window. What is pinned, playing or in front stays unless it was named. */
const closing: TabChange = {
  careful: true,
  closes: true,
  tool: 'close_tabs',
  will: 'command_tidy_will_close',
  done: 'command_tidy_closed',
  some: 'command_tidy_closed_some',
  kept: 'command_tidy_kept',
  aged: 'command_tidy_by_use',
};

/** Filters for "delete". Without "from a group", since "remove it from the group" closes nothing. */
const staying = without(tabFilters, 'leaving:from');

/** Patterns for closing: "delete" needs tabs, "close" may also mean things in general. */
const closes = (needs: string): Pattern[][] => [
  said('delete', 'tabs', needs, staying),
  said('close', 'tabs things', needs, tabFilters),
];

const closeSelected = (id: string, rule: Pattern[][]) =>
  command(id, 'tidy', 'destroy', { rule, title, run: (slots, context) => changeTabs(closing, slots, context) });

command('tabs.close-duplicates', 'tidy', 'destroy', {
  rule: [
    said('dedupe', 'tabs things windows -', '', 'window is:duplicate except except:current sites words'),
    said('close delete tidy', 'tabs things -', 'is:duplicate', 'window except except:current'),
    said('close delete', 'tabs', 'is:duplicate sites|words', 'window except except:current'),
    said('close', '- things', 'is:duplicate sites|words', 'window except except:current'),
  ],
  title: closingCopies,
  run: closeDuplicates,
});

closeSelected('tabs.close-site', [...closes('sites'), said('close', '- sites', 'sites', tabFilters)]);

closeSelected('tabs.close-matching', [
  ...closes('words|tagged|ref:list|ref:it'),
  ...closes('is:pinned|is:playing|is:asleep|is:grouped|is:ungrouped|is:untagged|is:background'),
  said('close', '- tabs', 'ref:list', tabFilters),
  // "Close all the shopping except the kettle".
  said('close', '- tabs things', 'words except', tabFilters),
  said('close', '-', 'ref:it'),
]);

command('tabs.close-others', 'tidy', 'destroy', {
  rule: [
    said('close', 'tabs things', 'except|except:current', 'window'),
    said('close', 'tabs things -', 'others', 'window except ref:this'),
    said('delete', 'tabs', 'others', 'window except'),
  ],
  title: 'command_tidy_close_others',
  run: closeOthers,
});

command('tabs.close-side', 'tidy', 'destroy', {
  rule: [
    said('close', 'tabs things -', 'side', `${tabFilters} others`),
    said('delete', 'tabs', 'side', staying),
    said('delete', 'things', 'side', 'window', { vague: true }),
  ],
  title: (slots) => text(slots.side === 'left' ? 'command_tidy_close_left' : 'command_tidy_close_right'),
  run: (slots, context) => changeTabs(closing, { window: 'this', ...slots }, context),
});

closeSelected('tabs.close-stale', [
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
  title: 'command_tidy_close_this',
  *run(_, context) {
    const { id } = yield* currentTab();
    // At once, unless a typing error was mended.
    const how = { this: context.sure, kept: text('command_tidy_kept', { n: 1 }) };
    const done = yield* write('close_tabs', { tab_ids: [id] }, text('command_tidy_close_this'), how);
    return answer(closed(done.count, 1));
  },
});

command('windows.close', 'tidy', 'destroy', {
  rule: [said('close', 'windows -', 'window:some', 'window')],
  title,
  run: ({ window = 'this' }, context) => changeTabs({ ...closing, careful: false }, { window }, context),
});

/** Asks which tabs to close, for "close all tabs" and the like. */
command('tabs.close-which', 'tidy', 'read', {
  unlisted: true,
  rule: [said('close delete', 'tabs windows', '', 'window except'), said('close', 'things', '', 'window')],
  title: 'command_tidy_close_which',
  run: () =>
    choose(text('command_tidy_close_which'), [
      chip(text('command_tidy_close_others'), 'tabs.close-others', { others: true }),
      chip(closingCopies(), 'tabs.close-duplicates', {}),
      chip(title({ days: 30 }), 'tabs.close-stale', { days: 30 }),
    ]),
});

/** `ignore` for the tool. `loose`: tabs that differ only in fragment or tracking parameters are copies too. */
export const sameness = ({ loose }: RunSlots): { ignore?: string } => (loose ? { ignore: 'tracking' } : {});

/** The number of tabs that went, and of those that the user or the tool kept. */
export const closed = (count: number, asked: number): Text =>
  text(count < asked ? 'command_tidy_closed_some' : 'command_tidy_closed', { n: count, m: asked - count });

/** True for a tab that has a word of a name: "the barley paper" is that with barley in its title. */
const hasWordOf = ({ title }: TabItem, names: string[] = []): boolean =>
  names.some((name) => name.split(/\s+/).some((word) => word.length > 3 && fold(title).includes(fold(word))));

/**
 * Closes all copies but one of each page; the tool decides which one to keep. Copies that have only a part of the name
 * that was said are shown first.
 */
function* closeDuplicates(slots: RunSlots, context: RunContext): Script {
  const { window = 'all', except, words, sites } = slots;
  const pages = yield* readList('find_duplicate_tabs', sameness(slots));
  const copies = pages.items.flatMap((page) => page.close);
  const scope = { window, ...(except && { except }), ...(words && { words }), ...(sites && { sites }) };
  const isNarrow = window !== 'all' || Object.keys(scope).length > 1;
  const isCopy = ({ id }: TabItem) => copies.includes(id);
  const picked = isNarrow ? yield* pickTabs(scope, context, { closes: true }) : null;
  const named = picked?.tabs.filter(isCopy);
  const isNear = (tab: TabItem) =>
    isCopy(tab) &&
    hasWordOf(tab, words) &&
    inWindow(tab, window, picked!.current, picked!.all) &&
    !isExcepted(tab, scope, picked!.current, context);
  const near = picked?.tabs.length === 0 ? picked.all.filter(isNear) : [];
  const there = near.length > 0 ? near : named;
  const tab_ids = there ? idsOf(there) : copies;
  const n = tab_ids.length;
  if (copies.length === 0 && pages.total > 0) none(text('command_tidy_copies_stay', { n: pages.total }));
  const what = describe(scope, 'command_what_tabs');
  if (n === 0) none((words ?? sites) ? text('command_find_no_copies', { what }) : text('command_find_no_duplicates'));
  const will = text('command_tidy_will_close', {
    what: text('command_what_duplicates', { n }),
    m: there ? windowCount(there) : numberIn(pages, 'windows'),
  });
  const how = { plan: near.length > 0, kept: text('command_tidy_kept', { n }) };
  const done = yield* write('close_tabs', { tab_ids }, will, how);
  return answer(closed(done.count, n));
}

/** Closes the others. After a change to a list, asks if the rest of the list or of the window is meant. */
function* closeOthers(slots: Slots, context: RunContext): Script {
  const rest = context.list?.filter((item) => !context.used.has(item.id)) ?? [];
  if (slots.window === undefined && context.used.size > 0 && rest.length > 0 && !slots.except) {
    return choose(text('command_tidy_which_others'), [
      chip(text('command_tidy_others_of_list', { n: rest.length }), 'tabs.close-matching', { ref: { kind: 'others' } }),
      chip(text('command_tidy_others_of_window'), 'tabs.close-others', { others: true, window: 'this' }),
    ]);
  }
  return yield* changeTabs(closing, { ...slots, others: true }, context);
}
