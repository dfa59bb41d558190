import type { TrashPort } from '@/src/contract/ports.ts';
import type { Database } from './database.ts';

export function trashRecords({ trash }: Database): TrashPort {
  return {
    async put(record) {
      await trash.put(record);
    },
    get: async (bookmark) => (await trash.get(bookmark)) ?? null,
    remove: (bookmark) => trash.delete(bookmark),
    all: async () => (await trash.toArray()).sort((a, b) => a.at - b.at),
  };
}
