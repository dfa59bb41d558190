import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { deleteSession, openSession } from '../scripts/sessions/open-session.ts';
import { listSessions, nameGiven, saveSession, setAside } from '../scripts/sessions/save-session-command.ts';
import type { CommandIntent, Pattern } from './intent.ts';
import { looking, tabFilters } from './patterns.ts';

const named = ['name', 'session', 'to:session', 'later'];
/** "And leave them open": they stay anyway. */
const keeping = [...named, 'keepsTabs'];
const what = (slots: Slots) => describe(slots, 'command_what_tabs');

const aside: CommandIntent = {
  id: 'tabs.set-aside',
  group: 'tidy',
  effect: 'destroy',
  shown: true,
  phrase: text('command_phrase_tabs_set_aside'),
  patterns: [
    {
      verbs: ['set-aside'],
      objects: ['tabs', 'windows', 'things', 'groups'],
      allows: [...tabFilters, ...named, 'others', 'side', 'ref:this'],
    },
    ...['window', 'ref:list', 'sites', 'days', 'group', 'later'].map(
      (feature): Pattern => ({
        verbs: ['set-aside'],
        objects: [null],
        needs: [feature],
        allows: [...tabFilters, ...named],
      }),
    ),
    { verbs: ['set-aside'], objects: ['groups'], needs: ['ref:this'], allows: named, adds: { wholeGroup: true } },
  ],
  title: (slots) => {
    const name = nameGiven(slots);
    return name === undefined
      ? text('command_session_set_aside_what', { what: what(slots) })
      : text('command_session_set_aside_as', { what: what(slots), name });
  },
  run: (slots, context) => setAside(slots, context),
};

const save: CommandIntent = {
  id: 'session.save',
  group: 'save',
  effect: 'write',
  phrase: text('command_phrase_session_save'),
  patterns: [
    {
      verbs: ['bookmark', 'create', 'add', 'remember'],
      objects: ['sessions'],
      allows: [...keeping, 'window', 'ref:list', 'ref:this'],
    },
    { verbs: ['bookmark', 'remember'], objects: ['windows'], allows: [...keeping, 'window'] },
    { verbs: ['bookmark', 'remember'], objects: [null], needs: ['window'], allows: keeping },
    {
      verbs: ['bookmark', 'remember', 'add'],
      objects: ['tabs', 'things', null],
      needs: ['to:session'],
      allows: [...tabFilters, ...keeping],
    },
    { verbs: ['bookmark'], objects: ['tabs'], needs: ['later'], allows: [...tabFilters, 'name', 'keepsTabs'] },
    { verbs: ['remember'], objects: ['tabs'], allows: [...tabFilters, ...keeping] },
  ],
  title: (slots) => {
    const name = nameGiven(slots);
    return name === undefined
      ? text('command_session_save_what', { what: what(slots) })
      : text('command_session_save_as', { what: what(slots), name });
  },
  run: (slots, context) => saveSession(slots, context),
};

const open: CommandIntent = {
  id: 'session.open',
  group: 'save',
  effect: 'write',
  phrase: text('command_phrase_session_open'),
  patterns: [
    {
      verbs: ['open', 'reopen', 'switch', 'add'],
      objects: ['sessions'],
      allows: ['session', 'name', 'when', 'words', 'ref:list', 'ref:it', 'newWindow', 'window', 'to:window'],
    },
    { verbs: ['open', 'reopen'], objects: ['tabs', 'windows'], needs: ['when'], allows: ['newWindow'] },
    {
      verbs: ['open', 'reopen'],
      objects: ['tabs', 'things', null],
      needs: ['session'],
      allows: ['newWindow', 'to:session', 'when'],
    },
    { verbs: ['reopen'], objects: [null], needs: ['name'], bare: true },
  ],
  title: (slots) => {
    const name = nameGiven(slots) ?? slots.words?.[0];
    return name === undefined ? text('command_session_open_which') : text('command_session_open', { name });
  },
  run: ({ words, ...slots }, context) =>
    openSession(words?.[0] === undefined ? slots : { ...slots, name: words[0] }, context),
};

const remove: CommandIntent = {
  id: 'session.delete',
  group: 'save',
  effect: 'destroy',
  phrase: text('command_phrase_session_delete'),
  patterns: ['session', 'ref:list', 'ref:it'].map((feature) => ({
    verbs: ['delete', 'forget'],
    objects: ['sessions' as const],
    needs: [feature],
  })),
  title: (slots) => text('command_session_will_delete', { name: nameGiven(slots) ?? '' }),
  run: (slots, context) => deleteSession(slots, context),
};

const list: CommandIntent = {
  id: 'session.list',
  group: 'save',
  effect: 'read',
  phrase: text('command_phrase_session_list'),
  patterns: [
    {
      verbs: [...looking, 'count', 'changes', 'is-saved'],
      objects: ['sessions'],
      allows: ['session', 'when', 'later'],
    },
    { verbs: looking, objects: ['sessions'], needs: ['words'], allows: ['when'], vague: true },
  ],
  title: () => text('command_session_title'),
  run: listSessions,
};

export const asideIntent = aside;
export const sessionIntents = [save, open, list, remove];
