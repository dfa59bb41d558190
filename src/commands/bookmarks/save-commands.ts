import { isWebAddress } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import { shownPath } from '@/src/text/shown-path.ts';
import type { RunSlots } from '../frame/command-frame.ts';
import { describe } from '../script/describe.ts';
import { listed } from '../script/listed-things.ts';
import { currentTab, readItems } from '../script/read-results.ts';
import { answer, chip, choose, none, write } from '../script/script.ts';
import { command, said, tabFilters } from '../table/index.ts';
import { closeKept, noneHere } from '../tabs/change-tabs.ts';
import { pickTabs } from '../tabs/pick-tabs.ts';
import { moveBookmarks } from './change-bookmark-commands.ts';
import { target } from './folder-by-name.ts';

/**
 * The folder that was named, as a goal or as a place; undefined for none, or "to my bookmarks". "This budget thing in
 * the folder House": the other name is that of the page.
 */
const goalOf = ({ name, folder = name, to }: RunSlots): string | undefined =>
  to === 'bookmarks' ? undefined : to === 'folder' ? (name ?? folder) : folder;

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
    goalOf(slots) === undefined ? text('command_save_page') : text('command_save_page_in', { folder: goalOf(slots)! }),
  /** Bookmarks the page in front. If it is saved already, tells its place and asks. */
  *run(slots, context) {
    const { id: tab_id, url, title } = yield* currentTab();
    if (!isWebAddress(url)) none(text('command_save_not_web'));
    const [old] = yield* readItems('search_bookmarks', { url });
    const goal = slots.to === 'title' ? undefined : goalOf(slots);
    const place = goal === undefined ? null : yield* target(goal, context, slots);
    const folder = place?.folder ?? '';
    const where = old && text('command_save_already', { folder: shownPath(old.folder), year: old.added.slice(0, 4) });
    if (where && !slots.again) {
      if (place?.path === old.folder) none(where);
      const both = context.again(text('command_save_keep_both'), { again: true });
      if (!place) none(where, both);
      const move = { ref: { kind: 'this' }, name: place.path };
      return choose(where, [chip(text('command_save_move_here', { folder }), 'bookmarks.move', move), both]);
    }
    const item = { tab_id, ...(place && { folder_path: place.path }), ...(slots.tagged && { tags: slots.tagged }) };
    const will = place ? text('command_save_will_in', { title, folder }) : text('command_save_will', { title });
    const done = yield* write('create_bookmarks', { items: [item] }, will);
    // No folder was named, and where new bookmarks go it lies already.
    if (where && done.count === 0) return answer(where);
    if (!place) return answer(text('command_save_saved', { title }));
    return answer(text(place.exists ? 'command_save_saved_in' : 'command_save_saved_new', { title, folder }));
  },
});

const picked = 'sites|words|ref:list|days|tagged|group|wholeGroup|is:pinned';

command('tabs.bookmark', 'save', 'write', {
  rule: [
    said('bookmark', 'tabs groups', picked, `${tabFilters} ${place}`),
    said('bookmark', '-', 'sites|words name to:folder'),
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
  title: (slots) => {
    const what = describe(slots, 'command_what_tabs');
    return slots.name === undefined
      ? text('command_save_will_tabs', { what })
      : text('command_save_will_tabs_in', { what, folder: slots.name });
  },
  /** Bookmarks tabs of this window into a folder. Pages that are saved already are passed over. */
  *run(slots, context) {
    const goal = goalOf(slots);
    const { ref } = slots;
    // "File these under Recipes", after a list of bookmarks: they are saved already.
    const isSaved = ref && !listed(ref, context, 'tab') && listed(ref, context, 'bookmark');
    if (isSaved && goal !== undefined) return yield* moveBookmarks({ ...slots, name: goal }, context);
    const picked = yield* pickTabs(slots, context, { guesses: true });
    const { tabs, isGuess, notes, chips } = picked;
    if (tabs.length === 0) noneHere(slots, picked);
    const place = goal === undefined ? null : yield* target(goal, context, slots);
    const web = tabs.filter(({ url }) => isWebAddress(url));
    const saved = new Set((yield* readItems('search_bookmarks')).map(({ url }) => url));
    const fresh = web.filter(({ url }) => !saved.has(url));
    const skipped = web.length - fresh.length;
    if (fresh.length === 0)
      none(text(skipped === 0 ? 'command_save_nothing' : 'command_save_all_saved', { n: skipped }));
    const what = describe(slots, 'command_what_tabs', fresh.length);
    const folder = place?.folder ?? '';
    const will = place ? text('command_save_will_tabs_in', { what, folder }) : text('command_save_will_tabs', { what });
    const items = fresh.map(({ id }) => ({ tab_id: id, ...(place && { folder_path: place.path }) }));
    const { count: n } = yield* write('create_bookmarks', { items }, will, { plan: isGuess });
    const line = place ? text('command_save_tabs_in', { n, folder }) : text('command_save_tabs', { n });
    return answer(
      [line, skipped > 0 && text('command_save_skipped', { n: skipped }), ...notes],
      ...chips,
      closeKept(slots, picked),
    );
  },
});
