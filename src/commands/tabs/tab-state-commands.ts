import { isWebAddress } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import { describe } from '../script/describe.ts';
import { answer, none, write } from '../script/script.ts';
import { command, either, type Pattern, said, tabFilters, without } from '../table/index.ts';
import { changing, noneHere } from './change-tabs.ts';
import { pickTabs } from './pick-tabs.ts';

const filters = `${tabFilters} others side ref:this is:unused`;

command('tabs.sleep', 'tidy', 'write', {
  rule: [
    said('sleep', 'groups', 'ref:this', '', { adds: { wholeGroup: true } }),
    said('sleep', 'tabs things groups sites', '', filters),
    said('sleep', 'windows -', 'window', filters),
    said('sleep', '-', 'except|except:current', 'window'),
    said('sleep', '-', either(without(filters, 'words', 'window', 'except', 'except:current', 'any')), filters),
  ],
  ...changing({
    careful: true,
    tool: 'discard_tabs',
    spares: ['pinned', 'playing'],
    applies: (tab) => !tab.discarded && !tab.active,
    will: 'command_tidy_will_sleep',
    done: 'command_tidy_slept',
    none: 'command_tidy_none_awake',
  }),
});

/** Number of tabs above which those that change are shown first. */
const many = 20;

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

command('tabs.pin', 'tidy', 'write', {
  rule: [...on('pin'), ...on('unpin', { off: true }), said('unpin', '-', '', '', { adds: { off: true } })],
  ...changing(
    {
      tool: 'pin_tabs',
      args: { pinned: true },
      applies: (tab) => !tab.pinned,
      will: 'command_tidy_will_pin',
      done: 'command_tidy_pinned',
      none: 'command_tidy_none_to_pin',
    },
    {
      tool: 'pin_tabs',
      args: { pinned: false },
      applies: (tab) => tab.pinned,
      will: 'command_tidy_will_unpin',
      done: 'command_tidy_unpinned',
      none: 'command_tidy_none_to_unpin',
    },
  ),
});

/** Slots that say which tabs are meant. */
const selecting = ['sites', 'words', 'states', 'ref', 'group', 'tagged', 'others', 'side', 'wholeGroup'];

command('tabs.mute', 'tidy', 'write', {
  rule: [
    ...on('mute'),
    ...on('unmute', { off: true }),
    said('mute', '-'),
    said('unmute', '-', '', '', { adds: { off: true } }),
  ],
  ...changing(
    {
      window: 'all',
      tool: 'mute_tabs',
      args: { muted: true },
      // "Everything" is what can be heard; a site that was named shall stay silent later too.
      applies: (tab, slots) => tab.audible || selecting.some((slot) => slot in slots),
      will: 'command_tidy_will_mute',
      done: 'command_tidy_muted',
      none: 'command_tidy_none_to_mute',
    },
    // Unmutes tabs; the tool skips those not muted.
    {
      window: 'all',
      tool: 'mute_tabs',
      args: { muted: false },
      will: 'command_tidy_will_unmute',
      done: 'command_tidy_unmuted',
      none: 'command_tidy_none_to_mute',
    },
  ),
});

command('tabs.reload', 'tidy', 'write', {
  rule: [
    ...on('reload'),
    said('reload', '-', '', '', { bare: true, adds: { ref: { kind: 'this' } } }),
    said('reload', '-'),
    said('wake', 'tabs things groups sites -', 'is:asleep', filters),
    ...on('wake', { states: ['asleep'] }),
  ],
  ...changing({
    careful: true,
    tool: 'reload_tabs',
    spares: ['pinned', 'playing', 'current'],
    will: 'command_tidy_will_reload',
    done: 'command_tidy_reloaded',
    none: 'command_tidy_none_to_reload',
    many,
  }),
});

command('tabs.clone', 'tidy', 'write', {
  rule: [
    said('clone', '- tabs sites', 'ref:this|ref:it'),
    said('clone', '-', '', '', { adds: { ref: { kind: 'this' } } }),
    said('clone', 'tabs sites', 'sites|words|ref:list|group', filters),
    said('clone', '-', 'sites|words', '', { vague: true }),
  ],
  title: (slots) => text('command_tidy_will_clone', { what: describe(slots, 'command_what_tabs') }),
  /** Opens the addresses of tabs once more. */
  *run(slots, context) {
    const picked = yield* pickTabs(slots, context);
    const { tabs, notes, chips } = picked;
    if (tabs.length === 0) noneHere(slots, picked);
    const urls = tabs.flatMap(({ url }) => (isWebAddress(url) ? [url] : []));
    const what = describe(slots, 'command_what_tabs', urls.length);
    if (urls.length === 0) none(text('command_tidy_none_to_clone'));
    const will = text('command_tidy_will_clone', { what });
    const { count: n } = yield* write('open_tabs', { urls }, will, { plan: urls.length > many });
    return answer([text('command_tidy_cloned', { n }), ...notes], ...chips);
  },
});
