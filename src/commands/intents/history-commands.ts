import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { findVisited, forget, listVisited, mostVisited } from '../scripts/pages/history-command.ts';
import type { CommandIntent, Group } from './intent.ts';
import { looking, said } from './patterns.ts';

const group: Group = 'history';
const viewing = `${looking} count switch`;
const shown = (slots: Slots) => text('command_history_show', { what: describe(slots, 'command_what_pages') });

const find: CommandIntent = {
  id: 'history.find',
  group,
  effect: 'read',
  rule: [
    said(viewing, 'history', 'words', 'sites when visited'),
    said(viewing, 'history', '', 'when all visited'),
    said(looking, 'tabs things sites', 'words when', 'sites visited'),
    said('find wanted', '-', 'words when', 'visited', { vague: true }),
  ],
  title: shown,
  run: findVisited,
};

const site: CommandIntent = {
  id: 'history.site',
  group,
  effect: 'read',
  rule: [
    said(viewing, 'history', 'sites', 'when visited'),
    said(looking, '- things tabs sites', 'sites when', 'visited'),
  ],
  title: shown,
  run: (slots, context) => listVisited('history.site', slots, context),
};

const top: CommandIntent = {
  id: 'history.top',
  group,
  effect: 'read',
  rule: [said('top', 'history sites tabs things', '', 'when'), said('list', 'sites', 'when')],
  title: () => text('command_history_top'),
  run: mostVisited,
};

const remove: CommandIntent = {
  id: 'history.forget',
  group,
  effect: 'destroy',
  rule: [
    said('delete forget close tidy', 'history', '', 'sites when ref:this window:all'),
    said('forget', '- things sites tabs', 'sites', 'when'),
    said('forget', '- things tabs', 'when'),
    said('forget', 'sites tabs', 'ref:this'),
  ],
  title: (slots) => text('command_history_forget', { what: describe(slots, 'command_what_pages') }),
  run: forget,
};

export const historyIntents = [find, site, top, remove];
