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
};

/** "not used for 3 hours". */
function unused(days: number): Text {
  if (days >= 1) return text('command_what_unused', { n: Math.round(days) });
  const hours = days * 24;
  return hours >= 1
    ? text('command_what_unused_hours', { n: Math.round(hours) })
    : text('command_what_unused_minutes', { n: Math.max(1, Math.round(hours * 60)) });
}

/**
 * Describes a selection in words: "9 tabs from github, not used for 30 days". `n` 0: without a number.
 * `noun` is the key of a message with the plural.
 */
export function describe(slots: Slots, noun: MessageKey, n = 0): Text {
  const parts: Text[] = [
    ...(slots.sites ? [text('command_what_from', { sites: slots.sites })] : []),
    ...(slots.words ? [text('command_what_about', { words: slots.words })] : []),
    ...(slots.states ?? []).flatMap((state) => (stateKeys[state] ? [text(stateKeys[state], { n })] : [])),
    ...(slots.days === undefined
      ? []
      : slots.older
        ? [text('command_what_older', { n: Math.round(slots.days) })]
        : [unused(slots.days)]),
    ...(slots.group === undefined ? [] : [text('command_what_in_group', { group: slots.group })]),
    ...(slots.wholeGroup && !slots.leaving ? [text('command_what_in_this_group')] : []),
    ...(slots.folder === undefined ? [] : [text('command_what_in_folder', { folder: slots.folder })]),
    ...(slots.tagged?.length ? [text('command_what_tagged', { tags: slots.tagged })] : []),
    ...(slots.window === 'this' ? [text('command_what_this_window')] : []),
    ...(typeof slots.window === 'number' ? [text('command_what_window', { n: slots.window })] : []),
  ];
  return parts.reduce((whole, part) => text('command_what_joined', { whole, part }), text(noun, { n }));
}
