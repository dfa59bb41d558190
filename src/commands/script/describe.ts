import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import type { Slots, TabState } from '../frame/command-frame.ts';

const stateKeys: Partial<Record<TabState, MessageKey>> = {
  pinned: 'command_what_pinned',
  playing: 'command_what_playing',
  asleep: 'command_what_asleep',
  grouped: 'command_what_grouped',
  ungrouped: 'command_what_ungrouped',
  background: 'command_what_background',
  untagged: 'command_what_untagged',
  unsorted: 'command_what_unsorted',
  'not-open': 'command_what_not_open',
};

/** "not used for 3 hours". */
function unused(days: number): Text {
  if (days >= 1) return text('command_what_unused', { n: Math.round(days) });
  const hours = days * 24;
  return hours >= 1
    ? text('command_what_unused_hours', { n: Math.round(hours) })
    : text('command_what_unused_minutes', { n: Math.max(1, Math.round(hours * 60)) });
}

type Noun = `command_what_${'tabs' | 'tab' | 'bookmarks' | 'pages' | 'sites' | 'duplicates'}`;

/** Describes a selection: "9 tabs from github, not used for 30 days". `n` 0: without a number. */
export function describe(slots: Slots, noun: Noun, n = 0): Text {
  const { sites = [], words = [], states = [], tagged = [], days, group, folder, window } = slots;
  const parts = [
    sites.length > 0 && text('command_what_from', { sites }),
    words.length > 0 && text('command_what_about', { words }),
    ...states.map((state) => stateKeys[state] && text(stateKeys[state], { n })),
    days !== undefined && (slots.older ? text('command_what_older', { n: Math.round(days) }) : unused(days)),
    group !== undefined && text('command_what_in_group', { group }),
    slots.wholeGroup && !slots.leaving && text('command_what_in_this_group'),
    folder !== undefined && text('command_what_in_folder', { folder }),
    tagged.length > 0 && text('command_what_tagged', { tags: tagged }),
    window === 'this' && text('command_what_this_window'),
    typeof window === 'number' && text('command_what_window', { n: window }),
  ];
  return parts.reduce<Text>(
    (whole, part) => (part ? text('command_what_joined', { whole, part }) : whole),
    text(noun, { n }),
  );
}

/** A title, name or address as it is. */
export const plain = (words: string): Text => text('command_plain', { words });

/** A title that says what the slots select: "Sleep tabs from github". */
export const titled =
  (key: MessageKey, noun: Noun) =>
  (slots: Slots, n = 0): Text =>
    text(key, { what: describe(slots, noun, n) });
