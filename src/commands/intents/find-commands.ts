import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { type DuplicateItem, type ListData, numberIn } from '../script/items.ts';
import { readPage } from '../script/read-results.ts';
import { answer, chip, type Script } from '../script/script.ts';
import { sameness } from '../scripts/tabs/close-tabs-command.ts';
import { countTabs, listSites, listTabs, listWindows } from '../scripts/tabs/list-tabs-command.ts';
import { switchTab, switchToId, switchToWindow } from '../scripts/tabs/switch-tab.ts';
import type { CommandIntent } from './intent.ts';
import { looking, said } from './patterns.ts';

const show = (slots: Slots) => text('command_find_show', { what: describe(slots, 'command_what_tabs') });
const listable = 'window group wholeGroup leaving:from is:pinned is:playing is:asleep';

const count: CommandIntent = {
  id: 'tabs.count',
  group: 'find',
  effect: 'read',
  rule: [
    said('count', 'tabs', '', `sites words days by:window ${listable}`),
    said('count', 'things', 'sites', listable),
    said('list', 'tabs', 'by:window'),
  ],
  title: (slots) => text('command_find_count_title', { what: describe(slots, 'command_what_tabs') }),
  run: countTabs,
};

const list: CommandIntent = {
  id: 'tabs.list',
  group: 'find',
  effect: 'read',
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
};

const find: CommandIntent = {
  id: 'tabs.find',
  group: 'find',
  effect: 'read',
  rule: [
    said(looking, 'tabs', 'words', `sites days ${listable}`),
    said('find', '- things', 'words', `sites ${listable}`, { vague: true }),
    said('find', 'tabs', 'sites', `days ${listable}`, { one: true }),
  ],
  title: (slots) => text('command_find_find', { what: describe(inTitles(slots), 'command_what_tabs') }),
  run: (slots) => listTabs(inTitles(slots)),
};

/** "Where's the figma tab": one page is looked for, and may stand on another site. A host is looked for as a site. */
function inTitles(slots: Slots): Slots {
  const { sites = [], words, ...others } = slots;
  const isNamed = words === undefined && sites.length > 0 && sites.every((site) => !site.includes('.'));
  return isNamed ? { ...others, words: sites } : slots;
}

const switching: CommandIntent = {
  id: 'tabs.switch',
  group: 'find',
  effect: 'write',
  rule: [
    said('switch open', '- tabs', 'sites', 'words'),
    said('switch reach', 'tabs sites', 'words', 'sites'),
    said('open', 'tabs', 'words', 'sites', { vague: true }),
    said('reach', 'tabs', 'sites', 'words'),
    said('switch', '-', 'words', 'sites', { vague: true, named: true, definite: true }),
    said('switch', '-', 'words', 'sites', { vague: true }),
    said('switch', '- windows', 'window'),
    said('switch open', '- tabs', 'ref:list'),
    said('switch', '- tabs', 'ref:it'),
  ],
  title: (slots) => text('command_find_switch_title', { what: describe(slots, 'command_what_tab') }),
  run: (slots, context) => {
    const ref: { kind: string; id?: number } | undefined = slots.ref;
    if (typeof slots.window === 'number' && !slots.words && !slots.sites) return switchToWindow(slots.window);
    return ref?.kind === 'tab' && ref.id !== undefined ? switchToId(ref.id) : switchTab(slots, context);
  },
};

const site: CommandIntent = {
  id: 'tabs.site',
  group: 'find',
  effect: 'read',
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
};

const sites: CommandIntent = {
  id: 'tabs.sites',
  group: 'find',
  effect: 'read',
  rule: [
    said('list count find', 'sites', '', 'window by:site'),
    said('list count rank', 'tabs', 'by:site', 'window'),
    said('rank', 'sites', '', 'window by:site'),
  ],
  title: () => text('command_find_sites_title'),
  run: () => listSites(),
};

const playing: CommandIntent = {
  id: 'tabs.playing',
  group: 'find',
  effect: 'read',
  rule: [said(`${looking} count`, 'tabs things sites -', 'is:playing', 'window')],
  title: (slots) => show(slots),
  run: (slots) => listTabs(slots, () => [chip(text('command_chip_mute'), 'tabs.mute', { states: ['playing'] })]),
};

const stale: CommandIntent = {
  id: 'tabs.stale',
  group: 'find',
  effect: 'read',
  rule: [said(`${looking} count`, 'tabs things -', 'days', `${listable} by:date`), said('list', 'tabs', 'by:date')],
  title: show,
  run: (slots) => {
    const age = { ...slots, days: slots.days ?? 14 };
    return listTabs(age, (n) => [
      chip(text('command_chip_sleep_n', { n }), 'tabs.sleep', { days: age.days, window: age.window ?? 'all' }),
      chip(text('command_chip_set_aside_n', { n }), 'tabs.set-aside', { days: age.days, window: age.window ?? 'all' }),
    ]);
  },
};

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

const duplicates: CommandIntent = {
  id: 'tabs.duplicates',
  group: 'find',
  effect: 'read',
  rule: [said(`${looking} count`, 'tabs things sites -', 'is:duplicate', 'window')],
  title: () => text('command_find_show', { what: text('command_what_duplicates', { n: 0 }) }),
  run: (slots) => listDuplicates(slots),
};

const windows: CommandIntent = {
  id: 'windows.list',
  group: 'find',
  effect: 'read',
  rule: [said(`${looking} count`, 'windows'), said(looking, '- things windows', 'window')],
  title: () => text('command_find_windows_title'),
  run: (slots) => (slots.window === undefined || slots.window === 'all' ? listWindows() : listTabs(slots)),
};

const sleeping: CommandIntent = {
  id: 'tabs.sleeping',
  group: 'find',
  effect: 'read',
  rule: [said(`${looking} count`, 'tabs things -', 'is:asleep', 'window')],
  title: show,
  run: (slots) =>
    listTabs(slots, () => [
      chip(text('command_chip_wake'), 'tabs.reload', { states: ['asleep'], window: slots.window ?? 'all' }),
    ]),
};

export const findIntents = [count, list, find, switching, site, sites, playing, stale, duplicates, windows, sleeping];
