import { text } from '@/src/contract/text.ts';
import { describe } from '../script/describe.ts';
import { listed } from '../script/listed-things.ts';
import { moveBookmarks } from '../scripts/bookmarks/change-bookmarks.ts';
import { bookmarkPage, bookmarkTabs } from '../scripts/bookmarks/save-bookmarks.ts';
import type { CommandIntent, Pattern } from './intent.ts';
import { tabFilters } from './patterns.ts';

const place = ['name', 'to:folder', 'to:bookmarks', 'folder'];

/** What "this" may be called. */
const pages: Pattern['objects'] = [null, 'tabs', 'sites', 'links'];

const page: CommandIntent = {
  id: 'page.bookmark',
  group: 'save',
  effect: 'write',
  phrase: text('command_phrase_page_bookmark'),
  patterns: [
    {
      verbs: ['bookmark'],
      objects: [null, 'tabs', 'bookmarks', 'sites', 'links'],
      needs: ['ref:this'],
      allows: [...place, 'tagged'],
    },
    { verbs: ['bookmark'], objects: [null], needs: ['ref:it'], allows: place },
    { verbs: ['bookmark'], objects: [null], allows: ['to:folder', 'to:bookmarks'] },
    { verbs: ['bookmark'], objects: [null], needs: ['name', 'to:folder'] },
    { verbs: ['bookmark'], objects: [null], needs: ['name'], vague: true },
    { verbs: ['add', 'carry'], objects: pages, needs: ['ref:this', 'name', 'to:folder'], allows: ['tagged'] },
    { verbs: ['add'], objects: pages, needs: ['ref:this', 'name'], vague: true },
    { verbs: ['add'], objects: [...pages, 'bookmarks'], needs: ['ref:this', 'to:bookmarks'] },
  ],
  title: (slots) =>
    slots.name === undefined ? text('command_save_page') : text('command_save_page_in', { folder: slots.name }),
  run: (slots) =>
    bookmarkPage(slots.folder !== undefined && slots.name === undefined ? { ...slots, name: slots.folder } : slots),
};

const many: Pattern[] = ['sites', 'words', 'ref:list', 'days', 'tagged', 'group', 'wholeGroup', 'is:pinned'].flatMap(
  (feature): Pattern[] => [
    { verbs: ['bookmark'], objects: ['tabs', 'groups'], needs: [feature], allows: [...tabFilters, ...place] },
    { verbs: ['add'], objects: ['tabs'], needs: [feature, 'name'], allows: [...tabFilters, 'to:folder'] },
    { verbs: ['add'], objects: ['tabs'], needs: [feature, 'to:bookmarks'], allows: tabFilters },
  ],
);

const tabs: CommandIntent = {
  id: 'tabs.bookmark',
  group: 'save',
  effect: 'write',
  phrase: text('command_phrase_tabs_bookmark'),
  patterns: [
    ...many,
    { verbs: ['bookmark'], objects: ['groups'], needs: ['ref:this'], allows: place, adds: { wholeGroup: true } },
    { verbs: ['bookmark'], objects: ['tabs'], allows: [...tabFilters, ...place] },
    { verbs: ['bookmark'], objects: ['things', null], needs: ['ref:list'], allows: place },
    { verbs: ['bookmark'], objects: ['things'], allows: ['window', 'except', ...place] },
    { verbs: ['add'], objects: ['tabs'], needs: ['name'], allows: [...tabFilters, 'to:folder'] },
    { verbs: ['carry'], objects: ['tabs'], needs: ['name', 'to:folder'], allows: tabFilters },
    { verbs: ['add'], objects: ['tabs', 'things'], needs: ['to:bookmarks'], allows: tabFilters },
  ],
  title: (slots) =>
    slots.name === undefined
      ? text('command_save_will_tabs', { what: describe(slots, 'command_what_tabs') })
      : text('command_save_will_tabs_in', { what: describe(slots, 'command_what_tabs'), folder: slots.name }),
  run: (slots, context) => {
    const placed = slots.folder !== undefined && slots.name === undefined ? { ...slots, name: slots.folder } : slots;
    // "File these under Recipes", after a list of bookmarks: they are saved already.
    const kept = slots.ref && placed.name !== undefined && !listed(slots.ref, context, 'tab');
    return kept && listed(slots.ref!, context, 'bookmark')
      ? moveBookmarks(placed, context)
      : bookmarkTabs(placed, context);
  },
};

export const saveIntents = [page, tabs];
