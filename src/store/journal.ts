import { Dexie } from 'dexie';
import { type Changes, type JournalRecords, StoreError } from '@/src/contract/records.ts';
import type { JournalEntry } from '@/src/contract/run.ts';
import type { Database } from './database.ts';
import { isEntry } from './sound.ts';

export function journalRecords({ journal }: Database, changes: Changes): JournalRecords {
  /** Newest first, after the entry given; of one turn or of all. */
  function newest(turn?: string, after?: JournalEntry) {
    const end = after ? [after.at, after.id] : [Dexie.maxKey];
    return turn === undefined
      ? journal.where('[at+id]').between([Dexie.minKey], end).reverse()
      : journal
          .where('[turn+at+id]')
          .between([turn, Dexie.minKey], [turn, ...end])
          .reverse();
  }

  return {
    async get(id) {
      const entry = await journal.get(id);
      // As if it were not there, the call would run again.
      if (entry !== undefined && !isEntry(entry)) throw new StoreError('corrupt');
      return entry ?? null;
    },
    async put(entry) {
      await journal.put(entry);
      changes.tell({ table: 'journal' });
    },
    async page({ query, turn, limit, cursor }) {
      const after = cursor === undefined ? undefined : await journal.get(cursor);
      if (cursor !== undefined && !after) return { items: [] };
      const words = query?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
      const found = newest(turn, after).filter((entry) => isEntry(entry) && mentions(entry, words));
      const items = await found.limit(limit + 1).toArray();
      if (items.length <= limit) return { items };
      items.length = limit;
      return { items, next: items[limit - 1]!.id };
    },
    async unended() {
      const entries = await journal.where('state').equals('intended').toArray();
      return entries.filter(isEntry).sort((a, b) => a.at - b.at);
    },
    async forget({ before, most, limit }) {
      const beyond = (await journal.count()) - most;
      const [old, surplus] = await Promise.all([
        journal.where('[at+id]').below([before]).limit(limit).primaryKeys(),
        beyond > 0 ? journal.orderBy('[at+id]').limit(Math.min(beyond, limit)).primaryKeys() : [],
      ]);
      const forgotten = old.length > surplus.length ? old : surplus;
      if (forgotten.length === 0) return 0;
      await journal.bulkDelete(forgotten);
      changes.tell({ table: 'journal' });
      return forgotten.length;
    },
    undoable: (limit) =>
      newest()
        .filter((entry) => isEntry(entry) && standsChanged(entry))
        .limit(limit)
        .toArray(),
  };
}

function mentions(entry: JournalEntry, words: string[]): boolean {
  if (words.length === 0) return true;
  const rows = entry.rows.flatMap((row) => [row.title, row.url ?? '']);
  const text = [entry.tool, JSON.stringify(entry.headline), ...rows].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Some row of it was changed and is not undone. */
function standsChanged(entry: JournalEntry): boolean {
  const undone = new Set(entry.undone);
  return entry.effect !== 'read' && entry.outcomes.some(({ state, row }) => state === 'done' && !undone.has(row));
}
