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
import { looking, said } from './patterns.ts';

const group: Group = 'bookmarks';
const nameOf = (slots: Slots): string => slots.folder ?? slots.name ?? '';
const show = (slots: Slots) => text('command_find_show', { what: describe(slots, 'command_what_bookmarks') });
const narrowing = 'sites words folder tagged when days is:untagged';
const viewing = `${looking} count`;

const find: CommandIntent = {
  id: 'bookmarks.find',
  group,
  effect: 'read',
  rule: [
    said(viewing, 'bookmarks', 'words', narrowing),
    said(viewing, 'bookmarks', '', narrowing),
    said(viewing, 'bookmarks', 'words name', `${narrowing} to:folder`),
    said(viewing, 'bookmarks', 'sites name', `${narrowing} to:folder`),
  ],
  title: (slots) => text('command_find_find', { what: describe(slots, 'command_what_bookmarks') }),
  run: ({ name, ...slots }, context) => listBookmarks(name === undefined ? slots : { ...slots, folder: name }, context),
};

const saved: CommandIntent = {
  id: 'page.saved',
  group,
  effect: 'read',
  rule: [
    said('is-saved', 'bookmarks tabs -', '', 'ref:this ref:it window'),
    said('find', 'bookmarks tabs', 'ref:this'),
  ],
  title: () => text('command_save_where'),
  run: whereSaved,
};

const folder: CommandIntent = {
  id: 'bookmarks.folder',
  group,
  effect: 'read',
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
};

const recent: CommandIntent = {
  id: 'bookmarks.recent',
  group,
  effect: 'read',
  rule: [said(viewing, 'bookmarks', 'when', 'words sites folder tagged')],
  title: show,
  run: listBookmarks,
};

const site: CommandIntent = {
  id: 'bookmarks.site',
  group,
  effect: 'read',
  rule: [said(viewing, 'bookmarks', 'sites', narrowing)],
  title: show,
  run: listBookmarks,
};

const open: CommandIntent = {
  id: 'bookmarks.open-folder',
  group,
  effect: 'write',
  rule: [
    said('open', 'folders bookmarks things tabs links -', 'folder', 'newWindow to:window'),
    said('open', 'things bookmarks tabs links folders', 'name', 'newWindow to:window to:folder'),
    said('open', '-', 'name to:folder', 'newWindow to:window'),
    said('open', '-', 'name', 'newWindow to:window', { vague: true, named: true, bare: true, adds: { bare: true } }),
  ],
  title: (slots) => text('command_bookmarks_open_folder', { folder: nameOf(slots) }),
  run: (slots) => ('bare' in slots ? openNamed(slots) : openFolder(slots)),
};

const duplicates: CommandIntent = {
  id: 'bookmarks.duplicates',
  group,
  effect: 'destroy',
  rule: [
    said(`${viewing} check`, 'bookmarks folders', 'is:duplicate', 'folder'),
    said('merge delete tidy group', 'bookmarks', 'is:duplicate', 'keep', { adds: { merge: true } }),
    said('dedupe', 'bookmarks', '', 'keep', { adds: { merge: true } }),
    // Those in a folder have copies elsewhere too: which are to stay is asked.
    said('merge delete tidy group', 'bookmarks folders', 'is:duplicate folder'),
    said('dedupe', 'bookmarks folders', 'folder', 'is:duplicate'),
  ],
  title: (slots) => text('merge' in slots ? 'command_bookmarks_merge' : 'command_bookmarks_show_duplicates'),
  run: (slots) => ('merge' in slots ? mergeCopies(slots) : listCopies(slots)),
};

const dead: CommandIntent = {
  id: 'bookmarks.dead',
  group,
  effect: 'read',
  rule: [
    said('check-named', '-', 'is:dead name', '', { vague: true, named: true }),
    said(
      `${viewing} check`,
      'bookmarks folders links sites things -',
      'is:dead',
      'folder name words sites tagged to:folder',
    ),
    said('check', 'links', 'folder'),
    said('check', 'links', 'name', 'to:folder'),
    said('check', 'bookmarks folders', '', 'folder name sites tagged words to:folder'),
  ],
  title: (slots) => willCheck(nameOf(slots)),
  run: checkLinks,
};

const unsorted: CommandIntent = {
  id: 'bookmarks.unsorted',
  group,
  effect: 'read',
  rule: [said(viewing, 'bookmarks', 'is:untagged'), said(viewing, 'bookmarks things -', 'is:unsorted')],
  title: show,
  run: listUnsorted,
};

export const bookmarkLooks = [find, saved, folder, recent, site, open, duplicates, dead, unsorted];
