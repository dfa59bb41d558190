import type { TagsPort, TrashPort } from '@/src/contract/ports.ts';
import type {
  FindingRecords,
  GrantRecords,
  IndexRecords,
  JournalRecords,
  PieceRecords,
  RuleRecords,
  SessionRecords,
  StatisticsRecords,
  TicketRecords,
} from '@/src/contract/records.ts';
import { findingRecords } from './findings.ts';
import { grantRecords } from './grants.ts';
import { journalRecords } from './journal.ts';
import { guarded } from './open-database.ts';
import { openSharedStore, type SharedStore, type StoreOptions } from './page/index.ts';
import { pieceRecords } from './pieces.ts';
import { indexRecords } from './search-index.ts';
import { sessionRecords } from './sessions.ts';
import { ruleRecords, settingsRecords } from './settings.ts';
import { statisticsRecords } from './statistics.ts';
import { tagRecords } from './tags.ts';
import { ticketRecords } from './tickets.ts';
import { trashRecords } from './trash.ts';

/** Records of the background, one member for each kind. */
export interface Store extends Omit<SharedStore, 'archive'> {
  journal: JournalRecords;
  tickets: TicketRecords;
  grants: GrantRecords;
  pieces: PieceRecords;
  statistics: StatisticsRecords;
  tags: TagsPort;
  trash: TrashPort;
  sessions: SessionRecords;
  rules: RuleRecords;
  index: IndexRecords;
  findings: FindingRecords;
}

/** Opens the store over IndexedDB. The database is opened at the first use. Watchers are notified of every write. */
export function openStore(options: StoreOptions): Store & SharedStore {
  const { changes, now = Date.now } = options;
  const { db, open, records } = openSharedStore(options);
  return {
    ...records,
    journal: guarded(journalRecords(db, changes), open),
    tickets: guarded(ticketRecords(db, changes), open),
    grants: guarded(grantRecords(db, changes), open),
    pieces: guarded(pieceRecords(db), open),
    statistics: guarded(statisticsRecords(db), open),
    tags: guarded(tagRecords(db, changes, now), open),
    trash: guarded(trashRecords(db), open),
    sessions: guarded(sessionRecords(db, changes), open),
    rules: guarded(ruleRecords(settingsRecords(db, changes)), open),
    index: guarded(indexRecords(db), open),
    findings: guarded(findingRecords(db), open),
  };
}
