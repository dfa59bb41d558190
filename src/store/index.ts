import type { Archive } from '@/src/contract/archive.ts';
import type { TagsPort, TrashPort } from '@/src/contract/ports.ts';
import type {
  Changes,
  ClientRecords,
  ConversationRecords,
  FindingRecords,
  GrantRecords,
  IndexRecords,
  JournalRecords,
  OutsideCallRecords,
  PieceRecords,
  ProviderRecords,
  SessionRecords,
  SettingsRecords,
  StatisticsRecords,
  TicketRecords,
  UnlockedSecret,
} from '@/src/contract/records.ts';
import type { RoundRecords } from '@/src/contract/round.ts';
import { conversationRecords } from './conversations.ts';
import { database } from './database.ts';
import { findingRecords } from './findings.ts';
import { grantRecords } from './grants.ts';
import { journalRecords } from './journal.ts';
import { guarded, opener } from './open-database.ts';
import { clientRecords } from './outside/clients.ts';
import { outsideCallRecords } from './outside/outside-calls.ts';
import { pieceRecords } from './pieces.ts';
import { providerRecords } from './providers.ts';
import { roundRecords } from './rounds.ts';
import { indexRecords } from './search-index.ts';
import { sessionRecords } from './sessions.ts';
import { settingsRecords } from './settings.ts';
import { statisticsRecords } from './statistics.ts';
import { tagRecords } from './tags.ts';
import { ticketRecords } from './tickets.ts';
import { trashRecords } from './trash.ts';

/** Everything that is kept, one member for each kind of record. */
export interface Store {
  conversations: ConversationRecords;
  journal: JournalRecords;
  tickets: TicketRecords;
  grants: GrantRecords;
  clients: ClientRecords;
  outsideCalls: OutsideCallRecords;
  pieces: PieceRecords;
  statistics: StatisticsRecords;
  settings: SettingsRecords;
  providers: ProviderRecords;
  tags: TagsPort;
  trash: TrashPort;
  sessions: SessionRecords;
  index: IndexRecords;
  rounds: RoundRecords;
  findings: FindingRecords;
}

/** The store over IndexedDB. Touches the database at the first use only; every write is told once it is through. */
export function openStore(options: {
  name?: string;
  changes: Changes;
  now?: () => number;
  /** Keeper of the unlocked secret; default: this page. */
  unlocked?: UnlockedSecret;
}): Store & { archive: Archive } {
  const { name = 'outrigger', changes, now = Date.now, unlocked = inThisPage() } = options;
  const db = database(name);
  const open = opener(db);
  const settings = settingsRecords(db, changes);
  const tags = tagRecords(db, changes, now);
  const providers = providerRecords(db, changes, settings, unlocked);
  // Only the page of one's data needs it.
  const archive = async () => {
    const { archiveOf } = await import('./archive/archive.ts');
    return archiveOf(db, { changes, now, tags, settings, providers });
  };
  return {
    conversations: guarded(conversationRecords(db, changes), open),
    journal: guarded(journalRecords(db, changes), open),
    tickets: guarded(ticketRecords(db, changes), open),
    grants: guarded(grantRecords(db, changes), open),
    clients: guarded(clientRecords(db, changes), open),
    outsideCalls: guarded(outsideCallRecords(db, changes), open),
    pieces: guarded(pieceRecords(db), open),
    statistics: guarded(statisticsRecords(db), open),
    settings: guarded(settings, open),
    providers: guarded(providers, open),
    tags: guarded(tags, open),
    trash: guarded(trashRecords(db), open),
    sessions: guarded(sessionRecords(db, changes), open),
    index: guarded(indexRecords(db), open),
    archive: {
      ...guarded(
        {
          counts: async () => (await archive()).counts(),
          open: async (file: Blob) => (await archive()).open(file),
          wipe: async () => (await archive()).wipe(),
        },
        open,
      ),
      async *write(what, run) {
        await open();
        yield* (await archive()).write(what, run);
      },
    },
    rounds: guarded(roundRecords(db, changes, providers), open),
    findings: guarded(findingRecords(db), open),
  };
}

function inThisPage(): UnlockedSecret {
  let secret: string | null = null;
  return {
    get: async () => secret,
    async set(next) {
      secret = next;
    },
  };
}
