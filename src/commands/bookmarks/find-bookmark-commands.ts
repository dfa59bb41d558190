import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { dated, daysOf } from '../script/dates.ts';
import { describe } from '../script/describe.ts';
import type { BookmarkItem, FolderItem, ListData } from '../script/items.ts';
import { read, readAll, readList, readPage } from '../script/read-results.ts';
import { answer, chip, look, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { looking, said } from '../table/command-pattern.ts';
import { oneFolder, shown, shownPath } from './folder-by-name.ts';
import {
  bookmarksOfPage,
  byLastVisit,
  folderOf,
  looseBookmarks,
  nothingSaved,
  searchesFor,
  unopenedBookmarks,
} from './pick-bookmarks.ts';

export const nameOf = (slots: Slots): string => slots.folder ?? slots.name ?? '';

const show = (slots: Slots) => text('command_find_show', { what: describe(slots, 'command_what_bookmarks') });

const narrowing = 'sites words folder tagged when days is:untagged';

export const viewing = `${looking} count`;

command('bookmarks.find', 'bookmarks', 'read', {
  rule: [
    said(viewing, 'bookmarks', 'words', narrowing),
    said(viewing, 'bookmarks', '', `${narrowing} window:all`),
    said(viewing, 'bookmarks', 'words name', `${narrowing} to:folder`),
    said(viewing, 'bookmarks', 'sites name', `${narrowing} to:folder`),
  ],
  title: (slots) => text('command_find_find', { what: describe(slots, 'command_what_bookmarks') }),
  run: ({ name, ...slots }, context) => listBookmarks(name === undefined ? slots : { ...slots, folder: name }, context),
});

command('page.saved', 'bookmarks', 'read', {
  rule: [
    said('is-saved', 'bookmarks tabs -', '', 'ref:this ref:it window'),
    said('find', 'bookmarks tabs', 'ref:this'),
  ],
  title: () => text('command_save_where'),
  run: whereSaved,
});

command('bookmarks.folder', 'bookmarks', 'read', {
  rule: [
    said(viewing, 'folders', '', 'folder'),
    said('list contents', 'bookmarks things -', 'folder'),
    said('contents', '- things folders', 'name', '', { vague: true }),
    said(viewing, 'bookmarks', 'name', 'to:folder'),
  ],
  title: (slots) =>
    nameOf(slots)
      ? text('command_bookmarks_show_folder', { folder: nameOf(slots) })
      : text('command_bookmarks_show_folders'),
  run: listFolder,
});

command('bookmarks.recent', 'bookmarks', 'read', {
  rule: [said(viewing, 'bookmarks', 'when', 'words sites folder tagged')],
  title: show,
  run: listBookmarks,
});

command('bookmarks.site', 'bookmarks', 'read', {
  rule: [said(viewing, 'bookmarks', 'sites', narrowing)],
  title: show,
  run: listBookmarks,
});

command('bookmarks.unsorted', 'bookmarks', 'read', {
  rule: [said(viewing, 'bookmarks', 'is:untagged'), said(viewing, 'bookmarks things -', 'is:unsorted')],
  title: show,
  run: listUnsorted,
});

/** Says which bookmarks were not opened for long, with the five oldest by name. */
function* listUnopened(slots: Slots, context: CommandContext): Script {
  const found = yield* unopenedBookmarks(slots, context);
  if ('answer' in found) return found.answer;
  const n = found.bookmarks.length;
  if (n === 0) return answer(nothingSaved(describe(slots, 'command_what_bookmarks')), { count: 0 });
  const what = describe(slots, 'command_what_bookmarks', n);
  const names = found.bookmarks.slice(0, 5).map(({ title, url }) => text('command_plain', { words: title || url }));
  const short = found.known ? [] : [text('command_bookmarks_short_history')];
  return answer([text('command_bookmarks_fact', { what }), ...short, ...names], {
    count: n,
    chips: found.known ? [chip(text('command_bookmarks_will_delete', { what }), 'bookmarks.delete', slots)] : [],
  });
}

/** Rows of the bookmarks that slots select. */
function* listBookmarks(slots: Slots, context: CommandContext): Script {
  if (byLastVisit(slots)) return yield* listUnopened(slots, context);
  const folder = yield* folderOf(slots);
  if ('answer' in folder) return folder.answer;
  const calls = searchesFor(slots, context, folder.id).map((filter) =>
    look('search_bookmarks', { ...filter, limit: 100 }),
  );
  const lists = (yield* readAll(calls)) as ListData<BookmarkItem>[];
  const n = lists.reduce((sum, list) => sum + list.total, 0);
  const words = slots.words ?? slots.sites;
  if (n === 0) {
    return answer(nothingSaved(describe(slots, 'command_what_bookmarks')), {
      count: 0,
      chips: words ? [chip(text('command_chip_in_tabs', { words: words.join(' ') }), 'tabs.find', { words })] : [],
    });
  }
  const what = describe(slots, 'command_what_bookmarks', n);
  const days = slots.when ? daysOf(slots.when, context.now, context.firstDay) : null;
  return answer(days ? dated(what, days) : text('command_bookmarks_fact', { what }), { count: n });
}

/** Tells the folders in which the page in front is saved. */
function* whereSaved(): Script {
  const saved = yield* bookmarksOfPage();
  const [first, ...more] = saved;
  if (!first) {
    return answer(text('command_save_not_saved'), {
      count: 0,
      chips: [chip(text('command_save_page'), 'page.bookmark', {})],
    });
  }
  const tags = first.tags.map((tag) => `#${tag}`).join(' ');
  const line = text('command_save_is_saved', { folder: shown(first.folder), at: Date.parse(first.added), tags });
  return answer(
    [line, ...(more.length > 0 ? [text('command_save_also', { n: more.length, folder: shown(more[0]!.folder) })] : [])],
    {
      count: saved.length,
    },
  );
}

/** Lists a folder. If the name is that of a group or a tag, the answer says so. */
function* listFolder(slots: Slots): Script {
  const name = slots.folder ?? slots.name;
  if (name === undefined) return yield* listFolders();
  const found = yield* oneFolder(name, (path) => ({ id: 'bookmarks.folder', slots: { folder: path } }));
  if ('answer' in found) return found.answer;
  yield* read('list_bookmarks', { folder_id: found.folder.id, limit: 100 });
  const { bookmarks, folders } = found.folder;
  return answer(text('command_bookmarks_in_folder', { folder: shownPath(found.folder), n: bookmarks, m: folders }), {
    count: bookmarks + folders,
    chips:
      bookmarks > 0
        ? [chip(text('command_chip_open_all', { n: bookmarks }), 'bookmarks.open-folder', { folder: name })]
        : [],
  });
}

function* listFolders(): Script {
  const list = yield* readPage<FolderItem>('list_bookmark_folders', { limit: 100 });
  return answer(text('command_bookmarks_folders', { n: list.total }), { count: list.total });
}

export function* openFolder(slots: Slots): Script {
  const name = slots.folder ?? slots.name ?? '';
  const found = yield* oneFolder(name, (path) => ({ id: 'bookmarks.open-folder', slots: { folder: path } }));
  if ('answer' in found) {
    const next = chip(
      text('command_find_switch_title', { what: describe({ words: [name] }, 'command_what_tab') }),
      'tabs.switch',
      { words: [name] },
    );
    return found.answer.choice ? found.answer : { ...found.answer, chips: [next] };
  }
  const { items } = yield* readList<BookmarkItem | FolderItem>('list_bookmarks', { folder_id: found.folder.id });
  const ids = items.filter((item) => !('kind' in item)).map((item) => item.id);
  if (ids.length === 0)
    return answer(text('command_bookmarks_folder_empty', { folder: shownPath(found.folder) }), { count: 0 });
  return yield* openBookmarks(ids, slots, shownPath(found.folder));
}

function* openBookmarks(ids: string[], slots: Slots, from: string): Script {
  const window = slots.newWindow || slots.to === 'window' ? 'new' : 'current';
  const done = yield* write(
    'open_tabs',
    { bookmark_ids: ids, window },
    text('command_bookmarks_will_open', { n: ids.length, from }),
    { named: true },
  );
  return answer(text('command_bookmarks_opened', { n: done.count }), {
    count: ids.length,
  });
}

/** Bookmarks without a tag, or lying loose in a root: the two things that "unsorted" may mean. */
function* listUnsorted(slots: Slots): Script {
  const untagged = slots.states?.includes('untagged') ?? false;
  const n = untagged
    ? (yield* readPage('search_bookmarks', { untagged: true, limit: 100 })).total
    : (yield* looseBookmarks()).length;
  const key = untagged ? 'command_bookmarks_untagged' : 'command_bookmarks_loose';
  return answer(text(key, { n }), {
    count: n,
    chips: [
      untagged
        ? chip(text('command_chip_loose'), 'bookmarks.unsorted', { states: ['unsorted'] })
        : chip(text('command_chip_untagged'), 'bookmarks.unsorted', { states: ['untagged'] }),
    ],
  });
}
