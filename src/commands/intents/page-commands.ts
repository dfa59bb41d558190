import { text } from '@/src/contract/text.ts';
import { describe } from '../script/describe.ts';
import { copyItems } from '../scripts/pages/copy-items.ts';
import { outline, pageLinks } from '../scripts/pages/page-links-command.ts';
import type { CommandIntent } from './intent.ts';
import { bookmarkFilters, looking, said, tabFilters } from './patterns.ts';

const how = 'format file';
const library = { library: true };

const copying = [
  said('copy', 'tabs groups sites', '', `${tabFilters} ${how} ref:this others side`),
  said('copy', 'windows', '', `${tabFilters} ${how}`),
  said('copy', 'groups', 'ref:this', how, { adds: { wholeGroup: true } }),
  said('copy', 'links things', '', `window group tagged ref:list ref:it ref:this ${how}`),
  said('copy', 'bookmarks folders', '', `${bookmarkFilters} all ${how}`, { adds: library }),
  said('copy', 'bookmarks', 'name', `${bookmarkFilters} to:folder all ${how}`, { adds: library }),
  said('copy', 'tags', 'tagged', how),
  said('copy', '-', 'ref:list|ref:it|ref:this|window|tagged|format', how),
  said('bookmark list', 'tabs', 'format', `${tabFilters} ${how}`),
  said('bookmark list', 'bookmarks folders', 'format', `${bookmarkFilters} ${how}`, { adds: library }),
];

const copy: CommandIntent = {
  id: 'copy.markdown',
  group: 'page',
  effect: 'write',
  rule: copying,
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
  rule: [said(`${looking} count`, 'links', '', 'ref:this words sites window')],
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
  rule: [],
  title: () => text('command_page_show_outline'),
  run: outline,
};

export const pageIntents = [copy, links];
