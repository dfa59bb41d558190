import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import type { Slots } from '../frame/command-frame.ts';
import { actOnce, notDone } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import { type CopiesItem, fieldsOf, numberIn } from '../script/items.ts';
import { readLists, readPage } from '../script/read-results.ts';
import { type Answer, answer, chip, look, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { said } from '../table/command-pattern.ts';
import { nameOf, viewing } from './find-bookmark-commands.ts';
import { oneFolder, pathOf, shownPath } from './folder-by-name.ts';
import { pickBookmarks } from './pick-bookmarks.ts';

command('bookmarks.duplicates', 'bookmarks', 'destroy', {
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
  run: checkLinks,
});

const listIn = (data: unknown, field: string): { id: string }[] => {
  const list = fieldsOf(data)[field];
  return Array.isArray(list) ? list : [];
};

const willCheck = (folder: string): Text =>
  folder ? text('command_bookmarks_will_check_folder', { folder }) : text('command_bookmarks_will_check');

/** Checks bookmarks for dead links. The tool asks first and says how many pages it would request. */
function* checkLinks(slots: Slots, context: CommandContext): Script {
  const name = slots.folder ?? slots.name;
  const { states: _, name: __, folder: ___, ...narrowing } = slots;
  const found =
    name === undefined ? null : yield* oneFolder(name, (path) => ({ id: 'bookmarks.dead', slots: { folder: path } }));
  if (found && 'answer' in found) return found.answer;
  const narrowed = Object.keys(narrowing).some((key) => key !== 'all');
  const picked = narrowed ? yield* pickBookmarks(narrowing, context) : null;
  if (picked && 'answer' in picked) return picked.answer;
  if (picked && picked.bookmarks.length === 0)
    return answer(text('command_bookmarks_none', { what: describe(narrowing, 'command_what_bookmarks') }), {
      count: 0,
    });
  const done = yield* actOnce(
    'check_bookmark_links',
    {
      ...(found ? { folder_id: found.folder.id } : {}),
      ...(picked ? { bookmark_ids: picked.bookmarks.map(({ id }) => id) } : {}),
    },
    willCheck(found ? shownPath(found.folder) : ''),
    { named: found !== null },
  );
  const problem = notDone(done, text('command_bookmarks_not_checked'));
  if (problem || done.state !== 'done') return answer(problem ?? text('command_bookmarks_not_checked'));
  const [gone, moved, unsure] = ['gone', 'moved', 'unsure'].map((field) => listIn(done.data, field)) as [
    { id: string }[],
    unknown[],
    unknown[],
  ];
  const left = numberIn(done.data, 'unchecked');
  const fact = text('command_bookmarks_checked', {
    n: numberIn(done.data, 'checked'),
    gone: gone.length,
    moved: moved.length,
    unsure: unsure.length,
  });
  return answer([fact, ...(left > 0 ? [text('command_bookmarks_unchecked', { n: left })] : [])], {
    count: gone.length,
    chips:
      gone.length > 0
        ? [
            chip(text('command_bookmarks_delete_gone', { n: gone.length }), 'bookmarks.delete', {
              ids: gone.map(({ id }) => id),
            }),
          ]
        : [],
  });
}

type Keep = 'oldest' | 'newest';

/** Lists addresses saved more than once, in a folder only those with a copy in it, with chips to merge them. */
function* listCopies({ folder }: Slots): Script {
  if (folder !== undefined) return yield* listCopiesIn(folder);
  const list = yield* readPage<CopiesItem>('find_duplicate_bookmarks', { limit: 100 });
  return foundCopies(
    list.total,
    numberIn(list, 'surplus'),
    (['oldest', 'newest'] as const).map((keep) =>
      chip(text('command_bookmarks_keep', { keep }), 'bookmarks.duplicates', { merge: true, keep }),
    ),
  );
}

function* listCopiesIn(name: string): Script {
  const place = yield* oneFolder(name, (path) => ({ id: 'bookmarks.duplicates', slots: { folder: path } }));
  if ('answer' in place) return place.answer;
  const [list] = yield* readLists<CopiesItem>([look('find_duplicate_bookmarks')]);
  const there = list!.items.filter(({ bookmarks }) => bookmarks.some((one) => one.folder_id === place.folder.id));
  const surplus = there.reduce((sum, { bookmarks }) => sum + bookmarks.length - 1, 0);
  const path = pathOf(place.folder);
  return foundCopies(there.length, surplus, [
    chip(text('command_bookmarks_keep_there', { folder: shownPath(place.folder) }), 'bookmarks.duplicates', {
      merge: true,
      folder: path,
    }),
  ]);
}

const foundCopies = (n: number, surplus: number, chips: Chip[]): Answer =>
  n === 0
    ? answer(text('command_bookmarks_no_duplicates'), { count: 0 })
    : answer(text('command_bookmarks_duplicates', { n, m: surplus }), { count: n, chips });

/** Makes one bookmark of all copies of an address: the oldest stays, or the newest; tags are joined. */
function* mergeCopies({ folder, keep = 'oldest' }: Slots & { keep?: Keep }): Script {
  const place =
    folder === undefined
      ? null
      : yield* oneFolder(folder, (path) => ({ id: 'bookmarks.duplicates', slots: { merge: true, folder: path } }));
  if (place && 'answer' in place) return place.answer;
  const [list] = yield* readLists<CopiesItem>([look('find_duplicate_bookmarks')]);
  // "Keep those in Recipes": only addresses that have a copy there.
  const merges = list!.items.flatMap(({ bookmarks }) => {
    const first = place
      ? bookmarks.find((bookmark) => bookmark.folder_id === place.folder.id)
      : keep === 'oldest'
        ? bookmarks[0]
        : bookmarks.at(-1);
    return first
      ? [{ keep_id: first.id, remove_ids: bookmarks.filter(({ id }) => id !== first.id).map(({ id }) => id) }]
      : [];
  });
  const n = merges.reduce((sum, merge) => sum + merge.remove_ids.length, 0);
  if (n === 0) return answer(text('command_bookmarks_no_duplicates'), { count: 0 });
  const done = yield* actOnce(
    'merge_bookmarks',
    { merges },
    text('command_bookmarks_will_merge', { n, m: merges.length }),
  );
  const problem = notDone(done, text('command_bookmarks_kept', { n }));
  return answer(
    problem ??
      text('command_bookmarks_merged', {
        n: done.state === 'done' ? done.count : 0,
        keep: place ? shownPath(place.folder) : keep,
      }),
    {
      count: n,
    },
  );
}
