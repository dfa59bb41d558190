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
import type { CommandIntent, Group } from './intent.ts';
import { bookmarkFilters, either, looking, said, without } from './patterns.ts';

const group: Group = 'bookmarks';
const nameOf = (slots: Slots): string => slots.folder ?? slots.name ?? '';
const viewing = `${looking} count`;

const toFolder = 'name to:folder';
const movable = `${bookmarkFilters} ref:this`;

const move: CommandIntent = {
  id: 'bookmarks.move',
  group,
  effect: 'write',
  rule: [
    said('add bookmark switch', 'bookmarks', `name ${either(movable)}`, `${movable} to:folder`),
    said('add', '- things', 'name ref:list', 'to:folder'),
    said('add', '- things', 'name is:unsorted', 'to:folder'),
    said('add', '- things', 'name to:folder tagged', 'any'),
    said('add', 'folders', 'name folder words', toFolder),
  ],
  title: (slots) =>
    text('command_bookmarks_will_move', { what: describe(slots, 'command_what_bookmarks'), folder: slots.name ?? '' }),
  run: moveBookmarks,
};

const rename: CommandIntent = {
  id: 'bookmarks.rename',
  group,
  effect: 'write',
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
};

const create: CommandIntent = {
  id: 'bookmarks.folder-new',
  group,
  effect: 'write',
  rule: [said('create', 'folders', 'folder', toFolder)],
  title: (slots) => text('command_bookmarks_will_create', { path: slots.folder ?? '' }),
  run: newFolder,
};

const sort: CommandIntent = {
  id: 'bookmarks.sort',
  group,
  effect: 'write',
  rule: [
    said('sort organize', 'folders bookmarks', 'by:title|by:date|by:site', 'folder name subfolders'),
    said('put', 'folders bookmarks', 'by:title|by:date|by:site', 'folder subfolders'),
    said('sort', '- things', 'by:title|by:date|by:site name', 'subfolders', { bare: true }),
    said('sort', 'folders bookmarks', '', 'folder subfolders'),
  ],
  title: (slots) => text('command_bookmarks_will_sort', { folder: nameOf(slots), by: slots.by ?? 'title' }),
  run: sortFolder,
};

const remove: CommandIntent = {
  id: 'bookmarks.delete',
  group,
  effect: 'destroy',
  rule: [
    said('delete', 'bookmarks', 'ref:this'),
    said('delete', 'bookmarks', either(without(bookmarkFilters, 'is:unsorted')), bookmarkFilters),
  ],
  title: (slots) => text('command_bookmarks_will_delete', { what: describe(slots, 'command_what_bookmarks') }),
  run: deleteBookmarks,
};

const removeFolder: CommandIntent = {
  id: 'bookmarks.folder-delete',
  group,
  effect: 'destroy',
  rule: [said('delete', 'folders', 'folder')],
  title: (slots) => text('command_bookmarks_will_delete_folder', { folder: nameOf(slots) }),
  run: deleteFolder,
};

const mergeFolder: CommandIntent = {
  id: 'bookmarks.folder-merge',
  group,
  effect: 'destroy',
  rule: [said('merge', 'folders', 'folder name', 'to:folder')],
  title: ({ folder: from = '', name: into = '' }) => text('command_bookmarks_will_merge_folder', { from, into }),
  run: mergeFolders,
};

const empty: CommandIntent = {
  id: 'bookmarks.empty-folders',
  group,
  effect: 'destroy',
  rule: [
    said(viewing, 'folders', 'is:empty'),
    said('delete tidy', 'folders', 'is:empty', '', { adds: { remove: true } }),
  ],
  title: (slots) =>
    text('remove' in slots ? 'command_bookmarks_delete_empty' : 'command_bookmarks_show_empty', { n: 0 }),
  run: (slots) => emptyFolders('remove' in slots),
};

export const bookmarkChanges = [move, rename, create, sort, remove, removeFolder, mergeFolder, empty];
