import { text } from '@/src/contract/text.ts';
import { describe } from '../script/describe.ts';
import { listed } from '../script/listed-things.ts';
import { moveBookmarks } from '../scripts/bookmarks/change-bookmarks.ts';
import { bookmarkPage, bookmarkTabs } from '../scripts/bookmarks/save-bookmarks.ts';
import type { CommandIntent } from './intent.ts';
import { said, tabFilters } from './patterns.ts';

const place = 'name to:folder to:bookmarks folder';

/** What "this" may be called. */
const pages = '- tabs sites links';

const page: CommandIntent = {
  id: 'page.bookmark',
  group: 'save',
  effect: 'write',
  rule: [
    said('bookmark', '- tabs bookmarks sites links', 'ref:this', `${place} tagged`),
    said('bookmark', '-', 'ref:it', place),
    said('bookmark', '-', '', 'to:folder to:bookmarks'),
    said('bookmark', '-', 'name to:folder'),
    said('bookmark', '-', 'name', '', { vague: true }),
    said('add carry', pages, 'ref:this name to:folder', 'tagged'),
    said('add', pages, 'ref:this name', '', { vague: true }),
    said('add', `${pages} bookmarks`, 'ref:this to:bookmarks'),
  ],
  title: (slots) =>
    slots.name === undefined ? text('command_save_page') : text('command_save_page_in', { folder: slots.name }),
  run: (slots) =>
    bookmarkPage(slots.folder !== undefined && slots.name === undefined ? { ...slots, name: slots.folder } : slots),
};

const picked = 'sites|words|ref:list|days|tagged|group|wholeGroup|is:pinned';

const tabs: CommandIntent = {
  id: 'tabs.bookmark',
  group: 'save',
  effect: 'write',
  rule: [
    said('bookmark', 'tabs groups', picked, `${tabFilters} ${place}`),
    said('add', 'tabs', `${picked} name`, `${tabFilters} to:folder`),
    said('add', 'tabs', `${picked} to:bookmarks`, tabFilters),
    said('bookmark', 'groups', 'ref:this', place, { adds: { wholeGroup: true } }),
    said('bookmark', 'tabs', '', `${tabFilters} ${place}`),
    said('bookmark', 'things -', 'ref:list', place),
    said('bookmark', 'things', '', `window except ${place}`),
    said('add', 'tabs', 'name', `${tabFilters} to:folder`),
    said('carry', 'tabs', 'name to:folder', tabFilters),
    said('add', 'tabs things', 'to:bookmarks', tabFilters),
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
