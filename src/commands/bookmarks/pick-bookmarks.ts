import { withoutFragment } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { dayAt, spanOf } from '../script/dates.ts';
import { describe } from '../script/describe.ts';
import type { BookmarkItem } from '../script/items.ts';
import { thingsListed } from '../script/listed-things.ts';
import { currentTab, filtersFor, readItems, readLists, readPage } from '../script/read-results.ts';
import type { CommandContext, Optional, Part, RunContext } from '../script/script.ts';
import { answer, none, stop } from '../script/script.ts';
import { oneFolder } from './folder-by-name.ts';

/** The fields of a bookmark that a change needs. */
type PickedBookmark = Pick<BookmarkItem, 'id' | 'title' | 'url'>;

/** Arguments of the searches whose results together are the selection. All filters narrow each search. */
export function* searchesFor(slots: Slots, context: RunContext): Part<object[]> {
  const { tagged, states, when, days } = slots;
  const folder = slots.folder === undefined ? null : yield* oneFolder(slots.folder, context);
  const filter = {
    ...(tagged && { tags: tagged }),
    ...(states?.includes('untagged') && { untagged: true }),
    ...spanOf(slots, context),
    // A bookmark that was saved more recently cannot be that old.
    ...(days !== undefined && { to: dayBefore(days + 1, context), sort: 'oldest' }),
    ...(when && { sort: 'newest' }),
    ...(folder && { folder_id: folder.id }),
  };
  return filtersFor(slots, filter);
}

const dayBefore = (days: number, { now }: CommandContext): string => {
  const date = new Date(now);
  date.setDate(date.getDate() - Math.round(days));
  return dayAt(date.getTime());
};

/** True if bookmarks are selected by their last visit, which is read from the history. */
export const byLastVisit = ({ days, older }: Slots): boolean => days !== undefined && !older;

/** Bookmarks not opened for `slots.days` days, oldest first. `known`: the history reaches back that far. */
export function* unopenedBookmarks(slots: Slots, context: RunContext) {
  const searches = yield* searchesFor(slots, context);
  const since = dayBefore(slots.days ?? 0, context);
  const visits = yield* readItems('search_history', { from: since });
  const before = yield* readPage('search_history', { to: since, limit: 1 });
  const all = yield* readItems('search_bookmarks', ...searches);
  const pageOf = (url: string) => withoutFragment(url).replace(/\/$/, '');
  const visited = new Set(visits.map(({ url }) => pageOf(url)));
  return { bookmarks: all.filter(({ url }) => !visited.has(pageOf(url))), known: before.total > 0 };
}

/** Bookmarks that the slots select, or those that a pronoun refers to. */
export function* pickBookmarks(slots: RunSlots, context: RunContext): Part<PickedBookmark[]> {
  const { ids, ref, states } = slots;
  if (ids) return ids.map((id) => ({ id, title: '', url: '' }));
  if (ref?.kind === 'this') return yield* bookmarksOfPage();
  if (ref) return thingsListed(ref, context, ['bookmark']);
  if (states?.includes('unsorted')) return yield* looseBookmarks();
  if (byLastVisit(slots)) {
    const { bookmarks, known } = yield* unopenedBookmarks(slots, context);
    // Not to be changed on a guess.
    return known ? bookmarks : stop(answer(text('command_bookmarks_short_history')));
  }
  return yield* readItems('search_bookmarks', ...(yield* searchesFor(slots, context)));
}

/** Fewest letters of a word that may stand for a name, and the number of words that are searched for. */
const shortestWord = 4;
const mostWords = 6;

/**
 * Bookmarks of a folder that have a part of a name which none in it has as a whole, as few as possible: "the cheap pizza
 * page" for "Pizza - cheap and good". Empty if no folder is named, or several things are.
 */
export function* nearBookmarks(slots: RunSlots, context: RunContext): Part<{ word: string; found: PickedBookmark[] }> {
  const [name = '', ...more] = slots.words ?? [];
  const parts = name.split(/\s+/).filter((word) => word.length >= shortestWord);
  const none = { word: '', found: [] };
  if (slots.folder === undefined || more.length > 0 || slots.sites || parts.length === 0) return none;
  const words = parts.slice(0, mostWords);
  const lists = yield* readLists('search_bookmarks', yield* searchesFor({ ...slots, words }, context));
  const found = lists.map(({ items }, at) => ({ word: words[at] ?? '', found: items }));
  const some = found.filter(({ found }) => found.length > 0);
  return some.sort((one, other) => one.found.length - other.found.length)[0] ?? none;
}

/**
 * Bookmarks to be changed. Ends the command if there are none; `ifThisIsNone`: next steps if the page in front is not
 * saved.
 */
export function* someBookmarks(slots: RunSlots, context: RunContext, ...ifThisIsNone: Chip[]): Part<PickedBookmark[]> {
  const bookmarks = yield* pickBookmarks(slots, context);
  return bookmarks.length > 0 ? bookmarks : nothingPicked(slots, ...ifThisIsNone);
}

/** Ends the command since no bookmark is selected; `ifThisIsNone` as above. */
export const nothingPicked = (slots: RunSlots, ...ifThisIsNone: Chip[]): never =>
  slots.ref?.kind === 'this' ? none(text('command_save_not_saved'), ...ifThisIsNone) : nothingSaved(slots);

export function nothingSaved(slots: Slots, ...chips: Optional<Chip>[]): never {
  return none(text('command_bookmarks_none', { what: describe(slots, 'command_what_bookmarks') }), ...chips);
}

/** Bookmarks directly in a root folder. The bookmarks bar is left out, since people put bookmarks there on purpose. */
export function* looseBookmarks(): Part<BookmarkItem[]> {
  const roots = (yield* readItems('list_bookmarks')).flatMap((root) =>
    'kind' in root && !root.bar ? { folder_id: root.id } : [],
  );
  return (yield* readItems('list_bookmarks', ...roots)).flatMap((item) => ('kind' in item ? [] : item));
}

export function* bookmarksOfPage(): Part<BookmarkItem[]> {
  const { url } = yield* currentTab();
  return yield* readItems('search_bookmarks', { url });
}
