import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { sameName } from '@/src/text/fold.ts';
import { shownPath } from '@/src/text/shown-path.ts';
import type { RunSlots } from '../frame/command-frame.ts';
import { describe, plain, titled } from '../script/describe.ts';
import type { BookmarkItem, FolderItem } from '../script/items.ts';
import { readItems } from '../script/read-results.ts';
import type { Part, RunContext, Script } from '../script/script.ts';
import { answer, ask, chip, choose, none, stop, write } from '../script/script.ts';
import { intents } from '../table/command.ts';
import { bookmarkFilters, command, either, said, without } from '../table/index.ts';
import { foldersNamed, oneFolder, pathOf, placeOf, target } from './folder-by-name.ts';
import { toFolder } from './folder-commands.ts';
import { nearBookmarks, nothingPicked, pickBookmarks, someBookmarks } from './pick-bookmarks.ts';

const movable = `${bookmarkFilters} ref:this`;

command('bookmarks.move', 'bookmarks', 'write', {
  rule: [
    said('add bookmark switch', 'bookmarks', `name ${either(movable)}`, `${movable} to:folder`),
    said('add', '- things', 'name ref:list|is:unsorted', 'to:folder'),
    said('add', '- things', 'name to:folder tagged', 'any'),
    // Tabs may be meant as well.
    said('add', 'things', 'name to:folder sites', '', { vague: true }),
    said('add', 'folders', 'name folder words', toFolder),
    said('add', '-', 'name folder words|sites', 'to:folder', { vague: true }),
  ],
  title: (slots) =>
    text('command_bookmarks_will_move', { what: describe(slots, 'command_what_bookmarks'), folder: slots.name ?? '' }),
  run: moveBookmarks,
});

export function* moveBookmarks(slots: RunSlots, context: RunContext): Script {
  const { name = '' } = slots;
  // "Add this page to my recipes bookmarks": it is none yet.
  const save = chip(text('command_save_page_in', { folder: name }), 'page.bookmark', { name });
  const picked = yield* pickBookmarks(slots, context);
  const { word, found: near } = picked.length > 0 ? { word: '', found: [] } : yield* nearBookmarks(slots, context);
  const bookmarks = [...picked, ...near];
  if (bookmarks.length === 0) nothingPicked(slots, save);
  const n = bookmarks.length;
  const { path, folder, exists } = yield* target(name, context, slots);
  if (!exists && !slots.create) {
    const make = text('command_bookmarks_make_and_move', { name, n });
    const question = text('command_bookmarks_make_folder', { name });
    return choose(question, [chip(make, 'bookmarks.move', { ...slots, create: true })]);
  }
  const moves = [{ bookmark_ids: bookmarks.map(({ id }) => id), folder_path: path }];
  const what = describe(slots, 'command_what_bookmarks', n);
  const will = text('command_bookmarks_will_move', { what, folder });
  const done = yield* write('move_bookmarks', { moves }, will, { plan: near.length > 0 });
  const taken = near.length > 0 && text('command_tidy_near', { words: slots.words ?? [], part: word });
  return answer([text('command_bookmarks_moved', { n: done.count, folder }), taken]);
}

command('bookmarks.rename', 'bookmarks', 'write', {
  rule: [
    said('rename call', 'bookmarks', 'ref:this|ref:list|ref:it name'),
    said('rename', '- tabs', 'ref:this|ref:list|ref:it name', '', { vague: true }),
    said('rename', 'folders', 'folder name'),
    said('rename', 'bookmarks', 'words name'),
    said('rename', '-', 'words name', '', { vague: true, bare: true, adds: { bare: true } }),
  ],
  title: ({ folder, name = '' }) =>
    folder === undefined
      ? text('command_bookmarks_will_rename', { name })
      : text('command_bookmarks_will_rename_folder', { folder, name }),
  *run(slots, context) {
    if (slots.bare) return yield* renameNamed(slots, context);
    const { name = '' } = slots;
    const bookmark_id = slots.id ?? (yield* theOne(slots, context));
    const updates = [{ bookmark_id, title: name }];
    yield* write('update_bookmarks', { updates }, text('command_bookmarks_will_rename', { name }));
    return answer(text('command_bookmarks_renamed', { name }));
  },
});

/** Id of the bookmark of the current page, or of the folder or bookmark with a title. Asks if several have it. */
function* theOne(slots: RunSlots, context: RunContext): Part<string> {
  if (slots.ref) {
    const [one, ...more] = yield* someBookmarks(slots, context);
    return more.length > 0 ? stop(answer(text('command_list_unclear'))) : one!.id;
  }
  const name = slots.folder ?? slots.words?.[0] ?? '';
  const folders = yield* foldersNamed(name);
  const isTitled = (item: BookmarkItem) => item.title.toLowerCase() === name.toLowerCase();
  const saved = slots.folder === undefined ? yield* readItems('search_bookmarks', { query: name }) : [];
  const found = [...folders, ...saved.filter(isTitled)];
  if (found.length === 0 && slots.folder !== undefined) return (yield* oneFolder(name, context)).id;
  if (found.length === 0) none(text('command_bookmarks_nothing_named', { name }));
  const labelOf = (item: FolderItem | BookmarkItem) =>
    'kind' in item
      ? text('command_bookmarks_folder_at', { path: placeOf(item) })
      : text('command_bookmarks_bookmark_in', { title: item.title, path: shownPath(item.folder) });
  if (found.length === 1) return found[0]!.id;
  const choices = found.map((item) => context.again(labelOf(item), { id: item.id }));
  return ask(text('command_bookmarks_which', { n: found.length, name }), choices);
}

/** Renames what has a name, of whatever kind. Asks if several have it: "rename thesis to Diss". */
function* renameNamed({ words: [title = ''] = [], name = '' }: RunSlots, context: RunContext): Script {
  const is = (other: string | null): boolean => sameName(other ?? '', title);
  const sessions = (yield* readItems('list_sessions')).filter((session) => is(session.title));
  const group = (yield* readItems('list_tabs')).find((tab) => is(tab.group))?.group;
  const folders = yield* foldersNamed(title);
  const tags = (yield* readItems('list_tags', { query: title })).filter((tag) => is(tag.title));
  const saved = (yield* readItems('search_bookmarks', { query: title })).filter((bookmark) => is(bookmark.title));
  const chips: Chip[] = [
    ...(group ? [chip(text('command_session_group', { name: group }), 'groups.rename', { group, name })] : []),
    ...sessions.map((session) =>
      chip(text('command_session_named', { name: session.title }), 'session.rename', { id: session.id, name }),
    ),
    ...folders.map((folder) => {
      const label = text('command_bookmarks_folder_at', { path: placeOf(folder) });
      return chip(label, 'bookmarks.rename', { folder: pathOf(folder), id: folder.id, name });
    }),
    ...tags.map((tag) => chip(plain(`#${tag.title}`), 'tags.merge', { tagged: [tag.title], name })),
    ...saved.map(({ id, title: bookmark, folder }) => {
      const label = text('command_bookmarks_bookmark_in', { title: bookmark, path: shownPath(folder) });
      return chip(label, 'bookmarks.rename', { id, name });
    }),
  ];
  const [only, ...more] = chips;
  if (!only) none(text('command_named_nothing', { name: title }));
  if (more.length > 0) return choose(text('command_bookmarks_which', { n: chips.length, name: title }), chips);
  const { id, slots } = only.intent;
  return yield* intents.find((intent) => intent.id === id)!.run(slots as RunSlots, context);
}

command('bookmarks.delete', 'bookmarks', 'destroy', {
  rule: [
    said('delete', 'bookmarks', 'ref:this'),
    said('delete', 'bookmarks', either(without(bookmarkFilters, 'is:unsorted')), bookmarkFilters),
  ],
  title: titled('command_bookmarks_will_delete', 'command_what_bookmarks'),
  *run(slots, context) {
    const bookmark_ids = (yield* someBookmarks(slots, context)).map(({ id }) => id);
    const n = bookmark_ids.length;
    const will = text('command_bookmarks_will_delete', { what: describe(slots, 'command_what_bookmarks', n) });
    const isThis = slots.ref?.kind === 'this' && n === 1 && context.sure;
    const how = { this: isThis, kept: text('command_bookmarks_kept', { n }) };
    const done = yield* write('delete_bookmarks', { bookmark_ids }, will, how);
    return answer(text('command_bookmarks_deleted', { n: done.count }));
  },
});
