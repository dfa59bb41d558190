import type { TagsPort } from '@/src/contract/ports.ts';
import type { Changes } from '@/src/contract/records.ts';
import type { Database, TagRow } from './database.ts';

/** Under which names that differ in case, or in how an accent is written, are the same tag. */
const keyOf = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** An address keeps the keys of its tags in the order they came; a tag keeps its count. */
export function tagRecords(db: Database, changes: Changes, now: () => number): TagsPort {
  const { tags, addresses } = db;

  async function rowsOf(keys: string[]): Promise<TagRow[]> {
    const rows = await tags.bulkGet(keys);
    return rows.filter((row) => row !== undefined);
  }

  /** One transaction over both tables, told when it is through. */
  async function write<T>(work: () => Promise<T>): Promise<T> {
    const answer = await db.transaction('rw', tags, addresses, work);
    changes.tell({ table: 'tags' });
    return answer;
  }

  return {
    async of(wanted) {
      const tagged = (await addresses.bulkGet(wanted)).filter((row) => row !== undefined);
      const rows = await rowsOf([...new Set(tagged.flatMap((row) => row.tags))]);
      const names = new Map(rows.map((row) => [row.key, row.name]));
      return new Map(tagged.map((row) => [row.address, row.tags.flatMap((key) => names.get(key) ?? [])]));
    },

    all: async () => (await tags.toArray()).map(({ key: _, ...tag }) => tag),

    addressesOf: (tag) => addresses.where('tags').equals(keyOf(tag)).primaryKeys(),

    add: (address, names) =>
      write(async () => {
        const wanted = new Map<string, string>();
        for (const name of names) {
          const key = keyOf(name);
          if (key !== '' && !wanted.has(key)) wanted.set(key, name.trim());
        }
        const here = (await addresses.get(address))?.tags ?? [];
        const known = new Map((await rowsOf([...wanted.keys()])).map((row) => [row.key, row]));
        const rows = [...wanted].map(
          ([key, name]): TagRow => known.get(key) ?? { key, name, color: null, count: 0, at: now() },
        );
        const added = rows.filter((row) => !here.includes(row.key));
        await tags.bulkPut(added.map((row) => ({ ...row, count: row.count + 1 })));
        if (added.length > 0) await addresses.put({ address, tags: [...here, ...added.map((row) => row.key)] });
        return {
          added: added.map((row) => row.name),
          created: added.filter((row) => !known.has(row.key)).map((row) => row.name),
        };
      }),

    remove: (address, names) =>
      write(async () => {
        const here = (await addresses.get(address))?.tags ?? [];
        const unwanted = new Set(names.map(keyOf));
        const removed = await rowsOf(here.filter((key) => unwanted.has(key)));
        const left = here.filter((key) => !unwanted.has(key));
        await tags.bulkPut(removed.map((row) => ({ ...row, count: row.count - 1 })));
        if (left.length > 0) await addresses.put({ address, tags: left });
        else await addresses.delete(address);
        return removed.map((row) => row.name);
      }),

    define: ({ name, color, at }) =>
      write(async () => {
        const key = keyOf(name);
        const count = (await tags.get(key))?.count ?? 0;
        await tags.put({ key, name: name.trim(), color, count, at });
      }),

    forget: (names) =>
      write(async () => {
        const unused = (await rowsOf(names.map(keyOf))).filter((row) => row.count === 0);
        await tags.bulkDelete(unused.map((row) => row.key));
      }),
  };
}
