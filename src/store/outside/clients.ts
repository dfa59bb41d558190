import { type Client, client as schema } from '@/src/contract/client.ts';
import type { Changes, ClientRecords } from '@/src/contract/records.ts';
import type { Database } from '../database.ts';

const read = (value: unknown): Client | null => schema.safeParse(value).data ?? null;

export function clientRecords({ clients }: Database, changes: Changes): ClientRecords {
  const tell = () => changes.tell({ table: 'clients' });
  return {
    all: async () => (await clients.orderBy('at').toArray()).flatMap((row) => read(row) ?? []),
    get: async (id) => read(await clients.get(id)),
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
