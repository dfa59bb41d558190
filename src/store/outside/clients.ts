import type { Changes, ClientRecords } from '@/src/contract/records.ts';
import type { Database } from '../database.ts';
import { isClient } from '../validate-records.ts';

export function clientRecords({ clients }: Database, changes: Changes): ClientRecords {
  const tell = () => changes.tell({ table: 'clients' });
  return {
    all: async () => (await clients.orderBy('at').toArray()).filter(isClient),
    async get(id) {
      const client = await clients.get(id);
      return isClient(client) ? client : null;
    },
    async put(client) {
      await clients.put(client);
      tell();
    },
    async seen(id, seen) {
      await clients.update(id, seen);
    },
    async remove(id) {
      await clients.delete(id);
      tell();
    },
  };
}
