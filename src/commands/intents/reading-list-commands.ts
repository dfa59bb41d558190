import { text } from '@/src/contract/text.ts';
import { listReading, markRead, readLater, removeRead } from '../scripts/pages/reading-list-command.ts';
import type { CommandIntent, Pattern } from './intent.ts';
import { looking, tabFilters, without } from './patterns.ts';

const pointing = ['ref:this', 'ref:list', 'ref:it'];
/** What comes from the list is not put there. */
const filters = without(tabFilters, 'leaving:from');

const add: CommandIntent = {
  id: 'reading.add',
  group: 'save',
  effect: 'write',
  phrase: text('command_phrase_reading_add'),
  patterns: [
    {
      verbs: ['read-later'],
      objects: [null, 'tabs', 'things', 'links', 'reading'],
      allows: [...filters, 'ref:this', 'later'],
    },
    { verbs: ['bookmark', 'add', 'set-aside'], objects: ['reading'], allows: [...filters, 'ref:this', 'later'] },
    ...pointing.map(
      (feature): Pattern => ({
        verbs: ['bookmark', 'add'],
        objects: [null, 'tabs', 'links', 'things', 'bookmarks'],
        needs: [feature, 'later'],
      }),
    ),
    { verbs: ['bookmark'], objects: [null], needs: ['later'] },
    {
      verbs: ['bookmark', 'add'],
      objects: [null, 'tabs', 'links', 'things', 'bookmarks'],
      needs: ['to:reading'],
      allows: [...filters, 'ref:this'],
    },
  ],
  title: ({ ref }) => text('command_reading_will_add', { n: ref === undefined || ref.kind === 'this' ? 1 : 0 }),
  run: readLater,
};

const list: CommandIntent = {
  id: 'reading.list',
  group: 'save',
  effect: 'read',
  phrase: text('command_phrase_reading_list'),
  patterns: [{ verbs: [...looking, 'count', 'open', 'switch'], objects: ['reading'], allows: ['leaving:from'] }],
  title: () => text('command_reading_title'),
  run: () => listReading(),
};

const done: CommandIntent = {
  id: 'reading.done',
  group: 'save',
  effect: 'write',
  phrase: text('command_phrase_reading_done'),
  patterns: [
    ...['done', 'unread', 'said-done'].flatMap((verb): Pattern[] => {
      const adds = verb === 'unread' ? { unread: true } : {};
      const vague = verb === 'said-done' ? ({ vague: true } as const) : {};
      return [
        ...pointing.map(
          (feature): Pattern => ({
            verbs: [verb],
            objects: [null, 'tabs', 'things', 'links', 'reading'],
            needs: [feature],
            allows: ['leaving:from'],
            adds,
            ...vague,
            // "Done with the first one", after a list that has it; "done with this" may be said of the tab.
            ...(feature === 'ref:list' ? { named: true } : {}),
          }),
        ),
        { verbs: [verb], objects: [null], bare: true, adds, ...vague },
      ];
    }),
    // What shall leave the list may be unread: marking it is proposed, never run as what was said.
    ...pointing.map(
      (feature): Pattern => ({
        verbs: ['delete', 'take-out', 'carry', 'add'],
        objects: ['reading'],
        needs: [feature, 'leaving:from'],
        vague: true,
      }),
    ),
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
  phrase: text('command_phrase_reading_remove'),
  patterns: [
    {
      verbs: ['delete', 'take-out', 'tidy', 'add', 'carry'],
      objects: ['reading', null, 'things', 'tabs'],
      needs: ['is:read', 'leaving:from'],
    },
    { verbs: ['delete', 'take-out', 'tidy', 'empty'], objects: ['reading'], needs: ['is:read'] },
    { verbs: ['empty'], objects: ['reading'] },
  ],
  title: ({ states }) =>
    text(states?.includes('read') ? 'command_reading_will_remove_read' : 'command_reading_will_empty', { n: 0 }),
  run: removeRead,
};

export const readingIntents = [add, list, done, remove];
