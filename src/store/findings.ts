import type { FindingRecords } from '@/src/contract/records.ts';
import type { Database } from './database.ts';

export function findingRecords({ findings }: Database): FindingRecords {
  return {
    of: async (call) => (await findings.where({ call }).sortBy('order')).map(({ found }) => found),
    async keep(call, at, found) {
      await findings.add({ call, at, found });
    },
    async forget(call) {
      await findings.where({ call }).delete();
    },
    async forgetOld(before) {
      await findings.where('at').below(before).delete();
    },
  };
}
