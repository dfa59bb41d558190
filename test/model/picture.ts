import type { FakePorts } from '@/test/fakes/ports.ts';

export type Value = string | number | boolean | null;
export type Fields = Record<string, Value>;

/**
 * Snapshot of everything a person would see in the browser: the fields of every tab, bookmark, tag and tagged page, and
 * their orders. Tabs are keyed by their address, which is unique in these tests.
 */
export interface Picture {
  items: Map<string, Fields>;
  orders: Map<string, string[]>;
  /** Tab ids by the keys of `items`. */
  numbers: Map<string, number>;
  /** Addresses of the active tabs of all windows, as keys of `items`. */
  front: Set<string>;
}

export const TRASH = 'trash';

export async function pictureOf({
  tabs,
  bookmarks,
  tags,
}: Pick<FakePorts, 'tabs' | 'bookmarks' | 'tags'>): Promise<Picture> {
  const [open, groups, nodes, known] = await Promise.all([tabs.all(), tabs.groups(), bookmarks.all(), tags.all()]);
  const items = new Map<string, Fields>();
  const orders = new Map<string, string[]>();
  const stand = (order: string, one: string) => orders.set(order, [...(orders.get(order) ?? []), one]);

  const titles = new Map(groups.map((group) => [group.id, group]));
  for (const { url, windowId, groupId, pinned, muted, discarded } of open) {
    const group = titles.get(groupId ?? -1);
    const look = group ? `${group.title} ${group.color}` : null;
    items.set(`tab ${url}`, { window: windowId, group: look, pinned, muted, asleep: discarded });
    stand(`window ${windowId}`, url);
  }

  const trash = nodes.find(({ title, url }) => title === 'Outrigger trash' && url === null)?.id;
  for (const { id, parentId, title, url, dateAdded } of nodes) {
    if (id === trash) continue;
    const parent = parentId === trash && trash !== undefined ? TRASH : (parentId ?? '');
    items.set(`mark ${id}`, { parent, title, url, added: dateAdded });
    if (parent !== TRASH) stand(`folder ${parent}`, id);
  }

  const addresses = await Promise.all(known.map(({ name }) => tags.addressesOf(name)));
  const bearers = await tags.of([...new Set(addresses.flat())]);
  for (const { name, color } of known) items.set(`tag ${name.toLowerCase()}`, { name, color });
  for (const [address, names] of bearers) {
    items.set(`tagged ${address}`, Object.fromEntries(names.map((name) => [name.toLowerCase(), true])));
    orders.set(
      `tags of ${address}`,
      names.map((name) => name.toLowerCase()),
    );
  }
  const numbers = new Map(open.map((tab) => [`tab ${tab.url}`, tab.id]));
  const front = new Set(open.flatMap((tab) => (tab.active ? `tab ${tab.url}` : [])));
  return { items, orders, numbers, front };
}

/** Names of the fields that differ between two pictures of an item; an item that is not there has no fields. */
export function changedFields(from: Fields | undefined, to: Fields | undefined): string[] {
  const names = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})]);
  return [...names].filter((name) => (from?.[name] ?? null) !== (to?.[name] ?? null));
}

/** A picture as lines of text, without the window ids, which change with a restart of the browser. */
function lines({ items, orders }: Picture, loose: readonly string[]): string[] {
  const left = new Set(['window', ...loose]);
  const kept = (fields: Fields) => Object.entries(fields).filter(([name]) => !left.has(name));
  return [
    ...[...items].map(([key, fields]) => `${key} ${JSON.stringify(kept(fields).sort())}`),
    ...[...orders].map(([key, order]) => `${key.replace(/^window .*/, 'window')} ${order.join(' ')}`),
  ];
}

/** Lists the differences between two pictures as `lacks …` and `has …`, without the `loose` fields. */
export function differences(wanted: Picture, is: Picture, loose: readonly string[]): string[] {
  const [a, b] = [lines(wanted, loose), lines(is, loose)];
  return [
    ...a.filter((line) => !b.includes(line)).map((line) => `lacks ${line}`),
    ...b.filter((line) => !a.includes(line)).map((line) => `has ${line}`),
  ];
}
