import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { afterStep } from '@/src/contract/journal-entry.ts';
import type { Changes, JournalRecords } from '@/src/contract/records.ts';

const matches = (entry: JournalEntry, query: string) => {
  const rows = entry.rows.flatMap((row) => [row.title, row.url ?? '']);
  const text = [entry.tool, JSON.stringify(entry.headline), ...rows].join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const changedSomething = (entry: JournalEntry) =>
  entry.effect !== 'read' &&
  entry.outcomes.some((outcome) => outcome.state === 'done' && !entry.undone.includes(outcome.row));

const isOf =
  (client: string | undefined) =>
  (entry: JournalEntry): boolean =>
    client === undefined || entry.client?.id === client;

export function fakeJournal(changes: Changes): JournalRecords {
  const entries = new Map<string, JournalEntry>();
  const newest = () =>
    structuredClone([...entries.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)));

  return {
    get: async (id) => structuredClone(entries.get(id) ?? null),
    async put(entry) {
      entries.set(entry.id, structuredClone(entry));
      changes.tell({ table: 'journal' });
    },
    async step(id, step) {
      const entry = entries.get(id);
      if (!entry) throw new Error(`No journal entry ${id}`);
      entries.set(id, structuredClone(afterStep(entry, step)));
      changes.tell({ table: 'journal' });
    },
    async page({ query, turn, sitting, client, limit, cursor }) {
      const found = newest()
        .filter((entry) => turn === undefined || entry.turn === turn)
        .filter((entry) => sitting === undefined || entry.client?.sitting === sitting)
        .filter(isOf(client))
        .filter((entry) => !query?.trim() || matches(entry, query.trim()));
      const before = cursor === undefined ? -1 : found.findIndex((entry) => entry.id === cursor);
      if (cursor !== undefined && before === -1) return { items: [] };
      const start = before + 1;
      const items = found.slice(start, start + limit);
      const last = items.at(-1);
      return start + limit < found.length && last ? { items, next: last.id } : { items };
    },
    async changed({ offset, limit, client }) {
      const found = newest()
        .filter(isOf(client))
        .filter(({ outcomes }) => outcomes.some(({ state }) => state === 'done'));
      return { items: found.slice(offset, offset + limit), total: found.length };
    },
    unended: async () =>
      newest()
        .filter(({ state }) => state === 'intended')
        .reverse(),
    async forget({ before, most, limit }) {
      const old = newest().filter(({ at }, place) => at < before || place >= most);
      const forgotten = old.reverse().slice(0, limit);
      for (const { id } of forgotten) entries.delete(id);
      if (forgotten.length > 0) changes.tell({ table: 'journal' });
      return forgotten.length;
    },
    undoable: async (limit, client) => newest().filter(isOf(client)).filter(changedSomething).slice(0, limit),
  };
}
