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

  const namesOf = (address: string) => names(tagged.get(address) ?? []);
  const set = (address: string, wanted: string[]) => {
    for (const key of tagged.get(address) ?? []) tags.get(key)?.addresses.delete(address);
    const keys = new Set<string>();
    for (const name of wanted.map((one) => one.trim()).filter(Boolean)) {
      const key = keyOf(name);
      const tag = tags.get(key) ?? { name, color: null, at: now(), addresses: new Set() };
      tag.addresses.add(address);
      tags.set(key, tag);
      keys.add(key);
    }
    tagged.set(address, keys);
  };

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
    keys: async () => [...tags.keys()].sort(),
    addressesOf: async (tag) => [...(tags.get(keyOf(tag))?.addresses ?? [])].sort(),

    addressesOfAny: async (names) =>
      [...new Set(names.flatMap((name) => [...(tags.get(keyOf(name))?.addresses ?? [])]))].sort(),
    async add(address, wanted) {
      const there = new Set([...tags.values()].map(({ name }) => name));
      const before = namesOf(address);
      set(address, [...before, ...wanted]);
      const added = namesOf(address).filter((name) => !before.includes(name));
      changes.tell({ table: 'tags' });
      return { added, created: added.filter((name) => !there.has(name)) };
    },
    async remove(address, unwanted) {
      const keys = new Set(unwanted.map(keyOf));
      const removed = namesOf(address).filter((name) => keys.has(keyOf(name)));
      set(
        address,
        namesOf(address).filter((name) => !removed.includes(name)),
      );
      changes.tell({ table: 'tags' });
      return removed;
    },
    async change(wanted, to) {
      if (wanted.length === 0) return;
      for (const address of wanted) set(address, to(namesOf(address), address));
      changes.tell({ table: 'tags' });
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
