import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { findVisited, forget, listVisited, mostVisited } from '../scripts/pages/history-command.ts';
import type { CommandIntent, Group } from './intent.ts';
import { looking } from './patterns.ts';

const group: Group = 'history';
const viewing = [...looking, 'count', 'switch'];
const shown = (slots: Slots) => text('command_history_show', { what: describe(slots, 'command_what_pages') });

const find: CommandIntent = {
  id: 'history.find',
  group,
  effect: 'read',
  phrase: text('command_phrase_history_find'),
  patterns: [
    { verbs: viewing, objects: ['history'], needs: ['words'], allows: ['sites', 'when', 'visited'] },
    { verbs: viewing, objects: ['history'], allows: ['when', 'all', 'visited'] },
    { verbs: looking, objects: ['tabs', 'things', 'sites'], needs: ['words', 'when'], allows: ['sites', 'visited'] },
    { verbs: ['find', 'wanted'], objects: [null], needs: ['words', 'when'], allows: ['visited'], vague: true },
  ],
  title: shown,
  run: findVisited,
};

const site: CommandIntent = {
  id: 'history.site',
  group,
  effect: 'read',
  phrase: text('command_phrase_history_site'),
  patterns: [
    { verbs: viewing, objects: ['history'], needs: ['sites'], allows: ['when', 'visited'] },
    { verbs: looking, objects: [null, 'things', 'tabs', 'sites'], needs: ['sites', 'when'], allows: ['visited'] },
  ],
  title: shown,
  run: (slots, context) => listVisited('history.site', slots, context),
};

const top: CommandIntent = {
  id: 'history.top',
  group,
  effect: 'read',
  phrase: text('command_phrase_history_top'),
  patterns: [
    { verbs: ['top'], objects: ['history', 'sites', 'tabs', 'things'], allows: ['when'] },
    { verbs: ['list'], objects: ['sites'], needs: ['when'] },
  ],
  title: () => text('command_history_top'),
  run: mostVisited,
};

const remove: CommandIntent = {
  id: 'history.forget',
  group,
  effect: 'destroy',
  phrase: text('command_phrase_history_forget'),
  patterns: [
    {
      verbs: ['delete', 'forget', 'close', 'tidy'],
      objects: ['history'],
      allows: ['sites', 'when', 'ref:this', 'window:all'],
    },
    { verbs: ['forget'], objects: [null, 'things', 'sites', 'tabs'], needs: ['sites'], allows: ['when'] },
    { verbs: ['forget'], objects: [null, 'things', 'tabs'], needs: ['when'] },
    { verbs: ['forget'], objects: ['sites', 'tabs'], needs: ['ref:this'] },
  ],
  title: (slots) => text('command_history_forget', { what: describe(slots, 'command_what_pages') }),
  run: forget,
};

export const historyIntents = [find, site, top, remove];
