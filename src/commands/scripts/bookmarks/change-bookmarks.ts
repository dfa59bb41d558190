import { text } from '@/src/contract/text.ts';
import type { Slots } from '../../language/command-frame.ts';
import { actOnce, notDone } from '../../script/act.ts';
import type { CommandContext } from '../../script/context.ts';
import { describe } from '../../script/describe.ts';
import type { BookmarkItem, FolderItem } from '../../script/items.ts';
import { readList } from '../../script/read-results.ts';
import { answer, chip, choose, plain, type Script } from '../../script/script.ts';
import { foldersNamed, oneFolder, pathOf, shown, shownPath, target } from './folder-by-name.ts';
import { nothingSaved, pickBookmarks } from './pick-bookmarks.ts';

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
  const done = yield* actOnce('move_bookmarks', { moves }, text('command_bookmarks_will_move', { what, folder }));
  const problem = notDone(done, text('command_left_as_is'));
  return answer(problem ?? text('command_bookmarks_moved', { n: done.state === 'done' ? done.count : 0, folder }), {
    count: n,
  });
}

/** Renames the bookmark of the page in front, a folder or a bookmark of a title. Both of one name: asks. */
export function* renameBookmark(slots: Slots & { from?: string; id?: string }, context: CommandContext): Script {
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
  const done = yield* actOnce(
    'update_bookmarks',
    { updates: [{ bookmark_id: id, title }] },
    text('command_bookmarks_will_rename', { name: title }),
  );
  return answer(notDone(done, text('command_left_as_is')) ?? text('command_bookmarks_renamed', { name: title }));
}

export function* newFolder(slots: Slots): Script {
  const title = slots.folder ?? '';
  const parent = slots.name;
  const place =
    parent === undefined
      ? null
      : yield* target(parent, (path) => ({ id: 'bookmarks.folder-new', slots: { folder: title, name: path } }));
  if (place && 'answer' in place) return place.answer;
  const path = place ? `${place.path}/${title.replace(/([\\/])/g, '\\$1')}` : title;
  const done = yield* actOnce(
    'create_bookmark_folders',
    { paths: [path] },
    text('command_bookmarks_will_create', { path: shown(path) }),
  );
  const problem = notDone(done, text('command_left_as_is'));
  if (problem) return answer(problem);
  const made = done.state === 'done' && done.count > 0;
  return answer(text(made ? 'command_bookmarks_created' : 'command_bookmarks_exists', { path: shown(path) }));
}

export function* sortFolder(slots: Slots): Script {
  const name = slots.folder ?? slots.name;
  const by = slots.by === 'site' || slots.by === 'date' ? slots.by : 'title';
  if (name === undefined) {
    const { items } = yield* readList<FolderItem>('list_bookmarks');
    return choose(
      text('command_bookmarks_sort_which'),
      items.map((root) =>
        chip(text('command_plain', { words: root.title }), 'bookmarks.sort', { folder: root.title, by }),
      ),
    );
  }
  const found = yield* oneFolder(name, (path) => ({ id: 'bookmarks.sort', slots: { folder: path, by } }));
  if ('answer' in found) return found.answer;
  const { folder } = found;
  const recursive = slots.subfolders ?? false;
  const will = text('command_bookmarks_will_sort', { folder: shownPath(folder), by });
  const done = yield* actOnce(
    'sort_bookmark_folder',
    { folder_id: folder.id, by, ...(recursive ? { recursive } : {}) },
    will,
  );
  const problem = notDone(done, text('command_left_as_is'));
  if (problem) return answer(problem);
  const deeper =
    folder.folders > 0 && !recursive
      ? [chip(text('command_chip_subfolders'), 'bookmarks.sort', { folder: name, by, subfolders: true })]
      : [];
  return answer(text('command_bookmarks_sorted', { folder: shownPath(folder), by }), { chips: deeper });
}

export function* deleteBookmarks(slots: Slots, context: CommandContext): Script {
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
  const done = yield* actOnce(
    'delete_bookmarks',
    { bookmark_ids: picked.bookmarks.map((bookmark) => bookmark.id) },
    text('command_bookmarks_will_delete', { what }),
    { this: slots.ref?.kind === 'this' && n === 1 && context.sure },
  );
  const kept = text('command_bookmarks_kept', { n });
  return answer(
    notDone(done, kept) ?? text('command_bookmarks_deleted', { n: done.state === 'done' ? done.count : 0 }),
    { count: n },
  );
}

export function* deleteFolder({ folder: name = '' }: Slots): Script {
  const found = yield* oneFolder(name, (path) => ({ id: 'bookmarks.folder-delete', slots: { folder: path } }));
  if ('answer' in found) return found.answer;
  const folder = shownPath(found.folder);
  const done = yield* actOnce(
    'delete_bookmark_folders',
    { folder_ids: [found.folder.id] },
    text('command_bookmarks_will_delete_folder', { folder }),
  );
  return answer(notDone(done, text('command_left_as_is')) ?? text('command_bookmarks_folder_deleted', { folder }));
}

/** Moves all that lies in one folder into another, and deletes the one that is empty then. */
export function* mergeFolders({ folder: from = '', name = '' }: Slots): Script {
  const source = yield* oneFolder(from, (path) => ({ id: 'bookmarks.folder-merge', slots: { folder: path, name } }));
  if ('answer' in source) return source.answer;
  const goal = yield* oneFolder(name, (path) => ({
    id: 'bookmarks.folder-merge',
    slots: { folder: from, name: path },
  }));
  if ('answer' in goal) return goal.answer;
  const names = { from: shownPath(source.folder), into: shownPath(goal.folder) };
  const will = text('command_bookmarks_will_merge_folder', names);
  const inside = pathOf(source.folder);
  if (source.folder.id === goal.folder.id || pathOf(goal.folder).startsWith(`${inside}/`))
    return answer(text('command_bookmarks_cannot_merge', names), { count: 0 });
  const { items } = yield* readList<BookmarkItem | FolderItem>('list_bookmarks', { folder_id: source.folder.id });
  const ids = items.map(({ id }) => id);
  if (ids.length > 0) {
    const moves = [{ bookmark_ids: ids, folder_id: goal.folder.id }];
    const moved = yield* actOnce('move_bookmarks', { moves }, will, { plan: true });
    const problem = notDone(moved, text('command_left_as_is'));
    if (problem) return answer(problem);
    const n = moved.state === 'done' ? moved.count : 0;
    // What the user kept in it keeps the folder.
    if (n < ids.length) return answer(text('command_bookmarks_moved', { n, folder: names.into }), { count: n });
  }
  const done = yield* actOnce('delete_bookmark_folders', { folder_ids: [source.folder.id] }, will);
  const kept = text('command_bookmarks_moved', { n: ids.length, folder: names.into });
  return answer(notDone(done, kept) ?? text('command_bookmarks_folder_merged', { ...names, n: ids.length }), {
    count: ids.length,
  });
}

/** Folders with nothing in them; `remove` deletes them. */
export function* emptyFolders(remove: boolean): Script {
  const { items } = yield* readList<FolderItem>('list_bookmark_folders', { empty: true });
  const n = items.length;
  if (n === 0) return answer(text('command_bookmarks_no_empty'), { count: 0 });
  if (!remove) {
    const next = chip(text('command_bookmarks_delete_empty', { n }), 'bookmarks.empty-folders', { remove: true });
    return answer(text('command_bookmarks_empty', { n }), { count: n, chips: [next] });
  }
  const done = yield* actOnce(
    'delete_bookmark_folders',
    { folder_ids: items.map((item) => item.id) },
    text('command_bookmarks_delete_empty', { n }),
  );
  const kept = text('command_bookmarks_folders_kept', { n });
  return answer(
    notDone(done, kept) ?? text('command_bookmarks_folders_deleted', { n: done.state === 'done' ? done.count : 0 }),
    { count: n },
  );
}
