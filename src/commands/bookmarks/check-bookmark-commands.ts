import { type Text, text } from '@/src/contract/text.ts';
import { listIn, numberIn } from '../script/items.ts';
import { pagesMeant } from '../script/pages-named.ts';
import { readItems, readPage } from '../script/read-results.ts';
import { answer, chip, choose, found, none, present, write } from '../script/script.ts';
import { command, said } from '../table/index.ts';
import { nameOf, viewing } from './find-bookmark-commands.ts';
import { oneFolder, placeOf } from './folder-by-name.ts';
import { someBookmarks } from './pick-bookmarks.ts';

command('bookmarks.duplicates', 'bookmarks', 'destroy', {
  rule: [
    said(`${viewing} check`, 'bookmarks folders', 'is:duplicate', 'folder words'),
    said('merge delete tidy group', 'bookmarks folders', 'is:duplicate words', 'keep folder', {
      adds: { merge: true },
    }),
    said('delete', '-', 'is:duplicate words', '', { vague: true, adds: { merge: true } }),
    said('merge delete tidy group', 'bookmarks', 'is:duplicate', 'keep', { adds: { merge: true } }),
    said('dedupe', 'bookmarks', '', 'keep', { adds: { merge: true } }),
    // Bookmarks in a folder have copies elsewhere too, so the user is asked which ones are to stay.
    said('merge delete tidy group', 'bookmarks folders', 'is:duplicate folder'),
    said('dedupe', 'bookmarks folders', 'folder', 'is:duplicate'),
  ],
  title: ({ merge }) => text(merge ? 'command_bookmarks_merge' : 'command_bookmarks_show_duplicates'),
  *run({ merge, folder, keep = 'oldest', ...slots }, context) {
    const noneTwice = text('command_bookmarks_no_duplicates');
    const said = [slots.words, slots.sites].flatMap((names) => names ?? []);
    const keeping = (one: 'oldest' | 'newest') =>
      context.again(text('command_bookmarks_keep', { keep: one }), { merge: true, keep: one });
    if (!merge && folder === undefined && said.length === 0) {
      const list = yield* readPage('find_duplicate_bookmarks');
      if (list.total === 0) none(noneTwice);
      const fact = text('command_bookmarks_duplicates', { n: list.total, m: numberIn(list, 'surplus') });
      return found(list.total, fact, keeping('oldest'), keeping('newest'));
    }
    const instead = [chip(text('command_bookmarks_show_duplicates'), 'bookmarks.duplicates', {})];
    const place = folder === undefined ? null : yield* oneFolder(folder, context, { instead });
    const all = (yield* readItems('find_duplicate_bookmarks')).map(({ bookmarks }) => bookmarks);
    const { pages } = pagesMeant(all.flat(), slots);
    const copies = said.length > 0 ? all.filter((some) => some.some((one) => pages.includes(one))) : all;
    // "Keep those in Recipes": only addresses that have a copy there.
    const merges = copies.flatMap((bookmarks) => {
      const inPlace = bookmarks.find((one) => one.folder_id === place?.id);
      const first = place ? inPlace : bookmarks.at(keep === 'oldest' ? 0 : -1);
      const ids = bookmarks.map(({ id }) => id);
      return first ? [{ keep_id: first.id, remove_ids: ids.filter((id) => id !== first.id) }] : [];
    });
    const n = merges.reduce((sum, one) => sum + one.remove_ids.length, 0);
    if (n === 0 && all.length > 0 && said.length > 0)
      none(text('command_bookmarks_none_of_them_twice', { words: said }), ...instead);
    if (n === 0) none(noneTwice);
    if (!merge) {
      const keepThere = place && text('command_bookmarks_keep_there', { folder: placeOf(place) });
      const fact = text('command_bookmarks_duplicates', { n: merges.length, m: n });
      return keepThere
        ? found(merges.length, fact, context.again(keepThere, { merge: true }))
        : found(merges.length, fact, keeping('oldest'), keeping('newest'));
    }
    const will = text('command_bookmarks_will_merge', { n, m: merges.length });
    const kept = text('command_bookmarks_kept', { n });
    const done = yield* write('merge_bookmarks', { merges }, will, { kept, ...(said.length > 0 && { plan: true }) });
    return answer(text('command_bookmarks_merged', { n: done.count, keep: place ? placeOf(place) : keep }));
  },
});

/** Tells what there is to tidy, and offers each part; it changes nothing by itself. */
command('bookmarks.tidy', 'bookmarks', 'read', {
  rule: [said('tidy', 'bookmarks')],
  title: 'command_bookmarks_tidy',
  *run() {
    const twice = yield* readPage('find_duplicate_bookmarks');
    const empty = (yield* readItems('list_bookmark_folders', { empty: true })).length;
    const { total } = yield* readPage('search_bookmarks', { limit: 1 });
    const copies = numberIn(twice, 'surplus');
    const merge = text('command_bookmarks_will_merge', { n: copies, m: twice.total });
    return choose(
      text('command_bookmarks_tidy_found', { n: total, copies, empty }),
      present([
        copies > 0 && chip(merge, 'bookmarks.duplicates', { merge: true }),
        empty > 0 &&
          chip(text('command_bookmarks_delete_empty', { n: empty }), 'bookmarks.empty-folders', { remove: true }),
        chip(text('command_bookmarks_will_check'), 'bookmarks.dead', {}),
        chip(text('command_bookmarks_show_unfiled'), 'bookmarks.unsorted', { states: ['unsorted'] }),
      ]),
    );
  },
});

command('bookmarks.dead', 'bookmarks', 'read', {
  rule: [
    said('check', '-', 'is:dead name', '', { vague: true, named: true }),
    said(
      `${viewing} check`,
      'bookmarks folders links sites things -',
      'is:dead',
      'folder name words sites tagged to:folder',
    ),
    // Nobody knows which are dead before they are checked; the answer offers to delete them.
    said('delete tidy', 'bookmarks links', 'is:dead', 'folder name words sites tagged to:folder'),
    said('check', 'links', '', 'folder name to:folder'),
    said('check', 'bookmarks folders', '', 'folder name sites tagged words to:folder'),
  ],
  title: (slots) => willCheck(nameOf(slots)),
  /** Checks bookmarks for dead links. The tool asks first and says how many pages it would request. */
  *run({ states: _, name, folder = name, ...slots }, context) {
    const place = folder === undefined ? null : yield* oneFolder(folder, context);
    const isNarrow = Object.keys(slots).some((key) => key !== 'all');
    const bookmarks = isNarrow ? yield* someBookmarks(slots, context) : null;
    const bookmark_ids = bookmarks?.map(({ id }) => id);
    const args = { ...(place && { folder_id: place.id }), ...(bookmark_ids && { bookmark_ids }) };
    const how = { named: place !== null, kept: text('command_bookmarks_not_checked') };
    const { data } = yield* write('check_bookmark_links', args, willCheck(place ? placeOf(place) : ''), how);
    const ids = listIn<{ id: string }>(data, 'gone').map(({ id }) => id);
    const left = numberIn(data, 'unchecked');
    const fact = text('command_bookmarks_checked', {
      n: numberIn(data, 'checked'),
      gone: ids.length,
      moved: listIn(data, 'moved').length,
      unsure: listIn(data, 'unsure').length,
    });
    const unchecked = left > 0 && text('command_bookmarks_unchecked', { n: left });
    const remove = text('command_bookmarks_delete_gone', { n: ids.length });
    return answer([fact, unchecked], ids.length > 0 && chip(remove, 'bookmarks.delete', { ids }));
  },
});

const willCheck = (folder: string): Text =>
  folder ? text('command_bookmarks_will_check_folder', { folder }) : text('command_bookmarks_will_check');
