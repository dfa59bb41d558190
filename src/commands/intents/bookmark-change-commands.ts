import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import {
  deleteBookmarks,
  deleteFolder,
  emptyFolders,
  mergeFolders,
  moveBookmarks,
  newFolder,
  renameBookmark,
  sortFolder,
} from '../scripts/bookmarks/change-bookmarks.ts';
import type { CommandIntent, Group, Pattern } from './intent.ts';
import { bookmarkFilters, looking, without } from './patterns.ts';

const group: Group = 'bookmarks';
const nameOf = (slots: Slots): string => slots.folder ?? slots.name ?? '';
const viewing = [...looking, 'count'];

const toFolder = ['name', 'to:folder'];
const movable = (feature: string): Pattern[] => [
  {
    verbs: ['add', 'bookmark', 'switch'],
    objects: ['bookmarks'],
    needs: ['name', feature],
    allows: [...bookmarkFilters, 'to:folder', 'ref:this'],
  },
];

const move: CommandIntent = {
  id: 'bookmarks.move',
  group,
  effect: 'write',
  phrase: text('command_phrase_bookmarks_move'),
  patterns: [
    ...[...bookmarkFilters, 'ref:this'].flatMap(movable),
    { verbs: ['add'], objects: [null, 'things'], needs: ['name', 'ref:list'], allows: ['to:folder'] },
    { verbs: ['add'], objects: [null, 'things'], needs: ['name', 'is:unsorted'], allows: ['to:folder'] },
    { verbs: ['add'], objects: [null, 'things'], needs: ['name', 'to:folder', 'tagged'], allows: ['any'] },
    { verbs: ['add'], objects: ['folders'], needs: ['name', 'folder', 'words'], allows: toFolder },
  ],
  title: (slots) =>
    text('command_bookmarks_will_move', { what: describe(slots, 'command_what_bookmarks'), folder: slots.name ?? '' }),
  run: moveBookmarks,
};

const rename: CommandIntent = {
  id: 'bookmarks.rename',
  group,
  effect: 'write',
  phrase: text('command_phrase_bookmarks_rename'),
  patterns: [
    ...['ref:this', 'ref:list', 'ref:it'].flatMap((feature): Pattern[] => [
      { verbs: ['rename', 'call'], objects: ['bookmarks'], needs: [feature, 'name'] },
      { verbs: ['rename'], objects: [null, 'tabs'], needs: [feature, 'name'], vague: true },
    ]),
    { verbs: ['rename'], objects: ['folders'], needs: ['folder', 'name'] },
    { verbs: ['rename'], objects: ['bookmarks'], needs: ['words', 'name'] },
    { verbs: ['rename'], objects: [null], needs: ['words', 'name'], vague: true, bare: true },
  ],
  title: ({ folder, name = '' }) =>
    folder === undefined
      ? text('command_bookmarks_will_rename', { name })
      : text('command_bookmarks_will_rename_folder', { folder, name }),
  run: renameBookmark,
};

const create: CommandIntent = {
  id: 'bookmarks.folder-new',
  group,
  effect: 'write',
  phrase: text('command_phrase_bookmarks_folder_new'),
  patterns: [{ verbs: ['create'], objects: ['folders'], needs: ['folder'], allows: toFolder }],
  title: (slots) => text('command_bookmarks_will_create', { path: slots.folder ?? '' }),
  run: newFolder,
};

const sort: CommandIntent = {
  id: 'bookmarks.sort',
  group,
  effect: 'write',
  phrase: text('command_phrase_bookmarks_sort'),
  patterns: [
    ...['by:title', 'by:date', 'by:site'].flatMap((by): Pattern[] => [
      {
        verbs: ['sort', 'organize'],
        objects: ['folders', 'bookmarks'],
        needs: [by],
        allows: ['folder', 'name', 'subfolders'],
      },
      { verbs: ['put'], objects: ['folders', 'bookmarks'], needs: [by], allows: ['folder', 'subfolders'] },
      { verbs: ['sort'], objects: [null, 'things'], needs: [by, 'name'], allows: ['subfolders'], bare: true },
    ]),
    { verbs: ['sort'], objects: ['folders', 'bookmarks'], allows: ['folder', 'subfolders'] },
  ],
  title: (slots) => text('command_bookmarks_will_sort', { folder: nameOf(slots), by: slots.by ?? 'title' }),
  run: sortFolder,
};

const remove: CommandIntent = {
  id: 'bookmarks.delete',
  group,
  effect: 'destroy',
  phrase: text('command_phrase_bookmarks_delete'),
  patterns: [
    { verbs: ['delete'], objects: ['bookmarks'], needs: ['ref:this'] },
    ...without(bookmarkFilters, 'is:unsorted').map(
      (feature): Pattern => ({ verbs: ['delete'], objects: ['bookmarks'], needs: [feature], allows: bookmarkFilters }),
    ),
  ],
  title: (slots) => text('command_bookmarks_will_delete', { what: describe(slots, 'command_what_bookmarks') }),
  run: deleteBookmarks,
};

const removeFolder: CommandIntent = {
  id: 'bookmarks.folder-delete',
  group,
  effect: 'destroy',
  phrase: text('command_phrase_bookmarks_folder_delete'),
  patterns: [{ verbs: ['delete'], objects: ['folders'], needs: ['folder'] }],
  title: (slots) => text('command_bookmarks_will_delete_folder', { folder: nameOf(slots) }),
  run: deleteFolder,
};

const mergeFolder: CommandIntent = {
  id: 'bookmarks.folder-merge',
  group,
  effect: 'destroy',
  phrase: text('command_phrase_bookmarks_folder_merge'),
  patterns: [{ verbs: ['merge'], objects: ['folders'], needs: ['folder', 'name'], allows: ['to:folder'] }],
  title: ({ folder: from = '', name: into = '' }) => text('command_bookmarks_will_merge_folder', { from, into }),
  run: mergeFolders,
};

const empty: CommandIntent = {
  id: 'bookmarks.empty-folders',
  group,
  effect: 'destroy',
  phrase: text('command_phrase_bookmarks_empty_folders'),
  patterns: [
    { verbs: viewing, objects: ['folders'], needs: ['is:empty'] },
    { verbs: ['delete', 'tidy'], objects: ['folders'], needs: ['is:empty'], adds: { remove: true } },
  ],
  title: (slots) =>
    text('remove' in slots ? 'command_bookmarks_delete_empty' : 'command_bookmarks_show_empty', { n: 0 }),
  run: (slots) => emptyFolders('remove' in slots),
};

export const bookmarkChanges = [move, rename, create, sort, remove, removeFolder, mergeFolder, empty];
