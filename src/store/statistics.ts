import type { StatisticsRecords } from '@/src/contract/records.ts';
import type { Database } from './database.ts';

export function statisticsRecords(db: Database): StatisticsRecords {
  const { statistics } = db;
  return {
    async add(tool, { failed, time, at, arguments: sent = [] }) {
      await db.transaction('rw', statistics, async () => {
        const before = (await statistics.get(tool)) ?? { tool, calls: 0, failures: 0, time: 0, last: 0 };
        const counts = { ...before.arguments };
        for (const one of sent) counts[one] = (counts[one] ?? 0) + 1;
        await statistics.put({
          tool,
          calls: before.calls + 1,
          failures: before.failures + (failed ? 1 : 0),
          time: before.time + time,
          last: Math.max(before.last, at),
          arguments: counts,
        });
      });
    },
    all: () => statistics.toArray(),
  };
}
