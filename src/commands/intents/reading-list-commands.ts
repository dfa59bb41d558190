import { text } from '@/src/contract/text.ts';
import { listReading, markRead, readLater, removeRead } from '../scripts/pages/reading-list-command.ts';
import type { CommandIntent } from './intent.ts';
import { looking, type Pattern, said, tabFilters, without } from './patterns.ts';

const pointing = 'ref:this|ref:list|ref:it';
/** What comes from the list is not put there. */
const filters = without(tabFilters, 'leaving:from');

const add: CommandIntent = {
  id: 'reading.add',
  group: 'save',
  effect: 'write',
  rule: [
    said('read-later', '- tabs things links reading', '', `${filters} ref:this later`),
    said('bookmark add set-aside', 'reading', '', `${filters} ref:this later`),
    said('bookmark add', '- tabs links things bookmarks', `${pointing} later`),
    said('bookmark', '-', 'later'),
    said('bookmark add', '- tabs links things bookmarks', 'to:reading', `${filters} ref:this`),
  ],
  title: ({ ref }) => text('command_reading_will_add', { n: ref === undefined || ref.kind === 'this' ? 1 : 0 }),
  run: readLater,
};

const list: CommandIntent = {
  id: 'reading.list',
  group: 'save',
  effect: 'read',
  rule: [said(`${looking} count open switch`, 'reading', '', 'leaving:from')],
  title: () => text('command_reading_title'),
  run: () => listReading(),
};

/** "Done with the first one", after a list that has it, is sure; "done with this" may be said of the tab. */
const marks = (verb: string, manner: Partial<Pattern> = {}): Pattern[][] => [
  said(verb, '- tabs things links reading', 'ref:this|ref:it', 'leaving:from', manner),
  said(verb, '- tabs things links reading', 'ref:list', 'leaving:from', { ...manner, named: true }),
  said(verb, '-', '', '', { ...manner, bare: true }),
];

const done: CommandIntent = {
  id: 'reading.done',
  group: 'save',
  effect: 'write',
  rule: [
    ...marks('done'),
    ...marks('unread', { adds: { unread: true } }),
    ...marks('said-done', { vague: true }),
    // What shall leave the list may be unread: marking it is proposed, never run as what was said.
    said('delete take-out carry add', 'reading', `${pointing} leaving:from`, '', { vague: true }),
  ],
  title: ({ ref, ...slots }) =>
    text('command_reading_will_mark', {
      n: ref === undefined || ref.kind === 'this' ? 1 : 0,
      read: String(!('unread' in slots)),
    }),
  run: markRead,
};

const remove: CommandIntent = {
  id: 'reading.remove',
  group: 'save',
  effect: 'destroy',
  rule: [
    said('delete take-out tidy add carry', 'reading - things tabs', 'is:read leaving:from'),
    said('delete take-out tidy empty', 'reading', 'is:read'),
    said('empty', 'reading'),
  ],
  title: ({ states }) =>
    text(states?.includes('read') ? 'command_reading_will_remove_read' : 'command_reading_will_empty', { n: 0 }),
  run: removeRead,
};

export const readingIntents = [add, list, done, remove];
