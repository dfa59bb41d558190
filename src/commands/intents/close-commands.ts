import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { answer, chip } from '../script/script.ts';
import { closableTabs } from '../scripts/tabs/closable-tabs.ts';
import { closeDuplicates, closeOthers, closeTabs, closeThis, closeWindow } from '../scripts/tabs/close-tabs-command.ts';
import type { CommandIntent } from './intent.ts';
import { type Pattern, said, tabFilters, without } from './patterns.ts';

const closing = (slots: Slots) => text('command_tidy_close', { what: describe(slots, 'command_what_tabs') });
/** Filters of "delete", without the group that a tab only leaves: "remove it from the group" closes nothing. */
const staying = without(tabFilters, 'leaving:from');
/** "Close tabs …". Only tabs are deleted, "everything" is closed. */
const closes = (needs: string): Pattern[][] => [
  said('delete', 'tabs', needs, staying),
  said('close', 'tabs things', needs, tabFilters),
];

/** A command that closes what its slots select. */
const closeSelected = (id: string, rule: Pattern[][]): CommandIntent => ({
  id,
  group: 'tidy',
  effect: 'destroy',
  rule,
  title: closing,
  run: (slots, context) => closeTabs(id, slots, context),
});

const duplicates: CommandIntent = {
  id: 'tabs.close-duplicates',
  group: 'tidy',
  effect: 'destroy',
  rule: [
    said('dedupe', 'tabs things windows -', '', 'window is:duplicate except except:current'),
    said('close delete tidy', 'tabs things -', 'is:duplicate', 'window except except:current'),
  ],
  title: () => text('command_tidy_close', { what: text('command_what_duplicates', { n: 0 }) }),
  run: closeDuplicates,
};

const site = closeSelected('tabs.close-site', [...closes('sites'), said('close', '- sites', 'sites', tabFilters)]);

const matching = closeSelected('tabs.close-matching', [
  ...closes('words'),
  ...closes('is:pinned|is:playing|is:asleep|is:grouped|is:ungrouped|is:untagged|tagged|is:background'),
  ...closes('ref:list|ref:it'),
  said('close', '- tabs', 'ref:list', tabFilters),
  said('close', '-', 'ref:it'),
]);

const others: CommandIntent = {
  id: 'tabs.close-others',
  group: 'tidy',
  effect: 'destroy',
  rule: [
    said('close', 'tabs things', 'except|except:current', 'window'),
    said('close', 'tabs things -', 'others', 'window except ref:this'),
    said('delete', 'tabs', 'others', 'window except'),
  ],
  title: () => text('command_tidy_close_others'),
  run: closeOthers,
};

const side: CommandIntent = {
  id: 'tabs.close-side',
  group: 'tidy',
  effect: 'destroy',
  rule: [
    said('close', 'tabs things -', 'side', `${tabFilters} others`),
    said('delete', 'tabs', 'side', staying),
    said('delete', 'things', 'side', 'window', { vague: true }),
  ],
  title: (slots) => text(slots.side === 'left' ? 'command_tidy_close_left' : 'command_tidy_close_right'),
  run: (slots, context) => closeTabs('tabs.close-side', { window: 'this', ...slots }, context),
};

const stale = closeSelected('tabs.close-stale', [
  said('close', '-', 'days', tabFilters),
  ...closes('days'),
  said('delete tidy', 'tabs things', 'days', staying),
]);

const group = closeSelected('tabs.close-group', [
  said('delete', 'groups tabs', 'group', 'window except'),
  said('close', 'groups tabs things -', 'group', 'window except leaving:from'),
  said('close', 'tabs things -', 'wholeGroup', tabFilters),
  said('close', 'groups', 'ref:this', 'except', { adds: { wholeGroup: true } }),
]);

const thisTab: CommandIntent = {
  id: 'tabs.close-this',
  group: 'tidy',
  effect: 'destroy',
  rule: [said('close', 'tabs sites -', 'ref:this'), said('delete', 'tabs', 'ref:this')],
  title: () => text('command_tidy_close_this'),
  run: (_, context) => closeThis(context),
};

const window: CommandIntent = {
  id: 'windows.close',
  group: 'tidy',
  effect: 'destroy',
  rule: [said('close', 'windows -', 'window:some', 'window')],
  title: closing,
  run: closeWindow,
};

/** "close all tabs": which ones is never guessed. */
const unclear: CommandIntent = {
  id: 'tabs.close-which',
  group: 'tidy',
  effect: 'read',
  rule: [said('close delete', 'tabs windows', '', 'window except'), said('close', 'things', '', 'window')],
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
  rule: [said('closable', 'tabs things -', '', '', { vague: true })],
  title: () => text('command_closable_title'),
  run: closableTabs,
};

export const questions = [unclear, closable];
