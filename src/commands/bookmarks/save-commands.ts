import { isWebAddress } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import type { BookmarkItem, TabItem } from '../script/items.ts';
import { listed } from '../script/listed-things.ts';
import { readAll, readLists } from '../script/read-results.ts';
import { answer, chip, choose, look, plain, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { said, tabFilters } from '../table/command-pattern.ts';
import { pickTabs } from '../tabs/pick-tabs.ts';
import { moveBookmarks } from './change-bookmark-commands.ts';
import { shown, target } from './folder-by-name.ts';

const place = 'name to:folder to:bookmarks folder';

/** Objects for "this" as the current page: none, "this tab", "this site", "this link". */
const pages = '- tabs sites links';

command('page.bookmark', 'save', 'write', {
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
});

const picked = 'sites|words|ref:list|days|tagged|group|wholeGroup|is:pinned';

command('tabs.bookmark', 'save', 'write', {
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
});

/** Bookmarks the page in front. If it is saved already, tells its place and asks. */
function* bookmarkPage(slots: Slots & { again?: true }): Script {
  const [tab] = (yield* readAll([look('get_current_tab')])) as [TabItem];
  if (!isWebAddress(tab.url)) return answer(text('command_save_not_web'), { count: 0 });
  const [saved] = yield* readLists<BookmarkItem>([look('search_bookmarks', { url: tab.url })]);
  const wanted = slots.to === 'bookmarks' || slots.to === 'title' ? undefined : slots.name;
  const place =
    wanted === undefined
      ? null
      : yield* target(wanted, (path) => ({ id: 'page.bookmark', slots: plain({ ...slots, name: path }) }));
  if (place && 'answer' in place) return place.answer;
  const [old] = saved!.items;
  const where = old && text('command_save_already', { folder: shown(old.folder), year: old.added.slice(0, 4) });
  if (where && !slots.again) {
    if (place?.path === old.folder) return answer(where, { count: 0 });
    const both = chip(text('command_save_keep_both'), 'page.bookmark', { ...slots, again: true });
    if (!place) return answer(where, { count: 0, chips: [both] });
    return choose(where, [
      chip(text('command_save_move_here', { folder: shown(place.path) }), 'bookmarks.move', {
        ref: { kind: 'this' },
        name: place.path,
      }),
      both,
    ]);
  }
  const item = {
    tab_id: tab.id,
    ...(place ? { folder_path: place.path } : {}),
    ...(slots.tagged ? { tags: slots.tagged } : {}),
  };
  const will = place
    ? text('command_save_will_in', { title: tab.title, folder: shown(place.path) })
    : text('command_save_will', { title: tab.title });
  const done = yield* write('create_bookmarks', { items: [item] }, will);
  // No folder was named, and where new bookmarks go it lies already.
  if (where && done.count === 0) return answer(where, { count: 0 });
  if (!place) return answer(text('command_save_saved', { title: tab.title }));
  const key = place.exists ? 'command_save_saved_in' : 'command_save_saved_new';
  return answer(text(key, { title: tab.title, folder: shown(place.path) }));
}

/** Bookmarks tabs of this window into a folder. Pages that are saved already are passed over. */
function* bookmarkTabs(slots: Slots, context: CommandContext): Script {
  const found = yield* pickTabs(slots, context, { window: 'this', careful: false });
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const place =
    slots.name === undefined || slots.to === 'bookmarks'
      ? null
      : yield* target(slots.name, (path) => ({ id: 'tabs.bookmark', slots: plain({ ...slots, name: path }) }));
  if (place && 'answer' in place) return place.answer;
  const web = picked.tabs.filter((tab) => isWebAddress(tab.url));
  const [saved] = yield* readLists<BookmarkItem>([look('search_bookmarks')]);
  const known = new Set(saved!.items.map((bookmark) => bookmark.url));
  const fresh = web.filter((tab) => !known.has(tab.url));
  const skipped = web.length - fresh.length;
  if (fresh.length === 0)
    return answer(text(web.length === 0 ? 'command_save_nothing' : 'command_save_all_saved', { n: web.length }), {
      count: 0,
    });
  const what = describe(slots, 'command_what_tabs', fresh.length);
  const folder = place ? shown(place.path) : '';
  const will = place ? text('command_save_will_tabs_in', { what, folder }) : text('command_save_will_tabs', { what });
  const items = fresh.map((tab) => ({ tab_id: tab.id, ...(place ? { folder_path: place.path } : {}) }));
  const done = yield* write('create_bookmarks', { items }, will);
  const n = done.count;
  const line = place ? text('command_save_tabs_in', { n, folder }) : text('command_save_tabs', { n });
  return answer([line, ...(skipped > 0 ? [text('command_save_skipped', { n: skipped })] : [])], { count: n });
}
