import type { PlannedRow } from '@/src/contract/tool.ts';
import { tagAddress } from '@/src/tools/address.ts';
import type { Dice } from './dice.ts';
import { type Fields, type Picture, TRASH, type Value } from './picture.ts';
import type { Stock } from './stock.ts';

/**
 * What should become of the things that a row is about: new values by field, null for what is gone. `*` stands for a
 * value that the model does not foretell; `mark *<url>` for a bookmark whose id is not known before.
 */
export type Becoming = Map<string, Fields | null>;

/** One kind of call: how to draw one, and in plain words what it should do. */
export interface Deed {
  tool: string;
  /** Arguments, or null where there is nothing to do it to. */
  draw(dice: Dice, stock: Stock): Record<string, unknown> | null;
  /** `row` names it, and `args` say what was asked for; what the tool planned is not looked at. */
  becomes(args: Record<string, never>, row: Pick<PlannedRow, 'id' | 'url' | 'title'>, before: Picture): Becoming;
}

interface Typed<Arguments> {
  tool: string;
  draw(dice: Dice, stock: Stock): Arguments | null;
  becomes(args: Arguments, row: Pick<PlannedRow, 'id' | 'url' | 'title'>, before: Picture): Becoming;
}
const deed = <Arguments extends object>(typed: Typed<Arguments>): Deed => typed as unknown as Deed;

const tagNames = ['red', 'blue', 'later', 'read', 'work'];
const groupTitles = ['Work', 'Play', 'Later'];
const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);
const idOf = ({ id }: { id: string }) => id.slice(id.indexOf(':') + 1);
const mark = (row: { id: string }) => `mark ${idOf(row)}`;
const one = (key: string, fields: Fields | null): Becoming => new Map([[key, fields]]);
const whenSome = <T, R>(list: T[], then: (list: T[]) => R): R | null => (list.length > 0 ? then(list) : null);
const named = (names: string[], value: Value): Fields => Object.fromEntries(names.map((name) => [name, value]));

/** Tags that do not exist yet come to exist with the first page that gets them. */
function tagging(address: string, tags: string[], { items }: Picture): Becoming {
  const fresh = tags.filter((name) => !items.has(`tag ${name}`));
  return new Map<string, Fields | null>([
    [`tagged ${address}`, named(tags, true)],
    ...fresh.map((name): [string, Fields] => [`tag ${name}`, { name, color: null }]),
  ]);
}

/** Every page that bears a tag bears another in its place, or none. */
function replacing({ items }: Picture, from: string, into: string | null): Becoming {
  const becoming: Becoming = new Map();
  for (const [key, fields] of items)
    if (key.startsWith('tagged ') && fields[from])
      becoming.set(key, { [from]: null, ...(into === null ? {} : { [into]: true }) });
  if (into !== null && !items.has(`tag ${into}`)) becoming.set(`tag ${into}`, { name: into, color: '*' });
  if (into !== from) becoming.set(`tag ${from}`, null);
  return becoming;
}

export const tabDeeds: Deed[] = [
  deed({
    tool: 'close_tabs',
    draw: (dice, { tabs }) => whenSome(tabs, () => ({ tab_ids: dice.some(tabs, 14).map(({ id }) => id) })),
    becomes: (_, { url }) => one(`tab ${url}`, null),
  }),
  deed({
    tool: 'open_tabs',
    draw: (dice, { freshUrl }) => ({
      urls: Array.from({ length: 1 + dice.int(4) }, freshUrl),
      ...(dice.chance(0.3) ? { group_title: dice.pick(groupTitles) } : {}),
      ...(dice.chance(0.2) ? { window: 'new' } : {}),
    }),
    becomes: ({ group_title }, { url }) =>
      one(`tab ${url}`, { window: '*', group: group_title ? '*' : null, pinned: false, muted: false, asleep: '*' }),
  }),
  deed({
    tool: 'group_tabs',
    draw: (dice, { tabs }) =>
      whenSome(tabs, () => ({
        groups: [{ title: dice.pick(groupTitles), tab_ids: dice.some(tabs, 5).map(({ id }) => id) }],
      })),
    becomes: (_, { url }) => one(`tab ${url}`, { group: '*', pinned: false, window: '*' }),
  }),
  deed({
    tool: 'discard_tabs',
    draw: (dice, { tabs }) => whenSome(tabs, () => ({ tab_ids: dice.some(tabs, 6).map(({ id }) => id) })),
    becomes: (_, { url }) => one(`tab ${url}`, { asleep: true }),
  }),
  deed({
    tool: 'switch_to_tab',
    draw: (dice, { tabs }) => whenSome(tabs, () => ({ tab_id: dice.pick(tabs).id })),
    becomes: () => new Map(),
  }),
];

export const bookmarkDeeds: Deed[] = [
  deed({
    tool: 'delete_bookmarks',
    draw: (dice, { bookmarks }) => whenSome(bookmarks, () => ({ bookmark_ids: ids(dice.some(bookmarks, 12)) })),
    becomes: (_, row) => one(mark(row), { parent: TRASH }),
  }),
  deed({
    tool: 'delete_bookmark_folders',
    draw: (dice, { folders }) => whenSome(folders, () => ({ folder_ids: ids(dice.some(folders, 2)) })),
    becomes: (_, row) => one(mark(row), { parent: TRASH }),
  }),
  deed({
    tool: 'update_bookmarks',
    draw: (dice, { bookmarks, freshUrl }) =>
      whenSome(bookmarks, () => ({
        updates: dice.some(bookmarks, 5).map(({ id }) => ({
          bookmark_id: id,
          title: `Title ${dice.int(1000)}`,
          ...(dice.chance(0.3) ? { url: freshUrl() } : {}),
        })),
      })),
    becomes({ updates }, row) {
      const update = updates.find(({ bookmark_id }) => bookmark_id === idOf(row));
      return one(mark(row), { title: update?.title ?? '', ...(update?.url ? { url: update.url } : {}) });
    },
  }),
  deed({
    tool: 'move_bookmarks',
    draw: (dice, { bookmarks, folders, roots }) =>
      whenSome(bookmarks, () => ({
        moves: [
          {
            bookmark_ids: ids(dice.some([...bookmarks, ...folders], 6)),
            folder_id: undefined as string | undefined,
            ...(dice.chance(0.3)
              ? { folder_path: `Made ${dice.int(3)}/Deep ${dice.int(2)}` }
              : { folder_id: dice.pick([...ids(folders), ...roots]) }),
          },
        ],
      })),
    becomes: ({ moves }, row) => one(mark(row), { parent: moves[0]?.folder_id ?? '*' }),
  }),
  deed({
    tool: 'create_bookmarks',
    draw: (dice, { folders, freshUrl }) => ({
      items: Array.from({ length: 1 + dice.int(4) }, () => ({
        url: freshUrl(),
        title: `New ${dice.int(1000)}`,
        ...(dice.chance(0.4) && folders.length > 0 ? { folder_id: dice.pick(folders).id } : {}),
        ...(dice.chance(0.2) ? { folder_path: `Made ${dice.int(3)}` } : {}),
        ...(dice.chance(0.4) ? { tags: dice.some(tagNames, 2) } : {}),
      })).map(({ folder_id, ...item }) => (folder_id && !item.folder_path ? { ...item, folder_id } : item)),
    }),
    becomes({ items }, { url = '' }, before) {
      const item = items.find((each) => each.url === url);
      const made = { parent: '*', title: item?.title ?? '', url, added: '*' };
      return new Map([...one(`mark *${url}`, made), ...tagging(tagAddress(url), item?.tags ?? [], before)]);
    },
  }),
  deed({
    tool: 'create_bookmark_folders',
    draw: (dice) => ({ paths: [`Made ${dice.int(3)}/Deep ${dice.int(3)}`] }),
    becomes: () => new Map(),
  }),
  deed({
    tool: 'sort_bookmark_folder',
    draw: (dice, { folders, roots }) => ({
      folder_id: dice.pick([...ids(folders), ...roots]),
      by: dice.pick(['title', 'site', 'date']),
      recursive: dice.chance(0.3),
    }),
    becomes: () => new Map(),
  }),
  deed({
    tool: 'merge_bookmarks',
    draw(dice, { bookmarks }) {
      const [keep, ...others] = whenSome(bookmarks, () => dice.some(bookmarks, 4)) ?? [];
      return keep && others.length > 0 ? { merges: [{ keep_id: keep.id, remove_ids: ids(others) }] } : null;
    },
    becomes({ merges }, row, before) {
      const urlOf = (key: string) => tagAddress(String(before.items.get(key)?.url ?? ''));
      const brought = Object.keys(before.items.get(`tagged ${urlOf(mark(row))}`) ?? {});
      const kept = `tagged ${urlOf(`mark ${merges[0]?.keep_id}`)}`;
      return new Map([
        ...one(mark(row), { parent: TRASH }),
        ...(brought.length > 0 ? one(kept, named(brought, true)) : []),
      ]);
    },
  }),
];

export const tagDeeds: Deed[] = [
  deed({
    tool: 'create_tags',
    draw: (dice) => ({ tags: [{ name: dice.pick(tagNames), color: dice.pick(['red', 'green']) }] }),
    becomes: ({ tags }) => one(`tag ${tags[0]?.name}`, { name: tags[0]?.name ?? '', color: tags[0]?.color ?? '' }),
  }),
  deed({
    tool: 'tag_items',
    draw: (dice, { bookmarks, tabs }) =>
      whenSome(bookmarks, () => ({
        items: [
          {
            bookmark_ids: ids(dice.some(bookmarks, 5)),
            ...(tabs.length > 0 ? { tab_ids: [dice.pick(tabs).id] } : {}),
            tags: dice.some(tagNames, 2),
          },
        ],
      })),
    becomes: ({ items }, row, before) => tagging(idOf(row), items[0]?.tags ?? [], before),
  }),
  deed({
    tool: 'untag_items',
    draw: (dice, { bookmarks }) =>
      whenSome(bookmarks, () => ({
        items: [{ bookmark_ids: ids(dice.some(bookmarks, 8)), tags: dice.some(tagNames, 2) }],
      })),
    becomes: ({ items }, row) => one(`tagged ${idOf(row)}`, named(items[0]?.tags ?? [], null)),
  }),
  deed({
    tool: 'rename_tag',
    draw: (dice, { tags }) => whenSome(tags, () => ({ tag: dice.pick(tags), name: dice.pick(tagNames) })),
    becomes: ({ name }, row, before) => replacing(before, idOf(row), name),
  }),
  deed({
    tool: 'merge_tags',
    draw: (dice, { tags }) => whenSome(tags, () => ({ from: dice.some(tags, 2), into: dice.pick(tagNames) })),
    becomes: ({ into }, row, before) => replacing(before, idOf(row), into),
  }),
  deed({
    tool: 'delete_tags',
    draw: (dice, { tags }) => whenSome(tags, () => ({ tags: dice.some(tags, 2) })),
    becomes: (_, row, before) => replacing(before, idOf(row), null),
  }),
];
