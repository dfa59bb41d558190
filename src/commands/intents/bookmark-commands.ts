import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { checkLinks, listCopies, mergeCopies, willCheck } from '../scripts/bookmarks/check-bookmarks.ts';
import {
  listBookmarks,
  listFolder,
  listUnsorted,
  openFolder,
  whereSaved,
} from '../scripts/bookmarks/list-bookmarks-command.ts';
import { openNamed } from '../scripts/sessions/open-session.ts';
import type { CommandIntent, Group } from './intent.ts';
import { looking } from './patterns.ts';

const group: Group = 'bookmarks';
const nameOf = (slots: Slots): string => slots.folder ?? slots.name ?? '';
const show = (slots: Slots) => text('command_find_show', { what: describe(slots, 'command_what_bookmarks') });
const narrowing = ['sites', 'words', 'folder', 'tagged', 'when', 'days', 'is:untagged'];
const viewing = [...looking, 'count'];

const find: CommandIntent = {
  id: 'bookmarks.find',
  group,
  effect: 'read',
  phrase: text('command_phrase_bookmarks_find'),
  patterns: [
    { verbs: viewing, objects: ['bookmarks'], needs: ['words'], allows: narrowing },
    { verbs: viewing, objects: ['bookmarks'], allows: narrowing },
    { verbs: viewing, objects: ['bookmarks'], needs: ['words', 'name'], allows: [...narrowing, 'to:folder'] },
    { verbs: viewing, objects: ['bookmarks'], needs: ['sites', 'name'], allows: [...narrowing, 'to:folder'] },
  ],
  title: (slots) => text('command_find_find', { what: describe(slots, 'command_what_bookmarks') }),
  run: ({ name, ...slots }, context) => listBookmarks(name === undefined ? slots : { ...slots, folder: name }, context),
};

const saved: CommandIntent = {
  id: 'page.saved',
  group,
  effect: 'read',
  phrase: text('command_phrase_page_saved'),
  patterns: [
    { verbs: ['is-saved'], objects: ['bookmarks', 'tabs', null], allows: ['ref:this', 'ref:it', 'window'] },
    { verbs: ['find'], objects: ['bookmarks', 'tabs'], needs: ['ref:this'] },
  ],
  title: () => text('command_save_where'),
  run: whereSaved,
};

const folder: CommandIntent = {
  id: 'bookmarks.folder',
  group,
  effect: 'read',
  phrase: text('command_phrase_bookmarks_folder'),
  patterns: [
    { verbs: viewing, objects: ['folders'], allows: ['folder'] },
    { verbs: ['list', 'contents'], objects: ['bookmarks', 'things', null], needs: ['folder'] },
    { verbs: ['contents'], objects: [null, 'things', 'folders'], needs: ['name'], vague: true },
    { verbs: viewing, objects: ['bookmarks'], needs: ['name'], allows: ['to:folder'] },
  ],
  title: (slots) =>
    nameOf(slots)
      ? text('command_bookmarks_show_folder', { folder: nameOf(slots) })
      : text('command_bookmarks_show_folders'),
  run: listFolder,
};

const recent: CommandIntent = {
  id: 'bookmarks.recent',
  group,
  effect: 'read',
  phrase: text('command_phrase_bookmarks_recent'),
  patterns: [
    { verbs: viewing, objects: ['bookmarks'], needs: ['when'], allows: ['words', 'sites', 'folder', 'tagged'] },
  ],
  title: show,
  run: listBookmarks,
};

const site: CommandIntent = {
  id: 'bookmarks.site',
  group,
  effect: 'read',
  phrase: text('command_phrase_bookmarks_site'),
  patterns: [{ verbs: viewing, objects: ['bookmarks'], needs: ['sites'], allows: narrowing }],
  title: show,
  run: listBookmarks,
};

const open: CommandIntent = {
  id: 'bookmarks.open-folder',
  group,
  effect: 'write',
  phrase: text('command_phrase_bookmarks_open_folder'),
  patterns: [
    {
      verbs: ['open'],
      objects: ['folders', 'bookmarks', 'things', 'tabs', 'links', null],
      needs: ['folder'],
      allows: ['newWindow', 'to:window'],
    },
    {
      verbs: ['open'],
      objects: ['things', 'bookmarks', 'tabs', 'links', 'folders'],
      needs: ['name'],
      allows: ['newWindow', 'to:window', 'to:folder'],
    },
    { verbs: ['open'], objects: [null], needs: ['name', 'to:folder'], allows: ['newWindow', 'to:window'] },
    {
      verbs: ['open'],
      objects: [null],
      needs: ['name'],
      allows: ['newWindow', 'to:window'],
      vague: true,
      named: true,
      bare: true,
      adds: { bare: true },
    },
  ],
  title: (slots) => text('command_bookmarks_open_folder', { folder: nameOf(slots) }),
  run: (slots) => ('bare' in slots ? openNamed(slots) : openFolder(slots)),
};

const duplicates: CommandIntent = {
  id: 'bookmarks.duplicates',
  group,
  effect: 'destroy',
  phrase: text('command_phrase_bookmarks_duplicates'),
  patterns: [
    { verbs: [...viewing, 'check'], objects: ['bookmarks', 'folders'], needs: ['is:duplicate'], allows: ['folder'] },
    {
      verbs: ['merge', 'delete', 'tidy', 'group'],
      objects: ['bookmarks'],
      needs: ['is:duplicate'],
      allows: ['keep'],
      adds: { merge: true },
    },
    { verbs: ['dedupe'], objects: ['bookmarks'], allows: ['keep'], adds: { merge: true } },
    // Those in a folder have copies elsewhere too: which are to stay is asked.
    {
      verbs: ['merge', 'delete', 'tidy', 'group'],
      objects: ['bookmarks', 'folders'],
      needs: ['is:duplicate', 'folder'],
    },
    { verbs: ['dedupe'], objects: ['bookmarks', 'folders'], needs: ['folder'], allows: ['is:duplicate'] },
  ],
  title: (slots) => text('merge' in slots ? 'command_bookmarks_merge' : 'command_bookmarks_show_duplicates'),
  run: (slots) => ('merge' in slots ? mergeCopies(slots) : listCopies(slots)),
};

const dead: CommandIntent = {
  id: 'bookmarks.dead',
  group,
  effect: 'read',
  phrase: text('command_phrase_bookmarks_dead'),
  patterns: [
    { verbs: ['check-named'], objects: [null], needs: ['is:dead', 'name'], vague: true, named: true },
    {
      verbs: [...viewing, 'check'],
      objects: ['bookmarks', 'folders', 'links', 'sites', 'things', null],
      needs: ['is:dead'],
      allows: ['folder', 'name', 'words', 'sites', 'tagged', 'to:folder'],
    },
    { verbs: ['check'], objects: ['links'], needs: ['folder'] },
    { verbs: ['check'], objects: ['links'], needs: ['name'], allows: ['to:folder'] },
    {
      verbs: ['check'],
      objects: ['bookmarks', 'folders'],
      allows: ['folder', 'name', 'sites', 'tagged', 'words', 'to:folder'],
    },
  ],
  title: (slots) => willCheck(nameOf(slots)),
  run: checkLinks,
};

const unsorted: CommandIntent = {
  id: 'bookmarks.unsorted',
  group,
  effect: 'read',
  phrase: text('command_phrase_bookmarks_unsorted'),
  patterns: [
    { verbs: viewing, objects: ['bookmarks'], needs: ['is:untagged'] },
    { verbs: viewing, objects: ['bookmarks', 'things', null], needs: ['is:unsorted'] },
  ],
  title: show,
  run: listUnsorted,
};

export const bookmarkLooks = [find, saved, folder, recent, site, open, duplicates, dead, unsorted];
