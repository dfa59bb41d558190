import type { LaterIntent, Pattern } from '../intent.ts';
import { tabFilters } from './patterns.ts';

const tabs = [
  ...tabFilters,
  'ref:this',
  'others',
  'side',
  'is:unused',
  'is:duplicate',
  'name',
  'to:folder',
  'to:group',
  'to:window',
  'newWindow',
];
const on = (verbs: string[], objects: Pattern['objects'], needs: string[] = [], allows: string[] = tabs): Pattern => ({
  verbs,
  objects,
  needs,
  allows,
});

/**
 * Understood, and answered that it cannot be done yet: their tools do not exist. Once one does, its line goes and an
 * intent comes into the file of its group.
 */
export const laterIntents: LaterIntent[] = [
  { id: 'closed.list', patterns: [on(['list', 'find', 'count', 'changes'], ['closed'], [], ['when', 'window'])] },
  { id: 'tabs.set-aside', patterns: [on(['add', 'bookmark'], ['sessions'])] },
  { id: 'tabs.ungroup', patterns: [on(['ungroup'], ['tabs', 'groups', 'things', null])] },
  {
    id: 'tabs.sort',
    patterns: [
      on(['sort', 'organize', 'group'], ['tabs'], ['by:title']),
      on(['sort', 'organize', 'group'], ['tabs'], ['by:date']),
      on(['sort'], ['tabs'], ['by:site']),
    ],
  },
  {
    id: 'tabs.to-window',
    patterns: [
      on(['add', 'switch', 'open', 'bookmark', 'group'], ['tabs', 'groups', null], ['to:window']),
      on(['add'], ['tabs', 'groups', null], ['newWindow']),
    ],
  },
  {
    id: 'tabs.merge-windows',
    patterns: [
      on(['merge', 'group'], ['windows']),
      on(['merge', 'group'], [null], ['window']),
      on(['add'], ['tabs'], ['window']),
    ],
  },
  { id: 'tabs.pin', patterns: [on(['pin'], ['tabs', 'things', 'groups', null])] },
  { id: 'tabs.mute', patterns: [on(['mute'], ['tabs', 'things', 'groups', null])] },
  { id: 'tabs.reload', patterns: [on(['reload'], ['tabs', 'things', 'groups', null])] },
  {
    id: 'tabs.reopen',
    patterns: [
      on(['reopen'], ['tabs', 'closed', 'windows', 'things', null], [], [...tabs, 'when']),
      on(['open'], ['closed']),
    ],
  },
  {
    id: 'session.save',
    patterns: [on(['bookmark', 'create'], ['sessions', 'windows']), on(['bookmark'], [null], ['window'])],
  },
  { id: 'session.list', patterns: [on(['list', 'find', 'count', 'open'], ['sessions'])] },
  { id: 'reading.add', patterns: [on(['bookmark', 'add'], ['reading'])] },
  { id: 'reading.list', patterns: [on(['list', 'find', 'count', 'open'], ['reading'])] },
  {
    id: 'bookmarks.dead',
    patterns: [
      on(
        ['list', 'find', 'count'],
        ['bookmarks', 'folders', 'links', 'things', null],
        ['is:dead'],
        ['folder', 'name', 'words'],
      ),
    ],
  },
  {
    id: 'history.find',
    patterns: [on(['list', 'find', 'count', 'delete'], ['history'], [], ['when', 'sites', 'words', 'days'])],
  },
  { id: 'page.links', patterns: [on(['list', 'find', 'count'], ['links'], [], ['ref:this', 'words'])] },
];
