import type { Changes, SessionRecords } from '@/src/contract/records.ts';
import type { Database } from './database.ts';
import { isSession, soundOrNull } from './validate-records.ts';

export function sessionRecords({ sessions }: Database, changes: Changes): SessionRecords {
  return {
    get: async (id) => soundOrNull(await sessions.get(id), isSession),
    all: async () => (await sessions.orderBy('at').reverse().toArray()).filter(isSession),
    async put(session) {
      await sessions.put(session);
      changes.tell({ table: 'sessions' });
    },
    async remove(ids) {
      await sessions.bulkDelete(ids);
      changes.tell({ table: 'sessions' });
    },
  };
}
