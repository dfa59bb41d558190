import type { Changes, SessionRecords } from '@/src/contract/records.ts';
import type { SavedSession } from '@/src/contract/session.ts';

export function fakeSessions(changes: Changes): SessionRecords {
  const sessions = new Map<string, SavedSession>();
  return {
    get: async (id) => structuredClone(sessions.get(id) ?? null),
    all: async () => structuredClone([...sessions.values()].sort((a, b) => b.at - a.at)),
    async put(session) {
      sessions.set(session.id, structuredClone(session));
      changes.tell({ table: 'sessions' });
    },
    async remove(ids) {
      for (const id of ids) sessions.delete(id);
      changes.tell({ table: 'sessions' });
    },
  };
}
