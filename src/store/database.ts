import { Dexie, type Table } from 'dexie';
import type { Client } from '@/src/contract/client.ts';
import type { Conversation, Message, Turn } from '@/src/contract/conversation.ts';
import type { JournalEntry, JournalStep } from '@/src/contract/journal-entry.ts';
import type { Json } from '@/src/contract/json.ts';
import type { TrashRecord } from '@/src/contract/ports.ts';
import { type OutsideCall, StoreError } from '@/src/contract/records.ts';
import type { RoundReply, RoundRequest } from '@/src/contract/round.ts';
import type { Grant, Piece, Ticket, ToolStatistics } from '@/src/contract/run.ts';
import type { SavedSession } from '@/src/contract/session.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import type { ToolServer } from '@/src/contract/tool-server.ts';
import type { Sealed } from './seal-key.ts';

/** Raise it with every change of `schema`; from then on keep a `db.version(n)` line for each older one. */
const VERSION = 1;

// `++order` numbers records in the order in which they were written, also within one millisecond.
const schema = {
  conversations: 'id, updated',
  windows: 'window',
  messages: '++order, &id, conversation, value.turn',
  turns: '++order, &id, conversation',
  journal: 'id, [at+id], [turn+at+id], [client.sitting+at+id], [client.id+at+id], state',
  journalSteps: '++order, entry',
  journalChanged: 'id, [at+id]',
  tickets: 'id, state, *calls',
  clients: 'id, at',
  servers: 'id, at',
  outsideCalls: '++order, &id, [client+digest], [client+at]',
  grants: 'id',
  pieces: '++order, conversation',
  statistics: 'tool',
  settings: '',
  providers: 'id',
  keys: '[provider+origin], provider',
  tags: 'key',
  addresses: 'address, *tags',
  trash: 'bookmark',
  sessions: 'id, at',
  requests: 'id, [at+id], conversation',
  replies: 'id, conversation',
  findings: '++order, call, at',
  index: '',
  indexChanges: 'id',
};

/** A value with the number that the database gave it. */
export interface Ordered<T> {
  order?: number;
  id: string;
  conversation: string;
  value: T;
}

/** A stored key. `sealed`: the key, encrypted; `key` is empty then. */
export interface StoredKey {
  provider: string;
  origin: string;
  key: string;
  sealed?: Sealed;
}

export interface TagRow {
  /** The name in the form in which names are compared. */
  key: string;
  name: string;
  color: string | null;
  count: number;
  at: number;
}

export interface Tables {
  conversations: Table<Conversation, string>;
  /** The conversation that each window of the browser showed last. */
  windows: Table<{ window: number; conversation: string }, number>;
  messages: Table<Ordered<Message>, number>;
  turns: Table<Ordered<Turn>, number>;
  /** Entries without the changes in `journalSteps`. */
  journal: Table<JournalEntry, string>;
  journalSteps: Table<{ order?: number; entry: string; step: JournalStep }, number>;
  /** Ids of journal entries with a done row, so that they can be counted without reading them. */
  journalChanged: Table<{ id: string; at: number }, string>;
  tickets: Table<{ id: string; state: Ticket['state']; calls: string[]; ticket: Ticket }, string>;
  /** Programs, of which some may have been written by another version. */
  clients: Table<Client, string>;
  servers: Table<ToolServer, string>;
  outsideCalls: Table<OutsideCall & { order?: number }, number>;
  grants: Table<Grant, string>;
  pieces: Table<Piece & { order?: number }, number>;
  statistics: Table<ToolStatistics, string>;
  /** The settings in one row, which may have been written by another version. */
  settings: Table<unknown, string>;
  providers: Table<ProviderConfig, string>;
  keys: Table<StoredKey, [string, string]>;
  tags: Table<TagRow, string>;
  addresses: Table<{ address: string; tags: string[] }, string>;
  trash: Table<TrashRecord, string>;
  sessions: Table<SavedSession, string>;
  requests: Table<RoundRequest, string>;
  replies: Table<RoundReply, string>;
  findings: Table<{ order?: number; call: string; at: number; found: Json }, number>;
  /** The search index by part; its head under `head`. Also written by other versions. */
  index: Table<unknown, string>;
  indexChanges: Table<{ id: string }, string>;
}

export type Database = Dexie & Tables;

export function database(name: string): Database {
  const db = new Dexie(name) as Database;
  db.version(VERSION).stores(schema);
  // Dexie would open a newer database. Its native version is ours times ten, plus Dexie's own repairs.
  const refuseNewer = () => {
    if (db.backendDB().version >= (VERSION + 1) * 10) throw new StoreError('newer');
  };
  db.on('ready', refuseNewer, true);
  return db;
}

/** Writes something of a conversation if that still exists. Resolves to true if it does. */
export function ofConversation(
  db: Database,
  table: Table,
  conversation: string,
  write: () => Promise<unknown>,
): Promise<boolean> {
  return db.transaction('rw', table, db.conversations, async () => {
    const there = (await db.conversations.where({ id: conversation }).count()) > 0;
    if (there) await write();
    return there;
  });
}
