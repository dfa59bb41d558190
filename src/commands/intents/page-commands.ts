import { text } from '@/src/contract/text.ts';
import { describe } from '../script/describe.ts';
import { copyItems } from '../scripts/pages/copy-items.ts';
import { outline, pageLinks } from '../scripts/pages/page-links-command.ts';
import type { CommandIntent, Pattern } from './intent.ts';
import { bookmarkFilters, looking, tabFilters } from './patterns.ts';

const how = ['format', 'file'];
const library = { library: true };

const copying: Pattern[] = [
  {
    verbs: ['copy'],
    objects: ['tabs', 'groups', 'sites'],
    allows: [...tabFilters, ...how, 'ref:this', 'others', 'side'],
  },
  { verbs: ['copy'], objects: ['windows'], allows: [...tabFilters, ...how] },
  { verbs: ['copy'], objects: ['groups'], needs: ['ref:this'], allows: how, adds: { wholeGroup: true } },
  {
    verbs: ['copy'],
    objects: ['links', 'things'],
    allows: ['window', 'group', 'tagged', 'ref:list', 'ref:it', 'ref:this', ...how],
  },
  { verbs: ['copy'], objects: ['bookmarks', 'folders'], allows: [...bookmarkFilters, 'all', ...how], adds: library },
  {
    verbs: ['copy'],
    objects: ['bookmarks'],
    needs: ['name'],
    allows: [...bookmarkFilters, 'to:folder', 'all', ...how],
    adds: library,
  },
  { verbs: ['copy'], objects: ['tags'], needs: ['tagged'], allows: how },
  ...['ref:list', 'ref:it', 'ref:this', 'window', 'tagged', 'format'].map(
    (feature): Pattern => ({ verbs: ['copy'], objects: [null], needs: [feature], allows: how }),
  ),
  { verbs: ['bookmark', 'list'], objects: ['tabs'], needs: ['format'], allows: [...tabFilters, ...how] },
  {
    verbs: ['bookmark', 'list'],
    objects: ['bookmarks', 'folders'],
    needs: ['format'],
    allows: [...bookmarkFilters, ...how],
    adds: library,
  },
];

const copy: CommandIntent = {
  id: 'copy.markdown',
  group: 'page',
  effect: 'write',
  phrase: text('command_phrase_copy_markdown'),
  patterns: copying,
  title: (slots) =>
    text('command_copy_what', {
      what: describe(slots, 'library' in slots ? 'command_what_bookmarks' : 'command_what_tabs'),
      format: slots.format ?? 'markdown',
    }),
  run: ({ name, ...slots }, context) => copyItems(name === undefined ? slots : { ...slots, folder: name }, context),
};

const links: CommandIntent = {
  id: 'page.links',
  group: 'page',
  effect: 'read',
  phrase: text('command_phrase_page_links'),
  patterns: [{ verbs: [...looking, 'count'], objects: ['links'], allows: ['ref:this', 'words', 'sites', 'window'] }],
  title: ({ words = [], sites = [] }) => {
    const filter = [...words, ...sites].join(' ');
    return filter ? text('command_page_show_links_with', { filter }) : text('command_page_show_links');
  },
  run: pageLinks,
};

/** Without words: a step offered where a model is missing. */
export const pageOutline: CommandIntent = {
  id: 'page.outline',
  group: 'page',
  effect: 'read',
  phrase: text('command_page_show_outline'),
  patterns: [],
  title: () => text('command_page_show_outline'),
  run: outline,
};

export const pageIntents = [copy, links];
