import { text } from '@/src/contract/text.ts';
import { shownPath } from '@/src/text/shown-path.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { dated } from '../script/dates.ts';
import { describe, plain, titled } from '../script/describe.ts';
import type { FolderItem } from '../script/items.ts';
import { readItems, readPage, readPages, totalOf } from '../script/read-results.ts';
import type { Answer, RunContext, Script } from '../script/script.ts';
import { answer, chip, choose, found, none, write } from '../script/script.ts';
import { command, looking, said } from '../table/index.ts';
import { oneFolder, pathOf, placeOf } from './folder-by-name.ts';
import {
  bookmarksOfPage,
  byLastVisit,
  looseBookmarks,
  nothingSaved,
  searchesFor,
  unopenedBookmarks,
} from './pick-bookmarks.ts';

export const nameOf = ({ folder, name }: Slots): string => folder ?? name ?? '';

const show = titled('command_find_show', 'command_what_bookmarks');

const narrowing = 'sites words folder tagged when days is:untagged';

export const viewing = `${looking} count`;

command('bookmarks.find', 'bookmarks', 'read', {
  rule: [
    said(viewing, 'bookmarks', 'words', narrowing),
    said(viewing, 'bookmarks', '', `${narrowing} window:all`),
    said(viewing, 'bookmarks', 'words|sites name', `${narrowing} to:folder`),
  ],
  title: titled('command_find_find', 'command_what_bookmarks'),
  run: ({ name, ...slots }, context) => listBookmarks(name === undefined ? slots : { folder: name, ...slots }, context),
});

command('page.saved', 'bookmarks', 'read', {
  rule: [
    said('is-saved', 'bookmarks tabs -', '', 'ref:this ref:it window'),
    said('find', 'bookmarks tabs', 'ref:this'),
  ],
  title: 'command_save_where',
  *run() {
    const saved = yield* bookmarksOfPage();
    const [first, second] = saved;
    if (!first) none(text('command_save_not_saved'), chip(text('command_save_page'), 'page.bookmark', {}));
    const tags = first.tags.map((tag) => `#${tag}`).join(' ');
    return found(saved.length, [
      text('command_save_is_saved', { folder: shownPath(first.folder), at: Date.parse(first.added), tags }),
      second && text('command_save_also', { n: saved.length - 1, folder: shownPath(second.folder) }),
    ]);
  },
});

command('bookmarks.folder', 'bookmarks', 'read', {
  rule: [
    said(looking, 'folders', '', 'folder'),
    said('count', 'folders', 'folder'),
    said(`${looking} top`, 'folders', 'by:site'),
    said('count', 'folders', '', 'by:site', { adds: { by: 'site' } }),
    said('list contents', 'bookmarks things -', 'folder'),
    said('contents', '- things folders', 'name', '', { vague: true }),
    said(viewing, 'bookmarks', 'name', 'to:folder'),
  ],
  title: (slots) =>
    nameOf(slots)
      ? text('command_bookmarks_show_folder', { folder: nameOf(slots) })
      : text('command_bookmarks_show_folders'),
  *run(slots, context) {
    const name = nameOf(slots);
    if (!name && slots.by) return largestFolders(yield* readItems('list_bookmark_folders'), context);
    if (!name) {
      const { total } = yield* readPage('list_bookmark_folders');
      return found(total, text('command_bookmarks_folders', { n: total }));
    }
    const folder = yield* oneFolder(name, context);
    yield* readPage('list_bookmarks', { folder_id: folder.id });
    const { bookmarks: n, folders: m } = folder;
    const open = chip(text('command_chip_open_all', { n }), 'bookmarks.open-folder', { folder: name });
    return found(n + m, text('command_bookmarks_in_folder', { folder: placeOf(folder), n, m }), n > 0 && open);
  },
});

/** Folders with their number of bookmarks, the largest first, to choose from. */
function largestFolders(folders: FolderItem[], { again }: RunContext): Answer {
  const largest = folders.toSorted((a, b) => b.bookmarks - a.bookmarks).filter(({ bookmarks }) => bookmarks > 0);
  const m = folders.reduce((sum, { bookmarks }) => sum + bookmarks, 0);
  const sizeOf = (folder: FolderItem) =>
    text('command_bookmarks_folder_size', { path: placeOf(folder), n: folder.bookmarks });
  const choices = largest.map((folder) => again(sizeOf(folder), { folder: pathOf(folder), by: undefined }));
  const count = folders.length;
  return { ...choose(text('command_bookmarks_folder_sizes', { m, n: count }), choices), count };
}

const listing = { title: show, run: listBookmarks };

command('bookmarks.recent', 'bookmarks', 'read', {
  rule: [said(viewing, 'bookmarks', 'when', 'words sites folder tagged')],
  ...listing,
});

command('bookmarks.site', 'bookmarks', 'read', { rule: [said(viewing, 'bookmarks', 'sites', narrowing)], ...listing });

/** Bookmarks without a tag, or lying loose in a root: the two things that "unsorted" may mean. */
command('bookmarks.unsorted', 'bookmarks', 'read', {
  rule: [said(viewing, 'bookmarks', 'is:untagged'), said(viewing, 'bookmarks things -', 'is:unsorted')],
  title: show,
  *run({ states = [] }, context) {
    const untagged = states.includes('untagged');
    const n = untagged
      ? (yield* readPage('search_bookmarks', { untagged: true })).total
      : (yield* looseBookmarks()).length;
    const others = untagged
      ? context.again(text('command_chip_loose'), { states: ['unsorted'] })
      : context.again(text('command_chip_untagged'), { states: ['untagged'] });
    return found(n, text(untagged ? 'command_bookmarks_untagged' : 'command_bookmarks_loose', { n }), others);
  },
});

/** Rows of the bookmarks that slots select. */
function* listBookmarks(slots: Slots, context: RunContext): Script {
  if (byLastVisit(slots)) return yield* listUnopened(slots, context);
  const lists = yield* readPages('search_bookmarks', yield* searchesFor(slots, context));
  const count = totalOf(lists);
  const words = slots.words ?? slots.sites;
  const inTabs = words && chip(text('command_chip_in_tabs', { words: words.join(' ') }), 'tabs.find', { words });
  if (count === 0) nothingSaved(slots, inTabs);
  return found(count, dated(describe(slots, 'command_what_bookmarks', count), slots, context), inTabs);
}

/** Says which bookmarks were not opened for long, with the five oldest by name. */
function* listUnopened(slots: Slots, context: RunContext): Script {
  const { bookmarks, known } = yield* unopenedBookmarks(slots, context);
  const count = bookmarks.length;
  if (count === 0) nothingSaved(slots);
  const what = describe(slots, 'command_what_bookmarks', count);
  const names = bookmarks.slice(0, 5).map(({ title, url }) => plain(title || url));
  const short = !known && text('command_bookmarks_short_history');
  const remove = known && chip(text('command_bookmarks_will_delete', { what }), 'bookmarks.delete', slots);
  return found(count, [text('command_bookmarks_fact', { what }), short, ...names], remove);
}

export function* openFolder(slots: RunSlots, context: RunContext): Script {
  const name = nameOf(slots);
  const what = describe({ words: [name] }, 'command_what_tab');
  const inTabs = chip(text('command_find_switch_title', { what }), 'tabs.switch', { words: [name] });
  const inBookmarks = chip(text('command_chip_in_bookmarks', { words: name }), 'bookmarks.find', { words: [name] });
  const folder = yield* oneFolder(name, context, { instead: [inBookmarks, inTabs] });
  const from = placeOf(folder);
  const items = yield* readItems('list_bookmarks', { folder_id: folder.id });
  const bookmark_ids = items.flatMap((item) => ('kind' in item ? [] : item.id));
  const n = bookmark_ids.length;
  if (n === 0) none(text('command_bookmarks_folder_empty', { folder: from }));
  const args = { bookmark_ids, window: windowFor(slots) };
  const done = yield* write('open_tabs', args, text('command_bookmarks_will_open', { n, from }), { named: true });
  return answer(text('command_bookmarks_opened', { n: done.count }));
}

/** The window in which things are opened, as the tool takes it. */
export const windowFor = ({ newWindow, to }: Slots): 'new' | 'current' =>
  newWindow || to === 'window' ? 'new' : 'current';
