import { type Text, text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { describe } from '../script/describe.ts';
import { type DuplicateItem, fieldsOf, type Heap, type ListData, numberIn, type WindowItem } from '../script/items.ts';
import { readPage } from '../script/read-results.ts';
import { answer, chip, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { looking, said } from '../table/command-pattern.ts';
import { sameness } from './close-tab-commands.ts';
import { listable, listTabs, searchIn } from './find-tab-commands.ts';

command('tabs.count', 'find', 'read', {
  rule: [
    said('count', 'tabs', '', `sites words days by:window ${listable}`),
    said('count', 'things', 'sites', listable),
    said('list', 'tabs', 'by:window'),
  ],
  title: (slots) => text('command_find_count_title', { what: describe(slots, 'command_what_tabs') }),
  run: countTabs,
});

command('tabs.sites', 'find', 'read', {
  rule: [
    said('list count find', 'sites', '', 'window by:site'),
    said('list count rank', 'tabs', 'by:site', 'window'),
    said('rank', 'sites', '', 'window by:site'),
  ],
  title: () => text('command_find_sites_title'),
  run: () => listSites(),
});

function* listDuplicates(slots: Slots & { loose?: true }): Script {
  const pages: ListData<DuplicateItem> = yield* readPage('find_duplicate_tabs', { ...sameness(slots), limit: 50 });
  const closable = numberIn(pages, 'closable');
  const n = pages.total;
  const kind = slots.loose ? { loose: true } : {};
  return answer(
    n === 0 ? text('command_find_no_duplicates') : text('command_find_duplicates', { n, m: numberIn(pages, 'tabs') }),
    {
      count: n,
      chips: [
        ...(closable > 0
          ? [chip(text('command_chip_close_copies', { n: closable }), 'tabs.close-duplicates', kind)]
          : []),
        ...(slots.loose ? [] : [chip(text('command_chip_loosely'), 'tabs.duplicates', { loose: true })]),
      ],
    },
  );
}

command('tabs.duplicates', 'find', 'read', {
  rule: [said(`${looking} count`, 'tabs things sites -', 'is:duplicate', 'window')],
  title: () => text('command_find_show', { what: text('command_what_duplicates', { n: 0 }) }),
  run: (slots) => listDuplicates(slots),
});

command('windows.list', 'find', 'read', {
  rule: [said(`${looking} count`, 'windows'), said(looking, '- things windows', 'window')],
  title: () => text('command_find_windows_title'),
  run: (slots) => (slots.window === undefined || slots.window === 'all' ? listWindows() : listTabs(slots)),
});

/** "512 tabs in 6 windows: 143 asleep, 37 pinned, 4 playing." */
function* countTabs(slots: Slots): Script {
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

function* listWindows(): Script {
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

function* listSites(): Script {
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
