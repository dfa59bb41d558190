import type { Changes } from '@/src/contract/records.ts';
import type { Store } from '@/src/store/index.ts';
import type { PageStore } from '@/src/store/page/index.ts';
import { fakeChanges } from './changes.ts';
import { fakeClients, fakeOutsideCalls, fakeServers } from './client-records.ts';
import { fakeConversations } from './conversation-records.ts';
import { fakeFindings } from './finding-records.ts';
import { fakeIndex } from './index-records.ts';
import { fakeJournal } from './journal-records.ts';
import { fakeGrants, fakePieces, fakeStatistics, fakeTickets } from './permission-records.ts';
import { fakeRounds } from './round-records.ts';
import { fakeSessions } from './session-records.ts';
import { fakeProviders, fakeRules, fakeSettings } from './settings-records.ts';
import { fakeTags } from './tag-records.ts';
import { fakeTrash } from './trash-records.ts';

/** Every kind of record in maps, copied in and out as a database does. Same members as those of the background and of pages. */
export function fakeRecords(
  options: { changes?: Changes; now?: () => number } = {},
): Omit<Store & PageStore, 'archive'> {
  const changes = options.changes ?? fakeChanges();
  const settings = fakeSettings(changes);
  const gone = new Set<string>();
  const pieces = fakePieces(gone);
  const grants = fakeGrants(changes);
  const rounds = fakeRounds(changes, gone);
  const conversations = fakeConversations(changes, pieces, grants, rounds, gone);
  return {
    conversations: { ...conversations, cachedMessages: conversations.messages },
    journal: fakeJournal(changes),
    tickets: fakeTickets(changes),
    grants,
    clients: fakeClients(changes),
    servers: fakeServers(changes),
    outsideCalls: fakeOutsideCalls(changes),
    pieces,
    statistics: fakeStatistics(),
    settings,
    providers: fakeProviders(changes, settings),
    tags: fakeTags(changes, options.now ?? Date.now),
    trash: fakeTrash(),
    sessions: fakeSessions(changes),
    rules: fakeRules(settings),
    index: fakeIndex(),
    rounds,
    findings: fakeFindings(),
  };
}
