import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import { answer, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { either, type Pattern, said, tabFilters, without } from '../table/command-pattern.ts';
import { changeTabs, type TabChange } from './change-tabs.ts';
import { pickTabs } from './pick-tabs.ts';
import { elsewhere, remarks, wider } from './wider.ts';

const sleepable = `${tabFilters} others side ref:this is:unused`;

command('tabs.sleep', 'tidy', 'write', {
  rule: [
    said('sleep', 'groups', 'ref:this', '', { adds: { wholeGroup: true } }),
    said('sleep', 'tabs things groups sites', '', sleepable),
    said('sleep', 'windows -', 'window', sleepable),
    said('sleep', '-', 'except|except:current', 'window'),
    said('sleep', '-', either(without(sleepable, 'words', 'window', 'except', 'except:current', 'any')), sleepable),
  ],
  title: (slots) => text('command_tidy_will_sleep', { what: describe(slots, 'command_what_tabs') }),
  run: (slots, context) => sleepTabs(slots, context),
});

/** Puts to sleep what slots select in this window and is awake. */
function* sleepTabs(slots: Slots, context: CommandContext): Script {
  const found = yield* pickTabs(slots, context, { window: 'this', careful: true });
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const awake = picked.tabs.filter((tab) => !tab.discarded && !tab.active);
  const { states: _, ...rest } = slots;
  const chips = wider('tabs.sleep', slots, picked);
  if (awake.length === 0) return answer([text('command_tidy_none_awake'), ...elsewhere(picked)], { count: 0, chips });
  const what = describe(rest, 'command_what_tabs', awake.length);
  const include = ['pinned', 'playing'].filter(
    (state) => slots.ref !== undefined || slots.states?.some((one) => one === state),
  );
  const done = yield* write(
    'discard_tabs',
    { tab_ids: awake.map((tab) => tab.id), ...(include.length > 0 ? { include } : {}) },
    text('command_tidy_will_sleep', { what }),
  );
  const n = done.count;
  return answer([text('command_tidy_slept', { n }), ...remarks(picked)], { count: n, chips });
}

const filters = `${tabFilters} ref:this others side is:unused`;

const narrowing =
  'sites days ref:list ref:it ref:this window group tagged others side is:playing is:pinned is:asleep is:grouped is:background';

/** "Mute the youtube tabs", "mute everything", "mute these", "mute this group". */
const on = (verbs: string, adds: Pattern['adds'] = {}): Pattern[][] => [
  said(verbs, 'tabs', 'ref:this', 'window', { adds }),
  said(verbs, 'groups', 'ref:this', '', { adds: { ...adds, wholeGroup: true } }),
  said(verbs, 'tabs things groups sites', '', filters, { adds }),
  said(verbs, '- windows', either(narrowing), without(filters, 'words'), { adds }),
  said(verbs, '-', 'except|except:current', 'window', { adds }),
  said(verbs, '-', 'sites words', '', { adds, vague: true }),
  said(verbs, '-', 'words', filters, { adds, vague: true }),
];

const narrowed = (slots: Slots): boolean =>
  ['sites', 'words', 'states', 'ref', 'group', 'tagged', 'others', 'side', 'wholeGroup'].some((key) => key in slots);

const pinning: TabChange = {
  id: 'tabs.pin',
  tool: 'pin_tabs',
  args: { pinned: true },
  window: 'this',
  applies: (tab) => !tab.pinned,
  will: 'command_tidy_will_pin',
  done: 'command_tidy_pinned',
  none: 'command_tidy_none_to_pin',
};

const unpinning: TabChange = {
  ...pinning,
  args: { pinned: false },
  applies: (tab) => tab.pinned,
  will: 'command_tidy_will_unpin',
  done: 'command_tidy_unpinned',
  none: 'command_tidy_none_to_unpin',
};

command('tabs.pin', 'tidy', 'write', {
  rule: [...on('pin'), ...on('unpin', { off: true }), said('unpin', '-', '', '', { adds: { off: true } })],
  title: (slots) =>
    text('off' in slots ? 'command_tidy_will_unpin' : 'command_tidy_will_pin', {
      what: describe(slots, 'command_what_tabs'),
    }),
  run: (slots, context) => changeTabs('off' in slots ? unpinning : pinning, slots, context),
});

const muting: TabChange = {
  id: 'tabs.mute',
  tool: 'mute_tabs',
  args: { muted: true },
  window: 'all',
  // "Everything" is what can be heard; a site that was named shall stay silent later too.
  applies: (tab, slots) => tab.audible || narrowed(slots),
  will: 'command_tidy_will_mute',
  done: 'command_tidy_muted',
  none: 'command_tidy_none_to_mute',
};

/** Unmutes tabs; the tool skips those not muted. */
const unmuting: TabChange = {
  ...muting,
  args: { muted: false },
  applies: () => true,
  will: 'command_tidy_will_unmute',
  done: 'command_tidy_unmuted',
  none: 'command_tidy_none_to_mute',
};

command('tabs.mute', 'tidy', 'write', {
  rule: [
    ...on('mute'),
    said('hush', '- tabs sites things', 'sites|is:playing', 'sites is:playing window'),
    ...on('unmute', { off: true }),
    said('mute', '-'),
    said('unmute', '-', '', '', { adds: { off: true } }),
  ],
  title: (slots) =>
    text('off' in slots ? 'command_tidy_will_unmute' : 'command_tidy_will_mute', {
      what: describe(slots, 'command_what_tabs'),
    }),
  run: (slots, context) => changeTabs('off' in slots ? unmuting : muting, slots, context),
});

const reloading: TabChange = {
  id: 'tabs.reload',
  tool: 'reload_tabs',
  window: 'this',
  careful: true,
  will: 'command_tidy_will_reload',
  done: 'command_tidy_reloaded',
  none: 'command_tidy_none_to_reload',
  many: 20,
};

command('tabs.reload', 'tidy', 'write', {
  rule: [
    ...on('reload'),
    said('reload', '-', '', '', { bare: true, adds: { ref: { kind: 'this' } } }),
    said('reload', '-'),
    said('wake', 'tabs things groups sites -', 'is:asleep', filters),
    ...on('wake', { states: ['asleep'] }),
  ],
  title: (slots) => text('command_tidy_will_reload', { what: describe(slots, 'command_what_tabs') }),
  run: (slots, context) => changeTabs(reloading, slots, context),
});
