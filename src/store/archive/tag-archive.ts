import type { TagsPort } from '@/src/contract/ports.ts';
import * as z from '@/src/contract/zod-mini.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import { nameKey } from '@/src/text/fold.ts';
import type { Database } from '../database.ts';
import { type Kept, sliceSize } from './archive-item.ts';

const tag = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  color: z.nullable(z.string()),
  at: z.number(),
});
type Tag = z.infer<typeof tag>;

const tagged = z.object({ address: z.string().check(z.minLength(1)), tags: z.array(z.string()).check(z.minLength(1)) });
type Tagged = z.infer<typeof tagged>;

/** Tags with their colours. A present tag keeps its own. */
export function keptTags(db: Database, tags: TagsPort): Kept<Tag> {
  const names = async () => new Set((await tags.all()).map(({ name }) => nameKey(name)));
  const missing = async (all: Tag[]) => {
    const here = await names();
    return all.map(({ name }) => !here.has(nameKey(name)));
  };
  return {
    kind: 'tags',
    count: () => db.tags.count(),
    async *items() {
      for (const slice of chunksOf(await tags.all(), sliceSize.small)) {
        yield slice.map(({ name, color, at }) => ({ name, color, at }));
      }
    },
    read: (value) => tag.safeParse(value).data ?? null,
    fates: async (all) => (await missing(all)).map((isMissing) => (isMissing ? 'add' : 'keep')),
    async take(all) {
      const isMissing = await missing(all);
      const added = all.filter((_, at) => isMissing[at]);
      for (const one of added) await tags.define(one);
      return added.length;
    },
  };
}

/** The tags of each address. Imported tags come after the present ones. */
export function keptTagged(db: Database, tags: TagsPort): Kept<Tagged> {
  const carried = (all: Tagged[]) => tags.of(all.map(({ address }) => address));
  const isNew = (one: Tagged, present: string[]) =>
    one.tags.some((name) => !present.some((here) => nameKey(here) === nameKey(name)));
  return {
    kind: 'tagged',
    count: () => db.addresses.count(),
    async *items() {
      for (const slice of chunksOf(await db.addresses.toCollection().primaryKeys(), sliceSize.small)) {
        yield [...(await tags.of(slice))].map(([address, names]) => ({ address, tags: names }));
      }
    },
    read: (value) => tagged.safeParse(value).data ?? null,
    async fates(all) {
      const here = await carried(all);
      return all.map((one) => {
        const present = here.get(one.address);
        if (!present) return 'add';
        return isNew(one, present) ? 'update' : 'keep';
      });
    },
    async take(all) {
      const here = await carried(all);
      const news = new Map(
        all.filter((one) => isNew(one, here.get(one.address) ?? [])).map((one) => [one.address, one.tags]),
      );
      await tags.change([...news.keys()], (present, address) => [...present, ...(news.get(address) ?? [])]);
      return news.size;
    },
  };
}
