import type { Changes, ClientRecords } from '@/src/contract/records.ts';
import type { Database } from '../database.ts';
import { isClient, soundOrNull } from '../validate-records.ts';
import { writeAndTell } from '../write-and-tell.ts';

export const clientReader = ({ clients }: Database): Pick<ClientRecords, 'get'> => ({
  get: async (id) => soundOrNull(await clients.get(id), isClient),
});

export function clientRecords(db: Database, changes: Changes): ClientRecords {
  const { clients, servers } = db;
  const tell = () => changes.tell({ table: 'clients' });
  return {
    ...clientReader(db),
    all: async () => (await clients.orderBy('at').toArray()).filter(isClient),
    async put(client) {
      await clients.put(client);
      tell();
    },
    async seen(id, seen) {
      await clients.update(id, seen);
    },
    remove: (id) =>
      writeAndTell(
        [clients, servers],
        async () => {
          await clients.delete(id);
          await servers.filter(({ place }) => place.kind === 'program' && place.client === id).delete();
        },
        () => {
          tell();
          changes.tell({ table: 'servers' });
        },
      ),
  };
}
