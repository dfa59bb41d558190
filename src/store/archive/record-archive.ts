import type { Table } from 'dexie';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { type SavedSession, savedSession } from '@/src/contract/session.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import type { Database } from '../database.ts';
import { putEntries, withSteps } from '../journal.ts';
import { isEntry, isSession } from '../validate-records.ts';
import { type Kept, sliceSize } from './archive-item.ts';
import { settledEntry } from './settle-imported.ts';

interface Rules<Item> {
  kind: Kept<Item>['kind'];
  /** The valid records among them, up to date. */
  sound(items: Item[]): Item[] | Promise<Item[]>;
  read(value: unknown): Item | null;
  put(items: Item[]): Promise<unknown>;
}

/** Records that never change, by their ids. */
function keptRecords<Item extends { id: string }>(
  db: Database,
  table: Table<Item, string>,
  { kind, sound, read, put }: Rules<Item>,
): Kept<Item> {
  const missing = async (all: Item[]) => (await table.bulkGet(all.map(({ id }) => id))).map((here) => !here);
  return {
    kind,
    count: () => table.count(),
    async *items() {
      for (const slice of chunksOf(await table.orderBy('id').primaryKeys(), sliceSize.small)) {
        yield await sound((await table.bulkGet(slice)).filter((item) => item !== undefined));
      }
    },
    read,
    fates: async (all) => (await missing(all)).map((isMissing) => (isMissing ? 'add' : 'keep')),
    take: (all) =>
      db.transaction('rw', [table, db.journalChanged], async () => {
        const isMissing = await missing(all);
        const added = all.filter((_, at) => isMissing[at]);
        await put(added);
        return added.length;
      }),
  };
}

/** A session of a file. A snoozed one becomes an ordinary session: nothing that is imported opens tabs by itself. */
function asSaved(value: unknown): SavedSession | null {
  const { wakes: _, ...session } = savedSession.safeParse(value).data ?? { id: null };
  return session.id === null ? null : session;
}

export const keptSessions = (db: Database): Kept<SavedSession> =>
  keptRecords(db, db.sessions, {
    kind: 'sessions',
    sound: (all) => all.filter(isSession),
    read: asSaved,
    put: (all) => db.sessions.bulkPut(all),
  });

export const keptJournal = (db: Database): Kept<JournalEntry> =>
  keptRecords(db, db.journal, {
    kind: 'journal',
    sound: (all) => withSteps(db, all),
    read: (value) => (isEntry(value) && value.id !== '' ? settledEntry(value) : null),
    put: (all) => putEntries(db, all),
  });
