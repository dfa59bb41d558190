import { withoutFragment } from '@/src/address/address.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import type { CommandContext } from '../script/context.ts';
import { dayAt, daysOf } from '../script/dates.ts';
import type { BookmarkItem, FolderItem, TabItem, VisitedItem } from '../script/items.ts';
import { listed } from '../script/listed-things.ts';
import { read, readList, readLists, readPage } from '../script/read-results.ts';
import { type Answer, answer, type Call, look, type Part } from '../script/script.ts';
import { oneFolder } from './folder-by-name.ts';

/** The fields of a bookmark that a change needs. */
type PickedBookmark = Pick<BookmarkItem, 'id' | 'title' | 'url'>;

/** Arguments of the searches whose results together are the selection. All filters narrow each search. */
export function searchesFor(slots: Slots, context: CommandContext, folderId?: string): Record<string, unknown>[] {
  const days = slots.when ? daysOf(slots.when, context.now, context.firstDay) : null;
  // A bookmark that was saved more recently cannot be that old.
  const until = slots.days === undefined ? undefined : dayBefore(slots.days + 1, context);
  const filter = {
    ...(slots.tagged ? { tags: slots.tagged } : {}),
    ...(slots.states?.includes('untagged') ? { untagged: true } : {}),
    ...(days?.from ? { from: days.from } : {}),
    ...(until ? { to: until, sort: 'oldest' } : days?.to ? { to: days.to } : {}),
    ...(slots.when ? { sort: 'newest' } : {}),
    ...(folderId === undefined ? {} : { folder_id: folderId }),
  };
  const subjects = [
    ...(slots.sites ?? []).map((site) => ({ site })),
    ...(slots.words ?? []).map((query) => ({ query })),
  ];
  return subjects.length === 0 ? [filter] : subjects.map((subject) => ({ ...filter, ...subject }));
}

const dayBefore = (days: number, { now }: CommandContext): string => {
  const date = new Date(now);
  date.setDate(date.getDate() - Math.round(days));
  return dayAt(date.getTime());
};

/** True if bookmarks are selected by their last visit, which is read from the history. */
export const byLastVisit = ({ days, older }: Slots): boolean => days !== undefined && !older;

/**
 * Bookmarks not opened for `slots.days` days, oldest first. `known`: false if the history does not reach back that far,
 * so some may have been opened before.
 */
export function* unopenedBookmarks(
  slots: Slots,
  context: CommandContext,
): Part<{ bookmarks: BookmarkItem[]; known: boolean } | { answer: Answer }> {
  const folder = yield* folderOf(slots);
  if ('answer' in folder) return folder;
  const since = dayBefore(slots.days ?? 0, context);
  const visits = (yield* readList<VisitedItem>('search_history', { from: since })).items;
  const before = yield* readPage<VisitedItem>('search_history', { to: since, limit: 1 });
  const lists = yield* readLists<BookmarkItem>(
    searchesFor(slots, context, folder.id).map((filter) => look('search_bookmarks', filter)),
  );
  const pageOf = (url: string) => withoutFragment(url).replace(/\/$/, '');
  const visited = new Set(visits.map(({ url }) => pageOf(url)));
  const all = [...new Map(lists.flatMap((list) => list.items).map((item) => [item.id, item])).values()];
  return { bookmarks: all.filter(({ url }) => !visited.has(pageOf(url))), known: before.total > 0 };
}

/** The folder that slots name, if any, as the filter takes it. */
export function* folderOf(slots: Slots): Part<{ id?: string } | { answer: Answer }> {
  if (slots.folder === undefined) return {};
  const found = yield* oneFolder(slots.folder);
  return 'answer' in found ? found : { id: found.folder.id };
}

/** Bookmarks that a change applies to: those that the slots select, or those that a pronoun refers to. */
export function* pickBookmarks(
  slots: Slots & { ids?: string[] },
  context: CommandContext,
): Part<{ bookmarks: PickedBookmark[] } | { answer: Answer }> {
  if (slots.ids) return { bookmarks: slots.ids.map((id) => ({ id, title: '', url: '' })) };
  if (slots.ref?.kind === 'this') return { bookmarks: yield* bookmarksOfPage() };
  if (slots.ref) {
    const items = listed(slots.ref, context, 'bookmark');
    return items
      ? { bookmarks: items }
      : { answer: answer(text(context.list ? 'command_list_unclear' : 'command_no_list')) };
  }
  if (slots.states?.includes('unsorted')) return { bookmarks: yield* looseBookmarks() };
  if (byLastVisit(slots)) {
    const found = yield* unopenedBookmarks(slots, context);
    if ('answer' in found || found.known) return found;
    // Not to be changed on a guess.
    return { answer: answer(text('command_bookmarks_short_history')) };
  }
  const folder = yield* folderOf(slots);
  if ('answer' in folder) return folder;
  const calls: Call[] = searchesFor(slots, context, folder.id).map((filter) => look('search_bookmarks', filter));
  const lists = yield* readLists<BookmarkItem>(calls);
  const all = [...new Map(lists.flatMap((list) => list.items).map((item) => [item.id, item])).values()];
  return { bookmarks: all };
}

/** Bookmarks directly in a root folder. The bookmarks bar is left out, since people put bookmarks there on purpose. */
export function* looseBookmarks(): Part<BookmarkItem[]> {
  const roots = (yield* readList<FolderItem>('list_bookmarks')).items.filter((root) => !root.bar);
  const lists = yield* readLists<BookmarkItem | FolderItem>(
    roots.map((root) => look('list_bookmarks', { folder_id: root.id })),
  );
  return lists.flatMap((list) => list.items).filter((item): item is BookmarkItem => !('kind' in item));
}

/** The bookmarks of the page in front. */
export function* bookmarksOfPage(): Part<BookmarkItem[]> {
  const current = (yield* read('get_current_tab')) as TabItem;
  const [list] = yield* readLists<BookmarkItem>([look('search_bookmarks', { url: current.url })]);
  return list!.items;
}

export const nothingSaved = (what: Text): Text => text('command_bookmarks_none', { what });
