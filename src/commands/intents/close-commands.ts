import { type Text, text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { answer, chip } from '../script/script.ts';
import { closableTabs } from '../scripts/tabs/closable-tabs.ts';
import { closeDuplicates, closeOthers, closeTabs, closeThis, closeWindow } from '../scripts/tabs/close-tabs-command.ts';
import type { CommandIntent, Pattern } from './intent.ts';
import { tabFilters, without } from './patterns.ts';

const closing = (slots: Slots) => text('command_tidy_close', { what: describe(slots, 'command_what_tabs') });
/** "Remove it from the group" closes nothing: the tab only leaves it. */
const staying = (features: string[]): string[] => without(features, 'leaving:from');
/** Only "close" can do without a noun: what else could be closed. */
const closes = (needs: string[], allows = tabFilters, objects: Pattern['objects'] = ['tabs', 'things']): Pattern[] => [
  { verbs: ['delete'], objects: objects.filter((object) => object !== 'things'), needs, allows: staying(allows) },
  { verbs: ['close'], objects, needs, allows },
];

/** A command that closes what its slots select. */
const closeSelected = (id: string, phrase: Text, patterns: Pattern[]): CommandIntent => ({
  id,
  group: 'tidy',
  effect: 'destroy',
  phrase,
  patterns,
  title: closing,
  run: (slots, context) => closeTabs(id, slots, context),
});

const duplicates: CommandIntent = {
  id: 'tabs.close-duplicates',
  group: 'tidy',
  effect: 'destroy',
  phrase: text('command_phrase_tabs_close_duplicates'),
  patterns: [
    {
      verbs: ['dedupe'],
      objects: ['tabs', 'things', 'windows', null],
      allows: ['window', 'is:duplicate', 'except', 'except:current'],
    },
    {
      verbs: ['close', 'delete', 'tidy'],
      objects: ['tabs', 'things', null],
      needs: ['is:duplicate'],
      allows: ['window', 'except', 'except:current'],
    },
  ],
  title: () => text('command_tidy_close', { what: text('command_what_duplicates', { n: 0 }) }),
  run: closeDuplicates,
};

const site = closeSelected('tabs.close-site', text('command_phrase_tabs_close_site'), [
  ...closes(['sites']),
  { verbs: ['close'], objects: [null, 'sites'], needs: ['sites'], allows: tabFilters },
]);

const matching = closeSelected('tabs.close-matching', text('command_phrase_tabs_close_matching'), [
  ...closes(['words']),
  ...[
    'is:pinned',
    'is:playing',
    'is:asleep',
    'is:grouped',
    'is:ungrouped',
    'is:untagged',
    'tagged',
    'is:background',
  ].flatMap((feature) => closes([feature])),
  ...['ref:list', 'ref:it'].flatMap((feature) => closes([feature])),
  { verbs: ['close'], objects: [null, 'tabs'], needs: ['ref:list'], allows: tabFilters },
  { verbs: ['close'], objects: [null], needs: ['ref:it'] },
]);

const others: CommandIntent = {
  id: 'tabs.close-others',
  group: 'tidy',
  effect: 'destroy',
  phrase: text('command_phrase_tabs_close_others'),
  patterns: [
    ...['except', 'except:current'].map(
      (feature): Pattern => ({ verbs: ['close'], objects: ['tabs', 'things'], needs: [feature], allows: ['window'] }),
    ),
    {
      verbs: ['close'],
      objects: ['tabs', 'things', null],
      needs: ['others'],
      allows: ['window', 'except', 'ref:this'],
    },
    { verbs: ['delete'], objects: ['tabs'], needs: ['others'], allows: ['window', 'except'] },
  ],
  title: () => text('command_tidy_close_others'),
  run: closeOthers,
};

const side: CommandIntent = {
  id: 'tabs.close-side',
  group: 'tidy',
  effect: 'destroy',
  phrase: text('command_phrase_tabs_close_side'),
  patterns: [
    { verbs: ['close'], objects: ['tabs', 'things', null], needs: ['side'], allows: [...tabFilters, 'others'] },
    { verbs: ['delete'], objects: ['tabs'], needs: ['side'], allows: staying(tabFilters) },
    { verbs: ['delete'], objects: ['things'], needs: ['side'], allows: ['window'], vague: true },
  ],
  title: (slots) => text(slots.side === 'left' ? 'command_tidy_close_left' : 'command_tidy_close_right'),
  run: (slots, context) => closeTabs('tabs.close-side', { window: 'this', ...slots }, context),
};

const stale = closeSelected('tabs.close-stale', text('command_phrase_tabs_close_stale'), [
  { verbs: ['close'], objects: [null], needs: ['days'], allows: tabFilters },
  ...closes(['days']),
  { verbs: ['delete', 'tidy'], objects: ['tabs', 'things'], needs: ['days'], allows: staying(tabFilters) },
]);

const group = closeSelected('tabs.close-group', text('command_phrase_tabs_close_group'), [
  { verbs: ['delete'], objects: ['groups', 'tabs'], needs: ['group'], allows: ['window', 'except'] },
  {
    verbs: ['close'],
    objects: ['groups', 'tabs', 'things', null],
    needs: ['group'],
    allows: ['window', 'except', 'leaving:from'],
  },
  { verbs: ['close'], objects: ['tabs', 'things', null], needs: ['wholeGroup'], allows: tabFilters },
  { verbs: ['close'], objects: ['groups'], needs: ['ref:this'], allows: ['except'], adds: { wholeGroup: true } },
]);

const thisTab: CommandIntent = {
  id: 'tabs.close-this',
  group: 'tidy',
  effect: 'destroy',
  phrase: text('command_phrase_tabs_close_this'),
  patterns: [
    { verbs: ['close'], objects: ['tabs', 'sites', null], needs: ['ref:this'] },
    { verbs: ['delete'], objects: ['tabs'], needs: ['ref:this'] },
  ],
  title: () => text('command_tidy_close_this'),
  run: (_, context) => closeThis(context),
};

const window: CommandIntent = {
  id: 'windows.close',
  group: 'tidy',
  effect: 'destroy',
  phrase: text('command_phrase_windows_close'),
  patterns: [{ verbs: ['close'], objects: ['windows', null], needs: ['window:some'], allows: ['window'] }],
  title: closing,
  run: closeWindow,
};

/** "close all tabs": which ones is never guessed. */
const unclear: CommandIntent = {
  id: 'tabs.close-which',
  group: 'tidy',
  effect: 'read',
  phrase: text('command_tidy_close_which'),
  patterns: [
    { verbs: ['close', 'delete'], objects: ['tabs', 'windows'], allows: ['window', 'except'] },
    { verbs: ['close'], objects: ['things'], allows: ['window'] },
  ],
  title: () => text('command_tidy_close_which'),
  *run() {
    const options = [others, duplicates, stale].map((intent) => {
      const slots: Slots = intent === others ? { others: true } : intent === stale ? { days: 30 } : {};
      return chip(intent.title(slots), intent.id, { ...slots });
    });
    return { ...answer(text('command_tidy_close_which')), chips: options, choice: true };
  },
};

export const closeIntents = [duplicates, site, matching, others, side, stale, group, thisTab, window];
/** "Which tabs can I close?" Nothing is closed before one of them is chosen. */
const closable: CommandIntent = {
  id: 'tabs.closable',
  group: 'tidy',
  effect: 'read',
  phrase: text('command_closable_title'),
  patterns: [{ verbs: ['closable'], objects: ['tabs', 'things', null], vague: true }],
  title: () => text('command_closable_title'),
  run: closableTabs,
};

export const questions = [unclear, closable];
