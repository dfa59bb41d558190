import type { Archive } from '@/src/contract/archive.ts';
import type {
  Changes,
  ClientRecords,
  ConversationRecords,
  OutsideCallRecords,
  ProviderRecords,
  SettingsRecords,
  UnlockedSecret,
} from '@/src/contract/records.ts';
import type { RoundRecords } from '@/src/contract/round.ts';
import type { ServerRecords } from '@/src/contract/tool-server.ts';
import { conversationRecords } from '../conversations.ts';
import { type Database, database } from '../database.ts';
import { guarded, opener } from '../open-database.ts';
import { clientReader, clientRecords } from '../outside/clients.ts';
import { outsideCallRecords } from '../outside/outside-calls.ts';
import { serverReader, serverRecords } from '../outside/servers.ts';
import { providerRecords } from '../providers.ts';
import { roundRecords } from '../rounds.ts';
import { settingsRecords } from '../settings.ts';

/** The stores that our pages read and write directly. They ask the background for all other data. */
export interface PageStore {
  conversations: ConversationRecords;
  settings: SettingsRecords;
  providers: ProviderRecords;
  rounds: RoundRecords;
  clients: ClientRecords;
  outsideCalls: OutsideCallRecords;
  servers: ServerRecords;
  archive: Archive;
}

export interface StoreOptions {
  name?: string;
  changes: Changes;
  now?: () => number;
  /** Holder of the unlocked secret; default: this page. */
  unlocked?: UnlockedSecret;
}

/** Records that the background and every page of ours read and write. */
export interface SharedStore extends Omit<PageStore, 'outsideCalls' | 'clients' | 'servers'> {
  clients: Pick<ClientRecords, 'get'>;
  servers: Pick<ServerRecords, 'all'>;
}

/** Opens the stores of a page. The database is opened at the first use. Watchers are notified of every write. */
export function openPageStore(options: StoreOptions): { records: PageStore } {
  const { db, open, records } = openSharedStore(options);
  const { changes } = options;
  return {
    records: {
      ...records,
      clients: guarded(clientRecords(db, changes), open),
      outsideCalls: guarded(outsideCallRecords(db, changes), open),
      servers: guarded(serverRecords(db, changes), open),
    },
  };
}

/** Opens the records that the background and all pages share. */
export function openSharedStore(options: StoreOptions): {
  db: Database;
  open: () => Promise<void>;
  records: SharedStore;
} {
  const { name = 'outrigger', changes, now = Date.now, unlocked = inThisPage() } = options;
  const db = database(name);
  const open = opener(db);
  const settings = settingsRecords(db, changes);
  const providers = providerRecords(db, changes, settings, unlocked);
  // Loaded on demand: only the options page for data uses it.
  const archive = async () => {
    const [{ archiveOf }, { tagRecords }] = await Promise.all([import('../archive/archive.ts'), import('../tags.ts')]);
    return archiveOf(db, { changes, now, tags: tagRecords(db, changes, now), settings, providers });
  };
  const records: SharedStore = {
    conversations: guarded(conversationRecords(db, changes), open),
    settings: guarded(settings, open),
    providers: guarded(providers, open),
    rounds: guarded(roundRecords(db, changes, providers), open),
    clients: guarded(clientReader(db), open),
    servers: guarded(serverReader(db), open),
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
  };
  return { db, open, records };
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
