import type { TrashItem } from '@/src/contract/messages.ts';
import { CallFailed } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import * as z from '@/src/contract/zod-mini.ts';
import {
  type LibraryRow,
  type MakeLoader,
  PermissionMissing,
  type RowPage,
  type RowPorts,
  type RowSpan,
} from './library-row.ts';

const page = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), total: z.number() });
const titled = { id: z.string(), title: z.string() };
const tags = z.array(z.string());

const sessions = page(
  z.object({ ...titled, saved_at: z.string(), tabs: z.number(), wakes_at: z.optional(z.string()) }),
);
const savedTabs = page(z.object({ ...titled, url: z.string(), group: z.nullable(z.string()) }));
const tagList = page(z.object({ ...titled, count: z.number() }));
const tagged = page(z.object({ ...titled, url: z.string(), tags }));
const bookmark = z.object({
  ...titled,
  url: z.string(),
  folder: z.string(),
  folder_id: z.string(),
  added: z.string(),
  tags,
});
const folder = z.object({
  ...titled,
  folder: z.string(),
  folder_id: z.nullable(z.string()),
  /** Number of bookmarks in the folder; absent if not counted. */
  bookmarks: z.optional(z.number()),
  folders: z.optional(z.number()),
});
const bookmarks = page(z.union([bookmark, folder]));
const reading = page(z.object({ ...titled, url: z.string(), read: z.boolean(), added: z.string() }));

type Call = [name: string, args: Record<string, unknown>];

/**
 * Makes rows of the items that a list tool gives. It is called as a peek, so that it is neither recorded nor counted as
 * use. Throws `PermissionMissing`, or an error with the tool's message.
 */
async function read<Item>(
  { callTool }: RowPorts,
  { offset, limit }: RowSpan,
  [name, args]: Call,
  schema: z.ZodMiniType<{ items: Item[]; total: number }>,
  rowOf: (item: Item) => LibraryRow,
): Promise<RowPage> {
  const end = await callTool({ name, arguments: { ...args, limit, cursor: String(offset) } }, { peek: true });
  if (end.kind === 'unanswered') throw new Error(end.error);
  if (end.kind !== 'result') throw new Error(end.kind);
  if (end.result.code === 'missing-permission') throw new PermissionMissing(end.result.error ?? '');
  if (!end.result.success) throw new CallFailed(end.result);
  const { items, total } = schema.parse(end.result.data);
  return { rows: items.map(rowOf), total };
}

const words = (query: string) => (query ? { query } : {});

/** Saved sessions, newest first, which open to their tabs. */
export const loadSessions: MakeLoader = (ports, query) => async (parent, span) =>
  parent
    ? read(ports, span, ['list_session_tabs', { session_id: parent.id }], savedTabs, ({ id, title, url, group }) => ({
        kind: 'saved-tab',
        id,
        title,
        url,
        tags: [],
        under: parent.id,
        ...(group !== null && { detail: text('bookmarks_place', { path: group }) }),
      }))
    : read(ports, span, ['list_sessions', words(query)], sessions, ({ id, title, saved_at, tabs, wakes_at }) => ({
        kind: 'session',
        id,
        title,
        tags: [],
        inside: tabs,
        ...(wakes_at === undefined
          ? { detail: text('sessions_tabs', { n: tabs }), at: Date.parse(saved_at) }
          : { detail: text('sessions_snoozed', { n: tabs, at: Date.parse(wakes_at) }), snoozed: true }),
      }));

/** Tags, which open to the pages that carry them. */
export const loadTags: MakeLoader = (ports, query) => async (parent, span) =>
  parent
    ? read(ports, span, ['find_by_tag', { tags: [parent.id] }], tagged, ({ title, url, tags }) => ({
        kind: 'page',
        id: url,
        title,
        url,
        tags,
        under: parent.id,
      }))
    : read(ports, span, ['list_tags', query ? { query } : { sort: 'name' }], tagList, ({ id, title, count }) => ({
        kind: 'tag',
        id,
        title,
        tags: [],
        inside: count,
        detail: text('tags_carried_by', { n: count }),
      }));

const bookmarkRow = (item: z.infer<typeof bookmark>): LibraryRow => ({
  kind: 'bookmark',
  id: item.id,
  title: item.title,
  url: item.url,
  tags: item.tags,
  folder: item.folder_id,
  at: Date.parse(item.added),
});

const folderRow = ({ id, title, folder_id, bookmarks, folders = 0 }: z.infer<typeof folder>): LibraryRow => ({
  kind: 'folder',
  id,
  title,
  tags: [],
  inside: bookmarks === undefined ? null : bookmarks + folders,
  ...(bookmarks !== undefined && { detail: text('library_inside', { n: bookmarks, folders }) }),
  ...(folder_id === null ? { fixed: true } : { folder: folder_id }),
});

/** Bookmarks by folder; with a query, matches by relevance. With `hurry` folders come without their counts. */
export const loadBookmarks: MakeLoader = (ports, query) => async (parent, span) => {
  const inFolder = parent ? { folder_id: parent.id } : {};
  const list = span.hurry ? 'list_bookmark_level' : 'list_bookmarks';
  const call: Call = query && !parent ? ['search_bookmarks', { query }] : [list, inFolder];
  const found = await read(ports, span, call, bookmarks, (item) => {
    if (!('url' in item)) return folderRow(item);
    const row = bookmarkRow(item);
    return query ? { ...row, detail: text('bookmarks_place', { path: item.folder }) } : row;
  });
  return { ...found, partial: found.rows.some(({ inside }) => inside === null) };
};

/** All bookmarks at any depth, used to count a section. */
export const loadAllBookmarks: MakeLoader = (ports, query) => async (_, span) =>
  read(ports, span, ['search_bookmarks', words(query)], page(bookmark), bookmarkRow);

/** Pages to read later, the oldest first. */
export const loadReadingList: MakeLoader = (ports, query) => async (_, span) =>
  read(ports, span, ['list_reading_list', words(query)], reading, ({ id, title, url, read, added }) => ({
    kind: 'reading',
    id,
    title,
    url,
    tags: [],
    read,
    detail: text(read ? 'reading_read' : 'reading_unread'),
    at: Date.parse(added),
  }));

const trashRow = ({ id, title, url, from, until }: TrashItem): LibraryRow => ({
  kind: 'trashed',
  id,
  title: title || (url ?? ''),
  ...(url !== null && { url }),
  tags: [],
  detail: from === null ? text('options_data_trash_homeless') : text('bookmarks_from', { path: from }),
  at: until,
});

/** Deleted bookmarks and folders, the newest first. */
export const loadTrash: MakeLoader =
  ({ ask }, query) =>
  async (_, { offset, limit }): Promise<RowPage> => {
    const { items, total } = await ask('trash', { offset, ...words(query) });
    return { rows: items.slice(0, limit).map(trashRow), total };
  };
