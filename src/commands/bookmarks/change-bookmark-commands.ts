import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import type { BookmarkItem, FolderItem } from '../script/items.ts';
import { readList } from '../script/read-results.ts';
import { answer, chip, choose, plain, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { bookmarkFilters, either, said, without } from '../table/command-pattern.ts';
import { foldersNamed, shown, shownPath, target } from './folder-by-name.ts';
import { toFolder } from './folder-commands.ts';
import { nothingSaved, pickBookmarks } from './pick-bookmarks.ts';

const movable = `${bookmarkFilters} ref:this`;

command('bookmarks.move', 'bookmarks', 'write', {
  rule: [
    said('add bookmark switch', 'bookmarks', `name ${either(movable)}`, `${movable} to:folder`),
    said('add', '- things', 'name ref:list', 'to:folder'),
    said('add', '- things', 'name is:unsorted', 'to:folder'),
    said('add', '- things', 'name to:folder tagged', 'any'),
    // Tabs may be meant as well.
    said('add', 'things', 'name to:folder sites', '', { vague: true }),
    said('add', 'folders', 'name folder words', toFolder),
  ],
  title: (slots) =>
    text('command_bookmarks_will_move', { what: describe(slots, 'command_what_bookmarks'), folder: slots.name ?? '' }),
  run: moveBookmarks,
});

command('bookmarks.rename', 'bookmarks', 'write', {
  rule: [
    said('rename call', 'bookmarks', 'ref:this|ref:list|ref:it name'),
    said('rename', '- tabs', 'ref:this|ref:list|ref:it name', '', { vague: true }),
    said('rename', 'folders', 'folder name'),
    said('rename', 'bookmarks', 'words name'),
    said('rename', '-', 'words name', '', { vague: true, bare: true }),
  ],
  title: ({ folder, name = '' }) =>
    folder === undefined
      ? text('command_bookmarks_will_rename', { name })
      : text('command_bookmarks_will_rename_folder', { folder, name }),
  run: renameBookmark,
});

command('bookmarks.delete', 'bookmarks', 'destroy', {
  rule: [
    said('delete', 'bookmarks', 'ref:this'),
    said('delete', 'bookmarks', either(without(bookmarkFilters, 'is:unsorted')), bookmarkFilters),
  ],
  title: (slots) => text('command_bookmarks_will_delete', { what: describe(slots, 'command_what_bookmarks') }),
  run: deleteBookmarks,
});

export function* moveBookmarks(slots: Slots & { create?: true }, context: CommandContext): Script {
  const { name = '' } = slots;
  const picked = yield* pickBookmarks(slots, context);
  if ('answer' in picked) return picked.answer;
  const n = picked.bookmarks.length;
  const what = describe(slots, 'command_what_bookmarks', n);
  if (n === 0) return answer(nothingSaved(describe(slots, 'command_what_bookmarks')), { count: 0 });
  const place = yield* target(name, (path) => ({ id: 'bookmarks.move', slots: plain({ ...slots, name: path }) }));
  if ('answer' in place) return place.answer;
  if (!place.exists && !slots.create) {
    return choose(text('command_bookmarks_make_folder', { name }), [
      chip(text('command_bookmarks_make_and_move', { name, n }), 'bookmarks.move', { ...slots, create: true }),
    ]);
  }
  const folder = shown(place.path);
  const moves = [{ bookmark_ids: picked.bookmarks.map((bookmark) => bookmark.id), folder_path: place.path }];
  const done = yield* write('move_bookmarks', { moves }, text('command_bookmarks_will_move', { what, folder }));
  return answer(text('command_bookmarks_moved', { n: done.count, folder }), {
    count: n,
  });
}

/** Renames the bookmark of the current page, or the folder or bookmark with a title. Asks if both have it. */
function* renameBookmark(slots: Slots & { from?: string; id?: string }, context: CommandContext): Script {
  const { name = '' } = slots;
  if (slots.id !== undefined) return yield* rename(slots.id, name);
  if (slots.ref) {
    const picked = yield* pickBookmarks(slots, context);
    if ('answer' in picked) return picked.answer;
    const [one, ...more] = picked.bookmarks;
    if (!one) return answer(text('command_save_not_saved'), { count: 0 });
    if (more.length > 0) return answer(text('command_list_unclear'));
    return yield* rename(one.id, name);
  }
  const from = slots.folder ?? slots.words?.[0] ?? '';
  const folders = yield* foldersNamed(from);
  const titled =
    slots.folder === undefined
      ? (yield* readList<BookmarkItem>('search_bookmarks', { query: from })).items.filter(
          (item) => item.title.toLowerCase() === from.toLowerCase(),
        )
      : [];
  const found: (FolderItem | BookmarkItem)[] = [...folders, ...titled];
  if (found.length === 1) return yield* rename(found[0]!.id, name);
  if (found.length === 0) return answer(text('command_bookmarks_nothing_named', { name: from }), { count: 0 });
  return choose(
    text('command_bookmarks_which', { n: found.length, name: from }),
    found.map((item) =>
      chip(
        'kind' in item
          ? text('command_bookmarks_folder_at', { path: shownPath(item) })
          : text('command_bookmarks_bookmark_in', { title: item.title, path: shown(item.folder) }),
        'bookmarks.rename',
        { id: item.id, name },
      ),
    ),
  );
}

function* rename(id: string, title: string): Script {
  yield* write(
    'update_bookmarks',
    { updates: [{ bookmark_id: id, title }] },
    text('command_bookmarks_will_rename', { name: title }),
  );
  return answer(text('command_bookmarks_renamed', { name: title }));
}

function* deleteBookmarks(slots: Slots, context: CommandContext): Script {
  const picked = yield* pickBookmarks(slots, context);
  if ('answer' in picked) return picked.answer;
  const n = picked.bookmarks.length;
  const what = describe(slots, 'command_what_bookmarks', n);
  if (n === 0) {
    const none =
      slots.ref?.kind === 'this'
        ? text('command_save_not_saved')
        : nothingSaved(describe(slots, 'command_what_bookmarks'));
    return answer(none, { count: 0 });
  }
  const done = yield* write(
    'delete_bookmarks',
    { bookmark_ids: picked.bookmarks.map((bookmark) => bookmark.id) },
    text('command_bookmarks_will_delete', { what }),
    { this: slots.ref?.kind === 'this' && n === 1 && context.sure, kept: text('command_bookmarks_kept', { n }) },
  );
  return answer(text('command_bookmarks_deleted', { n: done.count }), { count: n });
}
