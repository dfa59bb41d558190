import { type Becoming, type Deed, deed, idOf, one, whenSome } from './deed.ts';
import type { Fields, Picture, Value } from './picture.ts';

export const tagNames = ['red', 'blue', 'later', 'read', 'work'];
const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);
export const named = (names: string[], value: Value): Fields => Object.fromEntries(names.map((name) => [name, value]));

/** Tags that do not exist yet come to exist with the first page that gets them. */
export function tagging(address: string, tags: string[], { items }: Picture): Becoming {
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
