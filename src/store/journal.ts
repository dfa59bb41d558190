import { Dexie } from 'dexie';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { afterStep } from '@/src/contract/journal-entry.ts';
import { type Changes, type JournalRecords, StoreError } from '@/src/contract/records.ts';
import { mentions, queryWords } from '@/src/text/find-words.ts';
import type { Database } from './database.ts';
import { isEntry, isStep, someDone } from './validate-records.ts';

/** The valid entries, with the changes of their steps. */
export async function withSteps({ journalSteps }: Database, entries: JournalEntry[]): Promise<JournalEntry[]> {
  const sound = entries.filter(isEntry);
  const ids = sound.map(({ id }) => id);
  const steps = Map.groupBy(await journalSteps.where('entry').anyOf(ids).sortBy('order'), ({ entry }) => entry);
  return sound.flatMap((entry) => {
    const its = (steps.get(entry.id) ?? []).map(({ step }) => step);
    return its.every(isStep) ? its.reduce(afterStep, entry) : [];
  });
}

/** Writes whole entries. Must run in a transaction of the journal's tables. */
export async function putEntries({ journal, journalChanged }: Database, entries: JournalEntry[]): Promise<void> {
  await journal.bulkPut(entries);
  const { true: changed = [], false: others = [] } = Object.groupBy(entries, (entry) => `${someDone(entry)}`);
  await journalChanged.bulkPut(changed.map(({ id, at }) => ({ id, at })));
  await journalChanged.bulkDelete(others.map(({ id }) => id));
}

/** Marks an entry as having done rows. Reads the entry only once, since it may have thousands of rows. */
async function markChanged({ journal, journalChanged }: Database, id: string): Promise<void> {
  if ((await journalChanged.where('id').equals(id).count()) > 0) return;
  const entry = await journal.get(id);
  if (entry) await journalChanged.put({ id, at: entry.at });
}

/** A group of entries; at most one of the fields. */
interface Group {
  turn?: string;
  sitting?: string;
  client?: string;
}

export function journalRecords(db: Database, changes: Changes): JournalRecords {
  const { journal, journalSteps } = db;
  const both = [journal, journalSteps];
  const all = [...both, db.journalChanged];

  /** Entries after the given one, newest first: of a group, or all. */
  function newest({ turn, sitting, client }: Group = {}, after?: JournalEntry) {
    const end = after ? [after.at, after.id] : [Dexie.maxKey];
    const group = turn ?? sitting ?? client;
    if (group === undefined) return journal.where('[at+id]').between([Dexie.minKey], end).reverse();
    const index = turn !== undefined ? 'turn' : sitting !== undefined ? 'client.sitting' : 'client.id';
    return journal
      .where(`[${index}+at+id]`)
      .between([group, Dexie.minKey], [group, ...end])
      .reverse();
  }

  return {
    get: (id) =>
      db.transaction('r', both, async () => {
        const stored = await journal.get(id);
        if (stored === undefined) return null;
        const [entry] = await withSteps(db, [stored]);
        // A damaged entry must not count as missing: the call would run again.
        if (!entry) throw new StoreError('corrupt');
        return entry;
      }),
    async put(entry) {
      await db.transaction('rw', all, async () => {
        await putEntries(db, [entry]);
        await journalSteps.where('entry').equals(entry.id).delete();
      });
      changes.tell({ table: 'journal' });
    },
    async step(id, step) {
      await db.transaction('rw', all, async () => {
        if ((await journal.where('id').equals(id).count()) === 0) throw new Error(`No journal entry ${id}`);
        await journalSteps.add({ entry: id, step });
        if (step.type === 'ended' && someDone(step)) await markChanged(db, id);
      });
      changes.tell({ table: 'journal' });
    },
    async page({ query, limit, cursor, ...of }) {
      const after = cursor === undefined ? undefined : await journal.get(cursor);
      if (cursor !== undefined && !after) return { items: [] };
      const words = queryWords(query);
      const found = newest(of, after).filter((entry) => isEntry(entry) && mentions(words, () => textsOf(entry)));
      const stored = await found.limit(limit + 1).toArray();
      const items = await withSteps(db, stored.slice(0, limit));
      const last = stored[limit - 1];
      return stored.length > limit && last ? { items, next: last.id } : { items };
    },
    changed: ({ offset, limit, client }) =>
      db.transaction('r', all, async () => {
        const newestFirst = db.journalChanged.orderBy('[at+id]').reverse();
        const read = async (ids: string[]) => (await journal.bulkGet(ids)).filter((entry) => entry !== undefined);
        if (client === undefined) {
          const stored = await read(await newestFirst.offset(offset).limit(limit).primaryKeys());
          return { items: await withSteps(db, stored), total: await db.journalChanged.count() };
        }
        const own = await newest({ client }).primaryKeys();
        const known = new Set(await db.journalChanged.where('id').anyOf(own).primaryKeys());
        const ids = own.filter((id) => known.has(id));
        return { items: await withSteps(db, await read(ids.slice(offset, offset + limit))), total: ids.length };
      }),
    async unended() {
      const entries = await journal.where('state').equals('intended').toArray();
      return (await withSteps(db, entries)).sort((a, b) => a.at - b.at);
    },
    async forget({ before, most, limit }) {
      const beyond = (await journal.count()) - most;
      const [old, surplus] = await Promise.all([
        journal.where('[at+id]').below([before]).limit(limit).primaryKeys(),
        beyond > 0 ? journal.orderBy('[at+id]').limit(Math.min(beyond, limit)).primaryKeys() : [],
      ]);
      const forgotten = old.length > surplus.length ? old : surplus;
      if (forgotten.length === 0) return 0;
      await db.transaction('rw', all, async () => {
        await journal.bulkDelete(forgotten);
        await db.journalChanged.bulkDelete(forgotten);
        await journalSteps.where('entry').anyOf(forgotten).delete();
      });
      changes.tell({ table: 'journal' });
      return forgotten.length;
    },
    async undoable(limit, client) {
      // For running entries the steps are newer than the entry, so all of these are read.
      const going = new Set(await journalSteps.orderBy('entry').uniqueKeys());
      const stored = await newest(client === undefined ? {} : { client })
        .filter((entry) => isEntry(entry) && (going.has(entry.id) || hasChangeToUndo(entry)))
        .limit(limit + going.size)
        .toArray();
      return (await withSteps(db, stored)).filter(hasChangeToUndo).slice(0, limit);
    },
  };
}

const textsOf = ({ tool, headline, rows }: JournalEntry): string[] => [
  tool,
  JSON.stringify(headline),
  ...rows.flatMap(({ title, url = '' }) => [title, url]),
];

function hasChangeToUndo(entry: JournalEntry): boolean {
  const undone = new Set(entry.undone);
  return entry.effect !== 'read' && entry.outcomes.some(({ state, row }) => state === 'done' && !undone.has(row));
}
