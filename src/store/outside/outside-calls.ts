import { Dexie } from 'dexie';
import type { Changes, OutsideCall, OutsideCallRecords } from '@/src/contract/records.ts';
import { omit } from '@/src/text/omit.ts';
import type { Database } from '../database.ts';

const withoutOrder = (row: (OutsideCall & { order?: number }) | undefined): OutsideCall | null =>
  row === undefined ? null : omit(row, 'order');

export function outsideCallRecords(db: Database, changes: Changes): OutsideCallRecords {
  const { outsideCalls } = db;
  return {
    get: async (id) => withoutOrder(await outsideCalls.where({ id }).first()),
    same: async (client, digest) =>
      withoutOrder(await outsideCalls.where('[client+digest]').equals([client, digest]).last()),
    async put(call) {
      await db.transaction('rw', outsideCalls, async () => {
        const [order] = await outsideCalls.where({ id: call.id }).primaryKeys();
        await outsideCalls.put({ ...(order !== undefined && { order }), ...call });
      });
      changes.tell({ table: 'outsideCalls' });
    },
    async since(client, since) {
      const found = outsideCalls.where('[client+at]').between([client, since], [client, Dexie.maxKey]);
      return (await found.reverse().toArray()).flatMap((row) => withoutOrder(row) ?? []);
    },
    async forget(most) {
      const beyond = (await outsideCalls.count()) - most;
      if (beyond <= 0) return;
      await outsideCalls.bulkDelete(await outsideCalls.orderBy(':id').limit(beyond).primaryKeys());
    },
  };
}
