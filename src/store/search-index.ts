import type { IndexRecords } from '@/src/contract/records.ts';
import type { Database } from './database.ts';

export function indexRecords({ index, indexChanges }: Database): IndexRecords {
  return {
    head: () => index.get('head'),
    async putHead(head) {
      await index.put(head, 'head');
    },
    part: (number) => index.get(`part:${number}`),
    texts: (number) => index.get(`texts:${number}`),
    async putPart(number, part, texts) {
      await index.bulkPut([part, texts], [`part:${number}`, `texts:${number}`]);
    },
    changed: () => indexChanges.toCollection().primaryKeys(),
    async addChanged(ids) {
      await indexChanges.bulkPut(ids.map((id) => ({ id })));
    },
    async clear() {
      await index.clear();
      await indexChanges.clear();
    },
  };
}
