import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { act, notDone, write } from '../script/act.ts';
import type { BookmarkItem, FolderItem } from '../script/items.ts';
import { readList } from '../script/read-results.ts';
import { answer, chip, choose, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { looking, said } from '../table/command-pattern.ts';
import { oneFolder, pathOf, shown, shownPath, target } from './folder-by-name.ts';

const nameOf = (slots: Slots): string => slots.folder ?? slots.name ?? '';

const viewing = `${looking} count`;

export const toFolder = 'name to:folder';

command('bookmarks.folder-new', 'bookmarks', 'write', {
  rule: [said('create', 'folders', 'folder', toFolder)],
  title: (slots) => text('command_bookmarks_will_create', { path: slots.folder ?? '' }),
  run: newFolder,
});

command('bookmarks.sort', 'bookmarks', 'write', {
  rule: [
    said('sort organize', 'folders bookmarks', 'by:title|by:date|by:site', 'folder name subfolders'),
    said('put', 'folders bookmarks', 'by:title|by:date|by:site', 'folder subfolders'),
    said('sort', '- things', 'by:title|by:date|by:site name', 'subfolders', { bare: true }),
    said('sort', 'folders bookmarks', '', 'folder subfolders'),
  ],
  title: (slots) => text('command_bookmarks_will_sort', { folder: nameOf(slots), by: slots.by ?? 'title' }),
  run: sortFolder,
});

command('bookmarks.folder-delete', 'bookmarks', 'destroy', {
  rule: [said('delete', 'folders', 'folder')],
  title: (slots) => text('command_bookmarks_will_delete_folder', { folder: nameOf(slots) }),
  run: deleteFolder,
});

command('bookmarks.folder-merge', 'bookmarks', 'destroy', {
  rule: [said('merge', 'folders', 'folder name', 'to:folder')],
  title: ({ folder: from = '', name: into = '' }) => text('command_bookmarks_will_merge_folder', { from, into }),
  run: mergeFolders,
});

command('bookmarks.empty-folders', 'bookmarks', 'destroy', {
  rule: [
    said(viewing, 'folders', 'is:empty'),
    said('delete tidy', 'folders', 'is:empty', '', { adds: { remove: true } }),
  ],
  title: (slots) =>
    text('remove' in slots ? 'command_bookmarks_delete_empty' : 'command_bookmarks_show_empty', { n: 0 }),
  run: (slots) => emptyFolders('remove' in slots),
});

function* newFolder(slots: Slots): Script {
  const title = slots.folder ?? '';
  const parent = slots.name;
  const place =
    parent === undefined
      ? null
      : yield* target(parent, (path) => ({ id: 'bookmarks.folder-new', slots: { folder: title, name: path } }));
  if (place && 'answer' in place) return place.answer;
  const path = place ? `${place.path}/${title.replace(/([\\/])/g, '\\$1')}` : title;
  const done = yield* write(
    'create_bookmark_folders',
    { paths: [path] },
    text('command_bookmarks_will_create', { path: shown(path) }),
  );
  const made = done.count > 0;
  return answer(text(made ? 'command_bookmarks_created' : 'command_bookmarks_exists', { path: shown(path) }));
}

function* sortFolder(slots: Slots): Script {
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
  yield* write('sort_bookmark_folder', { folder_id: folder.id, by, ...(recursive ? { recursive } : {}) }, will);
  const deeper =
    folder.folders > 0 && !recursive
      ? [chip(text('command_chip_subfolders'), 'bookmarks.sort', { folder: name, by, subfolders: true })]
      : [];
  return answer(text('command_bookmarks_sorted', { folder: shownPath(folder), by }), { chips: deeper });
}

function* deleteFolder({ folder: name = '' }: Slots): Script {
  const found = yield* oneFolder(name, (path) => ({ id: 'bookmarks.folder-delete', slots: { folder: path } }));
  if ('answer' in found) return found.answer;
  const folder = shownPath(found.folder);
  yield* write(
    'delete_bookmark_folders',
    { folder_ids: [found.folder.id] },
    text('command_bookmarks_will_delete_folder', { folder }),
  );
  return answer(text('command_bookmarks_folder_deleted', { folder }));
}

/** Moves all that lies in one folder into another, and deletes the one that is empty then. */
function* mergeFolders({ folder: from = '', name = '' }: Slots): Script {
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
  // The folder stays if the user unticks something in it.
  const remove = { name: 'delete_bookmark_folders', arguments: { folder_ids: [source.folder.id], only_empty: true } };
  const moves = [{ bookmark_ids: ids, folder_id: goal.folder.id }];
  const calls = ids.length > 0 ? [{ name: 'move_bookmarks', arguments: { moves } }, remove] : [remove];
  const [first, last = first] = yield* act(calls, will, { plan: true });
  const problem = notDone(first!, text('command_left_as_is'));
  if (problem) return answer(problem);
  const n = ids.length > 0 && first!.state === 'done' ? first!.count : 0;
  const isGone = last!.state === 'done' && last!.count > 0;
  const line = isGone
    ? text('command_bookmarks_folder_merged', { ...names, n })
    : text('command_bookmarks_moved', { n, folder: names.into });
  return answer(line, { count: n });
}

/** Lists empty folders, or with `remove` deletes them. */
function* emptyFolders(remove: boolean): Script {
  const { items } = yield* readList<FolderItem>('list_bookmark_folders', { empty: true });
  const n = items.length;
  if (n === 0) return answer(text('command_bookmarks_no_empty'), { count: 0 });
  if (!remove) {
    const next = chip(text('command_bookmarks_delete_empty', { n }), 'bookmarks.empty-folders', { remove: true });
    return answer(text('command_bookmarks_empty', { n }), { count: n, chips: [next] });
  }
  const done = yield* write(
    'delete_bookmark_folders',
    { folder_ids: items.map((item) => item.id) },
    text('command_bookmarks_delete_empty', { n }),
    { kept: text('command_bookmarks_folders_kept', { n }) },
  );
  return answer(text('command_bookmarks_folders_deleted', { n: done.count }), { count: n });
}
