import { text } from '@/src/contract/text.ts';
import { listClosed, reopen } from '../scripts/tabs/closed-tabs-command.ts';
import type { CommandIntent, Pattern } from './intent.ts';
import { looking } from './patterns.ts';

const narrowing = ['when', 'window', 'words', 'sites'];

export const closedList: CommandIntent = {
  id: 'closed.list',
  group: 'find',
  effect: 'read',
  phrase: text('command_phrase_closed_list'),
  patterns: [{ verbs: [...looking, 'count', 'changes'], objects: ['closed'], allows: [...narrowing, 'ref:list'] }],
  title: () => text('command_closed_title'),
  run: listClosed,
};

const objects: Pattern['objects'] = ['tabs', 'closed', 'windows', 'things'];
const pointing = ['ref:list', 'ref:it'];

export const reopening: CommandIntent = {
  id: 'tabs.reopen',
  group: 'tidy',
  effect: 'write',
  phrase: text('command_phrase_tabs_reopen'),
  patterns: [
    { verbs: ['reopen'], objects, allows: [...narrowing, ...pointing] },
    { verbs: ['reopen'], objects: [null], bare: true },
    { verbs: ['reopen'], objects: [null], needs: ['words'], allows: narrowing, vague: true },
    ...['when', 'sites', ...pointing].map(
      (feature): Pattern => ({ verbs: ['reopen'], objects: [null], needs: [feature], allows: narrowing }),
    ),
    { verbs: ['open', 'undo', 'restore'], objects: ['closed'], allows: [...narrowing, ...pointing] },
  ],
  title: ({ ref, words, sites, when, all }) =>
    words || sites
      ? text('command_closed_reopen_what', { what: [...(words ?? []), ...(sites ?? [])] })
      : text('command_closed_will_reopen', { n: ref && 'count' in ref ? ref.count : (when ?? all) ? 0 : 1 }),
  run: reopen,
};
