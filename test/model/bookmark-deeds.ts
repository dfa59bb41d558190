import { tagAddress } from '@/src/address/address.ts';
import { type Deed, deed, idOf, one, whenSome } from './deed.ts';
import { type Picture, TRASH } from './picture.ts';
import { named, tagging, tagNames } from './tag-deeds.ts';

const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);
const mark = (row: { id: string }) => `mark ${idOf(row)}`;

/** A bookmark or folder and all that lies within it. */
function within(items: Picture['items'], id: string): Set<string> {
  const keys = new Set([`mark ${id}`]);
  for (const above of keys) for (const [key, { parent }] of items) if (`mark ${parent}` === above) keys.add(key);
  return keys;
}

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
  deed({
    tool: 'restore_from_trash',
    byUser: true,
    // Skips bookmarks whose former folder is gone or is in the trash itself.
    choosy: true,
    // Restoring a merged bookmark takes its tags away from the bookmark that was kept.
    looseTags: true,
    draw: (dice, { trashed }) => whenSome(trashed, () => ({ ids: ids(dice.some(trashed, 6)) })),
    becomes: (_, row) => one(mark(row), { parent: '*' }),
  }),
  deed({
    tool: 'empty_trash',
    byUser: true,
    forGood: true,
    draw: (dice, { trashed }) => (trashed.length > 0 && dice.chance(0.3) ? {} : null),
    becomes: (_, row, { items }) => new Map([...within(items, idOf(row))].map((key) => [key, null])),
  }),
];
