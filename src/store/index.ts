import { findingRecords } from './findings.ts';
import { grantRecords } from './grants.ts';
import { journalRecords } from './journal.ts';
import { openSharedStore, type StoreOptions } from './page/index.ts';
import { pieceRecords } from './pieces.ts';
import { indexRecords } from './search-index.ts';
import { sessionRecords } from './sessions.ts';
import { ruleRecords, settingsRecords } from './settings.ts';
import { statisticsRecords } from './statistics.ts';
import { tagRecords } from './tags.ts';
import { ticketRecords } from './tickets.ts';
import { trashRecords } from './trash.ts';

/** Opens the store over IndexedDB. The database is opened at the first use. Watchers are notified of every write. */
export function openStore(options: StoreOptions) {
  const { changes, now = Date.now } = options;
  const { db, guard, records } = openSharedStore(options);
  return {
    ...records,
    journal: guard(journalRecords(db, changes)),
    tickets: guard(ticketRecords(db, changes)),
    grants: guard(grantRecords(db, changes)),
    pieces: guard(pieceRecords(db)),
    statistics: guard(statisticsRecords(db)),
    tags: guard(tagRecords(db, changes, now)),
    trash: guard(trashRecords(db)),
    sessions: guard(sessionRecords(db, changes)),
    rules: guard(ruleRecords(settingsRecords(db, changes))),
    index: guard(indexRecords(db)),
    findings: guard(findingRecords(db)),
  };
}

export type Store = Omit<ReturnType<typeof openStore>, 'archive'>;
