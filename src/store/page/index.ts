import type { Archive } from '@/src/contract/archive.ts';
import type { Changes, ProviderRecords, SettingsRecords, UnlockedSecret } from '@/src/contract/records.ts';
import { conversationRecords } from '../conversations.ts';
import { database } from '../database.ts';
import { guarded, opener } from '../open-database.ts';
import { clientReader, clientRecords } from '../outside/clients.ts';
import { outsideCallRecords } from '../outside/outside-calls.ts';
import { serverReader, serverRecords } from '../outside/servers.ts';
import { providerRecords } from '../providers.ts';
import { roundRecords } from '../rounds.ts';
import { settingsRecords } from '../settings.ts';
import { withMessageCache } from './message-cache.ts';

export interface StoreOptions {
  name?: string;
  changes: Changes;
  now?: () => number;
  /** Holder of the unlocked secret; default: this page. */
  unlocked?: UnlockedSecret;
}

/** Opens the records that the background and all pages share. The database is opened at the first use. */
export function openSharedStore({
  name = 'outrigger',
  changes,
  now = Date.now,
  unlocked = inThisPage(),
}: StoreOptions) {
  const db = database(name);
  const open = opener(db);
  const guard = <Records extends object>(records: Records): Records => guarded(records, open);
  const settings = settingsRecords(db, changes);
  const providers = providerRecords(db, changes, settings, unlocked);
  // Loaded on demand: only the options page for data uses it.
  const loadArchive = async () => {
    const [{ archiveOf }, { tagRecords }] = await Promise.all([import('../archive/archive.ts'), import('../tags.ts')]);
    return archiveOf(db, { changes, now, tags: tagRecords(db, changes, now), settings, providers });
  };
  const archive: Archive = {
    ...guard({
      counts: async () => (await loadArchive()).counts(),
      open: async (file: Blob) => (await loadArchive()).open(file),
      wipe: async () => (await loadArchive()).wipe(),
    }),
    async *write(what, run) {
      await open();
      yield* (await loadArchive()).write(what, run);
    },
  };
  const records = {
    conversations: guard(conversationRecords(db, changes)),
    settings: guard<SettingsRecords>(settings),
    providers: guard<ProviderRecords>(providers),
    rounds: guard(roundRecords(db, changes, providers)),
    clients: guard(clientReader(db)),
    servers: guard(serverReader(db)),
    archive,
  };
  return { db, guard, records };
}

/** Opens the stores that our pages read and write directly. They ask the background for all other data. */
export function openPageStore(options: StoreOptions) {
  const { db, guard, records } = openSharedStore(options);
  return {
    ...records,
    conversations: guard(withMessageCache((changes) => conversationRecords(db, changes), options.changes)),
    clients: guard(clientRecords(db, options.changes)),
    outsideCalls: guard(outsideCallRecords(db, options.changes)),
    servers: guard(serverRecords(db, options.changes)),
  };
}

export type PageStore = ReturnType<typeof openPageStore>;

function inThisPage(): UnlockedSecret {
  let secret: string | null = null;
  return {
    get: async () => secret,
    async set(next) {
      secret = next;
    },
  };
}
