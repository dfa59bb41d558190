import type { Changes, SessionRecords } from '@/src/contract/records.ts';
import type { Database } from './database.ts';
import { isSession } from './validate-records.ts';

export function sessionRecords({ sessions }: Database, changes: Changes): SessionRecords {
  return {
    async get(id) {
      const session = await sessions.get(id);
      return isSession(session) ? session : null;
    },
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
