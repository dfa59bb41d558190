import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { changeTabs, type TabChange } from '../scripts/tabs/change-tabs.ts';
import { bringHere, mergeWindows, toWindow } from '../scripts/tabs/move-tabs-command.ts';
import { sortTabs } from '../scripts/tabs/order-tabs.ts';
import type { CommandIntent } from './intent.ts';
import { either, said, tabFilters, without } from './patterns.ts';

const ungrouping: TabChange = {
  id: 'tabs.ungroup',
  tool: 'ungroup_tabs',
  window: 'this',
  wordsNameGroups: true,
  applies: (tab) => tab.group_id !== null,
  will: 'command_tidy_will_ungroup',
  done: 'command_tidy_ungrouped',
  none: 'command_tidy_none_grouped',
};

/** "Ungroup Trip" names the group. */
const groupNamed = ({ name, ...slots }: Slots): Slots =>
  withoutGroup(name === undefined ? slots : { ...slots, group: name });

/** "Take this tab out of this group": the tab alone. */
const withoutGroup = ({ wholeGroup, ...slots }: Slots): Slots =>
  wholeGroup && !(slots.leaving && slots.ref) ? { ...slots, wholeGroup } : slots;

const ungroup: CommandIntent = {
  id: 'tabs.ungroup',
  group: 'tidy',
  effect: 'write',
  rule: [
    said('ungroup', 'groups', 'ref:this', '', { adds: { wholeGroup: true } }),
    said('ungroup', 'tabs groups things windows', '', `${tabFilters} ref:this`),
    said('ungroup', '-', 'ref:this|ref:list|ref:it|sites|group|wholeGroup|window', tabFilters),
    said('ungroup', '- groups', 'name', 'keepsTabs', { bare: true }),
    said('ungroup', '-'),
    said('delete', 'groups', '', 'window'),
    said('delete close ungroup', 'groups', 'keepsTabs', 'window group'),
    said('delete close ungroup', 'groups', 'keepsTabs ref:this', '', { adds: { wholeGroup: true } }),
    said(
      'delete take-out add detach switch ungroup',
      'tabs groups things sites -',
      'leaving:out|leaving:from',
      `${without(tabFilters, 'tagged', 'any')} ref:this wholeGroup`,
    ),
  ],
  title: (slots) => text('command_tidy_will_ungroup', { what: describe(groupNamed(slots), 'command_what_tabs') }),
  run: (slots, context) => changeTabs(ungrouping, groupNamed(slots), context),
};

const verbs = 'sort organize group put';
const sort: CommandIntent = {
  id: 'tabs.sort',
  group: 'tidy',
  effect: 'write',
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
};

const goal = 'to:window window newWindow into';
const moving = 'add carry switch open bookmark group detach give';
const to = 'to:window|newWindow';
const selections = either(
  'sites words days group wholeGroup tagged ref:this ref:list ref:it is:pinned is:playing is:background is:ungrouped is:grouped is:asleep',
);

const moveToWindow: CommandIntent = {
  id: 'tabs.to-window',
  group: 'tidy',
  effect: 'write',
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
};

const merge: CommandIntent = {
  id: 'tabs.merge-windows',
  group: 'tidy',
  effect: 'write',
  rule: [
    said('merge group add organize', 'windows', '', 'window to:window into'),
    said('merge group add', '-', 'window', 'to:window into'),
    said('add merge group wanted create', 'tabs things', 'to:window window', 'into'),
    said('merge', 'tabs things', 'window'),
    said('add', 'tabs things', 'window'),
  ],
  title: () => text('command_tidy_merge_windows'),
  run: mergeWindows,
};

export const orderIntents = [ungroup, sort, moveToWindow, merge];
