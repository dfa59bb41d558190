import type { TagsPort } from '@/src/contract/ports.ts';
import type { Changes } from '@/src/contract/records.ts';

interface Tag {
  name: string;
  color: string | null;
  at: number;
  addresses: Set<string>;
}

const keyOf = (tag: string) => tag.trim().normalize('NFC').toLowerCase();

export function fakeTags(changes: Changes, now: () => number): TagsPort {
  const tags = new Map<string, Tag>();
  /** Tag keys of an address in the order they were added. */
  const tagged = new Map<string, Set<string>>();
  const names = (keys: Iterable<string>) => [...keys].flatMap((key) => tags.get(key)?.name ?? []);

  return {
    async of(addresses) {
      const found = new Map<string, string[]>();
      for (const address of addresses) {
        const keys = tagged.get(address);
        if (keys?.size) found.set(address, names(keys));
      }
      return found;
    },
    all: async () =>
      [...tags.entries()]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { name, color, at, addresses }]) => ({ name, color, at, count: addresses.size })),
    addressesOf: async (tag) => [...(tags.get(keyOf(tag))?.addresses ?? [])].sort(),
    async add(address, wanted) {
      const added: string[] = [];
      const created: string[] = [];
      const keys = tagged.get(address) ?? new Set();
      for (const name of wanted.map((one) => one.trim()).filter(Boolean)) {
        const key = keyOf(name);
        const tag = tags.get(key) ?? { name, color: null, at: now(), addresses: new Set() };
        if (!tags.has(key)) created.push(name);
        if (!keys.has(key)) added.push(tag.name);
        keys.add(key);
        tag.addresses.add(address);
        tags.set(key, tag);
      }
      tagged.set(address, keys);
      changes.tell({ table: 'tags' });
      return { added, created };
    },
    async remove(address, unwanted) {
      const keys = tagged.get(address);
      const removed = [...new Set(unwanted.map(keyOf))].filter((key) => keys?.delete(key));
      for (const key of removed) tags.get(key)?.addresses.delete(address);
      changes.tell({ table: 'tags' });
      return names(removed);
    },
    async define({ name, color, at }) {
      const addresses = tags.get(keyOf(name))?.addresses ?? new Set<string>();
      tags.set(keyOf(name), { name: name.trim(), color, at, addresses });
      changes.tell({ table: 'tags' });
    },
    async forget(unused) {
      for (const key of unused.map(keyOf)) if (tags.get(key)?.addresses.size === 0) tags.delete(key);
      changes.tell({ table: 'tags' });
    },
  };
}
