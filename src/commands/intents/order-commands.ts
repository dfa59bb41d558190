import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { changeTabs, type TabChange } from '../scripts/tabs/change-tabs.ts';
import { bringHere, mergeWindows, toWindow } from '../scripts/tabs/move-tabs-command.ts';
import { sortTabs } from '../scripts/tabs/order-tabs.ts';
import type { CommandIntent, Pattern } from './intent.ts';
import { tabFilters, without } from './patterns.ts';

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
  phrase: text('command_phrase_tabs_ungroup'),
  patterns: [
    { verbs: ['ungroup'], objects: ['groups'], needs: ['ref:this'], adds: { wholeGroup: true } },
    { verbs: ['ungroup'], objects: ['tabs', 'groups', 'things', 'windows'], allows: [...tabFilters, 'ref:this'] },
    ...['ref:this', 'ref:list', 'ref:it', 'sites', 'group', 'wholeGroup', 'window'].map(
      (feature): Pattern => ({ verbs: ['ungroup'], objects: [null], needs: [feature], allows: tabFilters }),
    ),
    { verbs: ['ungroup'], objects: [null, 'groups'], needs: ['name'], allows: ['keepsTabs'], bare: true },
    { verbs: ['ungroup'], objects: [null] },
    { verbs: ['delete'], objects: ['groups'], allows: ['window'] },
    { verbs: ['delete', 'close', 'ungroup'], objects: ['groups'], needs: ['keepsTabs'], allows: ['window', 'group'] },
    {
      verbs: ['delete', 'close', 'ungroup'],
      objects: ['groups'],
      needs: ['keepsTabs', 'ref:this'],
      adds: { wholeGroup: true },
    },
    ...['leaving:out', 'leaving:from'].map(
      (feature): Pattern => ({
        verbs: ['delete', 'take-out', 'add', 'detach', 'switch', 'ungroup'],
        objects: ['tabs', 'groups', 'things', 'sites', null],
        needs: [feature],
        allows: [...without(tabFilters, 'tagged', 'any'), 'ref:this', 'wholeGroup'],
      }),
    ),
  ],
  title: (slots) => text('command_tidy_will_ungroup', { what: describe(groupNamed(slots), 'command_what_tabs') }),
  run: (slots, context) => changeTabs(ungrouping, groupNamed(slots), context),
};

const verbs = ['sort', 'organize', 'group', 'put'];
const sort: CommandIntent = {
  id: 'tabs.sort',
  group: 'tidy',
  effect: 'write',
  phrase: text('command_phrase_tabs_sort'),
  patterns: [
    ...['by:title', 'by:date'].map(
      (by): Pattern => ({ verbs, objects: ['tabs', 'things'], needs: [by], allows: ['window', 'others', 'reversed'] }),
    ),
    { verbs: ['sort', 'put'], objects: ['tabs', 'things'], needs: ['by:site'], allows: ['window', 'reversed'] },
    // "Tabs in alphabetical order".
    { verbs: ['wanted'], objects: ['tabs'], needs: ['by:title'], allows: ['window', 'reversed'] },
    ...['by:title', 'by:date', 'by:site'].map(
      (by): Pattern => ({ verbs: ['sort'], objects: [null], needs: [by], allows: ['reversed'], bare: true }),
    ),
    { verbs: ['sort'], objects: ['windows', null], needs: ['by:site', 'window'], allows: ['reversed'] },
    ...['by:title', 'by:date'].map(
      (by): Pattern => ({
        verbs: ['sort', 'organize'],
        objects: ['windows', null],
        needs: [by, 'window'],
        allows: ['reversed'],
      }),
    ),
  ],
  title: (slots) =>
    text('command_tidy_will_sort', {
      what: text('command_what_tabs', { n: 0 }),
      by: slots.by ?? 'date',
      reversed: String(slots.reversed ?? false),
    }),
  run: sortTabs,
};

const goal = ['to:window', 'window', 'newWindow', 'into'];
const moving = ['add', 'carry', 'switch', 'open', 'bookmark', 'group', 'detach', 'give'];
const selections = [
  'sites',
  'words',
  'days',
  'group',
  'wholeGroup',
  'tagged',
  'ref:this',
  'ref:list',
  'ref:it',
  'is:pinned',
  'is:playing',
  'is:background',
  'is:ungrouped',
  'is:grouped',
  'is:asleep',
];

const moveToWindow: CommandIntent = {
  id: 'tabs.to-window',
  group: 'tidy',
  effect: 'write',
  phrase: text('command_phrase_tabs_to_window'),
  patterns: [
    ...['to:window', 'newWindow'].flatMap((to): Pattern[] => [
      { verbs: [...moving, 'list'], objects: ['groups'], needs: [to, 'ref:this'], adds: { wholeGroup: true } },
      ...selections.map(
        (feature): Pattern => ({
          verbs: moving.filter((verb) => verb !== 'open' || feature === 'ref:this'),
          objects: ['tabs', 'groups', 'things', null],
          needs: [to, feature],
          allows: [...tabFilters, ...goal, 'ref:this'],
        }),
      ),
      ...['sites', 'words'].map(
        (feature): Pattern => ({
          verbs: ['open'],
          objects: ['tabs'],
          needs: [to, feature],
          allows: [...tabFilters, ...goal],
        }),
      ),
      // "I want the docs tabs in a window of their own", "this tab in a new window".
      ...selections.flatMap((feature): Pattern[] => [
        { verbs: ['create'], objects: ['tabs'], needs: [to, feature], allows: tabFilters },
        { verbs: ['wanted'], objects: ['tabs', null], needs: [to, feature], allows: tabFilters, vague: true },
      ]),
      {
        verbs: ['add', 'detach'],
        objects: ['tabs', 'things'],
        needs: [to],
        allows: ['window', 'except', 'except:current', 'others'],
      },
      { verbs: ['list'], objects: ['groups', 'tabs'], needs: [to, 'group'] },
    ]),
    ...selections.map(
      (feature): Pattern => ({
        verbs: ['detach'],
        objects: ['tabs', 'groups', 'things', null],
        needs: [feature],
        allows: tabFilters,
      }),
    ),
    // "Bring the youtube tabs here": this window is the goal.
    ...['sites', 'words', 'group'].map(
      (feature): Pattern => ({
        verbs: ['add'],
        objects: ['tabs', 'groups'],
        needs: [feature, 'window'],
        allows: tabFilters,
        adds: { bring: true },
      }),
    ),
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
  phrase: text('command_phrase_tabs_merge_windows'),
  patterns: [
    { verbs: ['merge', 'group', 'add', 'organize'], objects: ['windows'], allows: ['window', 'to:window', 'into'] },
    { verbs: ['merge', 'group', 'add'], objects: [null], needs: ['window'], allows: ['to:window', 'into'] },
    {
      verbs: ['add', 'merge', 'group', 'wanted', 'create'],
      objects: ['tabs', 'things'],
      needs: ['to:window', 'window'],
      allows: ['into'],
    },
    { verbs: ['merge'], objects: ['tabs', 'things'], needs: ['window'] },
    { verbs: ['add'], objects: ['tabs', 'things'], needs: ['window'] },
  ],
  title: () => text('command_tidy_merge_windows'),
  run: mergeWindows,
};

export const orderIntents = [ungroup, sort, moveToWindow, merge];
