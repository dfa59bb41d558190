import { text } from '@/src/contract/text.ts';
import { listClosed, reopen } from '../scripts/tabs/closed-tabs-command.ts';
import type { CommandIntent } from './intent.ts';
import { either, looking, said } from './patterns.ts';

const narrowing = 'when window words sites';

export const closedList: CommandIntent = {
  id: 'closed.list',
  group: 'find',
  effect: 'read',
  rule: [said(`${looking} count changes`, 'closed', '', `${narrowing} ref:list`)],
  title: () => text('command_closed_title'),
  run: listClosed,
};

const objects = 'tabs closed windows things';
const pointing = 'ref:list ref:it';

export const reopening: CommandIntent = {
  id: 'tabs.reopen',
  group: 'tidy',
  effect: 'write',
  rule: [
    said('reopen', objects, '', `${narrowing} ${pointing}`),
    said('reopen', '-', '', '', { bare: true }),
    said('reopen', '-', 'words', narrowing, { vague: true }),
    said('reopen', '-', `${either(`when sites ${pointing}`)}`, narrowing),
    said('open undo restore', 'closed', '', `${narrowing} ${pointing}`),
  ],
  title: ({ ref, words, sites, when, all }) =>
    words || sites
      ? text('command_closed_reopen_what', { what: [...(words ?? []), ...(sites ?? [])] })
      : text('command_closed_will_reopen', { n: ref && 'count' in ref ? ref.count : (when ?? all) ? 0 : 1 }),
  run: reopen,
};
