import type { TagsPort } from '@/src/contract/ports.ts';
import type { Changes } from '@/src/contract/records.ts';
import { nameKey } from '@/src/text/fold.ts';
import { omit } from '@/src/text/omit.ts';
import type { Database, TagRow } from './database.ts';

/** Trimmed names, each once, with the first spelling. */
function distinct(names: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names)
    if (nameKey(name) !== '' && !byKey.has(nameKey(name))) byKey.set(nameKey(name), name.trim());
  return [...byKey.values()];
}

/** Tags. An address has the keys of its tags in the order of adding; a tag has its count. */
export function tagRecords(db: Database, changes: Changes, now: () => number): TagsPort {
  const { tags, addresses } = db;

  async function rowsOf(keys: string[]): Promise<TagRow[]> {
    const rows = await tags.bulkGet(keys);
    return rows.filter((row) => row !== undefined);
  }

  async function write<T>(work: () => Promise<T>): Promise<T> {
    const answer = await db.transaction('rw', tags, addresses, work);
    changes.tell({ table: 'tags' });
    return answer;
  }

  /** The rows of tags with these names; new rows with count 0 for names without one. */
  async function rowsFor(names: string[]): Promise<{ rows: Map<string, TagRow>; made: string[] }> {
    const wanted = distinct(names);
    const rows = new Map((await rowsOf(wanted.map(nameKey))).map((row) => [row.key, row]));
    const made = wanted.filter((name) => !rows.has(nameKey(name)));
    for (const name of made) rows.set(nameKey(name), { key: nameKey(name), name, color: null, count: 0, at: now() });
    return { rows, made };
  }

  async function changeAll(wanted: string[], to: (present: string[], address: string) => string[]) {
    if (wanted.length === 0) return { made: [] };
    return write(async () => {
      const here = new Map((await addresses.bulkGet(wanted)).flatMap((row) => (row ? [[row.address, row.tags]] : [])));
      const names = new Map((await rowsOf([...new Set([...here.values()].flat())])).map((row) => [row.key, row.name]));
      const after = new Map(
        wanted.map((address) => {
          const present = (here.get(address) ?? []).flatMap((key) => names.get(key) ?? []);
          return [address, distinct(to(present, address))];
        }),
      );
      const { rows, made } = await rowsFor([...names.values(), ...[...after.values()].flat()]);
      const count = (key: string, by: 1 | -1) => {
        const row = rows.get(key);
        if (row) row.count += by;
      };
      for (const key of [...here.values()].flat()) count(key, -1);
      for (const name of [...after.values()].flat()) count(nameKey(name), 1);
      await tags.bulkPut([...rows.values()]);
      const bare = [...after].filter(([, carried]) => carried.length === 0).map(([address]) => address);
      await addresses.bulkDelete(bare);
      await addresses.bulkPut(
        [...after].flatMap(([address, carried]) => (carried.length > 0 ? { address, tags: carried.map(nameKey) } : [])),
      );
      return { made };
    });
  }

  return {
    of: (wanted) =>
      db.transaction('r', addresses, tags, async () => {
        const tagged = (await addresses.bulkGet(wanted)).filter((row) => row !== undefined);
        const rows = await rowsOf([...new Set(tagged.flatMap((row) => row.tags))]);
        const names = new Map(rows.map((row) => [row.key, row.name]));
        return new Map(tagged.map((row) => [row.address, row.tags.flatMap((key) => names.get(key) ?? [])]));
      }),

    all: async () => (await tags.toArray()).map((row) => omit(row, 'key')),

    keys: () => tags.toCollection().primaryKeys(),

    addressesOf: (tag) => addresses.where('tags').equals(nameKey(tag)).primaryKeys(),

    // One query for each tag: a single query for several values uses a cursor, which takes a step for each address.
    async addressesOfAny(names) {
      const keys = [...new Set(names.map(nameKey))];
      const found = await db.transaction('r', addresses, () =>
        Promise.all(keys.map((key) => addresses.where('tags').equals(key).primaryKeys())),
      );
      return [...new Set(found.flat())];
    },

    add: async (address, names) => {
      let added: string[] = [];
      const { made } = await changeAll([address], (here) => {
        added = distinct(names).filter((name) => !here.some((one) => nameKey(one) === nameKey(name)));
        return [...here, ...added];
      });
      const spelled = new Map((await rowsOf(added.map(nameKey))).map((row) => [row.key, row.name]));
      return { added: added.map((name) => spelled.get(nameKey(name)) ?? name), created: made };
    },

    remove: async (address, names) => {
      const unwanted = new Set(names.map(nameKey));
      let removed: string[] = [];
      await changeAll([address], (here) => {
        removed = here.filter((name) => unwanted.has(nameKey(name)));
        return here.filter((name) => !unwanted.has(nameKey(name)));
      });
      return removed;
    },

    change: async (wanted, to) => void (await changeAll(wanted, to)),

    define: ({ name, color, at }) =>
      write(async () => {
        const key = nameKey(name);
        const count = (await tags.get(key))?.count ?? 0;
        await tags.put({ key, name: name.trim(), color, count, at });
      }),

    forget: (names) =>
      write(async () => {
        const unused = (await rowsOf(names.map(nameKey))).filter((row) => row.count === 0);
        await tags.bulkDelete(unused.map((row) => row.key));
      }),
  };
}
