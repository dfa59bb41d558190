import type { Listed } from './context.ts';
import { type FoundItem, listOf } from './items.ts';

/** What a row stands for. */
export type Thing = Omit<Listed, 'row'>;

const kinds = new Map<string, Listed['kind']>([
  ['list_tabs', 'tab'],
  ['search_bookmarks', 'bookmark'],
  ['list_bookmarks', 'bookmark'],
  ['list_recently_closed', 'closed'],
  ['list_sessions', 'session'],
  ['list_reading_list', 'page'],
  ['search_history', 'page'],
  ['list_page_links', 'page'],
]);

/** What each row of a tool's list stands for; nothing where it gave no such list. */
export function thingsIn(tool: string, data: unknown): Thing[][] {
  const { items } = listOf<Record<string, unknown>>(data);
  if (tool === 'find_duplicate_tabs') return items.flatMap((page) => idsIn(page, 'close', 'tab').map((tab) => [tab]));
  if (tool === 'find_by_tag')
    return items.map((page) => [...idsIn(page, 'tab_ids', 'tab'), ...idsIn(page, 'bookmark_ids', 'bookmark')]);
  if (tool === 'find') return items.map(foundThings);
  const kind = kinds.get(tool);
  if (!kind) return [];
  return items.flatMap((item) => {
    const id = item.id ?? (kind === 'page' ? item.url : undefined);
    return id === undefined || item.kind === 'folder' ? [] : [[thing(kind, id, item)]];
  });
}

const thing = (kind: Listed['kind'], id: unknown, item: Record<string, unknown>): Thing => ({
  kind,
  id: String(id),
  title: String(item.title ?? ''),
  url: String(item.url ?? ''),
});

/** A page of several tabs or bookmarks. */
const idsIn = (item: Record<string, unknown>, field: string, kind: Listed['kind']): Thing[] =>
  (Array.isArray(item[field]) ? item[field] : []).map((id) => thing(kind, id, item));

/** A page that was found everywhere: as a tab, as a bookmark, as one that was visited. */
function foundThings(item: Record<string, unknown>): Thing[] {
  const found = item as unknown as FoundItem;
  return [found, ...(found.also ?? [])].flatMap(({ kind, id }) =>
    kind === 'tag' ? [] : [thing(kind === 'history' ? 'page' : kind, id, item)],
  );
}
