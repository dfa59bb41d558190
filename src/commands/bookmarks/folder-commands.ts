import { text } from '@/src/contract/text.ts';
import { shownPath } from '@/src/text/shown-path.ts';
import { plain } from '../script/describe.ts';
import { readItems } from '../script/read-results.ts';
import { act, answer, choose, found, none, present, stop, write } from '../script/script.ts';
import { command, looking, said } from '../table/index.ts';
import { escaped, oneFolder, pathOf, placeOf, target } from './folder-by-name.ts';

const viewing = `${looking} count`;

export const toFolder = 'name to:folder';

command('bookmarks.folder-new', 'bookmarks', 'write', {
  rule: [said('create', 'folders', 'folder', toFolder)],
  title: ({ folder = '' }) => text('command_bookmarks_will_create', { path: folder }),
  *run({ folder = '', name: parent }, context) {
    const path = parent === undefined ? folder : `${(yield* target(parent, context)).path}/${escaped(folder)}`;
    const named = { path: shownPath(path) };
    const done = yield* write(
      'create_bookmark_folders',
      { paths: [path] },
      text('command_bookmarks_will_create', named),
    );
    return answer(text(done.count > 0 ? 'command_bookmarks_created' : 'command_bookmarks_exists', named));
  },
});

command('bookmarks.sort', 'bookmarks', 'write', {
  rule: [
    said('sort organize', 'folders bookmarks', 'by:title|by:date|by:site', 'folder name subfolders'),
    said('sort', '- things', 'by:title|by:date|by:site name', 'subfolders', { bare: true }),
    said('sort', 'folders bookmarks', '', 'folder subfolders'),
    // "The recipes folder in alphabetical order".
    said('wanted', 'folders', 'by:title|by:date|by:site folder'),
    // "The garden bookmarks": those in the folder of that name.
    said('sort organize', 'bookmarks', 'by:title|by:date|by:site words', 'subfolders'),
  ],
  title: ({ words: [word] = [], name = word, folder = name, by = 'title' }) =>
    folder === undefined ? text('command_bookmarks_sort_which') : text('command_bookmarks_will_sort', { folder, by }),
  *run({ words: [word, ...more] = [], name = word, folder = name, by: wanted, subfolders = false }, context) {
    const by = wanted === 'site' || wanted === 'date' ? wanted : 'title';
    const choice = (title: string) => context.again(plain(title), { folder: title });
    if (word !== undefined && more.length > 0)
      return choose(text('command_bookmarks_sort_which'), [word, ...more].map(choice));
    if (folder === undefined) {
      const roots = yield* readItems('list_bookmarks');
      return choose(
        text('command_bookmarks_sort_which'),
        roots.map(({ title }) => choice(title)),
      );
    }
    const place = yield* oneFolder(folder, context);
    const names = { folder: placeOf(place), by };
    const args = { folder_id: place.id, by, ...(subfolders && { recursive: true }) };
    yield* write('sort_bookmark_folder', args, text('command_bookmarks_will_sort', names));
    const isFlat = place.folders > 0 && !subfolders;
    const deeper = isFlat && context.again(text('command_chip_subfolders'), { subfolders: true });
    return answer(text('command_bookmarks_sorted', names), deeper);
  },
});

command('bookmarks.folder-delete', 'bookmarks', 'destroy', {
  rule: [said('delete', 'folders', 'folder')],
  title: ({ folder = '' }) => text('command_bookmarks_will_delete_folder', { folder }),
  *run({ folder: name = '' }, context) {
    const place = yield* oneFolder(name, context);
    const folder = placeOf(place);
    const will = text('command_bookmarks_will_delete_folder', { folder });
    yield* write('delete_bookmark_folders', { folder_ids: [place.id] }, will);
    return answer(text('command_bookmarks_folder_deleted', { folder }));
  },
});

/** Moves all that lies in one folder into another, and deletes the one that is empty then. */
command('bookmarks.folder-merge', 'bookmarks', 'destroy', {
  rule: [said('merge', 'folders', 'folder name', 'to:folder')],
  title: ({ folder: from = '', name: into = '' }) => text('command_bookmarks_will_merge_folder', { from, into }),
  *run({ folder: from = '', name = '' }, context) {
    const source = yield* oneFolder(from, context);
    const goal = yield* oneFolder(name, context, { slot: 'name' });
    const names = { from: placeOf(source), into: placeOf(goal) };
    if (source.id === goal.id || pathOf(goal).startsWith(`${pathOf(source)}/`))
      none(text('command_bookmarks_cannot_merge', names));
    const items = yield* readItems('list_bookmarks', { folder_id: source.id });
    const moves = [{ bookmark_ids: items.map(({ id }) => id), folder_id: goal.id }];
    const calls = present([
      items.length > 0 && { name: 'move_bookmarks', arguments: { moves } },
      // The folder stays if the user unticks something in it.
      { name: 'delete_bookmark_folders', arguments: { folder_ids: [source.id], only_empty: true } },
    ]);
    const results = yield* act(calls, text('command_bookmarks_will_merge_folder', names), { plan: true });
    const [first] = results;
    const last = results.at(-1)!;
    if ('problem' in first!) return stop(answer(first.problem));
    const n = items.length > 0 ? first!.count : 0;
    if ('count' in last && last.count > 0) return answer(text('command_bookmarks_folder_merged', { ...names, n }));
    return answer(text('command_bookmarks_moved', { n, folder: names.into }));
  },
});

/** Lists empty folders, or with `remove` deletes them. */
command('bookmarks.empty-folders', 'bookmarks', 'destroy', {
  rule: [
    said(viewing, 'folders', 'is:empty'),
    said('delete tidy', 'folders', 'is:empty', '', { adds: { remove: true } }),
  ],
  title: ({ remove }) => text(remove ? 'command_bookmarks_delete_empty' : 'command_bookmarks_show_empty', { n: 0 }),
  *run({ remove }, context) {
    const items = yield* readItems('list_bookmark_folders', { empty: true });
    const n = items.length;
    if (n === 0) none(text('command_bookmarks_no_empty'));
    const will = text('command_bookmarks_delete_empty', { n });
    if (!remove) return found(n, text('command_bookmarks_empty', { n }), context.again(will, { remove: true }));
    const folder_ids = items.map(({ id }) => id);
    const how = { kept: text('command_bookmarks_folders_kept', { n }) };
    const done = yield* write('delete_bookmark_folders', { folder_ids }, will, how);
    return answer(text('command_bookmarks_folders_deleted', { n: done.count }));
  },
});
