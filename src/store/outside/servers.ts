import type { Changes } from '@/src/contract/records.ts';
import type { ServerRecords } from '@/src/contract/tool-server.ts';
import type { Database } from '../database.ts';
import { isServer, soundOrNull } from '../validate-records.ts';
import { writeAndTell } from '../write-and-tell.ts';

export const serverReader = ({ servers }: Database): Pick<ServerRecords, 'all'> => ({
  all: async () => (await servers.orderBy('at').toArray()).filter(isServer),
});

/** Tool servers. Their headers are in the table of keys, under the server's id. */
export function serverRecords(db: Database, changes: Changes): ServerRecords {
  const { servers, keys } = db;
  const tell = () => changes.tell({ table: 'servers' });
  return {
    ...serverReader(db),
    get: async (id) => soundOrNull(await servers.get(id), isServer),
    put: (server) => writeAndTell([servers], async () => void (await servers.put(server)), tell),
    remove: (id) =>
      writeAndTell(
        [servers, keys],
        async () => {
          await servers.delete(id);
          await keys.where({ provider: id }).delete();
        },
        tell,
      ),
  };
}
