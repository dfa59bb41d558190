import type { Changes, GrantRecords } from '@/src/contract/records.ts';
import type { Database } from './database.ts';
import { isGrant } from './validate-records.ts';

export function grantRecords({ grants }: Database, changes: Changes): GrantRecords {
  return {
    all: async () => (await grants.toArray()).filter(isGrant).sort((a, b) => a.at - b.at),
    async put(grant) {
      await grants.put(grant);
      changes.tell({ table: 'grants' });
    },
    async remove(id) {
      await grants.delete(id);
      changes.tell({ table: 'grants' });
    },
  };
}
