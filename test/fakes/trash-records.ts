import type { TrashPort, TrashRecord } from '@/src/contract/ports.ts';

export function fakeTrash(): TrashPort {
  const records = new Map<string, TrashRecord>();
  return {
    async put(record) {
      records.set(record.bookmark, structuredClone(record));
    },
    get: async (bookmark) => structuredClone(records.get(bookmark) ?? null),
    async remove(bookmark) {
      records.delete(bookmark);
    },
    all: async () => structuredClone([...records.values()].sort((a, b) => a.at - b.at)),
  };
}
