import { type Text, text } from '@/src/contract/text.ts';
import { describe, titled } from '../script/describe.ts';
import { fieldsOf, type Heap, numberIn, type WindowItem } from '../script/items.ts';
import { readPage, readSites } from '../script/read-results.ts';
import { chip, found, type Script } from '../script/script.ts';
import { command, looking, said } from '../table/index.ts';
import { sameness } from './close-tab-commands.ts';
import { listable, listTabs, notOpen, searchIn } from './find-tab-commands.ts';

/** "512 tabs in 6 windows: 143 asleep, 37 pinned, 4 playing." */
command('tabs.count', 'find', 'read', {
  rule: [
    said('count', 'tabs', '', `sites words days by:window ${listable}`),
    said('count', 'things', 'sites', listable),
    said('list', 'tabs', 'by:window'),
  ],
  title: titled('command_find_count_title', 'command_what_tabs'),
  *run(slots, context) {
    if (slots.by === 'window') return yield* listWindows();
    const { lists, windows } = yield* searchIn(slots, context, { limit: 0 });
    const counts = lists.map((list) => fieldsOf(fieldsOf(list).counts));
    const sum = (field: string) => counts.reduce((n, count) => n + numberIn(count, field), 0);
    const n = sum('tabs');
    if (n === 0) return yield* notOpen(slots, numberIn(lists[0], 'searched'));
    const what = describe(slots, 'command_what_tabs', n);
    const states = { asleep: sum('discarded'), pinned: sum('pinned'), playing: sum('audible') };
    const fact = text('command_find_count', { what, n, m: windows, ...states });
    const isPart = slots.window !== undefined && slots.window !== 'all';
    const all = isPart ? yield* readPage('list_tabs', { limit: 0 }) : null;
    return found(n, [fact, all && text('command_find_count_all', { n: all.total })]);
  },
});

command('tabs.sites', 'find', 'read', {
  rule: [said('list count find', 'sites', '', 'window by:site'), said('list count', 'tabs', 'by:site', 'window')],
  title: 'command_find_sites_title',
  *run() {
    const { items, total, searched } = yield* readSites<Heap>('list_tabs');
    const sites = items.flatMap(({ site }) => site || []).slice(0, 1);
    const show = text('command_chip_show', { what: describe({ sites }, 'command_what_tabs') });
    const fact = text('command_find_sites', { n: total, m: Number(searched ?? 0) });
    return found(total, fact, sites.length > 0 && chip(show, 'tabs.site', { sites }));
  },
});

command('tabs.duplicates', 'find', 'read', {
  rule: [
    said(`${looking} count`, 'tabs things sites -', 'is:duplicate', 'window'),
    // All that are open twice, among which those are.
    said(`${looking} count`, 'tabs', 'is:duplicate words|sites', 'words sites window', { vague: true }),
  ],
  title: () => text('command_find_show', { what: text('command_what_duplicates', { n: 0 }) }),
  *run({ loose, words, sites }) {
    const kind = loose ? { loose } : {};
    const pages = yield* readPage('find_duplicate_tabs', { ...sameness(kind), limit: 50 });
    const [n, m, closable] = [pages.total, numberIn(pages, 'tabs'), numberIn(pages, 'closable')];
    const fact = n === 0 ? text('command_find_no_duplicates') : text('command_find_duplicates', { n, m });
    const close =
      closable > 0 &&
      !words &&
      !sites &&
      chip(text('command_chip_close_copies', { n: closable }), 'tabs.close-duplicates', kind);
    return found(n, fact, close, !loose && chip(text('command_chip_loosely'), 'tabs.duplicates', { loose: true }));
  },
});

command('windows.list', 'find', 'read', {
  rule: [said(`${looking} count`, 'windows'), said(looking, '- things windows', 'window')],
  title: 'command_find_windows_title',
  run: (slots, context) =>
    slots.window === undefined || slots.window === 'all' ? listWindows() : listTabs(slots, context),
});

function* listWindows(): Script {
  const { items, total } = yield* readPage('list_windows', { limit: 50 });
  const tabs = items.reduce((sum, window) => sum + window.tabs, 0);
  return found(total, [text('command_find_windows', { n: total, m: tabs }), ...items.slice(0, 5).map(windowRow)]);
}

/** "Window 2: 14 tabs (most from github.com) (group Trip)". */
function windowRow({ number, tabs, sites, groups }: WindowItem): Text {
  const titles = groups.flatMap(({ title }) => title || []);
  const parts = [
    ...sites.slice(0, 1).map(({ site }) => text('command_find_window_site', { site })),
    ...(titles.length > 0 ? [text('command_find_window_groups', { n: titles.length, groups: titles })] : []),
  ];
  const row = text('command_find_window_row', { n: number, m: tabs });
  return parts.reduce((whole, part) => text('command_find_window_with', { whole, part }), row);
}
