import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { deleteSession, openSession } from '../scripts/sessions/open-session.ts';
import { listSessions, nameGiven, saveSession, setAside } from '../scripts/sessions/save-session-command.ts';
import type { CommandIntent } from './intent.ts';
import { looking, said, tabFilters } from './patterns.ts';

const named = 'name session to:session later';
/** "And leave them open": they stay anyway. */
const keeping = `${named} keepsTabs`;
const what = (slots: Slots) => describe(slots, 'command_what_tabs');

const aside: CommandIntent = {
  id: 'tabs.set-aside',
  group: 'tidy',
  effect: 'destroy',
  shown: true,
  rule: [
    said('set-aside', 'tabs windows things groups', '', `${tabFilters} ${named} others side ref:this`),
    said('set-aside', '-', 'window|ref:list|sites|days|group|later', `${tabFilters} ${named}`),
    said('set-aside', 'groups', 'ref:this', named, { adds: { wholeGroup: true } }),
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
  rule: [
    said('bookmark create add remember', 'sessions', '', `${keeping} window ref:list ref:this`),
    said('bookmark remember', 'windows', '', `${keeping} window`),
    said('bookmark remember', '-', 'window', keeping),
    said('bookmark remember add', 'tabs things -', 'to:session', `${tabFilters} ${keeping}`),
    said('bookmark', 'tabs', 'later', `${tabFilters} name keepsTabs`),
    said('remember', 'tabs', '', `${tabFilters} ${keeping}`),
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
  rule: [
    said(
      'open reopen switch add',
      'sessions',
      '',
      'session name when words ref:list ref:it newWindow window to:window',
    ),
    said('open reopen', 'tabs windows', 'when', 'newWindow'),
    said('open reopen', 'tabs things -', 'session', 'newWindow to:session when'),
    said('reopen', '-', 'name', '', { bare: true }),
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
  rule: [said('delete forget', 'sessions', 'session|ref:list|ref:it')],
  title: (slots) => text('command_session_will_delete', { name: nameGiven(slots) ?? '' }),
  run: (slots, context) => deleteSession(slots, context),
};

const list: CommandIntent = {
  id: 'session.list',
  group: 'save',
  effect: 'read',
  rule: [
    said(`${looking} count changes is-saved`, 'sessions', '', 'session when later'),
    said(looking, 'sessions', 'words', 'when', { vague: true }),
  ],
  title: () => text('command_session_title'),
  run: listSessions,
};

export const asideIntent = aside;
export const sessionIntents = [save, open, list, remove];
